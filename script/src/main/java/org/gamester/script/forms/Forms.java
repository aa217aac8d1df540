package org.gamester.script.forms;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.gamester.rulesets.Convention;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** Operations that take forms and values alike: a value stands for its canonical form. */
public final class Forms {

  private Forms() {}

  /** Whether the object is a game, as a form or as a value. */
  public static boolean isGame(Object object) {
    return object instanceof ShortGame || object instanceof FormalGame;
  }

  public static List<Object> options(Object game, Player player) {
    return game instanceof FormalGame form
        ? form.options(player)
        : new ArrayList<>(((ShortGame) game).options(player));
  }

  public static boolean isImpartial(Object game) {
    return game instanceof FormalGame form ? form.isImpartial() : ((ShortGame) game).isNimber();
  }

  /** The convention by which a game is played; a value stands for normal play. */
  public static Convention convention(Object game) {
    return game instanceof FormalGame form ? form.convention() : Convention.NORMAL;
  }

  /** The independent parts of a sum of games, and of each position in it. */
  public static List<Object> parts(Object game) {
    List<Object> parts = new ArrayList<>();
    Deque<Object> waiting = new ArrayDeque<>(List.of(game));
    while (!waiting.isEmpty()) {
      Computation.poll();
      switch (waiting.pop()) {
        case CompoundGame sum when sum.type() == CompoundType.DISJUNCTIVE -> {
          waiting.push(sum.second());
          waiting.push(sum.first());
        }
        case PositionGame position -> parts.addAll(position.parts());
        case Object part -> parts.add(part);
      }
    }
    return parts;
  }

  public static Object negate(Object game) {
    Computation.poll();
    if (game instanceof FormalGame form) {
      return form.isImpartial() ? form : form.negate();
    }
    return ((ShortGame) game).negate();
  }

  /** The compound of two games, without what changes nothing. */
  public static Object compound(CompoundType type, Object first, Object second) {
    if (type == CompoundType.DISJUNCTIVE) {
      if (first instanceof ShortGame g && second instanceof ShortGame h) {
        return g.plus(h);
      }
      if (second == ShortGame.ZERO) {
        return first;
      }
      if (first == ShortGame.ZERO) {
        return second;
      }
    }
    return new CompoundGame(type, first, second);
  }

  /** The sum of {@code count} copies of a form. */
  public static Object multiple(BigInteger count, FormalGame game) {
    if (count.signum() < 0) {
      return multiple(count.negate(), (FormalGame) negate(game));
    }
    if (count.signum() == 0) {
      return ShortGame.ZERO;
    }
    return count.equals(BigInteger.ONE) ? game : new MultipleGame(count, game);
  }
}
