package org.gamester.lab.nimbers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gamester.rulesets.heap.EndPeriods;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.rulesets.heap.HeapNimbers;
import org.gamester.rulesets.heap.ProvedPeriod;
import org.gamester.rulesets.heap.SparseSpace;
import org.gamester.values.Computation;

/**
 * The Grundy values of the heaps 0, 1, 2, ... of an impartial game on heaps, and what is seen in
 * them.
 */
public final class NimberSequence {

  private final HeapGame game;
  private final int[] values;
  private final Optional<ProvedPeriod> proved;

  private NimberSequence(HeapGame game, int[] values, Optional<ProvedPeriod> proved) {
    this.game = game;
    this.values = values;
    this.proved = proved;
  }

  /**
   * The values of the heaps up to {@code to}.
   *
   * @throws IllegalArgumentException if the game is not impartial, or {@code to} is negative
   * @throws org.gamester.values.GameTooLargeException if {@code to} is too large
   * @throws org.gamester.values.ComputationStopped if the computation is stopped
   */
  public static NimberSequence of(HeapGame game, int to) {
    HeapNimbers nimbers = nimbers(game);
    int[] values = nimbers.to(to);
    return new NimberSequence(game, values, nimbers.periodProvedBy(to));
  }

  /** The values that have been found so far, as after a stop. */
  public static NimberSequence found(HeapGame game) {
    HeapNimbers nimbers = nimbers(game);
    return new NimberSequence(game, nimbers.found(), nimbers.period());
  }

  private static HeapNimbers nimbers(HeapGame game) {
    if (!game.isImpartial()) {
      throw new IllegalArgumentException(
          game.text() + " is not impartial, so that its heaps have no Grundy values");
    }
    return game.nimbers();
  }

  /** The game. */
  public HeapGame game() {
    return game;
  }

  /** How many values there are. */
  public int count() {
    return values.length;
  }

  /** The value of a heap. */
  public int value(int heap) {
    return values[heap];
  }

  /** The period that a theorem proves. */
  public Optional<ProvedPeriod> provedPeriod() {
    return proved;
  }

  /**
   * A value that is greater than all before it.
   *
   * @param heap the first heap that has it
   * @param value the value
   */
  public record Highest(int heap, int value) {}

  /** The values that are greater than all before them, in order. */
  public List<Highest> records() {
    List<Highest> records = new ArrayList<>();
    int greatest = -1;
    for (int heap = 0; heap < values.length; heap++) {
      Computation.pollAt(heap);
      if (values[heap] > greatest) {
        greatest = values[heap];
        records.add(new Highest(heap, greatest));
      }
    }
    return records;
  }

  /** The division of the values into rare and common ones. */
  public SparseSpace sparseSpace() {
    return SparseSpace.of(values, values.length);
  }

  /** The heaps of at least one token with values that are rare in this division, in order. */
  public int[] rareHeaps(SparseSpace space) {
    return space.rareHeaps(values, values.length);
  }

  /**
   * Whether heaps with rare values are few enough to stand out. If every fourth heap has one, no
   * values are rare, however the digits are chosen.
   */
  public boolean standOut(int[] rareHeaps) {
    return 4L * rareHeaps.length <= count();
  }

  /** The first heap whose value differs, among those that both sequences have. */
  public OptionalInt firstDifference(NimberSequence other) {
    int common = Math.min(values.length, other.values.length);
    for (int heap = 0; heap < common; heap++) {
      Computation.pollAt(heap);
      if (values[heap] != other.values[heap]) {
        return OptionalInt.of(heap);
      }
    }
    return OptionalInt.empty();
  }

  /**
   * A period that is seen: the values repeat from a heap on to the end.
   *
   * @param start the first heap from which they do
   * @param length the least period
   */
  public record SeenPeriod(int start, int length) {}

  /** A pattern in which values grow, if the second half of the values shows one. */
  public Optional<GrowingPeriod> growingPeriod() {
    return GrowingPeriod.seenIn(values)
        .map(seen -> RecurringState.proves(game, values, seen) ? seen.proved() : seen);
  }

  /**
   * The period of the second half of the values, if it holds at least two complete periods. Cost:
   * linear.
   */
  public Optional<SeenPeriod> seenPeriod() {
    int length = values.length;
    int half = length - length / 2;
    int period = EndPeriods.of(values, length, half)[half];
    if (half == 0 || 2 * period > half) {
      return Optional.empty();
    }
    int start = length - half;
    while (start > 0 && values[start - 1] == values[start - 1 + period]) {
      start--;
    }
    return Optional.of(new SeenPeriod(start, period));
  }
}
