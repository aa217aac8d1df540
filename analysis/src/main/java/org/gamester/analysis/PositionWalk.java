package org.gamester.analysis;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.IntegerCombination;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Walk} over components that are positions, of any rules.
 *
 * <p>A part that can be packed is evaluated in words instead, see {@link PackedWalk}. What stands
 * for the options of an {@link IntegerCombination} are its terms.
 */
final class PositionWalk<R> extends Walk<R> {

  private final Algebra<R> algebra;
  private final PositionMemory<Position, R> memory;
  private final PackedWalks<R> packed;
  private final List<Position> positions = new ArrayList<>();

  PositionWalk(
      PositionMemory<Position, R> memory,
      PackedWalks<R> packed,
      Algebra<R> algebra,
      boolean backwards,
      EvaluationReport report) {
    super(algebra, backwards, report);
    this.algebra = algebra;
    this.memory = memory;
    this.packed = packed;
  }

  /** The result of a position. */
  R result(Position position) {
    int first = partCount();
    addParts(position);
    return sumFrom(first);
  }

  private void addParts(Position position) {
    if (position.packing().isPresent()) {
      add(position);
      return;
    }
    for (Position part : position.components()) {
      Position form = part.normalForm();
      if (form.equals(part) || form.packing().isPresent()) {
        add(form);
      } else {
        form.components().forEach(this::add);
      }
    }
  }

  private void add(Position part) {
    addPart(false);
    positions.add(part);
  }

  @Override
  void expand(int part, boolean isLeft) {
    Position position = positions.get(part);
    if (position instanceof IntegerCombination combination) {
      if (isLeft) {
        expandTerms(combination);
      }
      return;
    }
    for (Position option : position.candidates(isLeft ? Player.LEFT : Player.RIGHT)) {
      addParts(option);
      addOptionEnd();
    }
  }

  /** Each term is added as an option is, so that what it comes to is found in the same way. */
  private void expandTerms(IntegerCombination combination) {
    for (IntegerCombination.Term term : combination.terms()) {
      addParts(term.position());
      addOptionEnd();
    }
  }

  @Override
  R combine(int part, Object[] options, int leftCount, int count) {
    return positions.get(part) instanceof IntegerCombination combination
        ? sumOfTerms(combination.terms(), options)
        : super.combine(part, options, leftCount, count);
  }

  @SuppressWarnings("unchecked") // only results are put in
  private R sumOfTerms(List<IntegerCombination.Term> terms, Object[] results) {
    R sum = algebra.zero();
    for (int i = 0; i < terms.size(); i++) {
      sum = algebra.sum(sum, algebra.times((R) results[i], terms.get(i).count()));
    }
    return sum;
  }

  @Override
  @Nullable R find(int part) {
    Position position = positions.get(part);
    R remembered = memory.get(position);
    if (remembered != null) {
      return remembered;
    }
    R known = algebra.known(position);
    if (known == null && position.packing().isPresent()) {
      known = packed.result(position.packing().get(), position);
    }
    if (known != null) {
      memory.put(position, known);
    }
    return known;
  }

  @Override
  void remember(int part, R result) {
    memory.put(positions.get(part), result);
  }

  @Override
  int hash(int part) {
    return positions.get(part).hashCode();
  }

  @Override
  boolean areSame(int part, int other) {
    return positions.get(part).equals(positions.get(other));
  }

  @Override
  String describe(int part) {
    Position position = positions.get(part);
    return position.rules().text(position);
  }

  @Override
  void truncate(int newPartCount) {
    positions.subList(newPartCount, positions.size()).clear();
  }

  /** The walks over words that this walk hands parts to. */
  @FunctionalInterface
  interface PackedWalks<R> {
    /** The result of a position with this packing. */
    R result(org.gamester.rulesets.Packing packing, Position position);
  }
}
