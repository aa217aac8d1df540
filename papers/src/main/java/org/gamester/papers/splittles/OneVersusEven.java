package org.gamester.papers.splittles;

import static org.gamester.papers.splittles.SplittlesClaims.PAPER;

import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.papers.splittles.SplittlesGame.HeapPair;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.Thermography;

/** Section 6: the auxiliary game H, in which Left takes one token, and Lemma 7 with its proof. */
final class OneVersusEven {

  private final Evaluator evaluator;

  OneVersusEven(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  List<Claim> claims() {
    return List.of(
        lemma7First(),
        lemma7Second(),
        rightStops(),
        firstAnswer(),
        secondAnswer(),
        moveFromPredecessor(),
        nonEmptyHeap(),
        answerToLeft(),
        parityOfRightMoves(),
        parityOfLeftsMovesBelow(),
        mean(),
        temperature(),
        baseCases());
  }

  private SplittlesGame game() {
    return OddVersusEven.oneVersusEven(evaluator);
  }

  private ShortGame h(int n) {
    return game().heapValue(n);
  }

  private Claim lemma7First() {
    return PAPER
        .claim("Lemma 7 (6-1)")
        .says("H_(n+1) - H_n < 1 for odd n.")
        .forAll("n in 0..40")
        .where("n is odd", n -> n % 2 == 1)
        .of("H_{n}")
        .computed(n -> h(n + 1))
        .printed(Comparison.LESS, n -> h(n).plus(ShortGame.ONE))
        .build();
  }

  private Claim lemma7Second() {
    return PAPER
        .claim("Lemma 7 (6-2)")
        .says("H_n - H_(n-1) = 1 for odd n.")
        .forAll("n in 1..41")
        .where("n is odd", n -> n % 2 == 1)
        .of("H_{n}")
        .computed(n -> h(n))
        .printed(n -> h(n - 1).plus(ShortGame.ONE))
        .build();
  }

  private Claim rightStops() {
    return PAPER
        .claim("Lemma 7, proof, Left wins at once")
        .says("1 + H_n is positive, since the Right stop of H_n is at least 0.")
        .forAll("n in 0..40")
        .of("H_{n}")
        .computed(n -> h(n).rightStop())
        .printed(Comparison.AT_LEAST, n -> 0)
        .build();
  }

  private Claim firstAnswer() {
    return PAPER
        .claim("Lemma 7, proof of (6-1), reply 1")
        .says(
            "Right moves from 1 + H_n - H_(n+1), n odd, to 1 + H_a + H_b - H_(n+1); Left's reply 1"
                + " + H_a + H_b - H_(a+1) - H_b is at least 0.")
        .forAll("n in 0..24", "a in 0..24", "b in 0..24")
        .domain("n is odd", (n, a, b) -> n % 2 == 1)
        .domain("Right can leave a+b", (n, a, b) -> canLeave(Player.RIGHT, n, a, b))
        .of("H_{n}, {a}+{b}")
        .computed((n, a, b) -> ShortGame.ONE.plus(game().heapsValue(a, b)))
        .printed(Comparison.AT_LEAST, (n, a, b) -> game().heapsValue(a + 1, b))
        .build();
  }

  private boolean canLeave(Player player, int n, int a, int b) {
    return game().rests(player, n).contains(HeapPair.of(a, b));
  }

  private Claim secondAnswer() {
    return PAPER
        .claim("Lemma 7, proof of (6-1), reply 2")
        .says(
            "Right moves to 1 + H_n - H_a - H_b; a + b is odd, say a is odd; Left's reply 1 +"
                + " H_(a-1) + H_b - H_a - H_b is 0.")
        .forAll("n in 0..24", "a in 0..24", "b in 0..24")
        .domain("n is odd", (n, a, b) -> n % 2 == 1)
        .domain("Right can leave a+b", (n, a, b) -> canLeave(Player.LEFT, n + 1, a, b))
        .domain("a is odd", (n, a, b) -> a % 2 == 1)
        .of("H_{n}, {a}+{b}")
        .computed((n, a, b) -> ShortGame.ONE.plus(game().heapsValue(a - 1, b)))
        .printed((n, a, b) -> game().heapsValue(a, b))
        .build();
  }

  private Claim moveFromPredecessor() {
    return PAPER
        .claim("Lemma 7, proof of (6-2), even heap below")
        .says(
            "Right moves from H_n - H_(n-1) - 1 to H_n - H_a - H_b - 1; a + b is odd, so one of"
                + " them, say a, is even; Left's reply H_(a+1) + H_b - H_a - H_b - 1 is 0.")
        .forAll("n in 1..24", "a in 0..24", "b in 0..24")
        .domain("n is odd", (n, a, b) -> n % 2 == 1)
        .domain("Right can leave a+b", (n, a, b) -> canLeave(Player.LEFT, n - 1, a, b))
        .domain("a is even", (n, a, b) -> a % 2 == 0)
        .of("H_{n}, {a}+{b}")
        .computed((n, a, b) -> game().heapsValue(a + 1, b))
        .printed((n, a, b) -> game().heapsValue(a, b).plus(ShortGame.ONE))
        .build();
  }

  private Claim nonEmptyHeap() {
    return PAPER
        .claim("Lemma 7, proof of (6-2), heap of Left")
        .says("If Left moves to H_a + H_b - H_(n-1) - 1, one of the heaps, say a, is not empty.")
        .forAll("n in 1..24")
        .domain("n is odd", n -> n % 2 == 1)
        .of("H_{n}")
        .holds(n -> game().rests(Player.LEFT, n).stream().allMatch(rest -> rest.larger() > 0))
        .amendedWhere("n > 1", n -> n > 1)
        .note("The proof assumes n > 1, but the lemma includes n = 1, where Right wins anyway.")
        .build();
  }

  private Claim answerToLeft() {
    return PAPER
        .claim("Lemma 7, proof of (6-2), reply to Left")
        .says(
            "Left moves to H_a + H_b - H_(n-1) - 1 with a > 0; Right's reply H_a + H_b - H_(a-1) -"
                + " H_b - 1 is 0 if a is odd and negative if a is even.")
        .forAll("n in 1..24", "a in 1..24", "b in 0..24")
        .domain("n is odd", (n, a, b) -> n % 2 == 1)
        .domain("Left can leave a+b", (n, a, b) -> canLeave(Player.LEFT, n, a, b))
        .of("H_{n}, {a}+{b}")
        .computed(
            (n, a, b) ->
                game().heapsValue(a, b).relationTo(game().heapsValue(a - 1, b).plus(ShortGame.ONE)))
        .printed((n, a, b) -> a % 2 == 1 ? Relation.EQUAL : Relation.LESS)
        .build();
  }

  private Claim parityOfRightMoves() {
    return PAPER
        .claim("Lemma 7, proof of (6-2), odd heap above")
        .says(
            "Right moves to H_a + H_b - H_(n-1) - 1; a + b is odd, so one of them, say a, is odd;"
                + " Left's reply H_a + H_b - H_(a-1) - H_b - 1 is 0. The relations of the replies"
                + " to 0 are listed.")
        .forAll("n in 1..24")
        .domain("n is odd", n -> n % 2 == 1)
        .of("H_{n}")
        .computed(
            n ->
                game().rests(Player.RIGHT, n).stream()
                    .map(OneVersusEven::oddHeap)
                    .map(odd -> h(odd).relationTo(h(odd - 1).plus(ShortGame.ONE)))
                    .distinct()
                    .toList())
        .printed(n -> n == 1 ? List.of() : List.of(Relation.EQUAL))
        .build();
  }

  /** The size of the odd heap of a pair. */
  private static int oddHeap(HeapPair pair) {
    return pair.larger() % 2 == 1 ? pair.larger() : pair.smaller();
  }

  private Claim parityOfLeftsMovesBelow() {
    return PAPER
        .claim("Lemma 7, proof of (6-2), Left's moves below")
        .says(
            "Left moves from H_n - H_(n-1) - 1 to H_n - H_a - H_b - 1; then a + b is odd. The moves"
                + " for which it is not are listed.")
        .forAll("n in 1..24")
        .domain("n is odd", n -> n % 2 == 1)
        .of("H_{n}")
        .computed(
            n ->
                game().rests(Player.RIGHT, n - 1).stream()
                    .filter(rest -> (rest.larger() + rest.smaller()) % 2 == 0)
                    .toList())
        .printed(n -> List.of())
        .amendedWhere("n = 1", n -> n == 1)
        .note(
            "n-1 and the number taken are both even, hence a + b is always even. Right's reply"
                + " H_(a+1) + H_b - H_a - H_b - 1 still wins: it is 0 for even a and negative for"
                + " odd a, so the lemma is true.")
        .build();
  }

  private Claim mean() {
    return PAPER
        .claim("Theorem 6 for H, mean")
        .says("The mean of H_n is the mean of G_n in Theorem 6.")
        .forAll("n in 1..40")
        .of("H_{n}")
        .computed(n -> Thermography.mean(h(n)))
        .printed(n -> OddVersusEven.mu(n))
        .build();
  }

  private Claim temperature() {
    return PAPER
        .claim("Theorem 6 for H, temperature")
        .says("The temperature of H_n is the temperature of G_n in Theorem 6.")
        .forAll("n in 1..40")
        .of("H_{n}")
        .computed(n -> Thermography.temperature(h(n)))
        .printed(n -> OddVersusEven.tau(n))
        .amendedWhere("n > 1", n -> n > 1)
        .build();
  }

  private Claim baseCases() {
    return PAPER
        .claim("Theorem 6, proof, base")
        .says("H_1 = 1 and H_2 = {1|0}.")
        .fact()
        .computed(() -> List.of(h(1), h(2)))
        .printed(() -> List.of(ShortGame.ONE, ShortGame.of(ShortGame.ONE, ShortGame.ZERO)))
        .build();
  }
}
