package org.gamester.rulesets.cards;

import java.util.Arrays;
import java.util.Optional;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardAlphabet;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/** Finds the places of a board where patterns fit. */
final class PatternMoves {

  /** A pattern with the states of its letters. */
  private static final class Fitting {
    private final Pattern pattern;
    private final int[] before;
    private final int[] after;
    private final int[] neighbours;

    Fitting(RulesCard card, Pattern pattern) {
      this.pattern = pattern;
      this.before = states(card, pattern.before());
      this.after = states(card, pattern.after());
      this.neighbours = states(card, pattern.neighbours());
    }

    int length() {
      return before.length;
    }
  }

  private final RulesCard card;
  private final Fitting[] ofLeft;
  private final Fitting[] ofRight;
  private final boolean onGraph;
  private final boolean hasGoals;

  PatternMoves(RulesCard card, boolean onGraph) {
    this.card = card;
    this.onGraph = onGraph;
    this.hasGoals = card.end().hasGoals();
    this.ofLeft = fitting(card, Player.LEFT);
    this.ofRight = fitting(card, Player.RIGHT);
  }

  private static Fitting[] fitting(RulesCard card, Player player) {
    return card.of(player).stream()
        .map(pattern -> new Fitting(card, pattern))
        .toArray(Fitting[]::new);
  }

  private static int[] states(RulesCard card, String letters) {
    return letters.chars().map(letter -> card.letters().indexOf(letter)).toArray();
  }

  /** How the play has ended on a board; empty while it goes on. */
  Optional<Ending> ending(Board board, Player mover) {
    return card.end().ending(board, mover, card.letters(), () -> hasMove(board, mover));
  }

  private boolean hasMove(Board board, Player player) {
    for (Fitting fitting : player == Player.LEFT ? ofLeft : ofRight) {
      int first = fitting.before[0];
      for (int a = board.first(first); a >= 0; a = board.next(first, a)) {
        if (neighboursFit(board, a, fitting) && fitsFrom(board, a, fitting)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean fitsFrom(Board board, int a, Fitting fitting) {
    if (fitting.length() == 1) {
      return true;
    }
    if (onGraph) {
      return Arrays.stream(board.geometry().neighbours(a))
          .anyMatch(b -> board.is(b, fitting.before[1]));
    }
    return fitting.pattern.steps().stream().anyMatch(step -> fits(board, a, step, fitting));
  }

  /**
   * Finds the moves of a player: by rule, then by the first cell, then by direction. There are none
   * once a player has won.
   */
  void find(Board board, Player player, BoardMoves moves) {
    if (hasGoals && card.end().winner(board, player, card.letters()).isPresent()) {
      return;
    }
    for (Fitting fitting : player == Player.LEFT ? ofLeft : ofRight) {
      int first = fitting.before[0];
      for (int a = board.first(first); a >= 0; a = board.next(first, a)) {
        Computation.poll();
        if (neighboursFit(board, a, fitting)) {
          findFrom(board, a, fitting, moves);
        }
      }
    }
  }

  private static boolean neighboursFit(Board board, int cell, Fitting fitting) {
    if (fitting.neighbours.length == 0) {
      return true;
    }
    for (int state : fitting.neighbours) {
      if (board.touches(cell, state)) {
        return fitting.pattern.needsNeighbour();
      }
    }
    return !fitting.pattern.needsNeighbour();
  }

  private void findFrom(Board board, int a, Fitting fitting, BoardMoves moves) {
    if (fitting.length() == 1) {
      moves.set(a, fitting.after[0]).add(a);
    } else if (onGraph) {
      for (int b : board.geometry().neighbours(a)) {
        if (board.is(b, fitting.before[1]) && !isFoundFrom(board, a, b, fitting)) {
          moves.set(a, fitting.after[0]).set(b, fitting.after[1]).add(a, b);
        }
      }
    } else {
      for (Pattern.Step step : fitting.pattern.steps()) {
        if (fits(board, a, step, fitting) && !isFoundBackwards(board, a, step, fitting)) {
          make(board, a, step, fitting, moves);
        }
      }
    }
  }

  /** Whether a move on two cells, which reads the same from both, is found from the other one. */
  private static boolean isFoundFrom(Board board, int a, int b, Fitting fitting) {
    return b < a && fitting.pattern.isPalindrome() && neighboursFit(board, b, fitting);
  }

  /** Whether a move that reads the same from both ends is found from the other end. */
  private static boolean isFoundBackwards(Board board, int a, Pattern.Step step, Fitting fitting) {
    if (!fitting.pattern.isPalindrome() || !fitting.pattern.steps().contains(step.back())) {
      return false;
    }
    int end = fitting.length() - 1;
    int last = board.offset(a, end * step.rows(), end * step.columns());
    return last < a && neighboursFit(board, last, fitting);
  }

  private static boolean fits(Board board, int a, Pattern.Step step, Fitting fitting) {
    for (int i = 1; i < fitting.length(); i++) {
      int cell = board.offset(a, i * step.rows(), i * step.columns());
      if (!board.is(cell, fitting.before[i])) {
        return false;
      }
    }
    return true;
  }

  private static void make(
      Board board, int a, Pattern.Step step, Fitting fitting, BoardMoves moves) {
    int last = a;
    int first = -1;
    for (int i = 0; i < fitting.length(); i++) {
      if (fitting.before[i] != fitting.after[i]) {
        last = board.offset(a, i * step.rows(), i * step.columns());
        first = first < 0 ? last : first;
        moves.set(last, fitting.after[i]);
      }
    }
    if (first == last) {
      moves.add(first);
    } else {
      moves.add(first, last);
    }
  }

  /** An alphabet in which the letters of the players, and no others, change places with them. */
  static BoardAlphabet alphabet(RulesCard card, BoardAlphabet usual) {
    return card.left() == ' '
        ? usual.exchangingNone()
        : usual.exchanging(card.left(), card.right());
  }
}
