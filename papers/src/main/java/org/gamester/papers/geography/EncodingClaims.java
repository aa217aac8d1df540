package org.gamester.papers.geography;

import static org.gamester.papers.geography.Geography.PAPER;
import static org.gamester.papers.geography.Geography.a;
import static org.gamester.papers.geography.Geography.b;
import static org.gamester.papers.geography.Geography.value;

import java.util.ArrayList;
import java.util.List;
import org.gamester.lab.claims.Claim;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/** The board, the graph and the reduced notation describe the same game; Lemma 1. */
final class EncodingClaims {

  private EncodingClaims() {}

  static List<Claim> claims() {
    return List.of(
        startAgrees(),
        boardAgreesOnA(),
        boardAgreesOnB(),
        graphAgrees(),
        onlyLeftMovesOnB(),
        rightMovesOnA(),
        picturesOfB300(),
        picturesOfA220(),
        lemma1OnB(),
        lemma1OnA());
  }

  private static Claim startAgrees() {
    return PAPER
        .claim("Section 2, the start")
        .says("The opening board of n columns is A(0,n,0), whatever cell the token is on.")
        .forAll("n in 1..6", "column in 0..5")
        .domain("column < n", (n, column) -> column < n)
        .computed(
            (n, column) -> {
              String token = ".".repeat(column) + "@" + ".".repeat(n - 1 - column);
              String open = ".".repeat(n);
              return List.of(value(Board.rows(open, token)), value(Board.rows(token, open)));
            })
        .printed((n, column) -> List.of(a(0, n, 0), a(0, n, 0)))
        .build();
  }

  private static Claim boardAgreesOnA() {
    return PAPER
        .claim("Section 2, A(x,y,z) on the board")
        .says("A board described by A(x,y,z) has the value of A(x,y,z).")
        .forAll("x in 0..3", "y in 1..4", "z in 0..3")
        .of("A({x},{y},{z})")
        .computed((x, y, z) -> value(Board.a(x, y, z)))
        .printed((x, y, z) -> a(x, y, z))
        .build();
  }

  private static Claim boardAgreesOnB() {
    return PAPER
        .claim("Section 2, B(x,y,z) on the board")
        .says("A board described by B(x,y,z) has the value of B(x,y,z).")
        .forAll("x in 1..4", "y in 0..4", "z in 0..3")
        .of("B({x},{y},{z})")
        .computed((x, y, z) -> value(Board.b(x, y, z)))
        .printed((x, y, z) -> b(x, y, z))
        .build();
  }

  private static Claim graphAgrees() {
    return PAPER
        .claim("Introduction, the graph")
        .says(
            "The game on K_n x K_2 in which Left moves along the edges of K_n and Right along those"
                + " of K_2 is the game on the 2 x n board.")
        .forAll("n in 1..5")
        .computed(n -> value(Board.graph(n)))
        .printed(n -> value(Board.start(n)))
        .build();
  }

  private static Claim onlyLeftMovesOnB() {
    return PAPER
        .claim("Section 2 (4)(i)")
        .says("On the boards of B(x,y,z), which have x > 0, Right has no move.")
        .forAll("x in 1..5", "y in 0..5", "z in 0..5")
        .of("B({x},{y},{z})")
        .computed((x, y, z) -> Board.b(x, y, z).options(Player.RIGHT).size())
        .printed((x, y, z) -> 0)
        .note("Left need not have a move either: on B(1,0,z) neither player has one.")
        .build();
  }

  private static Claim rightMovesOnA() {
    return PAPER
        .claim("Section 2 (4)(ii)")
        .says("On the boards of A(x,y,z), which have y > 0, Right has exactly one move.")
        .forAll("x in 0..5", "y in 1..5", "z in 0..5")
        .of("A({x},{y},{z})")
        .computed((x, y, z) -> Board.a(x, y, z).options(Player.RIGHT).size())
        .printed((x, y, z) -> 1)
        .build();
  }

  private static Claim picturesOfB300() {
    return PAPER
        .claim("Section 2, the boards of B(3,0,0)")
        .says(
            "All boards of four columns in which the top row and one bottom cell are visited are"
                + " isomorphic, wherever that cell and the token are, and are B(3,0,0).")
        .forAll("arrangement in 0..11 only")
        .ofNamed(i -> Board.arrangements("####", "@#..").get(i).text())
        .computed(i -> describe(Board.arrangements("####", "@#..").get(i)))
        .printed(i -> List.of("B(3,0,0)", b(3, 0, 0)))
        .note("The open cells of the two pictures are lost; all twelve arrangements are checked.")
        .build();
  }

  private static Claim picturesOfA220() {
    return PAPER
        .claim("Section 2, the boards of A(2,2,0)")
        .says(
            "All boards of four columns in which two top cells are visited and the token is below"
                + " an open cell are isomorphic, whatever the order of the columns, and are"
                + " A(2,2,0).")
        .forAll("arrangement in 0..11 only")
        .ofNamed(i -> Board.arrangements("..##", "@...").get(i).text())
        .computed(i -> describe(Board.arrangements("..##", "@...").get(i)))
        .printed(i -> List.of("A(2,2,0)", a(2, 2, 0)))
        .note("The open cells of the two pictures are lost; all twelve arrangements are checked.")
        .build();
  }

  private static List<Object> describe(Position board) {
    return List.of(Board.triple(board), value(board));
  }

  private static Claim lemma1OnB() {
    return PAPER
        .claim("Lemma 1 (1)")
        .says(
            "From B(x,y,z) Left moves to B(x-1,y,z) if x > 1 and to A(x-1,y,z) if y > 0; Right has"
                + " no move.")
        .forAll("x in 1..6", "y in 0..6", "z in 0..6")
        .of("B({x},{y},{z})")
        .computed((x, y, z) -> optionsOf(Board.b(x, y, z)))
        .printed(
            (x, y, z) -> {
              List<String> left = new ArrayList<>();
              if (y > 0) {
                left.add("A(" + (x - 1) + "," + y + "," + z + ")");
              }
              if (x > 1) {
                left.add("B(" + (x - 1) + "," + y + "," + z + ")");
              }
              return List.of(left, List.of());
            })
        .build();
  }

  private static Claim lemma1OnA() {
    return PAPER
        .claim("Lemma 1 (2)")
        .says(
            "From A(x,y,z) Left moves to B(x,y-1,z+1) if x > 0 and to A(x,y-1,z+1) if y > 1; Right"
                + " moves to B(z+1,y-1,x).")
        .forAll("x in 0..6", "y in 1..6", "z in 0..6")
        .of("A({x},{y},{z})")
        .computed((x, y, z) -> optionsOf(Board.a(x, y, z)))
        .printed(
            (x, y, z) -> {
              String rest = "(" + x + "," + (y - 1) + "," + (z + 1) + ")";
              List<String> left = new ArrayList<>();
              if (y > 1) {
                left.add("A" + rest);
              }
              if (x > 0) {
                left.add("B" + rest);
              }
              return List.of(left, List.of("B(" + (z + 1) + "," + (y - 1) + "," + x + ")"));
            })
        .build();
  }

  private static List<List<String>> optionsOf(Position board) {
    return List.of(
        Board.triples(board.options(Player.LEFT)), Board.triples(board.options(Player.RIGHT)));
  }
}
