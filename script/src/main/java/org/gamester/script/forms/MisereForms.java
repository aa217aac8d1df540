package org.gamester.script.forms;

import java.lang.ref.SoftReference;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.compound.Compound;
import org.gamester.rulesets.compound.CompoundType;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Computation;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Player;
import org.gamester.values.misere.Genus;
import org.gamester.values.misere.MisereGame;
import org.gamester.values.misere.MisereGames;
import org.jspecify.annotations.Nullable;

/**
 * The canonical forms of impartial games of the language under misere play, by their options; sums
 * from those of their parts. Each game is looked at once; the walk has a stack of its own.
 */
public final class MisereForms {
  /** Forms are kept for the next question if they are made of no more games. */
  private static final int MOST_KEPT = 1 << 17;

  /**
   * The forms of the last question about a position, for others of the same session: a heap is made
   * of all smaller ones. Who uses them takes them out.
   */
  private static final AtomicReference<@Nullable SoftReference<MisereForms>> LAST =
      new AtomicReference<>();

  private final @Nullable Evaluator evaluator;
  private final MisereGames games = new MisereGames();
  private final Map<Object, MisereGame> forms = new HashMap<>();

  /** A game, and what its form is made of. */
  private record Visit(Object game, boolean isSum, List<Object> parts) {}

  private MisereForms(@Nullable Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  /**
   * The genus of an impartial game.
   *
   * @throws ScriptException if play can return to a position, or is by another convention than
   *     normal and misere play
   */
  public static Genus genus(Object game) {
    if (game instanceof NumberUpStar nimber && nimber.star() <= Integer.MAX_VALUE) {
      return Genus.ofHeap((int) nimber.star());
    }
    return form(game).genus();
  }

  /**
   * The canonical form of an impartial game under misere play.
   *
   * @throws ScriptException if play can return to a position, or is by another convention than
   *     normal and misere play
   */
  public static MisereGame form(Object game) {
    try {
      var _ = Convention.misereOf(Forms.position(game));
    } catch (ConventionException e) {
      throw refusal(e);
    }
    if (!(game instanceof PositionGame position)) {
      return new MisereForms(null).find(game);
    }
    Evaluator evaluator = position.evaluator();
    SoftReference<MisereForms> kept = LAST.getAndSet(null);
    MisereForms last = kept == null ? null : kept.get();
    MisereForms forms =
        last == null || last.evaluator != evaluator ? new MisereForms(evaluator) : last;
    MisereGame form = forms.find(game);
    if (forms.games.count() <= MOST_KEPT) {
      LAST.set(new SoftReference<>(forms));
    }
    return form;
  }

  private static ScriptException refusal(RuntimeException why) {
    return new ScriptException("That is not a short game.", String.valueOf(why.getMessage()), why);
  }

  /** Whether a game is a canonical one of misere play, or a nimber, which stands for its heap. */
  public static boolean isComparable(Object game) {
    return game instanceof MiserePosition
        || game instanceof NumberUpStar nimber && nimber.isNimber();
  }

  private MisereGame find(Object root) {
    Map<Object, Visit> open = new HashMap<>();
    Deque<Object> stack = new ArrayDeque<>(List.of(root));
    while (!stack.isEmpty()) {
      Computation.poll();
      Object game = stack.element();
      if (forms.containsKey(key(game))) {
        stack.remove();
        continue;
      }
      Visit visit = open.get(key(game));
      if (visit == null) {
        visit = visit(game);
        open.put(key(game), visit);
        for (Object part : visit.parts) {
          if (forms.containsKey(key(part))) {
            continue;
          }
          if (open.containsKey(key(part))) {
            throw refusal(LoopyPositionException.underMisere(Forms.position(part)));
          }
          stack.push(part);
        }
      } else {
        forms.put(key(game), made(visit));
        open.remove(key(game));
        stack.remove();
      }
    }
    return Objects.requireNonNull(forms.get(key(root)));
  }

  /** What a form is kept by: of a position with its rules, which may be written like others. */
  private static Object key(Object game) {
    return game instanceof PositionGame position ? position.position() : game;
  }

  private Visit visit(Object game) {
    return switch (game) {
      case NumberUpStar nimber when nimber.isNimber() -> {
        forms.put(game, games.heap(nimber.star()));
        yield new Visit(game, true, List.of());
      }
      case MiserePosition canonical -> {
        forms.put(game, games.own(canonical.game()));
        yield new Visit(game, true, List.of());
      }
      case Compound sum when sum.type() == CompoundType.DISJUNCTIVE ->
          new Visit(game, true, Forms.games(List.of(sum.first(), sum.second())));
      case PositionGame position when position.position() instanceof DisjunctiveSum sum ->
          new Visit(game, true, positions(position, sum));
      default -> new Visit(game, false, Forms.options(game, Player.LEFT));
    };
  }

  private static List<Object> positions(PositionGame whole, DisjunctiveSum sum) {
    List<Object> parts = new ArrayList<>();
    for (Position part : sum.parts()) {
      parts.add(whole.at(part));
    }
    return parts;
  }

  private MisereGame made(Visit visit) {
    List<MisereGame> parts = new ArrayList<>();
    for (Object part : visit.parts) {
      parts.add(Objects.requireNonNull(forms.get(key(part))));
    }
    return visit.isSum ? parts.stream().reduce(games.zero(), games::sum) : games.of(parts);
  }
}
