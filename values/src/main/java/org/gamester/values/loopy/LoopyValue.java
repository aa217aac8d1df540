package org.gamester.values.loopy;

import java.math.BigInteger;
import java.util.Optional;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;

/// The value of a position of any finite game graph: its onside s, in which Left wins infinite
/// play, and its offside t, in which Right does, written s & t; s is at least t. If both are the
/// same stopper, the value is that stopper. Most values have stoppers for sides; sides that have
/// none are kept as graphs, and are compared and added as such (Siegel, _Combinatorial Game
/// Theory_, sections VI.2 and VI.4).
///
/// Immutable.
public final class LoopyValue {
  private static final Onside ZERO = Onside.of(Stopper.of(ShortGame.ZERO));

  private final Onside onside;
  private final Onside negativeOffside; // the onside of the negative

  LoopyValue(Onside onside, Onside negativeOffside) {
    this.onside = onside;
    this.negativeOffside = negativeOffside;
  }

  /** The value that is a stopper. */
  public static LoopyValue of(Stopper stopper) {
    return new LoopyValue(Onside.of(stopper), Onside.of(stopper.negate()));
  }

  /**
   * The value with these sides.
   *
   * @throws IllegalArgumentException if the onside is not at least the offside
   */
  public static LoopyValue of(Stopper onside, Stopper offside) {
    if (!onside.greaterOrEqual(offside)) {
      throw new IllegalArgumentException("the offside is not at most the onside");
    }
    return new LoopyValue(Onside.of(onside), Onside.of(offside.negate()));
  }

  /** The value of a position of a graph. */
  public static LoopyValue of(GameGraph graph, int position) {
    return new GraphValues(graph).value(position);
  }

  /**
   * The value of a game whose two sides are given as graphs, each by its position 0: what is known
   * of an option may differ from side to side.
   */
  public static LoopyValue ofSides(GameGraph onside, GameGraph offside) {
    return new LoopyValue(Onside.of(onside, 0), Onside.of(offside.negate(), 0));
  }

  /** The onside, if it is a stopper. */
  public Optional<Stopper> onside() {
    return Optional.ofNullable(onside.stopper());
  }

  /** The offside, if it is a stopper. */
  public Optional<Stopper> offside() {
    return Optional.ofNullable(negativeOffside.stopper()).map(Stopper::negate);
  }

  /** The onside as a graph, as simple as has been found; its position 0 is the onside. */
  public GameGraph onsideGraph() {
    return onside.graph();
  }

  /** The offside as a graph, as simple as has been found; its position 0 is the offside. */
  public GameGraph offsideGraph() {
    return negativeOffside.graph().negate();
  }

  /** The stopper that this is, if it is one. */
  public Optional<Stopper> stopper() {
    return onside().filter(side -> offside().orElse(null) == side);
  }

  /** The short game that this is, if it is one. */
  public Optional<ShortGame> shortGame() {
    return stopper().filter(Stopper::isShort).map(Stopper::shortGame);
  }

  /** The sum. */
  public LoopyValue plus(LoopyValue other) {
    return new LoopyValue(onside.plus(other.onside), negativeOffside.plus(other.negativeOffside));
  }

  /** The sum of so many copies. */
  public LoopyValue times(BigInteger count) {
    LoopyValue sum = LoopyValue.of(Stopper.of(ShortGame.ZERO));
    LoopyValue power = count.signum() < 0 ? negate() : this;
    BigInteger rest = count.abs();
    for (int bit = 0; bit < rest.bitLength(); bit++) {
      sum = rest.testBit(bit) ? sum.plus(power) : sum;
      power = bit + 1 < rest.bitLength() ? power.plus(power) : power;
    }
    return sum;
  }

  /** The value in which the players have changed places. */
  public LoopyValue negate() {
    return new LoopyValue(negativeOffside, onside);
  }

  /** Whether this is at least the other: both sides are. */
  public boolean greaterOrEqual(LoopyValue other) {
    return onside.isAtLeast(other.onside) && other.negativeOffside.isAtLeast(negativeOffside);
  }

  /** Whether the two are equal, whatever their graphs. */
  public boolean isEqualTo(LoopyValue other) {
    return relationTo(other) == Relation.EQUAL;
  }

  /** The relation to another value. */
  public Relation relationTo(LoopyValue other) {
    return Relation.of(other.greaterOrEqual(this), greaterOrEqual(other));
  }

  /** Who wins, and who draws: a player wins if infinite play may be lost, and the play is won. */
  public Outcome outcome() {
    // Left, moving second, at least draws if the onside is >= 0, and wins if the offside is.
    return Outcome.of(winner(Player.LEFT), winner(Player.RIGHT));
  }

  private Optional<Player> winner(Player starter) {
    if (starter == Player.RIGHT) {
      return winner(offsideIsAtLeastZero(), onside.isAtLeast(ZERO));
    }
    return negate().winner(Player.RIGHT).map(Player::opponent);
  }

  private boolean offsideIsAtLeastZero() {
    return ZERO.isAtLeast(negativeOffside);
  }

  private static Optional<Player> winner(boolean secondWins, boolean secondDraws) {
    if (secondWins) {
      return Optional.of(Player.LEFT);
    }
    return secondDraws ? Optional.empty() : Optional.of(Player.RIGHT);
  }
}
