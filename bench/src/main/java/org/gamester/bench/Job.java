package org.gamester.bench;

/**
 * A realistic computation that is measured as a whole: once, cold, in a fresh process, on one
 * thread unless stated otherwise.
 */
interface Job {
  /** The name of the job on the command line: lower-case letters, digits and hyphens. */
  String name();

  /** What the job computes, in one line. */
  String description();

  /** Prepares the input of the job; not measured. */
  default void prepare() {}

  /** Runs the job. The result is printed, so that two versions of the program can be compared. */
  Object run();
}
