package org.gamester.lab.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.board.Polyominoes;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How often values occur on all shapes, against values of the shapes one by one. */
final class ShapeValuesTest {
  private static final List<List<String>> SHAPES =
      Stream.iterate(Polyominoes.OF_ONE_CELL, Polyominoes::larger).limit(5).toList();

  private static Rules rules(String name) {
    return Catalogue.standard().rules(name);
  }

  private static ShapeValues of(String game, int cells) {
    return ShapeValues.of(rules(game), SHAPES.get(cells - 1), cells, new Evaluator());
  }

  /** Turning the board keeps the values of Cram, so each shape is one position. */
  @Test
  void eachShapeIsOnePositionOfCram() {
    for (int cells = 2; cells <= 5; cells++) {
      Map<ShortGame, Integer> expected = new HashMap<>();
      for (String shape : SHAPES.get(cells - 1)) {
        Position position = rules("cram").read(shape);
        expected.merge(new Evaluator().value(position), 1, Integer::sum);
      }
      ShapeValues values = of("cram", cells);
      assertThat(values.positions()).isEqualTo(SHAPES.get(cells - 1).size());
      Map<ShortGame, Integer> found = new HashMap<>();
      values.values().forEach(count -> found.put(count.value(), count.count()));
      assertThat(found).isEqualTo(expected);
    }
  }

  /** A quarter turn exchanges the players of Domineering, so values come with their negatives. */
  @ParameterizedTest
  @CsvSource({"2, 2", "3, 3", "4, 9", "5, 21"})
  void valuesOfDomineeringComeWithTheirNegatives(int cells, int positions) {
    ShapeValues values = of("domineering", cells);
    assertThat(values.positions()).isEqualTo(positions);
    Map<ShortGame, Integer> found = new HashMap<>();
    for (ShapeValues.Count count : values.values()) {
      found.put(count.value(), count.count());
      assertThat(new Evaluator().value(rules("domineering").read(count.example())))
          .isEqualTo(count.value());
    }
    found.forEach((value, count) -> assertThat(found.get(value.negate())).isEqualTo(count));
  }

  @Test
  void whatHasNoShapes() {
    assertThatThrownBy(() -> of("nim", 3)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> of("hex", 3)).isInstanceOf(TextException.class);
  }
}
