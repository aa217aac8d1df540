package org.gamester.papers.posets;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.gamester.lab.claims.OptionPosition;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/**
 * A bar of chocolate whose poisoned corner may not be taken.
 *
 * @param rows the lengths of the rows, none longer than the previous one
 */
record Chomp(List<Integer> rows) implements OptionPosition {

  /** A complete bar. */
  static Chomp bar(int rows, int columns) {
    return new Chomp(Collections.nCopies(rows, columns));
  }

  @Override
  public List<Position> options(Player player) {
    List<Position> options = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      for (int column = row == 0 ? 1 : 0; column < rows.get(row); column++) {
        List<Integer> left = new ArrayList<>(rows);
        for (int below = row; below < left.size(); below++) {
          left.set(below, Math.min(left.get(below), column));
        }
        options.add(new Chomp(List.copyOf(left)));
      }
    }
    return options;
  }

  @Override
  public String text() {
    return rows.stream().map(String::valueOf).collect(Collectors.joining(",", "chomp ", ""));
  }
}
