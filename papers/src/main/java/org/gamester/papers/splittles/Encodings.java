package org.gamester.papers.splittles;

import static org.gamester.papers.splittles.SplittlesClaims.PAPER;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.claims.Claim;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.heap.SubtractionSet;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** Section 1: heaps, rows of boxes and partizan octal codes are the same game. */
final class Encodings {

  private final Evaluator evaluator;
  private final Catalogue catalogue = Catalogue.standard();

  Encodings(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  List<Claim> claims() {
    return List.of(blocks(), boxes(), exampleCodes(), codesOfSevens(), codesOfThrees());
  }

  private SplittlesGame game(int left, int right) {
    return new SplittlesGame(Sets.ofMask(left), Sets.ofMask(right), evaluator);
  }

  private Claim blocks() {
    return PAPER
        .claim("Section 1, blocks")
        .says(
            "The blocks that Left's moves leave of a row of n boxes are the heaps that they leave"
                + " of a heap of n tokens: removing from the middle is splitting.")
        .forAll("a in 0..15", "n in 0..12")
        .ofNamed((a, n) -> game(a, 0).name(n))
        .computed((a, n) -> texts(game(a, 0).rests(Player.LEFT, n).stream()))
        .printed(
            (a, n) ->
                texts(
                    BoxRow.full(game(a, 0), n).options(Player.LEFT).stream()
                        .map(row -> ((BoxRow) row).blocks())))
        .build();
  }

  private static Set<String> texts(Stream<SplittlesGame.HeapPair> pairs) {
    return pairs
        .map(SplittlesGame.HeapPair::toString)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private Claim boxes() {
    return PAPER
        .claim("Section 1, boxes")
        .says(
            "A heap of n tokens is a row of n boxes from which each player removes a contiguous"
                + " block whose length is in the player's set.")
        .forAll("a in 0..7", "b in 0..7", "n in 0..7")
        .ofNamed((a, b, n) -> game(a, b).name(n))
        .computed((a, b, n) -> game(a, b).heapValue(n))
        .printed((a, b, n) -> evaluator.value(BoxRow.full(game(a, b), n)))
        .note("The row is evaluated without being split into blocks.")
        .build();
  }

  private Claim exampleCodes() {
    return PAPER
        .claim("Section 1, octal example")
        .says("For SL = {1,4} and SR = {1,5} the game is 0.7007 versus 0.70007.")
        .forAll("n in 0..24")
        .ofNamed(n -> game(0b1001, 0b10001).name(n))
        .computed(n -> game(0b1001, 0b10001).heapValue(n))
        .printed(n -> octal("0.7007", "0.70007", n))
        .build();
  }

  private Claim codesOfSevens() {
    return PAPER
        .claim("Section 1, codes of 0 and 7")
        .says(
            "Splittles is the partizan octal game in which digit s of a player's code is 7 if the"
                + " player may take s tokens, and 0 if not.")
        .forAll("a in 0..7", "b in 0..7", "n in 0..12")
        .ofNamed((a, b, n) -> game(a, b).name(n))
        .computed((a, b, n) -> game(a, b).heapValue(n))
        .printed((a, b, n) -> octal(code(game(a, b).left(), '7'), code(game(a, b).right(), '7'), n))
        .build();
  }

  private Claim codesOfThrees() {
    return PAPER
        .claim("Section 1, codes of 0 and 3")
        .says("Without splitting, it is the partizan octal game with 3 instead of 7.")
        .forAll("a in 0..7", "b in 0..7", "n in 0..16")
        .ofNamed((a, b, n) -> "unsplit " + game(a, b).name(n))
        .computed((a, b, n) -> game(a, b).unsplitValue(n))
        .printed((a, b, n) -> octal(code(game(a, b).left(), '3'), code(game(a, b).right(), '3'), n))
        .build();
  }

  private ShortGame octal(String left, String right, int n) {
    return evaluator.value(catalogue.read("octal{" + left + "|" + right + "}", "" + n));
  }

  private static String code(SubtractionSet set, char digit) {
    StringBuilder code = new StringBuilder("0.0");
    for (long s = set.next(0); s != Long.MAX_VALUE; s = set.next(s)) {
      while (code.length() < s + 2) {
        code.append('0');
      }
      code.setCharAt((int) s + 1, digit);
    }
    return code.toString();
  }
}
