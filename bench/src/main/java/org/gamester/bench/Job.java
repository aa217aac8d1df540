package org.gamester.bench;

/**
 * A piece of real work that is measured as a whole: once, cold, in a fresh process, on one thread
 * unless it says otherwise.
 */
interface Job {
  /** What the job is called on the command line: lower case, digits and hyphens. */
  String name();

  /** What it computes, in a line. */
  String description();

  /** Makes what the job starts from; not measured. */
  default void prepare() {}

  /** Does the work. The result is printed, so that two versions of the program can be compared. */
  Object run();
}
