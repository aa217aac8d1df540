package org.gamester.lab.nimbers;

import java.util.BitSet;
import java.util.Optional;
import org.gamester.rulesets.heap.CodedTaking;
import org.gamester.rulesets.heap.HeapCounts;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.rulesets.heap.ProvedPeriod;
import org.gamester.rulesets.heap.Taking;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * Accepts or refuses a {@link PeriodCertificate}, by the definition of the mex and nothing else:
 * every heap up to the bound must have the value that the certificate gives it, by its list or by
 * the period; then the periodicity theorem gives all others. No value is taken from the program
 * that has made the certificate.
 *
 * <p>Cost: n/2 steps for a heap of n tokens and a digit that allows two heaps, so n^2/4 for each
 * such digit up to a bound of n: seconds for a bound of 100,000, hours for one of 10 millions.
 */
public final class CertificateCheck {

  private static final int MOST = 1 << 29;

  private final PeriodCertificate certificate;
  private final CodedTaking code;
  private int[] values = new int[0];
  private int next;

  private CertificateCheck(PeriodCertificate certificate, CodedTaking code) {
    this.certificate = certificate;
    this.code = code;
  }

  /**
   * Begins to check a certificate for a game.
   *
   * @throws IllegalArgumentException if the game is another one, or has no bounds
   */
  public static CertificateCheck of(PeriodCertificate certificate, HeapGame game) {
    if (!certificate.rules().equals(game.text())) {
      throw new IllegalArgumentException(
          "the certificate is for " + certificate.rules() + ", not for " + game.text());
    }
    if (!game.isImpartial() || !(game.taking(Player.LEFT) instanceof CodedTaking code)) {
      throw new IllegalArgumentException(
          game.text() + " is not an impartial game whose moves a code gives");
    }
    Taking.Bounds bounds = bounds(game);
    long needed =
        ProvedPeriod.neededTo(
            Math.max(1, bounds.heaps()), certificate.start(), certificate.period(), bounds.take());
    if (certificate.bound() != needed) {
      throw new IllegalArgumentException(
          "a period of "
              + certificate.period()
              + " from heap "
              + certificate.start()
              + " on is proved if the values repeat up to heap "
              + needed
              + "; the certificate states "
              + certificate.bound());
    }
    return new CertificateCheck(certificate, code);
  }

  /**
   * The bounds of an impartial game, which the periodicity theorems ask for.
   *
   * @throws IllegalArgumentException if it has none
   */
  static Taking.Bounds bounds(HeapGame game) {
    return game.taking(Player.LEFT)
        .bounds()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no theorem proves a period of "
                        + game.text()
                        + ": there is no bound for the tokens taken or for the heaps left"));
  }

  /** How many heaps have been checked, for a message about a long check. */
  public int checked() {
    return next;
  }

  /**
   * Checks all heaps, up to a bound of 2^29.
   *
   * @return why the certificate is refused; empty if it is accepted
   * @throws org.gamester.values.ComputationStopped if the check is stopped
   */
  public Optional<String> run() {
    if (certificate.bound() >= MOST) {
      return Optional.of(
          "its bound is %d; at most %d heaps are checked".formatted(certificate.bound(), MOST));
    }
    Computation.requireRoom(certificate.bound() + 1, Integer.BYTES, "Grundy values");
    values = new int[(int) certificate.bound() + 1];
    for (; next < values.length; next++) {
      Computation.pollNow();
      int mex = options(next).nextClearBit(0);
      int stated = certificate.value(next);
      if (mex != stated) {
        return Optional.of(
            "a heap of %d has the value %d; the certificate states %d"
                .formatted(next, mex, stated));
      }
      values[next] = mex;
    }
    return isLeast()
        ? Optional.empty()
        : Optional.of(certificate.period() + " is not the least period");
  }

  private BitSet options(int size) {
    BitSet options = new BitSet();
    for (long taken = code.nextTake(-1); taken <= size; taken = code.nextTake(taken)) {
      HeapCounts counts = code.counts(taken);
      int rest = size - (int) taken;
      for (long count = counts.next(-1); count <= counts.greatest(); ) {
        addRests(options, rest, (int) count, 1, 0);
        count = counts.next((int) count);
      }
    }
    return options;
  }

  /** Adds the sums of {@code count} heaps of at least {@code least} tokens, to a sum so far. */
  private void addRests(BitSet options, int rest, int count, int least, int sum) {
    if (count == 0) {
      if (rest == 0) {
        options.set(sum);
      }
    } else if (count == 1) {
      if (rest >= least) {
        options.set(sum ^ values[rest]);
      }
    } else {
      for (int heap = least; heap <= rest / count; heap++) {
        addRests(options, rest - heap, count - 1, heap, sum ^ values[heap]);
      }
    }
  }

  /** Whether no proper divisor of the period is a period. */
  private boolean isLeast() {
    int period = certificate.period();
    for (int shorter = 1; shorter <= period / 2; shorter++) {
      if (period % shorter == 0 && repeats(shorter)) {
        return false;
      }
    }
    return true;
  }

  private boolean repeats(int shorter) {
    for (int heap = certificate.start();
        heap < certificate.start() + certificate.period();
        heap++) {
      if (certificate.value(heap) != certificate.value(heap + (long) shorter)) {
        return false;
      }
    }
    return true;
  }
}
