package org.gamester.papers.splittles;

import java.util.List;
import java.util.stream.Stream;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimSet;
import org.gamester.lab.claims.Paper;

/**
 * The statements of G. A. Mesdal III, <i>Partizan Splittles</i> (Games of No Chance 3, MSRI
 * Publications 56, 2009), section by section. All claims share one evaluator, so each heap is
 * evaluated only once.
 */
public final class SplittlesClaims implements ClaimSet {

  static final Paper PAPER =
      new Paper(
          "splittles",
          "G. A. Mesdal III, Partizan Splittles (Games of No Chance 3, 2009)",
          "G_n[SL=A;SR=B] is a heap of n tokens: Left takes a number in A, Right a number in B,"
              + " from one heap, and may split the rest of it into two heaps. G_0 = 0.",
          "G and H differ by an infinitesimal if both stops of G - H are 0; G is at least H up to"
              + " infinitesimals if the Right stop of G - H is at least 0.",
          "The temperature of a number m/2^j in lowest terms is -1/2^j; that of an integer is -1.",
          "up[2] is {^|*}, the sum of ^ and up^2 = {0|v*}.");

  @Override
  public Paper paper() {
    return PAPER;
  }

  @Override
  public List<Claim> claims() {
    Evaluator evaluator = new Evaluator();
    return Stream.of(
            new Encodings(evaluator).claims(),
            new ParityGame(evaluator).claims(),
            new OneVersusOneNumber(evaluator).claims(),
            new UptimalSaltus(evaluator).claims(),
            new UptimalSaltusProof(evaluator).claims(),
            new OthersVersusOdds(evaluator).claims(),
            new OthersVersusOddsProof(evaluator).claims(),
            new OddVersusEven(evaluator).claims(),
            new OneVersusEven(evaluator).claims(),
            new MeansAndTemperatures(evaluator).claims(),
            new EvenSplit(evaluator).claims(),
            new OrthodoxMoves(evaluator).claims(),
            new UpToInfinitesimals().claims(),
            new NortonMultiplication().claims(),
            new OddsVersusTwoAndFour(evaluator).claims())
        .flatMap(List::stream)
        .toList();
  }
}
