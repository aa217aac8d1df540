package org.gamester.studies;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What answers the question of a study for single items. One thread uses it. */
@FunctionalInterface
public interface ItemEvaluation {

  /**
   * The entries of an item, in the order of the columns: games, numbers, texts; null where there is
   * none.
   *
   * @throws RuntimeException one that is {@link org.gamester.values.Refused} if it has none
   * @throws org.gamester.values.ComputationStopped if a limit is passed
   */
  List<@Nullable Object> entries(Item item);
}
