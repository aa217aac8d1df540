package org.gamester.values;

import java.util.Arrays;

/**
 * The options of one player while a game is put in canonical form.
 *
 * <p>Those already known to be irreversible come first; the others are still unchecked.
 */
final class OptionSet {

  /** Above this size the number-up-stars among the options are thinned by their closed form. */
  private static final int SMALL = 8;

  private final Workspace workspace;
  private final Player player;
  private ShortGame[] options;
  private int size;
  private int checked;

  OptionSet(Workspace workspace, Player player, ShortGame[] options) {
    this.workspace = workspace;
    this.player = player;
    this.options = options;
    this.size = options.length;
  }

  Player player() {
    return player;
  }

  int size() {
    return size;
  }

  ShortGame get(int index) {
    return options[index];
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
    ShortGame[] replaced = new ShortGame[size - 1 + added];
    System.arraycopy(options, 0, replaced, 0, checked);
    System.arraycopy(options, checked + 1, replaced, checked, size - checked - 1);
    for (int i = 0; i < added; i++) {
      replaced[size - 1 + i] = reply.option(player, i);
    }
    options = replaced;
    size = replaced.length;
  }

  /** Removes every option that another one dominates, and repetitions. */
  void removeDominated() {
    if (size > SMALL) {
      boolean[] keep = CompactForm.undominated(options, size, player);
      keepOnly(keep);
    }
    boolean[] keep = new boolean[size];
    Arrays.fill(keep, true);
    boolean any = false;
    for (int i = 0; i < size; i++) {
      for (int j = i + 1; keep[i] && j < size; j++) {
        if (keep[j]) {
          if (dominates(options[i], options[j])) {
            keep[j] = false;
            any = true;
          } else if (dominates(options[j], options[i])) {
            keep[i] = false;
            any = true;
          }
        }
      }
      if (size > SMALL) {
        Evaluation.poll(workspace);
      }
    }
    if (any) {
      keepOnly(keep);
    }
  }

  private boolean dominates(ShortGame better, ShortGame worse) {
    return player == Player.LEFT
        ? Order.lessOrEqual(workspace, worse, better)
        : Order.lessOrEqual(workspace, better, worse);
  }

  private void keepOnly(boolean[] keep) {
    int kept = 0;
    int keptChecked = 0;
    for (int i = 0; i < size; i++) {
      if (keep[i]) {
        options[kept++] = options[i];
        if (i < checked) {
          keptChecked++;
        }
      }
    }
    size = kept;
    checked = keptChecked;
  }
}
