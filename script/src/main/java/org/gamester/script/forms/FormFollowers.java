package org.gamester.script.forms;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/** The distinct positions that can be reached from a form by any moves, itself included. */
public final class FormFollowers {

  private FormFollowers() {}

  public static Set<Object> of(Object game) {
    Set<Object> followers = new LinkedHashSet<>();
    Deque<Object> open = new ArrayDeque<>();
    followers.add(game);
    open.add(game);
    while (!open.isEmpty()) {
      Computation.poll();
      Object position = open.remove();
      for (Player player : Player.values()) {
        for (Object option : Forms.options(position, player)) {
          if (followers.add(option)) {
            open.add(option);
          }
        }
      }
    }
    return followers;
  }
}
