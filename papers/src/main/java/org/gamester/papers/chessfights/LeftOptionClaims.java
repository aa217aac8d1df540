package org.gamester.papers.chessfights;

import static org.gamester.papers.chessfights.Board.PAPER;
import static org.gamester.papers.chessfights.Recursion.g;
import static org.gamester.papers.chessfights.Recursion.rightOptions;
import static org.gamester.papers.chessfights.Recursion.smaller;
import static org.gamester.papers.chessfights.Recursion.star;
import static org.gamester.values.ShortGame.integer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.values.ShortGame;

/** Lemma 5 on Left's options of g_k(n), with the displays of its proof. */
final class LeftOptionClaims {

  private LeftOptionClaims() {}

  static List<Claim> claims() {
    return List.of(
        smallHeaps(),
        middleHeaps(),
        otherHeaps(),
        leftOptions(),
        caseA(),
        caseB(),
        caseBFirst(),
        caseBReversible(),
        caseBThrough(),
        caseBInequality(),
        caseC(),
        caseCFirst(),
        caseCStar(),
        caseCThrough(),
        caseCInequality(),
        caseD(),
        caseDAvailable());
  }

  private static Claim smallHeaps() {
    return PAPER
        .claim("Lemma 5, n <= k-1")
        .says("g_k(n) = n.")
        .forAll("k in 1..8", "n in 0..24")
        .where("n <= k-1", (k, n) -> n <= k - 1)
        .of("g_{k}({n})")
        .computed((k, n) -> g(k, n))
        .printed((k, n) -> n)
        .build();
  }

  private static Claim middleHeaps() {
    return PAPER
        .claim("Lemma 5, 2k <= n <= 3k-1")
        .says("g_k(n) = {k-1, (k-1)* | g_k(n-k), g_k(n-2k)}.")
        .forAll("k in 1..8", "n in 0..24")
        .where("2k <= n <= 3k-1", (k, n) -> 2 * k <= n && n <= 3 * k - 1)
        .of("g_{k}({n})")
        .computed((k, n) -> g(k, n))
        .printed((k, n) -> ShortGame.of(List.of(integer(k - 1), star(k - 1)), rightOptions(k, n)))
        .build();
  }

  private static Claim otherHeaps() {
    return PAPER
        .claim("Lemma 5, other n")
        .says("g_k(n) = {k-1 | g_k(n-k), g_k(n-2k)}.")
        .forAll("k in 1..8", "n in 0..32")
        .domain("n >= k", (k, n) -> n >= k)
        .where("n < 2k or n > 3k-1", (k, n) -> n < 2 * k || n > 3 * k - 1)
        .of("g_{k}({n})")
        .computed((k, n) -> g(k, n))
        .printed((k, n) -> ShortGame.of(List.of(integer(k - 1)), rightOptions(k, n)))
        .build();
  }

  private static Claim leftOptions() {
    return PAPER
        .claim("Lemma 5, irreversible options")
        .says("The canonical Left options of g_k(n) are k-1, and (k-1)* if 2k <= n <= 3k-1.")
        .forAll("k in 1..8", "n in 0..32")
        .where("n >= k", (k, n) -> n >= k)
        .of("g_{k}({n})")
        .computed((k, n) -> Set.copyOf(g(k, n).leftOptions()))
        .printed(
            (k, n) ->
                2 * k <= n && n <= 3 * k - 1
                    ? Set.of(integer(k - 1), star(k - 1))
                    : Set.of(integer(k - 1)))
        .build();
  }

  private static Claim caseA() {
    return PAPER
        .claim("Lemma 5, proof, case (a)")
        .says("g_k(0) = {|} = 0, and g_k(n) = {g_k(n-1)|} = {n-1|} = n for 1 <= n <= k-1.")
        .forAll("k in 1..8", "n in 0..24")
        .where("n <= k-1", (k, n) -> n <= k - 1)
        .of("g_{k}({n})")
        .computed(
            (k, n) ->
                List.of(
                    g(k, n), ShortGame.of(n == 0 ? List.of() : List.of(g(k, n - 1)), List.of())))
        .printed((k, n) -> List.of(integer(n), integer(n)))
        .build();
  }

