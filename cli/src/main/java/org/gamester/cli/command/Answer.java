package org.gamester.cli.command;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A command's final answer. */
public sealed interface Answer {

  /** The whole text for standard output, with its line ends. */
  record Given(String text) implements Answer {}

  /** One object in JSON. */
  record Found(Map<String, @Nullable Object> fields) implements Answer {}
}
