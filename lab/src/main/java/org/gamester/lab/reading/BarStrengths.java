package org.gamester.lab.reading;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;

/**
 * Reduces the bars in the text of a game to the fewest strokes that preserve its meaning: {@code
 * {2||||1||0}} means the same as {@code {2||1|0}}.
 */
final class BarStrengths {

  private BarStrengths() {}

  /** The separators of one pair of braces: their places among the pieces and their strengths. */
  private record Group(List<Integer> places, List<Integer> strengths) {
    Group() {
      this(new ArrayList<>(), new ArrayList<>());
    }
  }

  /** The equivalent text with the weakest bars; braces must match. */
  static String weakest(String text) {
    List<String> pieces = new ArrayList<>();
    Deque<Group> open = new ArrayDeque<>();
    open.push(new Group());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int end = i;
      while (end < text.length() && text.charAt(end) == '|') {
        end++;
      }
      if (end > i) {
        open.element().places().add(pieces.size());
        open.element().strengths().add(end - i);
        pieces.add(text.substring(i, end));
        i = end - 1;
      } else {
        if (c == '{') {
          open.push(new Group());
        } else if (c == '}') {
          weaken(open.pop(), pieces);
        }
        pieces.add(String.valueOf(c));
      }
    }
    return String.join("", pieces);
  }

  private static void weaken(Group group, List<String> pieces) {
    TreeSet<Integer> distinct = new TreeSet<>(group.strengths());
    for (int i = 0; i < group.places().size(); i++) {
      int rank = distinct.headSet(group.strengths().get(i), true).size();
      pieces.set(group.places().get(i), "|".repeat(rank));
    }
  }
}
