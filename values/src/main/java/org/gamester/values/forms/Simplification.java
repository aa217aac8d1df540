package org.gamester.values.forms;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * The simplification of a form, step by step: options are evaluated, then dominated ones dropped
 * and reversible ones bypassed until there are none. By Siegel, <i>Combinatorial Game Theory</i>,
 * Theorem II.2.9, what is left is the canonical form, whatever the order of the steps.
 *
 * @param steps the steps, in order
 * @param result the canonical form
 */
public record Simplification(List<SimplificationStep> steps, ShortGame result) {

  /** The simplification of a form. The simplification of each option counts as one step. */
  public static Simplification of(GameForm form) {
    return new Run(form).toEnd();
  }

  /** Whether dropping dominated options alone leads to the canonical form. */
  public boolean needsDominationOnly() {
    return steps.stream().noneMatch(step -> step instanceof SimplificationStep.Reversible);
  }

  private static final class Run {
    private final ShortGame value;
    private final Map<Player, Set<ShortGame>> options = new EnumMap<>(Player.class);
    private final List<SimplificationStep> steps = new ArrayList<>();

    Run(GameForm form) {
      this.value = form.canonicalForm();
      for (Player player : Player.values()) {
        Set<ShortGame> values = new LinkedHashSet<>();
        for (GameForm option : form.options(player)) {
          ShortGame known = option.canonicalForm();
          if (!option.isIdentical(GameForm.of(known))) {
            steps.add(new SimplificationStep.Evaluated(player, option, known));
          }
          values.add(known);
        }
        options.put(player, values);
      }
    }

    Simplification toEnd() {
      boolean changed = true;
      while (changed) {
        changed = false;
        for (Player player : Player.values()) {
          dropDominated(player);
        }
        for (Player player : Player.values()) {
          changed |= bypassReversible(player);
        }
      }
      return new Simplification(List.copyOf(steps), value);
    }

    private Set<ShortGame> of(Player player) {
      return java.util.Objects.requireNonNull(options.get(player));
    }

    private void dropDominated(Player player) {
      for (ShortGame option : List.copyOf(of(player))) {
        for (ShortGame other : of(player)) {
          Computation.poll();
          if (other != option && isAtLeastAsGood(other, option, player)) {
            of(player).remove(option);
            steps.add(new SimplificationStep.Dominated(player, option, other));
            break;
          }
        }
      }
    }

    private boolean bypassReversible(Player player) {
      for (ShortGame option : of(player)) {
        for (ShortGame reply : option.options(player.opponent())) {
          Computation.poll();
          if (isAtLeastAsGood(reply, value, player.opponent())) {
            List<ShortGame> replacement = List.copyOf(reply.options(player));
            of(player).remove(option);
            of(player).addAll(replacement);
            steps.add(new SimplificationStep.Reversible(player, option, reply, replacement));
            return true;
          }
        }
      }
      return false;
    }

    private static boolean isAtLeastAsGood(ShortGame g, ShortGame h, Player player) {
      return player == Player.LEFT ? h.lessOrEqual(g) : g.lessOrEqual(h);
    }
  }
}
