package org.gamester.rulesets.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Shapes against published numbers: OEIS A000105 (free) and A001168 (fixed). */
final class PolyominoesTest {

  @Test
  void asManyAsPublished() {
    List<List<String>> all =
        Stream.iterate(Polyominoes.OF_ONE_CELL, Polyominoes::larger).limit(9).toList();
    assertThat(all.stream().map(List::size)).containsExactly(1, 1, 2, 5, 12, 35, 108, 369, 1285);
    assertThat(all.stream().map(PolyominoesTest::fixed))
        .containsExactly(1, 2, 6, 19, 63, 216, 760, 2725, 9910);
  }

  private static int fixed(List<String> shapes) {
    Set<String> images = new HashSet<>();
    shapes.forEach(shape -> images.addAll(Polyominoes.images(shape)));
    return images.size();
  }

  @Test
  void shapesOfFourCells() {
    assertThat(Polyominoes.larger(List.of("...", "#.|..")))
        .containsExactly("##.|...", "#.#|...", "#..|..#", "....", "..|..");
    assertThat(Polyominoes.images("##.|...")).hasSize(8);
    assertThat(Polyominoes.images("..|..")).hasSize(1);
  }
}
