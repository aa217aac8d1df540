package org.gamester.values.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * The content of braces, split at its bars as it is read. The longest run of bars separates most;
 * what lies on one side of it is a list of options or, if it has bars again, a single game. Runs
 * wait on a stack, falling in length, and a game is built as soon as a longer run follows.
 */
final class BraceContent {

  /** A list of options that ended at bars, and how many they were. */
  private record Ended(List<ShortGame> options, int bars) {}

  private final Deque<Ended> waiting = new ArrayDeque<>(1);
  private List<ShortGame> current = new ArrayList<>();
  private int options;

  /** Adds the next option of the current list. */
  void addOption(ShortGame option) {
    current.add(option);
  }

  void addOptions(List<ShortGame> more) {
    current.addAll(more);
  }

  /** Says that an element, perhaps an empty collection, was read since the last bars. */
  void countElement() {
    options++;
  }

  boolean isCurrentEmpty() {
    return options == 0;
  }

  /**
   * Ends the current list at a run of bars.
   *
   * @return whether that is possible: not if a run as long already waits, which makes the text
   *     ambiguous
   */
  boolean addBars(int length) {
    buildBelow(length);
    if (!waiting.isEmpty() && waiting.element().bars == length) {
      return false;
    }
    waiting.push(new Ended(current, length));
    current = new ArrayList<>();
    options = 0;
    return true;
  }

  private void buildBelow(int length) {
    while (!waiting.isEmpty() && waiting.element().bars < length) {
      ShortGame game = ShortGame.of(waiting.pop().options, current);
      current = new ArrayList<>();
      current.add(game);
    }
  }

  /** The game, once all was read; null if there were no bars. */
  @Nullable ShortGame game() {
    if (waiting.isEmpty()) {
      return null;
    }
    buildBelow(Integer.MAX_VALUE);
    return current.getFirst();
  }

  /** The options, if there were no bars. */
  List<ShortGame> collection() {
    return List.copyOf(current);
  }
}
