package org.gamester.spark.groups;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.gamester.studies.Item;
import org.gamester.studies.runs.Workplace;
import org.jspecify.annotations.Nullable;

/**
 * Cuts items into groups, each of which is evaluated in one place.
 *
 * <p>A group is to last about as long as a third of what is left, divided among all places (guided
 * self-scheduling), so that the groups become small towards the end, when there is nothing more to
 * make up for a place that has a long one; but not so short that handing it out counts, nor so long
 * that much is lost with a machine. With many places groups are longer, since one process hands out
 * all of them. As long as no cost is known, groups have the same few items.
 */
public final class Groups {
  /** The shortest time that a group is made for, in nanoseconds. */
  static final double SHORTEST = 50e6;

  private static final double SHORTEST_EACH_PLACE = 1e6;
  private static final double LONGEST = 2e9;
  private static final double LONGEST_EACH_PLACE = 5e6;
  private static final int SHARES = 3;
  private static final int MOST_ITEMS = 1 << 12;
  private static final int MOST_FIRST = 64;
  private static final int FEW = 8;
  private static final int FIRST_SHARES = 32;

  private final Workplace.Items items;
  private final CostEstimate cost;
  private final long count;
  private long taken;
  private double nanosEach;
  private @Nullable Item waiting;

  /**
   * @param count about how many items there are; 0 if that is not known
   */
  public Groups(Workplace.Items items, CostEstimate cost, long count) {
    this.items = items;
    this.cost = cost;
    this.count = count;
  }

  /** The next group; empty after the last. */
  public List<Item> next(int places) {
    List<Item> group = new ArrayList<>();
    double longest = nanos(places);
    double nanos = 0;
    int most = MOST_ITEMS;
    Item item = waiting == null ? items.next() : waiting;
    waiting = null;
    while (item != null) {
      OptionalDouble expected = cost.nanos(item);
      if (expected.isEmpty()) {
        most = count == 0 ? FEW : Math.clamp(count / places / FIRST_SHARES, 1, MOST_FIRST);
      }
      nanos += expected.orElse(0);
      if (!group.isEmpty() && (nanos > longest || group.size() >= most)) {
        waiting = item;
        break;
      }
      group.add(item);
      item = items.next();
    }
    taken += group.size();
    if (!group.isEmpty() && nanos > 0) {
      nanosEach = nanos / group.size();
    }
    return group;
  }

  /** How long a group should last now. */
  private double nanos(int places) {
    double longest = Math.max(LONGEST, LONGEST_EACH_PLACE * places);
    double left = count == 0 ? Double.MAX_VALUE : (double) Math.max(0, count - taken) * nanosEach;
    double shortest = Math.max(SHORTEST, SHORTEST_EACH_PLACE * places);
    return Math.clamp(left / places / SHARES, shortest, longest);
  }
}
