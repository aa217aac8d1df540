package org.gamester.web.pages;

import java.util.List;

/**
 * What a page without scripts shows of a position.
 *
 * @param text the position or expression as it was given
 * @param reason why there is no value; otherwise empty
 * @param lines what is known of the value
 * @param moves the moves of both players; none if it is not a position
 */
public record PlainAnswer(String text, String reason, List<Line> lines, List<MoveLine> moves) {
  public PlainAnswer {
    lines = List.copyOf(lines);
    moves = List.copyOf(moves);
  }

  /** A name and what is said of it. */
  public record Line(String name, String text) {}

  /** A move, and where it leads. */
  public record MoveLine(
      String player, String name, String address, String value, String outcome, boolean wins) {}
}
