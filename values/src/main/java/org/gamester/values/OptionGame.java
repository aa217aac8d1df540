package org.gamester.values;

/**
 * A value that is not a {@link NumberUpStar}, held by its canonical options.
 *
 * <p>Both option sets lie in one array, Left's first, each sorted by creation number; together with
 * the interning of values this makes equal option sets equal arrays. Neither set is ever empty
 * (such games are integers). The stops are kept because they decide most comparisons.
 */
public final class OptionGame extends ShortGame {

  private final ShortGame[] options;
  private final int leftCount;
  private final Dyadic leftStop;
  private final Dyadic rightStop;

  OptionGame(long id, int hash, ShortGame[] options, int leftCount) {
    super(id, hash);
    this.options = options;
    this.leftCount = leftCount;
    Dyadic highest = options[0].rightStop();
    for (int i = 1; i < leftCount; i++) {
      highest = highest.max(options[i].rightStop());
    }
    Dyadic lowest = options[leftCount].leftStop();
    for (int i = leftCount + 1; i < options.length; i++) {
      lowest = lowest.min(options[i].leftStop());
    }
    this.leftStop = highest;
    this.rightStop = lowest;
  }

  @Override
  public Dyadic leftStop() {
    return leftStop;
  }

  @Override
  public Dyadic rightStop() {
    return rightStop;
  }

  @Override
  public int optionCount(Player player) {
    return player == Player.LEFT ? leftCount : options.length - leftCount;
  }

  @Override
  public ShortGame option(Player player, int index) {
    java.util.Objects.checkIndex(index, optionCount(player));
    return options[player == Player.LEFT ? index : leftCount + index];
  }

  /** Both option sets, Left's first. Not to be changed. */
  ShortGame[] optionArray() {
    return options;
  }

  int leftCount() {
    return leftCount;
  }
}
