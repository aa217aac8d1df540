package org.gamester.script.forms;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * The values of forms, by their options; sums, negatives and multiples by the values of their
 * parts. Each distinct form is evaluated once. Iterative: the depth of a form is bounded by memory
 * only.
 */
public final class FormEvaluator {

  static final String LOOPY =
      "That is not a short game. If that is intentional, try `GameValue` in place of"
          + " `CanonicalForm`.";

  private final Map<FormalGame, ShortGame> values = new HashMap<>();
  private final Set<FormalGame> open = new HashSet<>();

  /** The canonical form of a game. */
  public static ShortGame canonicalForm(Object game) {
    return game instanceof ShortGame value
        ? value
        : new FormEvaluator().evaluate((FormalGame) game);
  }

  private ShortGame evaluate(FormalGame root) {
    Deque<FormalGame> stack = new ArrayDeque<>();
    stack.push(root);
    while (!stack.isEmpty()) {
      Computation.poll();
      FormalGame game = stack.element();
      if (values.containsKey(game)) {
        stack.pop();
        continue;
      }
      boolean first = open.add(game);
      boolean ready = true;
      for (Object part : parts(game)) {
        if (part instanceof FormalGame form && !values.containsKey(form)) {
          if (open.contains(form) && (first || form.equals(game))) {
            throw new ScriptException(LOOPY);
          }
          ready = false;
          stack.push(form);
        }
      }
      if (ready) {
        values.put(game, combine(game));
        open.remove(game);
        stack.pop();
      } else if (!first) {
        throw new ScriptException(LOOPY);
      }
    }
    return Objects.requireNonNull(values.get(root));
  }

  private static List<Object> parts(FormalGame game) {
    return switch (game) {
      case PositionGame position -> List.of();
      case NegativeGame negative -> List.of(negative.game());
      case MultipleGame multiple -> List.of(multiple.game());
      case CompoundGame compound when compound.type() == CompoundType.DISJUNCTIVE ->
          List.of(compound.first(), compound.second());
      default -> {
        List<Object> options = new ArrayList<>(game.options(Player.LEFT));
        options.addAll(game.options(Player.RIGHT));
        yield options;
      }
    };
  }

  private ShortGame combine(FormalGame game) {
    return switch (game) {
      case PositionGame position -> position.canonicalForm();
      case NegativeGame negative -> value(negative.game()).negate();
      case MultipleGame multiple -> value(multiple.game()).times(multiple.count());
      case CompoundGame compound when compound.type() == CompoundType.DISJUNCTIVE ->
          value(compound.first()).plus(value(compound.second()));
      default ->
          ShortGame.of(values(game.options(Player.LEFT)), values(game.options(Player.RIGHT)));
    };
  }

  private List<ShortGame> values(List<Object> games) {
    Set<ShortGame> result = new LinkedHashSet<>();
    for (Object game : games) {
      result.add(value(game));
    }
    return List.copyOf(result);
  }

  private ShortGame value(Object game) {
    return game instanceof ShortGame value ? value : Objects.requireNonNull(values.get(game));
  }
}
