package org.gamester.cli;

/** A command's final answer. */
sealed interface Answer {

  /** The whole text for standard output, with its line ends. */
  record Given(String text) implements Answer {}

  /** There is no answer. */
  record Refused(Refusal refusal) implements Answer {}
}
