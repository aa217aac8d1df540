package org.gamester.script.forms;

import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.Followers;
import org.gamester.analysis.LiteralForm;
import org.gamester.analysis.LoopyEvaluator;
import org.gamester.analysis.LoopyNimber;
import org.gamester.analysis.LoopyNimbers;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.analysis.OnePlayerGrundyValue;
import org.gamester.analysis.OutcomeChooser;
import org.gamester.analysis.Outcomes;
import org.gamester.analysis.Remoteness;
import org.gamester.analysis.Suspense;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.NegativePosition;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.compound.Compound;
import org.gamester.rulesets.compound.CompoundType;
import org.gamester.rulesets.compound.Multiple;
import org.gamester.rulesets.compound.Summands;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.Stand;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.forms.GameForm;
import org.gamester.values.loopy.LoopyValue;

/**
 * Values and outcomes of the games of the language, forms and values alike, by the walk and the
 * searches of the module analysis.
 *
 * <p>The values of positions are remembered by the evaluator of the worksheet. Those of other forms
 * are remembered by this object only, since forms can be of any size.
 */
public final class GameValues {

  private static final int FEW_PARTS = 1_000;

  /** How many positions are listed for the Grundy value of one to which play may return. */
  private static final int MOST_POSITIONS = 1 << 18;

  private final Evaluator evaluator = new Evaluator();

  /** The error that play can return to a position of a game, where a short game is needed. */
  public static ScriptException notShort(LoopyPositionException loop) {
    return new ScriptException(
        "That is not a short game. If that is intentional, try `GameValue` in place of"
            + " `CanonicalForm`.",
        String.valueOf(loop.getMessage()),
        loop);
  }

  /**
   * The canonical form of a game.
   *
   * @throws ScriptException if play can return to a position
   * @throws org.gamester.rulesets.ConventionException if it is not played by normal play
   */
  public ShortGame canonicalForm(Object game) {
    return switch (game) {
      case ShortGame value -> value;
      case PositionGame position -> refusingLoops(position::canonicalForm);
      case WrittenGame written -> refusingLoops(written::canonicalForm);
      default -> {
        Position form = (Position) game;
        yield refusingLoops(() -> form.knownValue().orElseGet(() -> evaluator.value(form)));
      }
    };
  }

  /**
   * The value of a game, a short game or a loopy one.
   *
   * @throws org.gamester.rulesets.ConventionException if it is not played by normal play, nor by
   *     play that may repeat
   */
  public static Object gameValue(Object game) {
    if (game instanceof ShortGame) {
      return game;
    }
    Evaluator evaluator =
        game instanceof PositionGame position ? position.evaluator() : new Evaluator();
    return LoopyGame.of(new LoopyEvaluator(evaluator).value(sum(game)));
  }

  /** The canonical form of one game, see {@link #canonicalForm}. */
  public static ShortGame of(Object game) {
    return game instanceof ShortGame value ? value : new GameValues().canonicalForm(game);
  }

  /**
   * The Grundy value of an impartial game.
   *
   * @throws ScriptException if it is infinite, since play can return to a position
   */
  public static long nimber(Object game) {
    Optional<Long> ofShortGame = unlessLoopy(game, game, () -> ((NumberUpStar) of(game)).star());
    if (ofShortGame.isPresent()) {
      return ofShortGame.get();
    }
    LoopyNimber value = new LoopyNimbers(MOST_POSITIONS).of(sum(game));
    return value
        .nimber()
        .orElseThrow(
            () ->
                new ScriptException(
                    "The Grundy value is infinite: " + value + ", with those of its options."));
  }

  /**
   * The outcome of a game under the convention by which it is played; that of play that may repeat
   * if play can return to a position, whether the rules say so or not.
   *
   * @throws ScriptException if play can return to a position under misere play
   */
  public static Outcome outcome(Object game) {
    try {
      return declaredOutcome(game);
    } catch (ScriptException e) {
      if (!(e.getCause() instanceof LoopyPositionException)
          || Forms.convention(game) != Convention.NORMAL) {
        throw e;
      }
      return new Outcomes(evaluator(game, game)).of(sum(game), Convention.LOOPY);
    }
  }

  /**
   * What Left scores minus what Right scores, with best play.
   *
   * @throws org.gamester.rulesets.ConventionException if the game is not played for a score
   */
  public static int score(Object game, Player first) {
    return new Outcomes(evaluator(game, game)).scores().of(sum(game), first);
  }

  private static Outcome declaredOutcome(Object game) {
    if (game instanceof PositionGame position) {
      return refusingLoops(position::outcome);
    }
    if (Forms.convention(game) == Convention.NORMAL && !isSearched(game)) {
      return of(game).outcome();
    }
    return refusingLoops(() -> new Outcomes(new Evaluator()).of(sum(game)));
  }

  /**
   * Whether a game is a position or a sum of which the outcome may be found sooner than the value.
   */
  public static boolean takesLong(Object game) {
    return switch (game) {
      case PositionGame position ->
          Forms.convention(position) == Convention.NORMAL
              && refusingLoops(
                  () -> position.evaluator().quickValue(position.position()).isEmpty());
      default -> Forms.isGame(game) && !(game instanceof ShortGame) && isSearched(game);
    };
  }

