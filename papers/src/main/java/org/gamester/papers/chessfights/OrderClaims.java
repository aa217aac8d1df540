package org.gamester.papers.chessfights;

import static org.gamester.papers.chessfights.Board.PAPER;

import java.util.List;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** Lemmas 2, 3 and 4, with the moves of their proofs. */
final class OrderClaims {

  private OrderClaims() {}

  static List<Claim> claims() {
    return List.of(
        lemma2(),
        lemma2Column0(),
        lemma2Column1(),
        lemma2Column1Next(),
        lemma2Knight(),
        lemma2Kept(),
        lemma3(),
        lemma3Column1(),
        lemma3Reply(),
        lemma4(),
        lemma4Knight(),
        lemma4Bishop(),
        lemma4OtherDiagonal(),
        lemma4Missing(),
        lemma4LastColumns());
  }

  private static Claim lemma2() {
    return PAPER
        .claim("Lemma 2")
        .says("If k >= 2 and u > y-k, Left wins (x,y) - (u,y-k) moving first.")
        .forAll("x in 0..8", "y in 0..8", "k in 0..8", "u in 0..8")
        .domain("y-k >= 0", (x, y, k, u) -> y >= k)
        .where("k >= 2", (x, y, k, u) -> k >= 2)
        .where("u > y-k", (x, y, k, u) -> u > y - k)
        .ofNamed((x, y, k, u) -> Duel.of(x, y, u, y - k))
        .computed((x, y, k, u) -> Duel.of(x, y, u, y - k).value())
        .printed(Comparison.GREATER_OR_CONFUSED, (x, y, k, u) -> 0)
        .note("The line under the second cell is lost in this copy.")
        .build();
  }

  private static Claim lemma2Column0() {
    return PAPER
        .claim("Lemma 2, proof, y-k = 0")
        .says("Left moves to (x+y,0) - (u,0), which is zero.")
        .forAll("x in 0..10", "y in 2..10", "u in 1..10")
        .ofNamed((x, y, u) -> Duel.of(x, y, u, 0))
        .computed((x, y, u) -> Duel.of(x, y, u, 0).repliedBy(Duel.of(x + y, 0, u, 0)))
        .printed((x, y, u) -> Duel.LEFT_WINS)
        .build();
  }

  private static Claim lemma2Column1() {
    return PAPER
        .claim("Lemma 2, proof, y-k = 1")
        .says("Left moves to (x,y) - (u-2,0), which equals (x,y).")
        .forAll("x in 0..10", "y in 3..10", "u in 2..10")
        .ofNamed((x, y, u) -> Duel.of(x, y, u, 1))
        .holds(
            (x, y, u) -> {
              Duel reply = Duel.of(x, y, u - 2, 0);
              return Duel.of(x, y, u, 1).leadsTo(Player.LEFT, reply)
                  && reply.value().equals(Board.value(x, y));
            })
        .build();
  }

  private static Claim lemma2Column1Next() {
    return PAPER
        .claim("Lemma 2, proof, y-k = 1, next moves")
        .says("After any move of Right in (x,y), Left can move to column 0.")
        .forAll("x in 0..12", "y in 3..12")
        .of("({x},{y})")
        .holds(
            (x, y) ->
                Board.moves(Player.RIGHT, new Cell(x, y)).stream()
                    .allMatch(
                        cell ->
                            Board.canMove(
                                Player.LEFT, cell, cell.plus(cell.column(), -cell.column()))))
        .build();
  }

  private static Claim lemma2Knight() {
    return PAPER
        .claim("Lemma 2, proof, y-k > 1")
        .says("Left moves to (x,y) - (u+1,y-k-2) and wins.")
        .forAll("x in 0..7", "y in 4..9", "k in 2..7", "u in 3..9")
        .domain("y-k > 1", (x, y, k, u) -> y - k > 1)
        .where("u > y-k", (x, y, k, u) -> u > y - k)
        .ofNamed((x, y, k, u) -> Duel.of(x, y, u, y - k))
        .computed(
            (x, y, k, u) -> {
              Duel start = Duel.of(x, y, u, y - k);
              return start.repliedBy(start.withSecond(u + 1, y - k - 2));
            })
        .printed((x, y, k, u) -> Duel.LEFT_WINS)
        .build();
  }

