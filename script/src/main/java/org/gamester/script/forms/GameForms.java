package org.gamester.script.forms;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.forms.GameForm;

/** Writes games of the language out as literal forms, each distinct one once; iterative. */
public final class GameForms {

  private GameForms() {}

  /** The literal form of a game; of a value its canonical form. */
  public static GameForm of(Object game) {
    Map<Object, GameForm> forms = new HashMap<>();
    Set<Object> open = new HashSet<>();
    Deque<Object> stack = new ArrayDeque<>();
    stack.push(game);
    while (!stack.isEmpty()) {
      Computation.poll();
      Object next = stack.element();
      if (forms.containsKey(next)) {
        stack.pop();
      } else if (next instanceof ShortGame value) {
        forms.put(value, GameForm.of(value));
        stack.pop();
      } else if (open.add(next)) {
        for (Player player : Player.values()) {
          for (Object option : Forms.options(next, player)) {
            if (open.contains(option) && !forms.containsKey(option)) {
              throw new ScriptException(FormEvaluator.LOOPY);
            }
            stack.push(option);
          }
        }
      } else {
        forms.put(
            next, GameForm.of(forms(next, Player.LEFT, forms), forms(next, Player.RIGHT, forms)));
        stack.pop();
      }
    }
    return Objects.requireNonNull(forms.get(game));
  }

  private static List<GameForm> forms(Object game, Player player, Map<Object, GameForm> forms) {
    List<GameForm> options = new ArrayList<>();
    for (Object option : Forms.options(game, player)) {
      options.add(Objects.requireNonNull(forms.get(option)));
    }
    return options;
  }
}
