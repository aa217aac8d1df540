package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sprouts against curves drawn with nothing left out or renamed, and against published results. */
class SproutsTest {
  private static final Evaluator EVALUATOR = new Evaluator();
  private static final Outcomes OUTCOMES = new Outcomes(EVALUATOR);

  private static Position read(String position) {
    return Catalogue.standard().readSum(position);
  }

  /**
   * Who wins, with all spots and regions kept. A walk lists the corners of the regions: a spot has
   * as many corners as curves, or one if it has none.
   */
  private static final class Drawn {
    private final boolean misere;
    private final Map<String, Boolean> wins = new HashMap<>();

    Drawn(boolean misere) {
      this.misere = misere;
    }

    boolean wins(List<List<List<Integer>>> regions, int[] curves) {
      String key = regions + Arrays.toString(curves);
      Boolean known = wins.get(key);
      if (known == null) {
        known = search(regions, curves);
        wins.put(key, known);
      }
      return known;
    }

    private boolean search(List<List<List<Integer>>> regions, int[] curves) {
      boolean hasMove = false;
      for (int r = 0; r < regions.size(); r++) {
        List<List<Integer>> region = regions.get(r);
        List<List<List<Integer>>> others = new ArrayList<>(regions);
        others.remove(r);
        for (int a = 0; a < region.size(); a++) {
          for (int i = 0; i < region.get(a).size(); i++) {
            for (int b = a; b < region.size(); b++) {
              for (int j = a == b ? i : 0; j < region.get(b).size(); j++) {
                int one = region.get(a).get(i);
                int two = region.get(b).get(j);
                int[] after = Arrays.copyOf(curves, curves.length + 1);
                after[one]++;
                after[two]++;
                after[curves.length] = 2;
                if (after[one] > 3 || after[two] > 3) {
                  continue;
                }
                hasMove = true;
                if (a == b
                    ? losesDivided(others, region, a, i, j, after)
                    : !wins(joined(others, region, a, i, b, j, after), after)) {
                  return true;
                }
              }
            }
          }
        }
      }
      return !hasMove && misere;
    }

    /** The corners from one to the same again, which the curve has cut in two. */
    private static List<Integer> around(List<Integer> walk, int i, boolean isBare) {
      List<Integer> corners = new ArrayList<>(walk.subList(i, walk.size()));
      corners.addAll(walk.subList(0, i));
      if (!isBare) {
        corners.add(walk.get(i));
      }
      return corners;
    }

    private static List<List<List<Integer>>> joined(
        List<List<List<Integer>>> others,
        List<List<Integer>> region,
        int a,
        int i,
        int b,
        int j,
        int[] after) {
      int middle = after.length - 1;
      List<Integer> walk = around(region.get(a), i, after[region.get(a).get(i)] == 1);
      walk.add(middle);
      walk.addAll(around(region.get(b), j, after[region.get(b).get(j)] == 1));
      walk.add(middle);
      List<List<Integer>> merged = new ArrayList<>(region);
      merged.remove(b);
      merged.remove(a);
      merged.add(walk);
      List<List<List<Integer>>> all = new ArrayList<>(others);
      all.add(merged);
      return all;
    }

    private boolean losesDivided(
        List<List<List<Integer>>> others,
        List<List<Integer>> region,
        int a,
        int i,
        int j,
        int[] after) {
      List<Integer> walk = region.get(a);
      int middle = after.length - 1;
      List<Integer> first = new ArrayList<>(walk.subList(i, j + 1));
      first.add(middle);
      boolean isBareLoop = i == j && after[walk.get(i)] == 2;
      List<Integer> second = new ArrayList<>();
      if (i == j) {
        second.addAll(around(walk, i, isBareLoop));
      } else {
        second.addAll(walk.subList(j, walk.size()));
        second.addAll(walk.subList(0, i + 1));
      }
      second.add(middle);
      List<List<Integer>> rest = new ArrayList<>(region);
      rest.remove(a);
      for (int inside = 0; inside < 1 << rest.size(); inside++) {
        List<List<Integer>> one = new ArrayList<>(List.of(first));
        List<List<Integer>> two = new ArrayList<>(List.of(second));
        for (int k = 0; k < rest.size(); k++) {
          ((inside >> k & 1) != 0 ? one : two).add(rest.get(k));
        }
        List<List<List<Integer>>> all = new ArrayList<>(others);
        all.add(one);
        all.add(two);
        if (!wins(all, after)) {
          return true;
        }
      }
      return false;
    }

