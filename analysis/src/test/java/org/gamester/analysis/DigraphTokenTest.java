package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A token on a digraph from which nothing is deleted, against wins and values that are computed
 * from matrices of arcs by the definitions.
 */
class DigraphTokenTest {
  private static final Outcomes OUTCOMES = new Outcomes(new Evaluator());

  /** Arcs of a digraph on 1 to n: who may use each, bit 1 for Left, bit 2 for Right. */
  private static final class Arcs {
    private final int[][] users;

    Arcs(int[][] users) {
      this.users = users;
    }

    static Arcs random(Random random, int vertices, boolean impartial, boolean acyclic) {
      int[][] users = new int[vertices][vertices];
      for (int i = 0; i < vertices; i++) {
        for (int j = acyclic ? i + 1 : 0; j < vertices; j++) {
          if (random.nextInt(vertices) < 2) {
            users[i][j] = impartial ? 3 : 1 + random.nextInt(3);
          }
        }
      }
      return new Arcs(users);
    }

    String text(boolean impartial, int at) {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < users.length; i++) {
        for (int j = 0; j < users.length; j++) {
          if (users[i][j] != 0) {
            text.append(i + 1).append('>').append(j + 1);
            text.append(impartial ? "" : ":" + ".xog".charAt(users[i][j])).append(' ');
          }
        }
        text.append(i + 1).append(' ');
      }
      return text + "at " + (at + 1);
    }

    /** Wins of the player to move: 1, losses -1, draws 0; by [Left or Right][vertex]. */
    int[][] outcomes() {
      int n = users.length;
      int[][] won = new int[2][n];
      for (int round = 0; round <= 2 * n; round++) {
        for (int mover = 0; mover < 2; mover++) {
          for (int v = 0; v < n; v++) {
            int best = -1;
            for (int w = 0; w < n; w++) {
              if ((users[v][w] >> mover & 1) != 0) {
                best = Math.max(best, -won[1 - mover][w]);
              }
            }
            won[mover][v] = won[mover][v] == 0 ? best : won[mover][v];
          }
        }
      }
      return won;
    }

