package org.gamester.cli;

/** What a command has to say in the end. */
sealed interface Answer {

  /** The whole text for standard output, with its line ends. */
  record Given(String text) implements Answer {}

  /** There is no answer. */
  record Refused(Refusal refusal) implements Answer {}
}
