package org.gamester.lab.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.board.Polyominoes;
import org.gamester.values.ShortGame;

/**
 * How often each value occurs among the positions of a game whose boards are all shapes of some
 * number of cells (polyominoes). A shape starts as the game starts on the rectangle around it.
 *
 * <p>Each shape is laid in all eight ways; those that have the same normal form are one position. A
 * game that says that turning the board keeps its values so has one position for each shape, and
 * one such as Domineering two for most.
 *
 * @param cells the number of cells
 * @param positions the number of positions
 * @param values the values that occur, the most frequent first
 */
public record ShapeValues(int cells, int positions, List<Count> values) {

  /**
   * A value, how many positions have it, and the first of these.
   *
   * @param example its text
   */
  public record Count(ShortGame value, int count, String example) {}

  public ShapeValues {
    values = List.copyOf(values);
  }

  /** The same with the most frequent values alone. */
  public ShapeValues limited(int most) {
    return new ShapeValues(cells, positions, values.stream().limit(most).toList());
  }

  /**
   * Evaluates all shapes of some number of cells.
   *
   * @param rules of a game on a grid in which cells can be absent
   * @param shapes the shapes of this number of cells, up to turns and mirrors
   * @throws TextException if the game cannot be played on a shape
   */
  public static ShapeValues of(Rules rules, List<String> shapes, int cells, Evaluator evaluator) {
    Set<Position> seen = new HashSet<>();
    Map<ShortGame, Count> counts = new LinkedHashMap<>();
    for (String shape : shapes) {
      for (String image : Polyominoes.images(shape)) {
        Position position = position(rules, image);
        if (seen.add(position.normalForm())) {
          counts.merge(
              evaluator.value(position),
              new Count(evaluator.value(position), 1, position.text()),
              (one, other) -> new Count(one.value, one.count + 1, one.example));
        }
      }
    }
    List<Count> values = new ArrayList<>(counts.values());
    values.sort(Comparator.comparingInt((Count count) -> -count.count));
    return new ShapeValues(cells, seen.size(), values);
  }

  /**
   * The start of a game on a shape.
   *
   * @throws IllegalArgumentException if the game is not played on a grid
   */
  static Position position(Rules rules, String shape) {
    if (rules.ruleset().description().boardKind() != BoardKind.GRID) {
      throw new IllegalArgumentException(
          rules.text() + " is not played on a grid of cells, so it has no shapes");
    }
    String[] rows = shape.split("\\|", -1);
    String start = rules.read(rows.length + "x" + rows[0].length()).text();
    int cell = start.indexOf(':') + 1;
    StringBuilder text = new StringBuilder(start);
    for (int i = 0; i < shape.length(); i++) {
      if (shape.charAt(i) == '#') {
        text.setCharAt(cell + i, '#');
      }
    }
    return rules.read(text.toString());
  }
}
