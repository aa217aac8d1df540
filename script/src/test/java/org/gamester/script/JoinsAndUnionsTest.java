package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.gamester.script.forms.Forms;
import org.gamester.script.forms.GameValues;
import org.gamester.script.output.Style;
import org.gamester.values.Limits;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.enumeration.BornByDay;
import org.gamester.values.impartial.Mex;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The ways of playing several games at once (Conway, <i>On Numbers and Games</i>, ch. 14), their
 * remoteness and suspense, and Grundy values of one player.
 */
class JoinsAndUnionsTest {

  private static final List<String> GAMES =
      List.of(
          "nim(0)",
          "nim(1)",
          "nim(4)",
          "kayles(5)",
          "octal{0.07}(6)",
          "subtraction{1,2}(7)",
          "subtraction{1,3,4}(9)",
          "Position(\"nim(1+2)\")");

  private final Worksheet worksheet = new Worksheet(Style.CLASSIC, Limits.NONE);

  private String answer(String input) {
    return Resources.text(worksheet.evaluate(input)).split("\n", 2)[0];
  }

  private int number(String input) {
    return Integer.parseInt(answer(input));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "(nim(2) SequentialSum nim(3)).CanonicalForm; *",
        "(nim(1) SequentialSum nim(1)).CanonicalForm; 0",
        "(2 SequentialSum -1).CanonicalForm; 1",
        "({1|} SideSum {|-1}).CanonicalForm; 0",
        "(-1 SideSum 1).CanonicalForm; *",
        "(nim(0) DiminishedDisjunctiveSum nim(3)).CanonicalForm; 0",
        "(nim(1) DiminishedDisjunctiveSum nim(1)).CanonicalForm; *",
        "(nim(2) ShortenedSelectiveSum nim(0)).CanonicalForm; 0",
        "(nim(0) ContinuedConjunctiveSum nim(3)).CanonicalForm; *3",
        "-(1 SideSum '{1|0}'); '{0|-1}' SideSum -1",
        "(1 SequentialSum '{1|0}'); 1 SequentialSum '{1|0}'",
        "CompoundType.Side; Side",
        "nim(5).Remoteness; 1",
        "nim(5).Suspense; 1",
        "clobber(xo).Remoteness(Left); 1",
        "domineering(2x2).Suspense(Right); 1",
        "kayles(12).LeftGrundyValue == kayles(12).NimValue; true",
        "snort(path 3).graph.AdjacencyList; [[2],[1,3],[2]]",
        "hackenbush(xo).graph.Vertices.Length; 3",
        "3.RightGrundyValue; 0",
        "3.LeftGrundyValue; 1",
      })
  void answers(String input, String expected) {
    assertThat(answer(input)).isEqualTo(expected);
  }

  /** Conway's theorems on impartial games: the shortest decides, the longest decides. */
  @Test
  void remotenessOfConjunctiveSumsIsTheLeastAndSuspenseOfContinuedOnesTheLargest() {
    for (String g : GAMES) {
      for (String h : GAMES) {
        int least = Math.min(number(g + ".Remoteness"), number(h + ".Remoteness"));
        assertThat(number("(%s ConjunctiveSum %s).Remoteness".formatted(g, h)))
            .as("%s, %s", g, h)
            .isEqualTo(least);
        int largest = Math.max(number(g + ".Suspense"), number(h + ".Suspense"));
        assertThat(number("(%s ContinuedConjunctiveSum %s).Suspense".formatted(g, h)))
            .as("%s, %s", g, h)
            .isEqualTo(largest);
      }
    }
  }

  @Test
  void negativesOfCompoundsAreTheNegativesOfTheirValues() {
    List<String> parts = List.of("'{1|0}'", "clobber(xxo)", "hackenbush(xo)", "2");
    for (String operation :
        List.of(
            "DiminishedDisjunctiveSum",
            "ContinuedConjunctiveSum",
            "ShortenedSelectiveSum",
            "SequentialSum",
            "SideSum")) {
      for (String g : parts) {
        for (String h : parts) {
          String sum = "(%s %s %s)".formatted(g, operation, h);
          assertThat(answer("(-%s).CanonicalForm == -(%1$s.CanonicalForm)".formatted(sum)))
              .as(sum)
              .isEqualTo("true");
        }
      }
    }
  }

  /** Remoteness and suspense against their definitions by recursion, on canonical forms. */
  @Test
  void remotenessAndSuspenseFollowTheirDefinitions() {
    for (ShortGame game : BornByDay.values(2)) {
      for (Player starter : Player.values()) {
        assertThat(GameValues.remoteness(game, starter)).hasValue(moves(game, starter, true));
        assertThat(GameValues.suspense(game, starter)).isEqualTo(moves(game, starter, false));
        assertThat(GameValues.grundyValue(game, starter)).isEqualTo(grundyValue(game, starter));
      }
    }
  }

  private static int grundyValue(Object game, Player player) {
    return Mex.of(
        Forms.options(game, player).stream().mapToInt(next -> grundyValue(next, player)).toArray());
  }

  private static int moves(Object game, Player mover, boolean winnerHurries) {
    List<Integer> even = new ArrayList<>();
    List<Integer> odd = new ArrayList<>();
    for (Object option : Forms.options(game, mover)) {
      int after = moves(option, mover.opponent(), winnerHurries);
      (after % 2 == 0 ? even : odd).add(after);
    }
    if (even.isEmpty() && odd.isEmpty()) {
      return 0;
    }
    List<Integer> candidates = even.isEmpty() ? odd : even;
    boolean least = even.isEmpty() != winnerHurries;
    return 1 + candidates.stream().reduce(least ? Math::min : Math::max).orElseThrow();
  }
}
