package org.gamester.script.forms;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.IntegerCombination;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * A game of the language as a position: its moves are the options of its form. So forms, compounds
 * and positions are evaluated by the one walk of the module analysis.
 *
 * <p>Sums, negatives and multiples are integer combinations for the walk, which evaluates each
 * distinct game once, however often it is used.
 */
public class FormPosition implements Position {
  private static final int MOST_PARTS = 100_000;
  private static final int FEW_PARTS = 1_000;

  private final FormalGame form;
  private final Function<FormalGame, String> writer;

  private FormPosition(FormalGame form, Function<FormalGame, String> writer) {
    this.form = form;
    this.writer = writer;
  }

  /**
   * A game as one position.
   *
   * @param game a form or a value
   * @param writer how forms are written
   */
  public static Position of(Object game, Function<FormalGame, String> writer) {
    return switch (game) {
      case ShortGame value -> new ValuePosition(value);
      case NegativeGame negative ->
          new Combination(negative, writer, BigInteger.ONE.negate(), negative.game());
      case MultipleGame multiple ->
          new Combination(multiple, writer, multiple.count(), multiple.game());
      case CompoundGame sum when sum.type() == CompoundType.DISJUNCTIVE ->
          new Combination(sum, writer, BigInteger.ONE, sum.first(), sum.second());
      case WrittenGame written -> written.position();
      case FormalGame form -> new FormPosition(form, writer);
      default -> throw new IllegalArgumentException(game.toString());
    };
  }

  /**
   * A game as a sum of positions that is written out: positions of rulesets stand in it as they
   * are.
   *
   * @throws GameTooLargeException if it is a sum of more than 100,000 parts
   */
  public static Position sumOf(Object game, Function<FormalGame, String> writer) {
    List<Position> parts = new ArrayList<>();
    Deque<Object> waiting = new ArrayDeque<>(List.of(game));
    while (!waiting.isEmpty()) {
      Computation.poll();
      if (parts.size() > MOST_PARTS) {
        throw new GameTooLargeException("a sum of more than " + MOST_PARTS + " positions");
      }
      switch (waiting.pop()) {
        case PositionGame position -> parts.add(position.position());
        case NegativeGame negative when negative.game() instanceof PositionGame position ->
            parts.add(position.position().negative());
        case CompoundGame sum when sum.type() == CompoundType.DISJUNCTIVE -> {
          waiting.push(sum.second());
          waiting.push(sum.first());
        }
        case MultipleGame multiple -> {
          if (multiple.count().compareTo(BigInteger.valueOf(MOST_PARTS)) > 0) {
            throw new GameTooLargeException("a sum of " + multiple.count() + " positions");
          }
          for (int i = 0; i < multiple.count().intValue(); i++) {
            waiting.push(multiple.game());
          }
        }
        case Object part -> parts.add(of(part, writer));
      }
    }
    return DisjunctiveSum.of(parts);
  }

  /** Whether a game, written out, is a sum of at most 1,000 parts. */
  static boolean isSumOfFewParts(Object game) {
    long parts = 0;
    Deque<Object> waiting = new ArrayDeque<>(List.of(game));
    while (!waiting.isEmpty() && parts + waiting.size() <= FEW_PARTS) {
      Object next = waiting.pop();
      if (next instanceof CompoundGame sum && sum.type() == CompoundType.DISJUNCTIVE) {
        waiting.push(sum.second());
        waiting.push(sum.first());
      } else if (next instanceof MultipleGame multiple) {
        int count = multiple.count().min(BigInteger.valueOf(FEW_PARTS + 1)).intValue();
        for (int i = 0; i < count; i++) {
          waiting.push(multiple.game());
        }
      } else {
        parts++;
      }
    }
    return waiting.isEmpty();
  }

  /** The game of the language that a position is which {@link #of} has made. */
  static Object game(Position position) {
    return switch (position) {
      case ValuePosition value -> value.value();
      case WrittenGame.Stand stand -> stand.form();
      default -> ((FormPosition) position).form;
    };
  }

  @Override
  public final Rules rules() {
    return new FormRules(form.convention());
  }

  @Override
  public final String text() {
    return writer.apply(form);
  }

  @Override
  public final List<Move> moves(Player player) {
    List<Move> moves = new ArrayList<>();
    for (Object option : form.options(player)) {
      Position to = sumOf(option, writer);
      moves.add(Move.of(to, () -> "to " + to.rules().text(to)));
    }
    return moves;
  }

  @Override
  public final List<Position> options(Player player) {
    List<Position> options = new ArrayList<>();
    for (Object option : form.options(player)) {
      options.add(of(option, writer));
    }
    return options;
  }

  /** The value of a position, by the evaluator or the rules that it came with. */
  @Override
  public final Optional<ShortGame> knownValue() {
    return GameValues.known(form);
  }

  @Override
  public final Position negative() {
    return of(form.negate(), writer);
  }

  @Override
  public final boolean isImpartial() {
    return form.isImpartial();
  }

  @Override
  public final Optional<Ending> ending(Player mover) {
    return form instanceof PositionGame position
        ? position.position().ending(mover)
        : Optional.empty();
  }

  /** How forms are written. */
  final Function<FormalGame, String> writer() {
    return writer;
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other instanceof FormPosition that && form.equals(that.form);
  }

  @Override
  public final int hashCode() {
    return form.hashCode();
  }

  @Override
  public final String toString() {
    return text();
  }

  /** {@code count} times each of some games. */
  private static final class Combination extends FormPosition implements IntegerCombination {
    private final BigInteger count;
    private final List<Object> games;

    Combination(
        FormalGame form, Function<FormalGame, String> writer, BigInteger count, Object... games) {
      super(form, writer);
      this.count = count;
      this.games = List.of(games);
    }

    @Override
    public List<Term> terms() {
      return games.stream().map(game -> new Term(count, of(game, writer()))).toList();
    }
  }

  /** Forms are written as the language writes them. */
  private static final class FormRules extends Game {
    private final Convention convention;

    FormRules(Convention convention) {
      super(Description.of("form", "Move to an option of the form.", "'{1|2}'"));
      this.convention = convention;
    }

    @Override
    public Convention convention() {
      return convention;
    }

    @Override
    public Position read(TextReader text) {
      throw text.expected("a position of a ruleset");
    }

    @Override
    public String text(Position position) {
      return position.text();
    }
  }
}
