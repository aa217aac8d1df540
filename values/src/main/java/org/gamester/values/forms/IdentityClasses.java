package org.gamester.values.forms;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.gamester.values.Player;
import org.gamester.values.Postorder;
import org.gamester.values.ShortGame;

/**
 * Sorts forms into classes of identical ones.
 *
 * <p>A form that is, all the way down, the canonical form of its value belongs to the class of that
 * value, so that a value need not be opened; any other belongs to the class of its two sets of
 * classes. Cost: linear in the number of distinct subforms and their options.
 */
final class IdentityClasses {

  private record OptionClasses(Set<Object> left, Set<Object> right) {}

  private record Numbered(int number) {}

  private final Map<OptionClasses, Numbered> classes = new HashMap<>();

  /** The class of a form; equal for identical forms. */
  Object of(GameForm form) {
    return Postorder.<GameForm, Object>evaluate(
        form,
        f -> f.value().isPresent() ? List.of() : f.options(),
        (f, known) -> f.value().<Object>map(value -> value).orElseGet(() -> ofLiteral(f, known)));
  }

  private Object ofLiteral(GameForm form, Function<GameForm, Object> known) {
    OptionClasses options =
        new OptionClasses(
            classesOf(form.options(Player.LEFT), known),
            classesOf(form.options(Player.RIGHT), known));
    ShortGame value = form.canonicalForm();
    return hasOptions(value, Player.LEFT, options.left)
            && hasOptions(value, Player.RIGHT, options.right)
        ? value
        : classes.computeIfAbsent(options, key -> new Numbered(classes.size()));
  }

  private static Set<Object> classesOf(List<GameForm> options, Function<GameForm, Object> known) {
    Set<Object> found = new HashSet<>();
    options.forEach(option -> found.add(known.apply(option)));
    return found;
  }

  private static boolean hasOptions(ShortGame value, Player player, Set<Object> options) {
    return value.optionCount(player) == options.size()
        && options.containsAll(value.options(player));
  }
}
