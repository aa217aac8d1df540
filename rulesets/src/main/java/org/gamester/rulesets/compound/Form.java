package org.gamester.rulesets.compound;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.NegativePosition;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;
import org.jspecify.annotations.Nullable;

/**
 * A position made of other positions, without a board of its own. Its hash code, its convention,
 * and whether it is impartial, are known from when it is made: forms that share parts are as cheap
 * to look up as they are to hold, however many positions they have when written out.
 *
 * <p>The depth of forms in forms is bounded, and with it that of recursion over them.
 */
public abstract sealed class Form implements Part permits Compound, ExplicitForm, Multiple {

  /** The most levels of objects within objects. */
  private static final int DEEPEST = 100_000;

  private final int hash;
  private final boolean impartial;
  private final Convention convention;
  private final int depth;

  /**
   * @param convention that of its parts
   * @param parts what it is made of
   * @throws GameTooLargeException if it has too many levels
   */
  Form(int hash, boolean impartial, Convention convention, Collection<? extends Position> parts) {
    int deepest = parts.stream().mapToInt(Part::depth).max().orElse(0);
    if (deepest >= DEEPEST) {
      throw new GameTooLargeException(
          String.format(Locale.ROOT, "Nested too deeply: at most %,d levels.", DEEPEST));
    }
    this.convention = convention;
    this.depth = deepest + 1;
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
  public final Rules rules() {
    return FormRules.of(convention);
  }

  @Override
  public final boolean isImpartial() {
    return impartial;
  }

  @Override
  public final int depth() {
    return depth;
  }

  @Override
  public final Position negative() {
    return impartial ? this : exchanged();
  }

  /** The form with Left and Right exchanged. */
  abstract Position exchanged();

  /** Forms of lower ranks come first in the order of forms. */
  abstract int rank();

  /** Compares with a form of the same rank. */
  abstract int compareWithinRank(Form other, Comparator<Position> order);

  /** Writes the form. */
  abstract void write(FormOutput text);

  /** Whether its text is in parentheses behind a sign or a factor. */
  boolean isOpen() {
    return false;
  }

  /** Writes a form, or the negative of a game. */
  public static void write(Position position, FormOutput text) {
    switch (position) {
      case Form form -> form.write(text);
      case NegativePosition negative -> {
        text.raw("-");
        writeInner(negative.base(), text);
      }
      default -> throw new IllegalArgumentException(position.toString());
    }
  }

  /** Writes what stands behind a sign or a factor. */
  static void writeInner(Position game, FormOutput text) {
    boolean open = game instanceof Form form && form.isOpen();
    text.raw(open ? "(" : "");
    text.part(game);
    text.raw(open ? ")" : "");
  }

  @Override
  public final String text() {
    TextOfForm text = new TextOfForm();
    text.part(this);
    return text.toString();
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
        || other instanceof Form that
            && hash == that.hash
            && getClass() == that.getClass()
            && hasPartsOf(that);
  }

  /** Whether a form of the same class is made of the same parts. */
  abstract boolean hasPartsOf(Form other);

  @Override
  public final String toString() {
    return getClass().getSimpleName();
  }
}