    ShortGame value(int v) {
      List<List<ShortGame>> options = List.of(new ArrayList<>(), new ArrayList<>());
      for (int w = 0; w < users.length; w++) {
        for (int mover = 0; mover < 2; mover++) {
          if ((users[v][w] >> mover & 1) != 0) {
            options.get(mover).add(value(w));
          }
        }
      }
      return ShortGame.of(options.get(0), options.get(1));
    }
  }

  private static Position read(String position) {
    return Catalogue.standard().readSum(position);
  }

  private static Outcome outcome(int left, int right) {
    return Arrays.stream(Outcome.values())
        .filter(one -> sign(one, Player.LEFT) == left && sign(one, Player.RIGHT) == right)
        .findFirst()
        .orElseThrow();
  }

  private static int sign(Outcome outcome, Player first) {
    return outcome.winner(first).map(winner -> winner == first ? 1 : -1).orElse(0);
  }

  @Test
  void outcomesOfRandomDigraphs() {
    Random random = new Random(31);
    for (int round = 0; round < 150; round++) {
      boolean impartial = round % 2 == 0;
      Arcs arcs = Arcs.random(random, 2 + random.nextInt(6), impartial, false);
      int[][] won = arcs.outcomes();
      for (int v = 0; v < arcs.users.length; v++) {
        String text = arcs.text(impartial, v);
        String rules = impartial ? "digraph-token" : "partizan-digraph-token";
        assertThat(OUTCOMES.of(read(rules + "(" + text + ")")))
            .as(text)
            .isEqualTo(outcome(won[0][v], won[1][v]));
      }
    }
  }

  @Test
  void valuesOfRandomDigraphsWithoutCycles() {
    Random random = new Random(32);
    Evaluator evaluator = new Evaluator();
    for (int round = 0; round < 100; round++) {
      boolean impartial = round % 2 == 0;
      Arcs arcs = Arcs.random(random, 2 + random.nextInt(6), impartial, true);
      for (int v = 0; v < arcs.users.length; v++) {
        String rules = impartial ? "digraph-token" : "partizan-digraph-token";
        Position position = read(rules + "(" + arcs.text(impartial, v) + ")");
        assertThat(Convention.of(position)).isEqualTo(Convention.NORMAL);
        assertThat(evaluator.value(position)).isEqualTo(arcs.value(v));
      }
    }
  }

  /** The loopy Grundy value gives the outcome of every sum of two tokens, found by search. */
  @Test
  void sumsOfTokens() {
    Random random = new Random(33);
    for (int round = 0; round < 40; round++) {
      Arcs arcs = Arcs.random(random, 5, true, false);
      Arcs other = Arcs.random(random, 4, true, round % 4 == 0);
      Position first = read("digraph-token(" + arcs.text(true, 0) + ")");
      String second = "digraph-token(" + other.text(true, 0) + ")";
      LoopyNimber value = new LoopyNimbers(1000).of(first);
      LoopyNimber added = new LoopyNimbers(1000).of(read(second));
      Outcome found = OUTCOMES.of(read(first.rules().text(first) + " + " + second));
      assertThat(found).isEqualTo(expected(value, added));
    }
  }

  private static Outcome expected(LoopyNimber a, LoopyNimber b) {
    if (a.nimber().isPresent() && b.nimber().isPresent()) {
      return a.equals(b) ? Outcome.P : Outcome.N;
    }
    if (a.nimber().isPresent()) {
      return b.reached().contains(a.nimber().getAsLong()) ? Outcome.N : Outcome.D;
    }
    return b.nimber().isPresent() ? expected(b, a) : Outcome.D;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "1>2 2>1 at 1; inf()",
        "1>2 2>3 3>1 at 1; inf()",
        "1>2 2>1 1>3 at 1; 1",
        "1>2 2>1 2>3 at 1; 0",
        "1>1 1>2 at 1; inf(0)",
        "1>2 1>3 2>3 at 1; 2",
        "1>2 2>1 1>3 2>3 3>4 at 1; inf(1)",
      })
  void knownValues(String text, String value) {
    assertThat(new LoopyNimbers(100).of(read("digraph-token(" + text + ")"))).hasToString(value);
  }

  /** The rules of a position are those of normal play as soon as no cycle can be reached. */
  @Test
  void onlyPlayThatMayRepeatHasNoValue() {
    Position loopy = read("digraph-token(1>2 2>1 2>3 3>4 at 1)");
    assertThat(Convention.of(loopy)).isEqualTo(Convention.LOOPY);
    assertThatThrownBy(() -> new Evaluator().value(loopy)).isInstanceOf(ConventionException.class);
    Position out = loopy.play(Player.LEFT, "1-2").play(Player.RIGHT, "2-3");
    assertThat(Convention.of(out)).isEqualTo(Convention.NORMAL);
    assertThat(new Evaluator().value(out)).isEqualTo(ShortGame.STAR);
    assertThat(Convention.of(read("digraph-token(1>2 2>1 at ?)"))).isEqualTo(Convention.LOOPY);
    assertThat(new Evaluator().nimber(read("digraph-token(1>2 2>3 at ?)"))).isEqualTo(2);
  }

  @Test
  void aLongWay() {
    StringBuilder text = new StringBuilder();
    for (int v = 1; v < 20_000; v++) {
      text.append(v).append('>').append(v + 1).append(' ');
    }
    assertThat(new Evaluator().nimber(read("digraph-token(" + text + "at 1)"))).isEqualTo(1);
    assertThat(OUTCOMES.of(read("digraph-token(" + text + "20000>20000 at 1)")))
        .isEqualTo(Outcome.D);
  }
}
