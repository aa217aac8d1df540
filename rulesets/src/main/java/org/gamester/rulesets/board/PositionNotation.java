package org.gamester.rulesets.board;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.Appearance.Mark;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.jspecify.annotations.Nullable;

/**
 * How positions of a ruleset are written: what its description says of that, or what follows from
 * the board it is played on; the letters of the board; and where the parameters stand.
 *
 * @param sentences the explanation; positions in it stand between backquotes
 * @param signs the letters of a board, with what they mean
 */
public record PositionNotation(List<String> sentences, List<Sign> signs) {

  /** A letter of a board and what it means. */
  public record Sign(String letter, String meaning) {}

  public PositionNotation {
    sentences = List.copyOf(sentences);
    signs = List.copyOf(signs);
  }

  /**
   * The notation of a ruleset, or of a named game.
   *
   * @param example a position of it
   */
  public static PositionNotation of(CatalogueEntry entry, Position example) {
    Description description = entry.ruleset().description();
    Position part =
        example instanceof DisjunctiveSum sum && !sum.parts().isEmpty()
            ? sum.parts().getFirst()
            : example;
    @Nullable BoardPosition board = part instanceof BoardPosition of ? of : null;
    List<String> sentences = new ArrayList<>();
    sentences.add(
        description.notation().isEmpty()
            ? onBoard(description.boardKind(), board, part.text())
            : description.notation());
    if (!description.parameters().isEmpty() && !entry.isNamedGame()) {
      sentences.add(parameters(description));
    }
    return new PositionNotation(sentences, board == null ? List.of() : signs(board));
  }

  private static String onBoard(BoardKind kind, @Nullable BoardPosition board, String text) {
    boolean isGrid = board != null && board.geometry() instanceof GridGeometry;
    return switch (kind) {
      case HEAP -> "Heaps by the numbers of their tokens, with plus signs between them.";
      case STRIP -> "One row of cells, as in `%s`.".formatted(text);
      case GRAPH ->
          "A graph, and the letters of its vertices in order after v=; or rows of cells, whose"
              + " neighbours are joined.";
      default ->
          isGrid
              ? "Rows of cells from the top, joined by bars, as in `%s`; `3x3` is the start on 3 rows"
                      .formatted(text)
                  + " of 3 cells, where the game has one."
              : "As in `%s`.".formatted(text);
    };
  }

  private static String parameters(Description description) {
    String example = description.example();
    int open = example.indexOf('{');
    boolean isShown = open >= 0 && open < example.indexOf('(');
    return isShown
        ? "Parameters stand in braces between the name and the position, as in `" + example + "`."
        : "Parameters stand in braces between the name and the position; left out, each has its"
            + " usual value.";
  }

  private static List<Sign> signs(BoardPosition board) {
    boolean isGraph = !(board.geometry() instanceof GridGeometry);
    String place = isGraph ? "vertex" : "cell";
    List<Sign> signs = new ArrayList<>();
    String letters = board.rules().alphabet().letters();
    for (int i = 0; i < letters.length(); i++) {
      char letter = letters.charAt(i);
      String meaning = meaning(BoardAppearance.mark(board, letter), place);
      if (BoardAppearance.label(letter).isEmpty()) {
        signs.add(new Sign(String.valueOf(letter), meaning));
      }
    }
    return signs;
  }

  private static String meaning(Mark mark, String place) {
    return switch (mark) {
      case EMPTY -> "an empty " + place;
      case BLOCKED -> "a " + place + " that is taken or not there";
      case LEFT -> "Left's";
      case RIGHT -> "Right's";
      case BOTH -> "a piece that is nobody's own";
      case LESSER_LEFT -> "a lesser piece of Left's";
      case LESSER_RIGHT -> "a lesser piece of Right's";
      case TOKEN -> "the token";
      case FOR_LEFT -> "a " + place + " that only Left may still take";
      case FOR_RIGHT -> "a " + place + " that only Right may still take";
      case FOR_BOTH -> "a " + place + " that both may take";
      case HEAD -> "a coin with its head up";
      case TAIL -> "a coin with its tail up";
      case POISON -> "what must not be taken";
    };
  }
}
