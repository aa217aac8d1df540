package org.gamester.cli.explanations;

import java.util.ArrayList;
import java.util.List;
import org.gamester.analysis.explanation.Argument;
import org.gamester.rulesets.board.Turn;

/** A mirror strategy as lines of text. */
final class MirrorText {

  private MirrorText() {}

  static List<String> lines(Argument.MirrorStrategy mirror) {
    List<String> lines = new ArrayList<>();
    String turn = name(mirror.turn());
    mirror
        .first()
        .ifPresentOrElse(
            move ->
                lines.add(
                    "The player who starts plays "
                        + move.name()
                        + ", which makes the board symmetric under "
                        + turn
                        + "; then he answers each move by its image."),
            () ->
                lines.add(
                    "The board is symmetric under "
                        + turn
                        + ", and the second player answers each move by its image"
                        + " (Tweedledum and Tweedledee)."));
    lines.add(
        mirror.checked() == 0
            ? "No placement has a cell in common with its image, so the image is still empty after"
                + " any move."
            : "The answer is always legal and makes the board symmetric again: "
                + (mirror.checked() == 1
                    ? "no symmetric position but this one can arise."
                    : "all "
                        + mirror.checked()
                        + " symmetric positions that can arise were tried."));
    lines.add("He always has an answer, so he makes the last move.");
    return lines;
  }

  private static String name(Turn turn) {
    return switch (turn) {
      case HALF_TURN -> "the half turn";
      case FLIP_ROWS -> "the mirror that exchanges top and bottom";
      case FLIP_COLUMNS -> "the mirror that exchanges left and right";
      case TRANSPOSE, ANTI_TRANSPOSE -> "the mirror in a diagonal";
      case IDENTITY, QUARTER_TURN, THREE_QUARTER_TURN ->
          throw new IllegalArgumentException(turn.toString());
    };
  }
}
