package org.gamester.papers.posets;

import static org.gamester.papers.posets.PosetGames.plainValue;
import static org.gamester.papers.posets.PosetGames.poset;
import static org.gamester.papers.posets.PosetGames.value;

import java.util.Collections;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.claims.JavaFunctions;
import org.gamester.values.ShortGame;

/** Sections 1 and 2.1: other poset games, and Young diagrams as posets. */
final class IntroductionFunctions {

  private IntroductionFunctions() {}

  /** The diagram as a poset given by its cover relations. */
  private static String relations(int... rows) {
    int[] first = new int[rows.length];
    StringBuilder colours = new StringBuilder();
    StringBuilder covers = new StringBuilder();
    for (int i = 0; i < rows.length; i++) {
      first[i] = colours.length() + 1;
      for (int j = 0; j < rows[i]; j++) {
        colours.append((i + j) % 2 == 0 ? 'x' : 'o');
        if (j > 0) {
          covers.append(first[i] + j - 1).append('<').append(first[i] + j).append(' ');
        }
        if (i > 0) {
          covers.append(first[i - 1] + j).append('<').append(first[i] + j).append(' ');
        }
      }
    }
    return colours.isEmpty() ? "0" : "poset " + covers + "v=" + colours;
  }

  private static String coloured(int... rows) {
    return IntStream.range(0, rows.length)
        .filter(i -> rows[i] > 0)
        .mapToObj(
            i ->
                IntStream.range(0, rows[i])
                    .mapToObj(j -> (i + j) % 2 == 0 ? "x" : "o")
                    .collect(Collectors.joining()))
        .collect(Collectors.joining("|"));
  }

  /** Adds the functions of this class. */
  static void addTo(JavaFunctions functions) {
    functions
        .of3(
            "section11Nim",
            (a, b, c) ->
                IntStream.of(a, b, c)
                    .mapToObj(n -> n == 0 ? poset("0") : poset("chain " + "g".repeat(n)))
                    .map(PosetGames::plainValue)
                    .reduce(ShortGame.ZERO, ShortGame::plus))
        .of3(
            "section11NimPrinted",
            (a, b, c) -> value(Catalogue.standard().rules("nim").read(a + "+" + b + "+" + c)))
        .of2("section11Chomp", (n, m) -> value(Chomp.bar(n, m)))
        .of2(
            "section11ChompPrinted",
            (n, m) -> {
              String green = "g".repeat(m);
              String rest = String.join("|", Collections.nCopies(n - 1, green));
              String first = "#" + green.substring(1);
              return n == 1 && m == 1
                  ? ShortGame.ZERO
                  : plainValue(poset(n == 1 ? "chain " + green.substring(1) : first + "|" + rest));
            })
        .of3("definition10", (x, y, z) -> plainValue(poset(relations(x, y, z))))
        .of3("section3ALambda", (x, y, z) -> plainValue(poset(coloured(x, y, z))))
        .of2(
            "definition7",
            (x, y) -> {
              String[] rows = coloured(x, y).split("\\|", -1);
              boolean alternating =
                  IntStream.range(0, rows.length)
                      .noneMatch(i -> rows[i].contains("xx") || rows[i].contains("oo"));
              return alternating
                  && (rows.length < 2
                      || IntStream.range(0, y)
                          .noneMatch(j -> rows[0].charAt(j) == rows[1].charAt(j)));
            })
        .of0("example11", () -> value(poset(relations(7, 5, 2, 2, 1))));
  }
}