  /** Whether a game is a sum, of which the outcome may be found where the value cannot. */
  private static boolean isSearched(Object game) {
    return switch (game) {
      case PositionGame _ -> true;
      case Compound compound ->
          compound.type() == CompoundType.DISJUNCTIVE && isSumOfFewParts(compound);
      case Multiple multiple -> isSumOfFewParts(multiple);
      case NegativePosition _ -> true;
      default -> false;
    };
  }

  /// Whether G <= H: Left, moving first, does not win G - H. If one of the two is a position or a
  /// sum of them, that is decided by search or by value, whichever is sooner; if play can return to
  /// a position, by the two sides of the values.
  ///
  /// @throws org.gamester.rulesets.ConventionException if one is not played by normal play, nor by
  ///   play that may repeat
  public static boolean isLessOrEqual(Object g, Object h) {
    return unlessLoopy(g, h, () -> isShortLessOrEqual(g, h))
        .orElseGet(() -> anyValue(h).greaterOrEqual(anyValue(g)));
  }

  /**
   * Whether two games have the same value, short or loopy.
   *
   * @throws org.gamester.rulesets.ConventionException if one is not played by normal play, nor by
   *     play that may repeat
   */
  public static boolean areEqual(Object g, Object h) {
    return unlessLoopy(g, h, () -> of(g) == of(h))
        .orElseGet(() -> anyValue(g).isEqualTo(anyValue(h)));
  }

  private static boolean isShortLessOrEqual(Object g, Object h) {
    if (!isSearched(g) && !isSearched(h)) {
      return of(g).lessOrEqual(of(h));
    }
    return refusingLoops(
        () ->
            new OutcomeChooser(evaluator(g, h), true, progress -> {})
                .isLessOrEqual(sum(g), sum(h)));
  }

  /** An answer about short games; empty if one of the two turns out to be loopy, said or not. */
  private static <T> Optional<T> unlessLoopy(Object g, Object h, Supplier<T> answer) {
    if (isLoopy(g) || isLoopy(h)) {
      return Optional.empty();
    }
    try {
      return Optional.of(answer.get());
    } catch (ScriptException e) {
      if (e.getCause() instanceof LoopyPositionException) {
        return Optional.empty();
      }
      throw e;
    }
  }

  private static boolean isLoopy(Object game) {
    return game instanceof LoopyGame || Forms.convention(game) == Convention.LOOPY;
  }

  private static LoopyValue anyValue(Object game) {
    Object value = game instanceof LoopyGame ? game : gameValue(game);
    return Objects.requireNonNull(LoopyGame.value(value));
  }

  /** That of the worksheet, if one of two games is a position of it. */
  private static Evaluator evaluator(Object g, Object h) {
    if (g instanceof PositionGame position) {
      return position.evaluator();
    }
    return h instanceof PositionGame position ? position.evaluator() : new Evaluator();
  }

  /**
   * The outcome of a game under misere play.
   *
   * @throws ScriptException if play can return to a position
   * @throws org.gamester.rulesets.ConventionException if it is played by another convention than
   *     normal or misere play
   */
  public static Outcome misereOutcome(Object game) {
    return refusingLoops(() -> new Outcomes(new Evaluator()).misere(sum(game)));
  }

  /** The literal form of a game; of a value its canonical form. */
  public static GameForm literalForm(Object game) {
    return refusingLoops(() -> LiteralForm.of(Forms.position(game)));
  }

  /** The distinct games that can be reached from a game by any moves, itself included. */
  public static Set<Object> followers(Object game) {
    Set<Object> followers = new LinkedHashSet<>();
    for (Position follower : Followers.of(Forms.position(game))) {
      followers.add(Stand.game(follower));
    }
    return followers;
  }

  /**
   * How many moves the play of a game lasts if the winner hurries and the loser delays; empty for a
   * draw.
   */
  public static OptionalInt remoteness(Object game, Player starter) {
    Position position = Forms.position(game);
    return Remoteness.of(position, starter, Convention.of(position), Integer.MAX_VALUE)
        .flatMap(remoteness -> remoteness.verdict(position, starter))
        .orElseThrow()
        .moves();
  }

  /**
   * How many moves the play of a game lasts if the winner delays and the loser hurries.
   *
   * @throws ScriptException if play can return to a position
   */
  public static int suspense(Object game, Player starter) {
    return refusingLoops(() -> Suspense.of(Forms.position(game), starter));
  }

  /**
   * The least nonnegative integer that is not the Grundy value, for the same player, of an option
   * of this player.
   *
   * @throws ScriptException if the player's moves alone can return to a position
   */
  public static int grundyValue(Object game, Player player) {
    return refusingLoops(() -> OnePlayerGrundyValue.of(Forms.position(game), player));
  }

  /** A game as a sum of its parts, in which equal parts are seen. */
  private static Position sum(Object game) {
    Position position = Forms.position(game);
    return isSumOfFewParts(position) ? Summands.sumOf(position) : position;
  }

  private static boolean isSumOfFewParts(Position position) {
    return Summands.areAtMost(FEW_PARTS, position);
  }

  private static <T> T refusingLoops(Supplier<T> computation) {
    try {
      return computation.get();
    } catch (LoopyPositionException e) {
      throw notShort(e);
    }
  }
}
