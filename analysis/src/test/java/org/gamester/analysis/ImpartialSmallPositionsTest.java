package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * All small positions of impartial rulesets: the Grundy value is right, since the second player
 * wins the difference, as playing it out shows.
 */
class ImpartialSmallPositionsTest {
  private final Evaluator evaluator = new Evaluator();
  private final PlainSearch search = new PlainSearch(1 << 22);

  private Rules rules(String name) {
    return Catalogue.standard().rules(name);
  }

  private void check(Rules rules, String text) {
    Position position = rules.read(text);
    ShortGame nimber = ShortGame.nimber(evaluator.nimber(position));
    assertThat(evaluator.value(position)).as(position.toString()).isEqualTo(nimber);
    assertThat(search.hasValue(position, nimber)).as("%s = %s", position, nimber).isTrue();
  }

  @Test
  void chomp() {
    Rules rules = rules("chomp");
    for (int a = 0; a <= 4; a++) {
      for (int b = 0; b <= a; b++) {
        for (int c = 0; c <= b; c++) {
          check(rules, a + "," + b + "," + c);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"wythoff", "wythoff{k+2}", "wythoff{k+3}", "wythoff{2k}", "wythoff{[1,4]}"})
  void wythoff(String name) {
    Rules rules = rules(name);
    for (int row = 0; row <= 7; row++) {
      for (int column = 0; column <= 7; column++) {
        check(rules, "(" + row + "," + column + ")");
      }
    }
  }

  @Test
  void dominim() {
    Rules rules = rules("dominim");
    for (int top = 0; top <= 6; top++) {
      for (int bottom = 0; bottom <= 6; bottom++) {
        check(rules, top + "/" + bottom);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fibonacci-nim",
        "take-away{k}",
        "take-away{3k/2}",
        "take-away{k+1}",
        "take-away{[1,3]}"
      })
  void limits(String name) {
    Rules rules = rules(name);
    for (int size = 0; size <= 9; size++) {
      for (int limit = 0; limit <= 10; limit++) {
        check(rules, size + " limit " + limit);
      }
    }
  }

  @Test
  void mem() {
    Rules rules = rules("mem");
    for (int size = 0; size <= 9; size++) {
      for (int last = 0; last <= 10; last++) {
        check(rules, size + " last " + last);
      }
    }
  }

  @Test
  void formulasOfThreeVariables() {
    Rules rules = rules("avoid-true");
    String[] clauses = {"a", "b", "(a|b)", "c", "(a|c)", "(b|c)", "(a|b|c)"};
    for (int code = 1; code < 1 << clauses.length; code++) {
      List<String> chosen = new ArrayList<>();
      for (int i = 0; i < clauses.length; i++) {
        if ((code >> i & 1) != 0) {
          chosen.add(clauses[i]);
        }
      }
      check(rules, String.join("&", chosen));
      check(rules, String.join("&", chosen) + " with d,e");
    }
  }

  @Test
  void randomFormulas() {
    Random random = new Random(1979);
    for (int i = 0; i < 60; i++) {
      List<String> clauses = new ArrayList<>();
      for (int clause = 0; clause < 2 + random.nextInt(4); clause++) {
        List<String> variables = new ArrayList<>();
        for (int v = 0; v < 1 + random.nextInt(3); v++) {
          variables.add("x" + (1 + random.nextInt(6)));
        }
        clauses.add("(" + String.join("|", variables) + ")");
      }
      check(rules("avoid-true"), String.join("&", clauses));
    }
  }

  @Test
  void regionsOfSprouts() {
    Rules rules = rules("brussels-sprouts");
    for (int a = 1; a <= 4; a++) {
      check(rules, "[" + a + "]");
      for (int b = 1; b <= a; b++) {
        check(rules, "[" + a + "," + b + "]");
        for (int c = 1; c <= b && a + b + c <= 7; c++) {
          check(rules, "[" + a + "," + b + "," + c + "]");
        }
      }
    }
  }

  @Test
  void undirectedGeography() {
    for (int vertices = 1; vertices <= 4; vertices++) {
      SmallGraphs.forEach(
          vertices,
          graph -> {
            check(rules("uvg"), graph.text() + " at 1");
            check(rules("ueg"), graph.text() + " at 1");
            check(rules("uvg"), graph.text() + " at ?");
          });
    }
  }

  @Test
  void directedGeographyOnThreeVertices() {
    for (int code = 0; code < 512; code++) {
      StringBuilder arcs = new StringBuilder("1 2 3");
      for (int i = 0; i < 9; i++) {
        if ((code >> i & 1) != 0) {
          arcs.append(' ').append(1 + i / 3).append('>').append(1 + i % 3);
        }
      }
      check(rules("directed-geography"), arcs + " at 1");
      check(rules("directed-edge-geography"), arcs + " at 1");
    }
  }

  @Test
  void listsOfWords() {
    Random random = new Random(1978);
    for (int i = 0; i < 60; i++) {
      List<String> words = new ArrayList<>();
      for (int n = 0; n < 6; n++) {
        char first = (char) ('a' + random.nextInt(3));
        char last = (char) ('a' + random.nextInt(3));
        words.add(first + "" + n + last);
      }
      String list = String.join(", ", words);
      check(rules("geography-words"), list);
      check(rules("geography-words"), list + " at " + words.getFirst());
    }
  }

  @Test
  void arcKayles() {
    for (int vertices = 0; vertices <= 5; vertices++) {
      SmallGraphs.forEach(vertices, graph -> check(rules("arc-kayles"), graph.text()));
    }
  }

  @Test
  void arcKaylesWithLoopsAndWeights() {
    for (int code = 0; code < 16; code++) {
      for (String graph : List.of("1-2 2-3 3-4", "1-2 2-3 3-1 3-4", "1-2 1-3 1-4")) {
        StringBuilder loops = new StringBuilder(graph);
        StringBuilder weights = new StringBuilder(graph + " v=");
        for (int v = 0; v < 4; v++) {
          boolean isChosen = (code >> v & 1) != 0;
          loops.append(isChosen ? " " + (v + 1) + "-" + (v + 1) : "");
          weights.append(v == 0 ? "" : ",").append(isChosen ? 2 : v % 2);
        }
        check(rules("arc-kayles"), loops.toString());
        check(rules("arc-kayles{weighted}"), weights.toString());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"quicksort", "pseudo-quicksort"})
  void listsOfFiveNumbers(String name) {
    permutations("", List.of(1, 2, 3, 4, 5), name);
  }

  private void permutations(String chosen, List<Integer> left, String name) {
    check(rules(name), chosen);
    for (Integer next : left) {
      List<Integer> others = new ArrayList<>(left);
      others.removeIf(next::equals);
      permutations((chosen + " " + next).strip(), others, name);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "turning-turtles",
        "mock-turtles",
        "moebius",
        "mogul",
        "moidores",
        "motley",
        "twins",
        "triplets",
        "ruler",
        "turnips",
        "grunt",
        "sym",
        "sympler",
        "mock-turtle-fives",
        "triplet-fives",
        "ruler-fives",
        "turning{2E,4SC(6)}",
        "turning{1F,3-4F}",
      })
  void rowsOfSixCoins(String name) {
    for (int coins = 0; coins <= 6; coins++) {
      for (int code = 0; code < 1 << coins; code++) {
        StringBuilder row = new StringBuilder();
        for (int i = 0; i < coins; i++) {
          row.append((code >> i & 1) != 0 ? 'h' : 't');
        }
        check(rules(name), row.toString());
      }
    }
  }
}
