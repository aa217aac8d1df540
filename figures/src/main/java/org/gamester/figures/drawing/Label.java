package org.gamester.figures.drawing;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A line of text or a formula.
 *
 * @param runs its parts for the screen
 * @param latex the same for LaTeX
 */
public record Label(List<Run> runs, String latex) {

  /** Where a part stands. */
  public enum Script {
    BASE,
    SUB,
    SUPER
  }

  /** A part of a text. */
  public record Run(String text, Script script) {}

  public Label {
    runs = List.copyOf(runs);
  }

  /** Words. */
  public static Label of(String text) {
    return new Label(List.of(new Run(text, Script.BASE)), Latex.escaped(text));
  }

  /** The text without its scripts. */
  public String plain() {
    return runs.stream().map(Run::text).collect(Collectors.joining());
  }
}
