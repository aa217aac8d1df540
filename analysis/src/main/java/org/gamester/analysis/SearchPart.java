package org.gamester.analysis;

import java.util.Optional;
import org.gamester.rulesets.IntegerBounds;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * A part of the sums that a search meets, each distinct one once: a component that is played on, or
 * a value that stands for components.
 *
 * <p>A sum refers to a part by twice its number, plus 1 if the negative of the part is meant. A
 * part that is its own negative is always referred to by the even number.
 */
abstract sealed class SearchPart {

  private final int number;
  private final boolean ownNegative;
  private final int leftMoves;
  private final int rightMoves;
  private volatile SearchSum @Nullable [] leftOptions;
  private volatile SearchSum @Nullable [] rightOptions;

  SearchPart(int number, boolean ownNegative, int leftMoves, int rightMoves) {
    this.number = number;
    this.ownNegative = ownNegative;
    this.leftMoves = leftMoves;
    this.rightMoves = rightMoves;
  }

  /** The reference to this part, or to its negative. */
  final int reference(boolean isNegative) {
    return isNegative && !ownNegative ? 2 * number + 1 : 2 * number;
  }

  final boolean isOwnNegative() {
    return ownNegative;
  }

  /** About how many moves a player has. */
  final int moves(Player player) {
    return player == Player.LEFT ? leftMoves : rightMoves;
  }

  /** What has been found by {@link SearchExpander#options}, or null. */
  final SearchSum @Nullable [] options(Player player) {
    return player == Player.LEFT ? leftOptions : rightOptions;
  }

  final void setOptions(Player player, SearchSum[] options) {
    if (player == Player.LEFT) {
      leftOptions = options;
    } else {
      rightOptions = options;
    }
  }

  /** A component that is not evaluated. */
  static final class Board extends SearchPart {
    private final Component component;
    private final boolean impartial;
    private final Optional<IntegerBounds> integers;
    private final ProvedBounds proved;
    private volatile @Nullable Bounds bounds;

    /**
     * A game that is at most equal to the component, and one that is at least equal; null where
     * none is known.
     */
    record Bounds(@Nullable SearchBound lower, @Nullable SearchBound upper) {}

    Board(
        int number,
        Component component,
        boolean impartial,
        boolean ownNegative,
        int leftMoves,
        int rightMoves,
        Optional<IntegerBounds> integers) {
      super(number, ownNegative, leftMoves, rightMoves);
      this.component = component;
      this.impartial = impartial;
      this.integers = integers;
      this.proved = new ProvedBounds(ownNegative);
      integers.ifPresent(proved::add);
    }

    Component component() {
      return component;
    }

    boolean isImpartial() {
      return impartial;
    }

    /** Integers between which the component lies, known without search. */
    Optional<IntegerBounds> integers() {
      return integers;
    }

    /** What the search has proved, and what was known before. */
    ProvedBounds proved() {
      return proved;
    }

    /** What has been found by {@link SearchExpander#bounds}, or null. */
    @Nullable Bounds bounds() {
      return bounds;
    }

    void setBounds(Bounds found) {
      bounds = found;
    }
  }

  /** A value that is not the sum of a number, ups and a nimber. */
  static final class Value extends SearchPart {
    private final ShortGame value;
    private final int followers;

    Value(int number, ShortGame value, int followers, boolean ownNegative) {
      super(number, ownNegative, value.optionCount(Player.LEFT), value.optionCount(Player.RIGHT));
      this.value = value;
      this.followers = followers;
    }

    ShortGame value() {
      return value;
    }

    /** How many followers the value has, counted up to a bound. */
    int followers() {
      return followers;
    }
  }
}
