package org.gamester.studies.families;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LoopyEvaluator;
import org.gamester.analysis.LoopyNimber;
import org.gamester.analysis.LoopyNimbers;
import org.gamester.analysis.Outcomes;
import org.gamester.analysis.Scores;
import org.gamester.lab.tables.Member;
import org.gamester.lab.tables.NoGameException;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Position;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.Problem;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.LoopyValue;
import org.jspecify.annotations.Nullable;

/** A position of a family, whose value and outcome are found when they are asked for. */
public final class PositionMember implements Member {
  /** How many positions are listed for the Grundy value of one. */
  private static final int MOST_LOOPY = 1 << 18;

  private final Position position;
  private final Evaluator evaluator;
  private List<ShortGame> games = new ArrayList<>();

  /** A short game or a loopy value. */
  private @Nullable Object worth;

  /**
   * @param evaluator finds the value
   */
  public PositionMember(Position position, Evaluator evaluator) {
    this.position = position;
    this.evaluator = evaluator;
  }

  /** From now on the value is added to these when it is found, if it is a short game. */
  void addTo(List<ShortGame> values) {
    games = values;
  }

  /** The position. */
  public Position position() {
    return position;
  }

  /** The value, a short game or a loopy one. */
  Object worth() {
    Object known = worth;
    if (known == null) {
      known = orNoGame(this::evaluated);
      worth = known;
      if (known instanceof ShortGame game) {
        games.add(game);
      }
    }
    return known;
  }

  private Object evaluated() {
    Optional<ShortGame> game = evaluator.shortValue(position);
    return game.isPresent() ? game.get() : new LoopyEvaluator(evaluator).shortOrLoopy(position);
  }

  @Override
  public ShortGame value() {
    if (worth() instanceof ShortGame game) {
      return game;
    }
    throw new IllegalStateException("a loopy game");
  }

  @Override
  public Optional<LoopyValue> loopyValue() {
    return worth() instanceof LoopyValue value ? Optional.of(value) : Optional.empty();
  }

  @Override
  public Optional<LoopyNimber> loopyNimber() {
    return position.isImpartial()
        ? Optional.of(orNoGame(() -> new LoopyNimbers(MOST_LOOPY).of(position)))
        : Optional.empty();
  }

  @Override
  public Optional<OptionalInt> entailedNimber() {
    return orNoGame(() -> Convention.of(position)) == Convention.ENTAILING
        ? Optional.of(orNoGame(() -> new Scores(evaluator).nimber(position)))
        : Optional.empty();
  }

  @Override
  public Outcome outcome() {
    return switch (worth) {
      case ShortGame game -> game.outcome();
      case LoopyValue value -> value.outcome();
      case null, default -> orNoGame(() -> new Outcomes(evaluator).of(position));
    };
  }

  @Override
  public int score() {
    return orNoGame(() -> new Scores(evaluator).of(position, Player.LEFT));
  }

  /**
   * What {@code body} finds.
   *
   * @throws NoGameException if it refuses: with the reason, on one line
   */
  static <T> T orNoGame(Supplier<T> body) {
    try {
      return body.get();
    } catch (ComputationStopped e) {
      throw e;
    } catch (RuntimeException e) {
      throw new NoGameException(Problem.of(e).line(), e);
    }
  }
}
