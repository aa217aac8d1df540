package org.gamester.analysis;

import java.util.Arrays;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/** A {@link Walk} over components that are packed into words. */
final class PackedWalk<R> extends Walk<R> implements Packing.Sink {

  private final Packing packing;
  private final Packing.Expander expander;
  private final PackedMemory<R> memory;
  private final FallbackEvaluator<R> others;
  private final int width;
  private long[] words;

  PackedWalk(
      Packing packing,
      PackedMemory<R> memory,
      FallbackEvaluator<R> others,
      Algebra<R> algebra,
      boolean backwards,
      EvaluationReport report) {
    super(algebra, backwards, report);
    this.packing = packing;
    this.expander = packing.expander();
    this.memory = memory;
    this.others = others;
    this.width = packing.words();
    this.words = new long[32 * width];
  }

  /** The result of a position that has this packing. */
  R result(Position position) {
    int first = partCount();
    expander.split(position, this);
    return sumFrom(first);
  }

  /** The result of a component. */
  R result(long[] component) {
    int first = partCount();
    part(component, false);
    return sumFrom(first);
  }

  @Override
  public void part(long[] component, boolean isNegative) {
    int offset = addPart(isNegative) * width;
    if (offset + width > words.length) {
      words = Arrays.copyOf(words, 2 * words.length);
    }
    System.arraycopy(component, 0, words, offset, width);
  }

  @Override
  public void endOption() {
    addOptionEnd();
  }

  @Override
  void expand(int part, boolean isLeft) {
    expander.expand(words, part * width, isLeft ? Player.LEFT : Player.RIGHT, this);
  }

  @Override
  @Nullable R find(int part) {
    return memory.get(words, part * width);
  }

  @Override
  @Nullable R findByOtherMeans(int part) {
    long[] component = Arrays.copyOfRange(words, part * width, (part + 1) * width);
    R result = others.result(packing, component, this);
    if (result != null) {
      memory.put(component, 0, result);
    }
    return result;
  }

  @Override
  void remember(int part, R result) {
    memory.put(words, part * width, result);
  }

  @Override
  int hash(int part) {
    return memory.hash(words, part * width);
  }

  @Override
  boolean areSame(int part, int other) {
    return Arrays.equals(
        words, part * width, (part + 1) * width, words, other * width, (other + 1) * width);
  }

  @Override
  String describe(int part) {
    Position position = packing.unpack(words, part * width);
    return position.rules().text(position);
  }

  @Override
  void truncate(int newPartCount) {}
}
