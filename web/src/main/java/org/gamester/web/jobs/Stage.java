package org.gamester.web.jobs;

/** What a question may take at the attempt that is being made. */
enum Stage {

  /** A slice of time, beside all others. */
  QUICK,

  /** The time of an answer, beside other long questions. */
  SHARED,

  /** The time of an answer, and the memory of the server for it alone. */
  ALONE,

  /** All the time that somebody watches. */
  UNHURRIED
}