  private static Claim lemma2Kept() {
    return PAPER
        .claim("Lemma 2, proof, y-k > 1, next moves")
        .says("After any move of Right, the conditions of the lemma hold again.")
        .forAll("x in 0..7", "y in 4..9", "k in 2..7", "u in 3..9")
        .domain("y-k > 1", (x, y, k, u) -> y - k > 1)
        .where("u > y-k", (x, y, k, u) -> u > y - k)
        .ofNamed((x, y, k, u) -> Duel.of(x, y, u, y - k))
        .holds(
            (x, y, k, u) -> {
              Cell first = new Cell(x, y);
              Cell second = new Cell(u + 1, y - k - 2);
              return Board.moves(Player.RIGHT, first).stream()
                      .allMatch(cell -> new Duel(cell, second).isOfLemma2())
                  && Board.moves(Player.LEFT, second).stream()
                      .allMatch(cell -> new Duel(first, cell).isOfLemma2());
            })
        .build();
  }

  private static Claim lemma3() {
    return PAPER
        .claim("Lemma 3")
        .says("1 >= (x,y) if x > y.")
        .forAll("x in 0..16", "y in 0..16")
        .where("x > y", (x, y) -> x > y)
        .of("({x},{y})")
        .computed((x, y) -> Board.value(x, y))
        .printed(Comparison.AT_MOST, (x, y) -> 1)
        .build();
  }

  private static Claim lemma3Column1() {
    return PAPER
        .claim("Lemma 3, proof, columns 0 and 1")
        .says("1 - (a,0) = 1, and 1 - (a,1) = 1* for the cells (a,1) that Right can reach.")
        .forAll("x in 0..14", "y in 0..14", "b in 0..1 only")
        .where("x > y", (x, y, b) -> x > y)
        .domain(
            "Right can reach column b",
            (x, y, b) ->
                Board.moves(Player.LEFT, new Cell(x, y)).stream()
                    .anyMatch(cell -> cell.column() == b))
        .of("1-({x},{y}) to column {b}")
        .holds(
            (x, y, b) ->
                Board.moves(Player.LEFT, new Cell(x, y)).stream()
                    .filter(cell -> cell.column() == b)
                    .allMatch(
                        cell ->
                            ShortGame.ONE
                                .minus(Board.value(cell))
                                .equals(ShortGame.ONE.plus(ShortGame.nimber(b)))))
        .build();
  }

  private static Claim lemma3Reply() {
    return PAPER
        .claim("Lemma 3, proof, columns from 2 on")
        .says(
            "From 1 - (a,b) with b >= 2, Left moves to 1 - (a+1,b-2), where again row > column, and"
                + " wins.")
        .forAll("a in 0..14", "b in 2..14")
        .where("a > b", (a, b) -> a > b)
        .of("1-({a},{b})")
        .holds(
            (a, b) -> {
              Cell reply = new Cell(a + 1, b - 2);
              return Board.canMove(Player.RIGHT, new Cell(a, b), reply)
                  && reply.isBelowDiagonal()
                  && Board.value(reply).lessOrEqual(ShortGame.ONE);
            })
        .build();
  }

  private static Claim lemma4() {
    return PAPER
        .claim("Lemma 4")
        .says("(x-2,y+1) >= (x+1,y-2) if x > y.")
        .forAll("x in 2..16", "y in 2..16")
        .where("x > y", (x, y) -> x > y)
        .of("({x},{y})")
        .computed((x, y) -> Board.value(x - 2, y + 1))
        .printed(Comparison.AT_LEAST, (x, y) -> Board.value(x + 1, y - 2))
        .note("The cells must be on the board: y >= 2.")
        .build();
  }

