package org.gamester.values;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The options of one player while a game is put in canonical form.
 *
 * <p>Those already known to be irreversible come first; the others are still unchecked. Each option
 * belongs to an antichain, a set of options known to be confused with each other, so that
 * domination is only asked across antichains: the canonical options of one game are an antichain,
 * and so are these plus a constant, and so is everything that has once been freed of dominated
 * options.
 */
final class OptionSet {

  /** Above this size the number-up-stars among the options are thinned by their closed form. */
  private static final int SMALL = 8;

  /** The mark of an option that is in no known antichain. */
  private static final int ALONE = 0;

  private final ThreadState thread;
  private final Player player;
  private ShortGame[] options;
  private int[] antichains;
  private int lastAntichain;
  private int size;
  private int checked;

  /** Options of which nothing is known. */
  OptionSet(ThreadState thread, Player player, ShortGame[] options) {
    this.thread = thread;
    this.player = player;
    this.options = options;
    this.antichains = new int[options.length];
    this.size = options.length;
  }

  /**
   * The options of an antichain, the reversible ones replaced.
   *
   * @param replies for each option a reply by which it is reversible, or null if it is not
   */
  OptionSet(ThreadState thread, Player player, ShortGame[] options, @Nullable ShortGame[] replies) {
    this(thread, player, options.clone()); // the unsimplified game keeps them
    this.lastAntichain = 1;
    Arrays.fill(antichains, lastAntichain);
    for (int i = 0, n = options.length; i < n; i++) {
      ShortGame reply = replies[i];
      if (reply == null) {
        keepUnchecked();
      } else {
        replaceUnchecked(reply);
      }
    }
  }

  Player player() {
    return player;
  }

  int size() {
    return size;
  }

  ShortGame[] toArray() {
    return Arrays.copyOf(options, size);
  }

  boolean hasUnchecked() {
    return checked < size;
  }

  /** The first option not yet known to be irreversible. */
  ShortGame unchecked() {
    return options[checked];
  }

  void keepUnchecked() {
    checked++;
  }

  /** Replaces the first unchecked option by the options of the reply that reverses it. */
  void replaceUnchecked(ShortGame reply) {
    int added = reply.optionCount(player);
    int kept = size - 1;
    removeAt(checked);
    options = Arrays.copyOf(options, kept + added);
    antichains = Arrays.copyOf(antichains, kept + added);
    lastAntichain++;
    for (int i = 0; i < added; i++) {
      options[kept + i] = reply.option(player, i);
      antichains[kept + i] = lastAntichain;
    }
    size = kept + added;
  }

  private void removeAt(int index) {
    int moved = size - index - 1;
    System.arraycopy(options, index + 1, options, index, moved);
    System.arraycopy(antichains, index + 1, antichains, index, moved);
  }

  /** Removes every option that another one dominates, and repetitions. */
  void removeDominated() {
    boolean isThinned = size > SMALL;
    if (isThinned) {
      keepOnly(NumberUpStarOptions.undominated(options, size, player));
    }
    boolean[] keep = new boolean[size];
    Arrays.fill(keep, true);
    if (isThinned) {
      compareWithOptionGames(keep);
    } else {
      for (int i = 0; i < size; i++) {
        for (int j = i + 1; keep[i] && j < size; j++) {
          compare(i, j, keep);
        }
      }
    }
    keepOnly(keep);
    lastAntichain++;
    Arrays.fill(antichains, 0, size, lastAntichain);
  }

  /** Compares all pairs but those of two number-up-stars, which are known not to dominate. */
  private void compareWithOptionGames(boolean[] keep) {
    for (int j = 0; j < size; j++) {
      thread.poll();
      if (options[j] instanceof CanonicalGame) {
        for (int i = 0; keep[j] && i < size; i++) {
          if (i < j || (i > j && options[i] instanceof NumberUpStar)) {
            compare(i, j, keep);
          }
        }
      }
    }
  }

  private void compare(int i, int j, boolean[] keep) {
    if (keep[i] && keep[j] && mayCompare(i, j)) {
      if (dominates(options[i], options[j])) {
        keep[j] = false;
      } else if (dominates(options[j], options[i])) {
        keep[i] = false;
      }
    }
  }

  private boolean mayCompare(int i, int j) {
    return antichains[i] == ALONE || antichains[i] != antichains[j];
  }

  private boolean dominates(ShortGame better, ShortGame worse) {
    return player == Player.LEFT
        ? GameOrder.lessOrEqual(thread, worse, better)
        : GameOrder.lessOrEqual(thread, better, worse);
  }

  private void keepOnly(boolean[] keep) {
    int kept = 0;
    int keptChecked = 0;
    for (int i = 0; i < size; i++) {
      if (keep[i]) {
        options[kept] = options[i];
        antichains[kept] = antichains[i];
        kept++;
        if (i < checked) {
          keptChecked++;
        }
      }
    }
    size = kept;
    checked = keptChecked;
  }
}
