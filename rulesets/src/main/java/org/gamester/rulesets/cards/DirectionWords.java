package org.gamester.rulesets.cards;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.cards.Pattern.Step;

/**
 * The directions in which a pattern is laid: {@code right}, {@code left}, {@code up}, {@code down},
 * {@code across} (right and left), {@code forward} (right for Left, left for Right), {@code
 * diagonally}, {@code in any direction} (the four sides; on a strip both), {@code in all eight
 * directions}.
 */
final class DirectionWords {

  private final Set<Step> steps = new LinkedHashSet<>();
  private boolean forward;

  private DirectionWords() {}

  /**
   * Reads directions at the cursor; without any, all sides are meant.
   *
   * @param knowsPlayer whether the move is that of one player, who has a forward direction
   * @param isSingle whether the pattern has one cell, and so no direction
   */
  static DirectionWords read(
      TextReader text, BoardKind board, boolean knowsPlayer, boolean isSingle) {
    DirectionWords words = new DirectionWords();
    int start = skip(text);
    while (words.readOne(text)) {
      if (board == BoardKind.GRAPH || isSingle) {
        throw text.errorAt(
            start,
            isSingle
                ? "a move of one cell has no direction"
                : "there are no directions on a graph; the two vertices are joined by an edge");
      }
      if (words.forward && !knowsPlayer) {
        throw text.errorAt(start, "forward is another direction for each player");
      }
      if (board == BoardKind.STRIP) {
        words.steps.removeAll(List.of(Pattern.UP, Pattern.DOWN));
        words.steps.removeAll(Pattern.DIAGONALS);
        if (words.steps.isEmpty() && !words.forward) {
          throw text.errorAt(start, "on a strip the directions are right, left and forward");
        }
      }
      start = skip(text);
    }
    text.moveTo(start);
    if (words.steps.isEmpty() && !words.forward && !isSingle) {
      words.steps.addAll(
          board == BoardKind.STRIP ? List.of(Pattern.RIGHT, Pattern.LEFT) : Pattern.SIDES);
    }
    return words;
  }

  private static int skip(TextReader text) {
    text.skipBlanks();
    while (text.accept(",") || text.accept("or ") || text.accept("and ")) {
      text.skipBlanks();
    }
    return text.offset();
  }

  private boolean readOne(TextReader text) {
    if (text.accept("in any direction")) {
      steps.addAll(Pattern.SIDES);
    } else if (text.accept("in all eight directions")) {
      steps.addAll(Pattern.SIDES);
      steps.addAll(Pattern.DIAGONALS);
    } else if (text.accept("diagonally")) {
      steps.addAll(Pattern.DIAGONALS);
    } else if (text.accept("across")) {
      steps.addAll(List.of(Pattern.RIGHT, Pattern.LEFT));
    } else if (text.accept("forward")) {
      forward = true;
    } else if (text.accept("right")) {
      steps.add(Pattern.RIGHT);
    } else if (text.accept("left")) {
      steps.add(Pattern.LEFT);
    } else if (text.accept("up")) {
      steps.add(Pattern.UP);
    } else if (text.accept("down")) {
      steps.add(Pattern.DOWN);
    } else {
      return false;
    }
    return true;
  }

  /** The steps for one player. */
  List<Step> of(boolean isLeft) {
    List<Step> all = new ArrayList<>(steps);
    if (forward) {
      Step ahead = isLeft ? Pattern.RIGHT : Pattern.LEFT;
      if (!all.contains(ahead)) {
        all.add(ahead);
      }
    }
    return all;
  }
}
