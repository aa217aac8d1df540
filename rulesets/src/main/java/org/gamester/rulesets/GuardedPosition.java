package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * A position of a ruleset that is not Gamester's own. It behaves as the position itself; where that
 * breaks the rules of {@link Position}, the message says how.
 */
final class GuardedPosition implements Position {
  private final String ruleset;
  private final Position base;
  private final RulesetGuard guard;
  private final int hash;

  private GuardedPosition(String ruleset, Position base) {
    this.ruleset = ruleset;
    this.base = base;
    this.guard = new RulesetGuard(ruleset, () -> description(base));
    this.hash = guard.answer("hashCode()", base::hashCode);
  }

  /** The position with a guard, unless it is one of Gamester's own. */
  static Position of(String ruleset, Position position) {
    return switch (position) {
      case GuardedPosition guarded -> guarded;
      case ValuePosition value -> value;
      case NegativePosition negative -> new NegativePosition(of(ruleset, negative.base()));
      case DisjunctiveSum sum -> {
        List<Position> parts = new ArrayList<>();
        sum.parts().forEach(part -> parts.add(of(ruleset, part)));
        yield DisjunctiveSum.of(parts);
      }
      default ->
          RulesetGuard.isForeign(position.getClass())
              ? new GuardedPosition(ruleset, position)
              : position;
    };
  }

  private static String description(Position position) {
    try {
      return "the position " + RulesetGuard.shorten(position.text());
    } catch (RuntimeException | StackOverflowError _) { // the method at fault may be text() itself
      return "a position of the class " + position.getClass().getName();
    }
  }

  private Position guarded(String method, Supplier<Position> call) {
    Position answer = of(ruleset, guard.answer(method, call));
    return answer.equals(this) ? this : answer;
  }

  private static String of(String method, Player player) {
    return method + "(" + player + ")";
  }

  @Override
  public Rules rules() {
    return guard.answer("rules()", base::rules);
  }

  @Override
  public List<Position> candidates(Player player) {
    return guard.positions(of("candidates", player), () -> base.candidates(player));
  }

  @Override
  public String text() {
    return guard.answer("text()", base::text);
  }

  @Override
  public List<Position> components() {
    return guard.positions("components()", base::components);
  }

  @Override
  public Position normalForm() {
    return guarded("normalForm()", base::normalForm);
  }

  @Override
  public Position negative() {
    return guarded("negative()", base::negative);
  }

  @Override
  public Optional<ShortGame> knownValue() {
    return guard.value("knownValue()", base::knownValue);
  }

  @Override
  public boolean isImpartial() {
    return guard.answer("isImpartial()", base::isImpartial);
  }

  @Override
  public boolean isNumber() {
    return guard.answer("isNumber()", base::isNumber);
  }

  @Override
  public List<Move> moves(Player player) {
    String method = of("moves", player);
    List<Move> moves = guard.elements(method, Move.class, () -> base.moves(player));
    List<Move> guarded = new ArrayList<>(moves.size());
    for (Move move : moves) {
      Position to = of(ruleset, guard.answer("to() of a move in " + method, move::to));
      guarded.add(move.as(to, () -> guard.answer("name() of a move in " + method, move::name)));
    }
    return guarded;
  }

  @Override
  public Optional<Ending> ending(Player mover) {
    return guard.answer(of("ending", mover), () -> base.ending(mover));
  }

  @Override
  public int score(Player player) {
    return guard.answer(of("score", player), () -> base.score(player));
  }

  @Override
  public boolean mustBeAnswered() {
    return guard.answer("mustBeAnswered()", base::mustBeAnswered);
  }

  @Override
  public Optional<EntailedValue> entailedValue() {
    return guard.answer("entailedValue()", base::entailedValue);
  }

  @Override
  public Optional<CoinGraph> coinGraph() {
    return guard.answer("coinGraph()", base::coinGraph);
  }

  @Override
  public String picture() {
    return guard.answer("picture()", base::picture);
  }

  @Override
  public Appearance appearance() {
    return guard.answer("appearance()", base::appearance);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof GuardedPosition position
            && hash == position.hash
            && guard.answer("equals", () -> base.equals(position.base)));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return rules().text(this);
  }
}