  private static Claim caseB() {
    return PAPER
        .claim("Lemma 5, proof, case (b)")
        .says("g_k(k+j) = {k-1, g_k(k), ..., g_k(k+j-1) | j} for 0 <= j <= k-1.")
        .forAll("k in 1..8", "j in 0..8")
        .where("j <= k-1", (k, j) -> j <= k - 1)
        .of("g_{k}({k}+{j})")
        .computed((k, j) -> g(k, k + j))
        .printed((k, j) -> caseBForm(k, j))
        .build();
  }

  private static ShortGame caseBForm(int k, int j) {
    List<ShortGame> left = new ArrayList<>(smaller(k, k + j).subList(k, k + j));
    left.add(integer(k - 1));
    return ShortGame.of(left, List.of(integer(j)));
  }

  private static Claim caseBFirst() {
    return PAPER
        .claim("Lemma 5, proof, case (b), first heaps")
        .says(
            "g_k(k) = {k-1|0}, g_k(k+1) = {k-1,{k-1|0}|1} and g_k(k+2) ="
                + " {k-1,{k-1|0},{k-1,{k-1|0}|1}|2}.")
        .forAll("k in 1..8", "j in 0..2 only")
        .where("j <= k-1", (k, j) -> j <= k - 1)
        .of("g_{k}({k}+{j})")
        .computed((k, j) -> g(k, k + j))
        .printed(
            (k, j) -> {
              ShortGame most = integer(k - 1);
              List<ShortGame> left = new ArrayList<>(List.of(most));
              for (int i = 0; i < j; i++) {
                left.add(ShortGame.of(List.copyOf(left), List.of(integer(i))));
              }
              return ShortGame.of(left, List.of(integer(j)));
            })
        .build();
  }

  private static Claim caseBReversible() {
    return PAPER
        .claim("Lemma 5, proof, case (b), g_k(k) reverses out")
        .says("As a Left option of g_k(k+j), 1 <= j <= k-1, g_k(k) reverses out through 0.")
        .forAll("k in 1..8", "j in 1..8")
        .where("j <= k-1", (k, j) -> j <= k - 1)
        .of("g_{k}({k}+{j})")
        .holds((k, j) -> reversesThrough(g(k, k), integer(0), g(k, k + j)))
        .build();
  }

  /** Whether the Left option {@code option} of {@code game} is reversible through {@code reply}. */
  private static boolean reversesThrough(ShortGame option, ShortGame reply, ShortGame game) {
    return option.rightOptions().contains(reply) && reply.lessOrEqual(game);
  }

  private static Claim caseBThrough() {
    return PAPER
        .claim("Lemma 5, proof, case (b), the other options")
        .says("For 1 <= i < j <= k-1, g_k(k+i) reverses through i to i-1, which k-1 dominates.")
        .forAll("k in 1..8", "j in 1..8", "i in 1..8")
        .where("j <= k-1", (k, j, i) -> j <= k - 1)
        .where("i < j", (k, j, i) -> i < j)
        .of("g_{k}({k}+{i}) in g_{k}({k}+{j})")
        .holds(
            (k, j, i) ->
                reversesThrough(g(k, k + i), integer(i), g(k, k + j))
                    && integer(i).leftOptions().equals(List.of(integer(i - 1)))
                    && i - 1 <= k - 1)
        .build();
  }

  private static Claim caseBInequality() {
    return PAPER
        .claim("Lemma 5, proof, case (b), inequality")
        .says("{k-1, g_k(k), ..., g_k(k+j-1) | j} >= j-1.")
        .forAll("k in 1..8", "j in 0..8")
        .where("j <= k-1", (k, j) -> j <= k - 1)
        .of("g_{k}({k}+{j})")
        .computed((k, j) -> caseBForm(k, j))
        .printed(Comparison.AT_LEAST, (k, j) -> j - 1)
        .build();
  }

  private static Claim caseC() {
    return PAPER
        .claim("Lemma 5, proof, case (c)")
        .says(
            "g_k(2k+j) = {k-1, (k-1)*, g_k(2k), ..., g_k(2k+j-1) | j, {k-1|j}} for 0 <= j <="
                + " k-1.")
        .forAll("k in 1..8", "j in 0..8")
        .where("j <= k-1", (k, j) -> j <= k - 1)
        .of("g_{k}(2*{k}+{j})")
        .computed((k, j) -> g(k, 2 * k + j))
        .printed((k, j) -> caseCForm(k, j))
        .build();
  }

