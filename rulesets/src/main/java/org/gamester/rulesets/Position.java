package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * A position: an immutable value that knows its moves.
 *
 * <p>Two positions are equal if and only if the same rules and the same text describe them; both
 * {@code equals} and {@code hashCode} are fast, since positions are the keys of memories. Play is
 * normal: a player to move who has no move loses.
 *
 * <p>Only {@link #options} and {@link #text} must be given. What else a position can say makes its
 * evaluation faster or its moves easier to read:
 *
 * <ul>
 *   <li>the value of a position is the sum of the values of its {@link #components};
 *   <li>it is the value of its {@link #normalForm};
 *   <li>it is its {@link #knownValue}, where theory gives one in closed form.
 * </ul>
 */
public interface Position {

  /**
   * The positions that {@code player} can move to, in the order that the ruleset documents; two
   * moves that lead to the same position are both listed.
   *
   * @throws org.gamester.values.GameTooLargeException if there are too many to be listed
   */
  List<? extends Position> options(Player player);

  /**
   * Options among which, by a theorem, there is always one that is as good for {@code player} as
   * any other; all options, where no theorem helps.
   */
  default List<? extends Position> candidates(Player player) {
    return options(player);
  }

  /** The position in the notation of its ruleset; reads back to an equal position. */
  String text();

  /**
   * The independent parts, of which this position is the sum. A position that does not fall apart
   * is its own only component; one in which no player can ever move may have none.
   */
  default List<? extends Position> components() {
    return List.of(this);
  }

  /**
   * A position of the same value, the same for as many symmetric positions as is cheap. The options
   * of the normal form have the same normal forms as the options of this position.
   */
  default Position normalForm() {
    return this;
  }

  /** The position with Left and Right exchanged. */
  default Position negative() {
    return new NegativePosition(this);
  }

  /** The value, where a theorem gives it without search. */
  default Optional<ShortGame> knownValue() {
    return Optional.empty();
  }

  /** Whether both players have the same moves, here and ever after. */
  default boolean isImpartial() {
    return false;
  }

  /**
   * Whether a theorem says that this position and all its followers are numbers, so that the value
   * is the simplest number between the best options.
   */
  default boolean isNumber() {
    return false;
  }

  /**
   * The name of a move.
   *
   * @param index its place in {@code options(player)}
   */
  default String moveName(Player player, int index) {
    return text() + " -> " + options(player).get(index).text();
  }

  /** A drawing in characters, of one or more lines. */
  default String picture() {
    return text();
  }

  /** The moves of {@code player} with their names, in the order of {@link #options}. */
  default List<Move> moves(Player player) {
    List<? extends Position> options = options(player);
    List<Move> moves = new ArrayList<>(options.size());
    for (int i = 0; i < options.size(); i++) {
      moves.add(new Move(moveName(player, i), options.get(i)));
    }
    return moves;
  }

  /**
   * The position after a move given by its name or by the text of the resulting position.
   *
   * @throws IllegalMoveException if {@code player} has no such move; it says which there are
   */
  default Position play(Player player, String move) {
    return Moves.find(this, player, move);
  }
}
