package org.gamester.script.forms;

import org.gamester.rulesets.Convention;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * A form made of other games. Its hash code, its convention, and whether it is impartial, are known
 * from when it is made: forms that share parts are as cheap to look up as they are to hold, however
 * many positions they have when written out.
 */
abstract sealed class BuiltForm implements FormalGame
    permits CompoundGame, ExplicitGame, MultipleGame, NegativeGame, RulePosition, VariantGame {

  private final int hash;
  private final boolean impartial;
  private final Convention convention;
  private final int depth;

  /**
   * @param convention that of its parts
   * @param depth the levels of forms, this one included
   */
  BuiltForm(int hash, boolean impartial, Convention convention, int depth) {
    this.convention = convention;
    this.depth = depth;
    this.hash = mixed(hash, depth);
    this.impartial = impartial;
  }

  /**
   * The depth is mixed in, since combinations of the hash codes of two equal parts, as in {@code
   * '{g|g}'}, would soon be the same for all forms of a chain.
   */
  private static int mixed(int hash, int depth) {
    int mixed = (hash ^ depth * 0x85EBCA6B) * 0x9E3779B9;
    return mixed ^ (mixed >>> 15);
  }

  @Override
  public final boolean isImpartial() {
    return impartial;
  }

  @Override
  public final Convention convention() {
    return convention;
  }

  @Override
  public final int depth() {
    return depth;
  }

  @Override
  public final int hashCode() {
    return hash;
  }

  /**
   * Whether the other is the same form.
   *
   * @throws org.gamester.values.ComputationStopped if it takes too long
   */
  @Override
  public final boolean equals(@Nullable Object other) {
    Computation.poll();
    return this == other
        || other instanceof BuiltForm that
            && hash == that.hash
            && getClass() == that.getClass()
            && hasPartsOf(that);
  }

  /** Whether a form of the same class is made of the same parts. */
  abstract boolean hasPartsOf(BuiltForm other);

  @Override
  public final String toString() {
    return getClass().getSimpleName();
  }
}
