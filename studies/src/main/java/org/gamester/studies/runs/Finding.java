package org.gamester.studies.runs;

import java.util.List;
import org.gamester.studies.Item;
import org.jspecify.annotations.Nullable;

/** What has been found of an item. */
public sealed interface Finding {

  /**
   * A row.
   *
   * @param entries as the file holds them
   */
  record Row(Item item, List<@Nullable Object> entries) implements Finding {}

  /**
   * That the item was given up.
   *
   * @param stoppedBy the limit: {@code time} or {@code memory}; empty if no limit helps
   */
  record Surrender(Item item, String reason, String stoppedBy) implements Finding {}

  /** Nothing: a thread has ended. */
  record End() implements Finding {}
}
