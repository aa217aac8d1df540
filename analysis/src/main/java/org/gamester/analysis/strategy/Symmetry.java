package org.gamester.analysis.strategy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gamester.analysis.Mirrors;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.board.BoardPosition;
import org.gamester.rulesets.board.Turn;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/// A symmetry that a player keeps: of a board of squares, with the colours exchanged where the
/// players have their own; or of a sum whose parts are pairs of a game and its negative.
public enum Symmetry {
  /// The board is turned by 180 degrees.
  HALF_TURN(Turn.HALF_TURN, "makes the board the same after a half turn"),
  /// The first row becomes the last.
  FLIP_ROWS(Turn.FLIP_ROWS, "makes the upper half of the board the mirror image of the lower"),
  /// The first column becomes the last.
  FLIP_COLUMNS(Turn.FLIP_COLUMNS, "makes the left half of the board the mirror image of the right"),
  /// Rows become columns.
  TRANSPOSE(Turn.TRANSPOSE, "makes the board the same with rows and columns exchanged"),
  /// Rows become columns, over the other diagonal.
  ANTI_TRANSPOSE(
      Turn.ANTI_TRANSPOSE, "makes the board the same when it is turned over its other diagonal"),
  /// Each move is copied in the other part of a pair.
  COPY(Turn.IDENTITY, "makes the parts pairs of a position and its negative");

  private final Turn turn;
  private final String words;

  Symmetry(Turn turn, String words) {
    this.turn = turn;
    this.words = words;
  }

  /// The symmetry with a name, as in `half-turn`.
  public static Optional<Symmetry> of(String name) {
    for (Symmetry symmetry : values()) {
      if (symmetry.displayName().equals(name.toLowerCase(Locale.ROOT))) {
        return Optional.of(symmetry);
      }
    }
    return Optional.empty();
  }

  /// Those that a position can have: of its board, or of its parts.
  static List<Symmetry> of(Position position) {
    return position instanceof BoardPosition
        ? List.of(HALF_TURN, FLIP_ROWS, FLIP_COLUMNS, TRANSPOSE, ANTI_TRANSPOSE)
        : List.of(COPY);
  }

  /// The name, as in `half-turn`.
  public String displayName() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// What an answer does that keeps it.
  String words() {
    return words;
  }

  /// Whether a position has the symmetry.
  boolean holds(Position position) {
    return this == COPY
        ? arePairs(position)
        : position instanceof BoardPosition board && Mirrors.isTakenToItself(board, turn);
  }

  /// Whether the parts in which somebody can move are pairs of a position and its negative, up to
  /// what keeps the value.
  private static boolean arePairs(Position position) {
    List<Position> forms = new ArrayList<>();
    for (Position part : position instanceof DisjunctiveSum sum ? sum.parts() : List.of(position)) {
      Computation.poll();
      if (!part.moves(Player.LEFT).isEmpty() || !part.moves(Player.RIGHT).isEmpty()) {
        Position negative = part.negative().normalForm();
        if (!forms.remove(negative)) {
          forms.add(part.normalForm());
        }
      }
    }
    return forms.isEmpty();
  }
}
