package org.gamester.papers.posets;

import static org.gamester.papers.posets.PosetGames.PAPER;
import static org.gamester.papers.posets.PosetGames.diagram;
import static org.gamester.papers.posets.PosetGames.plainValue;
import static org.gamester.papers.posets.PosetGames.pomax;
import static org.gamester.papers.posets.PosetGames.poset;
import static org.gamester.papers.posets.PosetGames.value;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.rulesets.Catalogue;
import org.gamester.values.ShortGame;

/** Sections 1 and 2.1: other poset games, and Young diagrams as posets. */
final class IntroductionClaims {

  private static final String EXAMPLE_11 = "xoxoxox|oxoxo|xo|ox|x";

  private IntroductionClaims() {}

  static List<Claim> claims() {
    return List.of(
        boundsOfDiagrams(),
        nim(),
        chomp(),
        pomaxOnPosets(),
        pomaxOnDiagrams(),
        diagramsAsPosets(),
        diagramsAsColours(),
        chessColours(),
        example11(),
        example12());
  }

  private static Claim boundsOfDiagrams() {
    return PAPER
        .claim("Section 1, bounds")
        .says("The value of a chess-coloured Young diagram with boxes lies between 0 and 1.")
        .forAll("x in 1..6", "y in 0..5", "z in 0..4")
        .domain("x >= y >= z", (x, y, z) -> x >= y && y >= z)
        .of("A({x},{y},{z})")
        .computed((x, y, z) -> value(diagram(x, y, z)))
        .printed(Comparison.LESS, (x, y, z) -> 1)
        .amendedWhere("there is more than one box", (x, y, z) -> x > 1 || y > 0)
        .note("See Theorem 30. A single box has the value 1.")
        .build();
  }

  private static Claim nim() {
    return PAPER
        .claim("Section 1.1, Nim")
        .says("The uncoloured poset game on chains is Nim.")
        .forAll("a in 0..5", "b in 0..5", "c in 0..3")
        .of("chains of {a}, {b}, {c}")
        .computed(
            (a, b, c) ->
                IntStream.of(a, b, c)
                    .mapToObj(n -> n == 0 ? poset("0") : poset("chain " + "g".repeat(n)))
                    .map(PosetGames::plainValue)
                    .reduce(ShortGame.ZERO, ShortGame::plus))
        .printed((a, b, c) -> value(Catalogue.standard().rules("nim").read(a + "+" + b + "+" + c)))
        .build();
  }

  private static Claim chomp() {
    return PAPER
        .claim("Section 1.1, Chomp")
        .says("Chomp on n x m squares is the uncoloured poset game without the least element.")
        .forAll("n in 1..4", "m in 1..4")
        .of("{n} x {m}")
        .computed((n, m) -> value(Chomp.bar(n, m)))
        .printed(
            (n, m) -> {
              String green = "g".repeat(m);
              String rest = String.join("|", Collections.nCopies(n - 1, green));
              String first = "#" + green.substring(1);
              return n == 1 && m == 1
                  ? ShortGame.ZERO
                  : plainValue(poset(n == 1 ? "chain " + green.substring(1) : first + "|" + rest));
            })
        .build();
  }

  private static Claim pomaxOnPosets() {
    return PAPER
        .claim("Section 1.1, pomax games")
        .says("If only maximal elements may be removed, all values are integers.")
        .forAll("n in 0..4", "order in 0..63 only", "colours in 0..15 only")
        .domain(
            "the numbers encode a poset",
            (n, order, colours) -> SmallPosets.exists(n, order, colours, 2))
        .ofNamed((n, order, colours) -> SmallPosets.text(n, order, colours, 2))
        .computed(
            (n, order, colours) ->
                plainValue(pomax(SmallPosets.text(n, order, colours, 2))).isInteger())
        .printed((n, order, colours) -> true)
        .note("The paper quotes this from E. Jaerleberg, Pomax Games (2013).")
        .build();
  }

  private static Claim pomaxOnDiagrams() {
    return PAPER
        .claim("Section 1.1, pomax games on diagrams")
        .says("Pomax games on chess-coloured Young diagrams are integers.")
        .forAll("x in 0..5", "y in 0..4", "z in 0..3")
        .domain("x >= y >= z", (x, y, z) -> x >= y && y >= z)
        .of("pomax {x},{y},{z}")
        .computed((x, y, z) -> plainValue(pomax(x + "," + y + "," + z)).isInteger())
        .printed((x, y, z) -> true)
        .build();
  }

  private static Claim diagramsAsPosets() {
    return PAPER
        .claim("Definition 10")
        .says("A Young diagram is a poset: a box lies below those to its right and underneath.")
        .forAll("x in 0..4", "y in 0..3", "z in 0..3")
        .domain("x >= y >= z", (x, y, z) -> x >= y && y >= z)
        .of("A({x},{y},{z})")
        .computed((x, y, z) -> plainValue(poset(relations(x, y, z))))
        .printed((x, y, z) -> value(diagram(x, y, z)))
        .note("The literal poset and the reduced notation are evaluated separately.")
        .build();
  }

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

  private static Claim diagramsAsColours() {
    return PAPER
        .claim("Section 3, A_lambda")
        .says("A_lambda is the game on the Young diagram, coloured box by box like a chessboard.")
        .forAll("x in 1..6", "y in 0..5", "z in 0..4")
        .domain("x >= y >= z", (x, y, z) -> x >= y && y >= z)
        .of("A({x},{y},{z})")
        .computed((x, y, z) -> plainValue(poset(coloured(x, y, z))))
        .printed((x, y, z) -> value(diagram(x, y, z)))
        .build();
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

  private static Claim chessColours() {
    return PAPER
        .claim("Definition 7")
        .says("In a chess-coloured diagram no box covers a box of its own colour.")
        .forAll("x in 1..8", "y in 0..7")
        .domain("x >= y", (x, y) -> x >= y)
        .of("A({x},{y})")
        .holds(
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
        .build();
  }

  private static Claim example11() {
    return PAPER
        .claim("Example 11")
        .says("(7,5,2,2,1) has a Young diagram and a corresponding poset.")
        .fact()
        .computed(() -> value(poset(relations(7, 5, 2, 2, 1))))
        .printed(() -> value(diagram(7, 5, 2, 2, 1)))
        .note("The pictures are lost; it is checked that both games have the same value, 117/256.")
        .build();
  }

  private static Claim example12() {
    return PAPER
        .claim("Example 12")
        .says("The chess-coloured diagram of (7,5,2,2,1).")
        .fact()
        .computed(() -> value(diagram(7, 5, 2, 2, 1)))
        .lost("both pictures")
        .refitted("coloured box by box as " + EXAMPLE_11, () -> plainValue(poset(EXAMPLE_11)))
        .build();
  }
}
