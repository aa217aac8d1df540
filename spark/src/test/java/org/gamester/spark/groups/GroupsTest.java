package org.gamester.spark.groups;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.LongStream;
import org.gamester.studies.Item;
import org.junit.jupiter.api.Test;

class GroupsTest {
  private static Iterator<Item> items(int count) {
    return LongStream.range(0, count)
        .mapToObj(i -> new Item(i, List.of(), "nim(" + i % 7 + ")"))
        .iterator();
  }

  private static Groups groups(CostEstimate cost, int count, boolean isCounted) {
    Iterator<Item> items = items(count);
    return new Groups(() -> items.hasNext() ? items.next() : null, cost, isCounted ? count : 0);
  }

  private static List<List<Item>> all(Groups groups, int places) {
    List<List<Item>> all = new ArrayList<>();
    for (List<Item> next = groups.next(places); !next.isEmpty(); next = groups.next(places)) {
      all.add(next);
    }
    return all;
  }

  @Test
  void eachItemIsInOneGroupInItsOrder() {
    for (boolean isCounted : List.of(true, false)) {
      CostEstimate cost = new CostEstimate();
      Groups groups = groups(cost, 10_000, isCounted);
      List<Item> seen = new ArrayList<>(groups.next(4));
      cost.learn(seen.getFirst(), 1_000_000);
      all(groups, 4).forEach(seen::addAll);
      assertThat(seen.stream().map(Item::number))
          .isEqualTo(LongStream.range(0, 10_000).boxed().toList());
    }
  }

  @Test
  void groupsAreEvenWhileNothingIsKnown() {
    List<List<Item>> all = all(groups(new CostEstimate(), 6_400, true), 2);
    assertThat(all).hasSize(100).allMatch(group -> group.size() == 64);
    assertThat(all(groups(new CostEstimate(), 10, true), 100)).hasSize(10);
  }

  /** Ten thousand items of 10 ms for 4 places: 25 s each. */
  @Test
  void groupsBecomeSmallTowardsTheEnd() {
    CostEstimate cost = new CostEstimate();
    cost.learn(new Item(0, List.of(), "nim(1)"), 10_000_000);
    List<Integer> sizes = all(groups(cost, 10_000, true), 4).stream().map(List::size).toList();
    assertThat(sizes.subList(1, 5)).allMatch(size -> size == 200); // the longest, 2 s
    assertThat(sizes.getLast()).isLessThanOrEqualTo(5); // the shortest, 50 ms
    assertThat(sizes.subList(1, sizes.size()))
        .isSortedAccordingTo(java.util.Comparator.reverseOrder());
    assertThat(sizes).hasSizeBetween(50, 110);
  }

  @Test
  void anItemThatIsLongIsAGroupByItself() {
    CostEstimate cost = new CostEstimate();
    cost.learn(new Item(0, List.of(), "nim(1)"), 60_000_000_000L);
    assertThat(all(groups(cost, 20, true), 4).subList(1, 10)).allMatch(group -> group.size() == 1);
  }

  @Test
  void costsAreThoseOfTheSameSizeOrGrowAsTheyHaveGrown() {
    CostEstimate cost = new CostEstimate();
    assertThat(cost.nanos(point(2, 2))).isEmpty();
    cost.learn(point(2, 2), 100);
    assertThat(cost.nanos(point(1, 1))).hasValue(100);
    cost.learn(point(2, 2), 300);
    assertThat(cost.nanos(point(4, -1))).hasValue(200);
    cost.learn(point(2, 3), 800);
    assertThat(cost.nanos(point(3, 2))).hasValue(800);
    assertThat(cost.nanos(point(2, 4))).hasValue(3200); // twice for each cell more
    assertThat(cost.nanos(point(1, 5))).hasValue(200);
  }

  private static Item point(int m, int n) {
    return new Item(0, List.of(m, n), "domineering(%dx%d)".formatted(m, n));
  }
}
