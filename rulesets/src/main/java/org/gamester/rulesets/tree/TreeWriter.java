package org.gamester.rulesets.tree;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.gamester.values.Player;

/** Writes trees in option notation, {@code {0,*|{1|}}}, without recursion. */
final class TreeWriter {
  private TreeWriter() {}

  static String write(GameTree tree) {
    StringBuilder text = new StringBuilder();
    Deque<Object> todo = new ArrayDeque<>(List.of(tree));
    while (!todo.isEmpty()) {
      Object next = todo.pop();
      if (next instanceof GameTree node && node.leafValue() == null && node != GameTree.ZERO) {
        text.append('{');
        todo.push("}");
        pushAll(todo, node.options(Player.RIGHT));
        todo.push("|");
        pushAll(todo, node.options(Player.LEFT));
      } else if (next instanceof GameTree leaf) {
        text.append(leaf == GameTree.ZERO ? "0" : String.valueOf(leaf.leafValue()));
      } else {
        text.append(next);
      }
    }
    return text.toString();
  }

  private static void pushAll(Deque<Object> todo, List<GameTree> options) {
    for (int i = options.size() - 1; i >= 0; i--) {
      todo.push(options.get(i));
      if (i > 0) {
        todo.push(",");
      }
    }
  }
}
