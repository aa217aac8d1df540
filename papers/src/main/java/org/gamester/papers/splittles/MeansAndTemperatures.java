package org.gamester.papers.splittles;

import static org.gamester.papers.splittles.OddVersusEven.logarithm;
import static org.gamester.papers.splittles.OddVersusEven.mu;
import static org.gamester.papers.splittles.OddVersusEven.tau;
import static org.gamester.papers.splittles.SplittlesClaims.PAPER;

import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.values.Dyadic;
import org.gamester.values.thermography.Thermography;

/** Section 6: Lemmas 8 and 9, for the formulas and for the means of heaps. */
final class MeansAndTemperatures {

  private final Evaluator evaluator;

  MeansAndTemperatures(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  List<Claim> claims() {
    return List.of(
        lemma8(),
        lemma8ForMeans(),
        lemma8ForTemperatures(),
        lemma8AtPowers(),
        increasing(),
        meansIncreasing(),
        concave(),
        lemma9(),
        lemma9ForMeans(),
        lemma9AtPowers(),
        lemma9ForTemperatures());
  }

  private Dyadic mean(int n) {
    return Thermography.mean(OddVersusEven.oddVersusEven(evaluator).heapValue(n));
  }

  private Dyadic temperature(int n) {
    return Thermography.temperature(OddVersusEven.oddVersusEven(evaluator).heapValue(n));
  }

  /** 1/2^k, where 2^k <= n < 2^(k+1). */
  private static Dyadic step(int n) {
    return Dyadic.of(1, logarithm(n));
  }

  /** (n + 1)/2^k + k - 1. */
  private static Dyadic lemma9(int n) {
    int k = logarithm(n);
    return Dyadic.of(n + 1L, k).plus(Dyadic.of(k - 1));
  }

  private Claim lemma8() {
    return PAPER
        .claim("Lemma 8")
        .says("If 2^k <= n < 2^(k+1) and n > 2, then tau_n - tau_(n-2) = 1/2^k.")
        .forAll("n in 3..400")
        .computed(n -> tau(n).minus(tau(n - 2)))
        .printed(n -> step(n))
        .build();
  }

  private Claim lemma8ForMeans() {
    return PAPER
        .claim("Lemma 8 for heaps")
        .says("The mean of G_n exceeds that of G_(n-2) by 1/2^k for n > 2.")
        .forAll("n in 2..33")
        .where("n > 2", n -> n > 2)
        .of("G_{n}")
        .computed(n -> mean(n).minus(mean(n - 2)))
        .printed(n -> step(n))
        .note("It holds for n = 2 too.")
        .build();
  }

  private Claim lemma8ForTemperatures() {
    return PAPER
        .claim("Lemma 8 for temperatures of heaps")
        .says("The temperature of G_n exceeds that of G_(n-2) by 1/2^k for n > 2.")
        .forAll("n in 3..33")
        .of("G_{n}")
        .computed(n -> temperature(n).minus(temperature(n - 2)))
        .printed(n -> step(n))
        .amendedWhere("n > 3", n -> n > 3)
        .note("As in Theorem 6, G_1 = 1 has temperature -1, not tau_1 = 0.")
        .build();
  }

  private Claim lemma8AtPowers() {
    return PAPER
        .claim("Lemma 8, display for n = 2^k")
        .says("tau_(2^k) = 1/2 + 1/2^k + k/2 - 1 and tau_(2^k-2) = 1 + k/2 - 1/2 - 1.")
        .forAll("k in 2..24")
        .computed(k -> List.of(tau(1 << k), tau((1 << k) - 2)))
        .printed(
            k -> {
              Dyadic halves = Dyadic.of(k - 1L, 1);
              return List.of(Dyadic.of(1, k).plus(halves), halves);
            })
        .build();
  }

  private Claim increasing() {
    return PAPER
        .claim("Lemma 8, consequence for tau")
        .says("tau_n never decreases as n increases.")
        .forAll("n in 2..400")
        .computed(n -> tau(n))
        .printed(Comparison.AT_LEAST, n -> tau(n - 1))
        .build();
  }

  private Claim meansIncreasing() {
    return PAPER
        .claim("Lemma 8, consequence for mu")
        .says("For n of one parity, mu_n never decreases; checked for the means of heaps.")
        .forAll("n in 2..33")
        .of("G_{n}")
        .computed(n -> mean(n))
        .printed(Comparison.AT_LEAST, n -> mean(n - 2))
        .build();
  }

  private Claim concave() {
    return PAPER
        .claim("Lemma 8, rate of increase")
        .says("For n of one parity, the increments of the means never increase.")
        .forAll("n in 4..33")
        .of("G_{n}")
        .computed(n -> mean(n).minus(mean(n - 2)))
        .printed(Comparison.AT_MOST, n -> mean(n - 2).minus(mean(n - 4)))
        .build();
  }

  private Claim lemma9() {
    return PAPER
        .claim("Lemma 9")
        .says("If 2^k <= n < 2^(k+1) and n > 2, then mu_n + mu_(n-1) = (n+1)/2^k + k - 1.")
        .forAll("n in 2..400")
        .where("n > 2", n -> n > 2)
        .computed(n -> mu(n).plus(mu(n - 1)))
        .printed(n -> lemma9(n))
        .note("It holds for n = 2 too.")
        .build();
  }

  private Claim lemma9ForMeans() {
    return PAPER
        .claim("Lemma 9 for heaps")
        .says("The means of G_n and G_(n-1) add up to (n+1)/2^k + k - 1 for n > 2.")
        .forAll("n in 1..33")
        .where("n > 2", n -> n > 2)
        .of("G_{n}")
        .computed(n -> mean(n).plus(mean(n - 1)))
        .printed(n -> lemma9(n))
        .note("It holds for n = 1 and 2 too.")
        .build();
  }

  private Claim lemma9AtPowers() {
    return PAPER
        .claim("Lemma 9, display for n = 2^k")
        .says("mu_(2^k) + mu_(2^k-1) = 1/2^k + k.")
        .forAll("k in 1..24")
        .computed(k -> mu(1 << k).plus(mu((1 << k) - 1)))
        .printed(k -> Dyadic.of(1, k).plus(Dyadic.of(k)))
        .build();
  }

  private Claim lemma9ForTemperatures() {
    return PAPER
        .claim("Lemma 9, display for other n")
        .says("If n is not a power of 2, tau_n + tau_(n-1) = (n+1)/2^k + k - 2.")
        .forAll("n in 3..400")
        .domain("n is not a power of 2", n -> Integer.bitCount(n) > 1)
        .computed(n -> tau(n).plus(tau(n - 1)))
        .printed(n -> lemma9(n).minus(Dyadic.ONE))
        .build();
  }
}