  private static ShortGame caseCForm(int k, int j) {
    Set<ShortGame> left = new HashSet<>(smaller(k, 2 * k + j).subList(2 * k, 2 * k + j));
    left.add(integer(k - 1));
    left.add(star(k - 1));
    return ShortGame.of(left, List.of(integer(j), ShortGame.of(integer(k - 1), integer(j))));
  }

  private static Claim caseCFirst() {
    return PAPER
        .claim("Lemma 5, proof, case (c), first heap")
        .says("g_k(2k) = {k-1, (k-1)* | 0, {k-1|0}}.")
        .forAll("k in 1..8")
        .of("g_{k}(2*{k})")
        .computed(k -> g(k, 2 * k))
        .printed(
            k ->
                ShortGame.of(
                    List.of(integer(k - 1), star(k - 1)),
                    List.of(integer(0), ShortGame.of(integer(k - 1), integer(0)))))
        .build();
  }

  private static Claim caseCStar() {
    return PAPER
        .claim("Lemma 5, proof, case (c), (k-1)*")
        .says("g_k(k+j) = {k-1|j} for 0 <= j <= k-1, so (k-1)* is g_k(2k-1).")
        .forAll("k in 1..8", "j in 0..8")
        .where("j <= k-1", (k, j) -> j <= k - 1)
        .of("g_{k}({k}+{j})")
        .computed((k, j) -> List.of(g(k, k + j), g(k, 2 * k - 1)))
        .printed((k, j) -> List.of(ShortGame.of(integer(k - 1), integer(j)), star(k - 1)))
        .build();
  }

  private static Claim caseCThrough() {
    return PAPER
        .claim("Lemma 5, proof, case (c), reversible options")
        .says(
            "For 0 <= i < j <= k-1, g_k(2k+i) reverses through i: it reverses out if i = 0, and"
                + " otherwise is replaced by i-1, which k-1 dominates.")
        .forAll("k in 1..8", "j in 1..8", "i in 0..8")
        .where("j <= k-1", (k, j, i) -> j <= k - 1)
        .where("i < j", (k, j, i) -> i < j)
        .of("g_{k}(2*{k}+{i}) in g_{k}(2*{k}+{j})")
        .holds(
            (k, j, i) ->
                reversesThrough(g(k, 2 * k + i), integer(i), g(k, 2 * k + j))
                    && integer(i)
                        .leftOptions()
                        .equals(i == 0 ? List.of() : List.of(integer(i - 1))))
        .build();
  }

  private static Claim caseCInequality() {
    return PAPER
        .claim("Lemma 5, proof, case (c), inequality")
        .says("{k-1, (k-1)*, g_k(2k), ..., g_k(2k+j-1) | j, {k-1|j}} >= j-1.")
        .forAll("k in 1..8", "j in 0..8")
        .where("j <= k-1", (k, j) -> j <= k - 1)
        .of("g_{k}(2*{k}+{j})")
        .computed((k, j) -> caseCForm(k, j))
        .printed(Comparison.AT_LEAST, (k, j) -> j - 1)
        .build();
  }

  private static Claim caseD() {
    return PAPER
        .claim("Lemma 5, proof, case (d)")
        .says("{k-1, (k-1)* | g_k(n-k), g_k(n-2k)} >= k-1 for n >= 3k.")
        .forAll("k in 1..8", "n in 0..32")
        .domain("n >= 2k", (k, n) -> n >= 2 * k)
        .where("n >= 3k", (k, n) -> n >= 3 * k)
        .of("g_{k}({n})")
        .computed((k, n) -> ShortGame.of(List.of(integer(k - 1), star(k - 1)), rightOptions(k, n)))
        .printed(Comparison.AT_LEAST, (k, n) -> k - 1)
        .build();
  }

  private static Claim caseDAvailable() {
    return PAPER
        .claim("Lemma 5, proof, case (d), Left option k-1")
        .says("For n >= 3k, Left can move to k-1 from g_k(n-k) and from g_k(n-2k).")
        .forAll("k in 1..8", "n in 0..32")
        .domain("n >= 2k", (k, n) -> n >= 2 * k)
        .where("n >= 3k", (k, n) -> n >= 3 * k)
        .of("g_{k}({n})")
        .holds(
            (k, n) ->
                smaller(k, n - k).contains(integer(k - 1))
                    && smaller(k, n - 2 * k).contains(integer(k - 1)))
        .build();
  }
}
