package org.gamester.rulesets.graph;

import java.util.Arrays;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;

/** What is deleted after a move of a token. */
enum Deleted {
  /** The vertex that it has left. */
  VERTEX("vertex"),
  /** The edge that it has used. */
  EDGE("edge"),
  /** Nothing, so that it may come back. */
  NOTHING("none");

  static final Parameter PARAMETER =
      new Parameter(
          "delete",
          "vertex",
          "vertex: delete the vertex left behind; edge: delete the edge used; none: delete"
              + " nothing");

  private final String word;

  Deleted(String word) {
    this.word = word;
  }

  /** What {@link #PARAMETER} is in these parameters. */
  static Deleted of(Parameters given) {
    String[] words = Arrays.stream(values()).map(one -> one.word).toArray(String[]::new);
    return values()[Arrays.asList(words).indexOf(given.word(PARAMETER.name(), words))];
  }
}
