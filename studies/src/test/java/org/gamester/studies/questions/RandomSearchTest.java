package org.gamester.studies.questions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.gamester.rulesets.Catalogue;
import org.gamester.studies.StandardPositions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomSearchTest {

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 64, 65, 729, 1 << 14})
  void aPermutationHasEachNumberOnce(long size) {
    for (long seed = 0; seed < 3; seed++) {
      Permutation order = new Permutation(size, seed);
      assertThat(LongStream.range(0, size).map(order::at).sorted().boxed().toList())
          .isEqualTo(LongStream.range(0, size).boxed().toList());
    }
  }

  @Test
  void aSeedChoosesThePermutation() {
    Permutation order = new Permutation(1L << 62, 5);
    assertThat(new Permutation(1L << 62, 5).at(17)).isEqualTo(order.at(17));
    assertThat(new Permutation(1L << 62, 6).at(17)).isNotEqualTo(order.at(17));
  }

  private static List<String> drawn(int rows, int columns, long seed, long evaluations) {
    Boards boards = Boards.of(Catalogue.standard().rules("clobber"), rows, columns, "");
    List<String> texts = new ArrayList<>();
    new RandomSearch(
            boards,
            new Goal(Goal.Kind.MAXIMIZE, 0, null),
            new PositionColumns(List.of("mean"), List.of(), new StandardPositions()),
            seed,
            evaluations)
        .items()
        .forEachRemaining(item -> texts.add(item.position()));
    return texts;
  }

  @Test
  void inTheEndEachBoardHasComeOnce() {
    Boards boards = Boards.of(Catalogue.standard().rules("clobber"), 2, 4, "");
    Set<String> all = new HashSet<>();
    boards.texts().forEachRemaining(all::add);
    List<String> drawn = drawn(2, 4, 3, 1_000_000);
    assertThat(drawn).doesNotHaveDuplicates();
    assertThat(new HashSet<>(drawn)).isEqualTo(all);
    assertThat(drawn(2, 4, 3, 100)).isEqualTo(drawn.subList(0, 100));
  }

  /** A first part of the order is a fair sample: its letters are as frequent as those of all. */
  @Test
  void eachLetterIsEquallyFrequent() {
    long[] counts = new long[3];
    for (String text : drawn(1, 12, 8, 10_000)) {
      text.substring(text.indexOf('(') + 1, text.length() - 1)
          .chars()
          .forEach(c -> counts["xo.".indexOf(c)]++);
    }
    for (long count : counts) {
      assertThat(count).isBetween(39_000L, 41_000L);
    }
  }

  @Test
  void thereMayBeMoreBoardsThanCanBeNumbered() {
    assertThat(drawn(8, 8, 1, 50)).hasSize(50).doesNotHaveDuplicates();
  }
}