    boolean winsFromSpots(int spots) {
      List<List<Integer>> walks = new ArrayList<>();
      for (int spot = 0; spot < spots; spot++) {
        walks.add(List.of(spot));
      }
      return wins(List.of(walks), new int[spots]);
    }
  }

  @ParameterizedTest
  @CsvSource({"1, false", "2, false", "1, true", "2, true"})
  void agreesWithCurvesAsDrawn(int spots, boolean misere) {
    Position start = read("sprouts(" + spots + ")");
    Outcome outcome = misere ? OUTCOMES.misere(start) : OUTCOMES.of(start);
    assertThat(outcome == Outcome.N).isEqualTo(new Drawn(misere).winsFromSpots(spots));
  }

  /** Each follower of two spots too, where all that it leads to is drawn again. */
  @Test
  void agreesAlongAllPlays() {
    for (Position first : read("sprouts(2)").options(Player.LEFT)) {
      assertThat(OUTCOMES.of(first)).as("%s", first).isEqualTo(Outcome.N);
      for (Position second : first.options(Player.LEFT)) {
        boolean hasLosing =
            second.options(Player.LEFT).stream().anyMatch(to -> OUTCOMES.of(to) == Outcome.P);
        assertThat(OUTCOMES.of(second) == Outcome.N).isEqualTo(hasLosing);
        assertThat(Catalogue.standard().readSum(second.rules().text(second))).isEqualTo(second);
      }
    }
  }

  /** Applegate, Jacobson and Sleator (1991): normal and misere play. */
  @ParameterizedTest
  @CsvSource({"0, P, N", "1, P, N", "2, P, P", "3, N, P", "4, N, P"})
  void publishedOutcomes(int spots, Outcome normal, Outcome misere) {
    Position start = read("sprouts(" + spots + ")");
    assertThat(OUTCOMES.of(start)).isEqualTo(normal);
    assertThat(OUTCOMES.misere(start)).isEqualTo(misere);
  }

  /** Lands that differ in names, order, where walks begin, or in mirrored regions, are the same. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "[0,AB] [BA] ~ [YX] [XY,0]",
        "[1a2a] ~ [a2a1]",
        "[ABC,0] [CBA] ~ [0,ABC] [ABC]",
        "[1aa2] ~ [122]",
        "[A,0] [A1] [2] ~ [1X] [0,X]",
        "[AB,CD,2] [AB] [CD] ~ [2,WX,ZY] [YZ] [WX]",
        "[ABCD,0] [AB,2] [CD,1] ~ [0,CDAB] [DC,2] [1,BA]",
      })
  void landsInOtherWords(String one, String two) {
    assertThat(read("sprouts(" + one + ")")).isEqualTo(read("sprouts(" + two + ")"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"[AB,CD,2] [AB] [CD]", "[1a2a,1] ", "[0,0,ABC] [ABC,1]"})
  void textsReadBackAsTheyAre(String text) {
    Position position = read("sprouts(" + text + ")");
    assertThat(read(position.rules().text(position)).text()).isEqualTo(position.text());
  }

  /** What is not connected by spots is a sum. */
  @Test
  void landsAreASum() {
    assertThat(read("sprouts([0,0] [2,2,1])").components()).hasSize(2);
    assertThat(read("sprouts([0,A] [A,2])").components()).hasSize(1);
    assertThat(read("sprouts([2] [2])").components()).isEmpty();
  }
}
