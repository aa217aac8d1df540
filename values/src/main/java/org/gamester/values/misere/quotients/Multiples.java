package org.gamester.values.misere.quotients;

import java.util.BitSet;
import java.util.List;
import org.gamester.values.Computation;

/**
 * The sums nG + X of a game G and elements X of a monoid of earlier games, of which the outcomes
 * are known; from some n on they repeat those of fewer G.
 */
final class Multiples {
  private final GeneratedMonoid<?> sums;
  private final List<BitSet> pPositions;
  private final int[][] steps;
  private final Refinement refinement;

  /**
   * @param pPositions the elements X for which nG + X is a P-position, by n
   * @param again how many G have the outcomes of one more than there are
   * @throws QuotientTooLargeException if the outcomes tell too many of them apart
   */
  Multiples(GeneratedMonoid<?> sums, List<BitSet> pPositions, int again, int mostElements) {
    this.sums = sums;
    this.pPositions = pPositions;
    this.steps = steps(again);
    this.refinement = new Refinement(steps, outcomes(), mostElements);
  }

  /** The products with each kind of game, and at last with G. */
  private int[][] steps(int again) {
    int width = sums.order();
    int copies = pPositions.size();
    int kinds = sums.kinds();
    int[][] found = new int[kinds + 1][copies * width];
    for (int n = 0; n < copies; n++) {
      int next = n + 1 < copies ? n + 1 : again;
      for (int x = 0; x < width; x++) {
        Computation.poll();
        for (int kind = 0; kind < kinds; kind++) {
          found[kind][n * width + x] = n * width + sums.step(x, kind);
        }
        found[kinds][n * width + x] = next * width + x;
      }
    }
    return found;
  }

  private BitSet outcomes() {
    BitSet outcomes = new BitSet();
    for (int n = 0; n < pPositions.size(); n++) {
      int first = n * sums.order();
      pPositions.get(n).stream().forEach(x -> outcomes.set(first + x));
    }
    return outcomes;
  }

  /** The monoid reduced to what the outcomes tell apart. */
  MisereQuotient reduced() {
    int[] phi = new int[sums.games() + 1];
    for (int game = 0; game < sums.games(); game++) {
      phi[game] = refinement.part(sums.element(game));
    }
    phi[sums.games()] = refinement.part(steps[sums.kinds()][0]);
    return new MisereQuotient(products(), refinement.parts(outcomes()), phi);
  }

  /** The first nG + X of each part is an earlier one with one more game. */
  private int[][] products() {
    int order = refinement.count();
    int width = sums.order();
    int[][] products = new int[order][order];
    for (int part = 0; part < order; part++) {
      Computation.poll();
      int first = refinement.first(part);
      int x = first % width;
      boolean isOfG = first >= width;
      int kind = isOfG ? sums.kinds() : part == 0 ? 0 : sums.lastKind(x);
      int divisor = part == 0 ? 0 : refinement.part(isOfG ? first - width : sums.divisor(x));
      for (int other = 0; other < order; other++) {
        products[other][part] =
            part == 0
                ? other
                : refinement.part(steps[kind][refinement.first(products[other][divisor])]);
      }
    }
    return products;
  }
}