  private static Claim lemma4Knight() {
    return PAPER
        .claim("Lemma 4, proof, Right moves (x-2,y+1)")
        .says("Left can reply in the same component by moving to column y-2, as in Proposition 3.")
        .forAll("x in 2..14", "y in 2..14")
        .where("x > y", (x, y) -> x > y)
        .of("({x},{y})")
        .holds(
            (x, y) ->
                Board.moves(Player.RIGHT, new Cell(x - 2, y + 1)).stream()
                    .allMatch(
                        cell ->
                            Board.moves(Player.LEFT, cell).stream()
                                .map(reply -> new Duel(reply, new Cell(x + 1, y - 2)))
                                .anyMatch(Duel::isOfProposition3)))
        .build();
  }

  private static Claim lemma4Bishop() {
    return PAPER
        .claim("Lemma 4, proof, Right moves to (x+1-i,y-2-i)")
        .says("Left replies by moving to (x-2-i,y+1-i), and wins.")
        .forAll("x in 2..12", "y in 2..12", "i in 1..10")
        .domain("y-2-i >= 0", (x, y, i) -> y - 2 - i >= 0)
        .where("x > y", (x, y, i) -> x > y)
        .of("({x},{y}), i = {i}")
        .computed(
            (x, y, i) -> {
              Duel start = Duel.of(x - 2, y + 1, x + 1, y - 2);
              Duel right = start.withSecond(x + 1 - i, y - 2 - i);
              return start.answered(right, right.withFirst(x - 2 - i, y + 1 - i));
            })
        .printed((x, y, i) -> Duel.LEFT_WINS)
        .build();
  }

  private static Claim lemma4OtherDiagonal() {
    return PAPER
        .claim("Lemma 4, proof, Right moves to (x+1+i,y-2-i)")
        .says(
            "Left replies likewise to Right's moves along the other diagonal, with (x-2+i,y+1-i).")
        .forAll("x in 2..12", "y in 2..12", "i in 1..10")
        .domain("y-2-i >= 0", (x, y, i) -> y - 2 - i >= 0)
        .where("x > y", (x, y, i) -> x > y)
        .of("({x},{y}), i = {i}")
        .computed(
            (x, y, i) -> {
              Duel start = Duel.of(x - 2, y + 1, x + 1, y - 2);
              Duel right = start.withSecond(x + 1 + i, y - 2 - i);
              return start.answered(right, right.withFirst(x - 2 + i, y + 1 - i));
            })
        .printed((x, y, i) -> Duel.LEFT_WINS)
        .note("The proof does not mention these moves.")
        .build();
  }

  private static Claim lemma4Missing() {
    return PAPER
        .claim("Lemma 4, proof, no such reply")
        .says(
            "If Left does not have that reply, Right moved to (a,1), a >= 2, or to (a,0), a >= 1.")
        .forAll("x in 2..14", "y in 2..14", "i in 1..12")
        .domain("y-2-i >= 0", (x, y, i) -> y - 2 - i >= 0)
        .where("x > y", (x, y, i) -> x > y)
        .of("({x},{y}), i = {i}")
        .holds(
            (x, y, i) -> {
              Cell right = new Cell(x + 1 - i, y - 2 - i);
              return Board.canMove(
                      Player.LEFT, new Cell(x - 2, y + 1), new Cell(x - 2 - i, y + 1 - i))
                  || (right.column() <= 1 && right.row() >= right.column() + 1);
            })
        .note("Left always has that reply: i <= y-2 and x > y imply x-2-i >= 1.")
        .build();
  }

  private static Claim lemma4LastColumns() {
    return PAPER
        .claim("Lemma 4, proof, columns 0 and 1")
        .says(
            "Left replies to a move of Right to column 0 or 1 by moving to that column on the first"
                + " board, and wins.")
        .forAll("x in 2..14", "y in 2..14", "b in 0..1 only")
        .where("x > y", (x, y, b) -> x > y)
        .domain("Right's move exists", (x, y, b) -> y - 2 - b >= 1)
        .of("({x},{y}), column {b}")
        .computed(
            (x, y, b) -> {
              Duel start = Duel.of(x - 2, y + 1, x + 1, y - 2);
              int i = y - 2 - b;
              Duel right = start.withSecond(x + 1 - i, b);
              return start.answered(right, right.withFirst(x - 2 + y + 1 - b, b));
            })
        .printed((x, y, b) -> Duel.LEFT_WINS)
        .build();
  }
}
