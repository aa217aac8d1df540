package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * A position: an immutable value that knows its rules and its moves.
 *
 * <p>Two positions are equal if and only if they have the same rules and the same text; both {@code
 * equals} and {@code hashCode} are fast, since positions are the keys of memories. What ends a play
 * and who has won it then is said by the {@link Rules#convention} of the rules.
 *
 * <p>Only {@link #rules}, {@link #text} and {@link #moves} must be given. What else a position can
 * say makes its evaluation faster or easier to read:
 *
 * <ul>
 *   <li>the value of a position is the sum of the values of its {@link #components};
 *   <li>it is the value of its {@link #normalForm};
 *   <li>it is its {@link #knownValue}, where theory gives one in closed form;
 *   <li>it can be found by {@link #packing} it into words.
 * </ul>
 *
 * <p>All of these are statements on values, which positions have under normal play alone. Under
 * another convention only the moves and {@link #ending} are asked for.
 */
public interface Position {

  /** The rules by which it is played. */
  Rules rules();

  /**
   * The position in the notation of its rules, without their name; {@code rules().text(this)} is
   * complete, and can be read back anywhere.
   */
  String text();

  /**
   * The moves of a player, in the order that the ruleset documents; two moves that lead to the same
   * position are both listed.
   *
   * @throws org.gamester.values.GameTooLargeException if there are too many to be listed
   */
  List<Move> moves(Player player);

  /** The positions that the moves of {@code player} lead to. */
  default List<Position> options(Player player) {
    return targets(moves(player));
  }

  /**
   * Options among which, by a theorem, there is always one that is as good for {@code player} as
   * any other; all options, where no theorem helps.
   */
  default List<Position> candidates(Player player) {
    return options(player);
  }

  /**
   * A number that is not less than that of the distinct {@link #candidates}; where these are dear
   * to make, found without making them. It guides searches.
   */
  default int optionBound(Player player) {
    return candidates(player).size();
  }

  /** The positions that moves lead to. */
  static List<Position> targets(List<Move> moves) {
    List<Position> targets = new ArrayList<>(moves.size());
    for (Move move : moves) {
      targets.add(move.to());
    }
    return targets;
  }

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

  /** The position with Left and Right exchanged: itself, if it is impartial. */
  default Position negative() {
    return isImpartial() ? this : new NegativePosition(this);
  }

  /** The value, where a theorem gives it without search. */
  default Optional<ShortGame> knownValue() {
    return Optional.empty();
  }

  /** What a theorem says of this position, with the reason, for a reader. */
  default Optional<Theorem> theorem() {
    return Optional.empty();
  }

  /**
   * Whether a theorem says that this position and all its followers are numbers, so that the value
   * is the simplest number between the best options.
   */
  default boolean isNumber() {
    return false;
  }

  /** How this position and all that it leads to are packed into words, where they can be. */
  default Optional<Packing> packing() {
    return Optional.empty();
  }

  /**
   * How the play has ended in this position, with {@code mover} to move; empty while it goes on.
   * Asked only under {@link Convention#ENDING}; nobody moves any more from a position that has
   * ended.
   */
  default Optional<Ending> ending(Player mover) {
    return Optional.empty();
  }

  /** What a player has scored so far; asked only under {@link Convention#SCORING}. */
  default int score(Player player) {
    return 0;
  }

  /** What Left has scored so far minus what Right has. */
  default int lead() {
    return score(Player.LEFT) - score(Player.RIGHT);
  }

  /**
   * The coins and strings that are left, where a move cuts a string and a player who frees a coin
   * takes it and moves again; the moves of either player are the cuts in the order of the strings.
   * Asked only under {@link Convention#SCORING} and {@link Convention#ENTAILING}, whose searches
   * are made for these.
   */
  default Optional<CoinGraph> coinGraph() {
    return Optional.empty();
  }

  /**
   * Whether the next move, of either player, has to be made in this position, also where it is a
   * part of a sum; so it may be under {@link Convention#ENTAILING}.
   */
  default boolean mustBeAnswered() {
    return false;
  }

  /**
   * What the position is worth in sums, where its rules know it. Asked only under {@link
   * Convention#ENTAILING}.
   */
  default Optional<EntailedValue> entailedValue() {
    return Optional.empty();
  }

  /** Whether both players have the same moves, here and ever after. */
  default boolean isImpartial() {
    return this instanceof ImpartialPosition;
  }

  /**
   * The position in which each player has the moves of both, where there is a faster form of it
   * than listing the moves of both.
   */
  default Optional<Position> forBothPlayers() {
    return Optional.empty();
  }

  /** A drawing in characters, of one or more lines. */
  default String picture() {
    return text();
  }

  /** What is to be seen of the position, for drawings: its board, or else {@link #picture}. */
  default Appearance appearance() {
    return Appearance.Words.of(picture());
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
