package org.gamester.rulesets.compound;

import java.util.Comparator;
import org.gamester.rulesets.NegativePosition;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.rulesets.Variant;
import org.gamester.values.notation.UniversalOrder;

/**
 * The order in which the options of a form are written: values, then forms by their parts, then all
 * other positions by their texts. An instance remembers the values that it has met.
 */
public final class FormOrder implements Comparator<Position> {

  private static final int NEGATIVES = 2;
  private static final int VARIANTS = 3;
  private static final int NO_FORM = 4;

  private final UniversalOrder values = new UniversalOrder();

  @Override
  public int compare(Position a, Position b) {
    if (a instanceof ValuePosition g && b instanceof ValuePosition h) {
      return values.compare(g.value(), h.value());
    }
    if (isForm(a) && isForm(b)) {
      return a.equals(b) ? 0 : compareForms(a, b, this);
    }
    int difference = Integer.compare(rank(a), rank(b));
    return difference != 0 ? difference : a.rules().text(a).compareTo(b.rules().text(b));
  }

  /** Whether a position is a form, or the negative or a variant of a game. */
  public static boolean isForm(Position position) {
    return rank(position) >= 0 && rank(position) < NO_FORM;
  }

  /** Compares two forms, of which the parts are in another order. */
  public static int compareForms(Position a, Position b, Comparator<Position> order) {
    int difference = Integer.compare(rank(a), rank(b));
    if (difference != 0) {
      return difference;
    }
    return switch (a) {
      case NegativePosition negative ->
          order.compare(negative.base(), ((NegativePosition) b).base());
      case Variant.Of variant -> {
        Variant.Of other = (Variant.Of) b;
        int byKind = variant.rules().kind().compareTo(other.rules().kind());
        yield byKind != 0 ? byKind : order.compare(variant.base(), other.base());
      }
      default -> ((Form) a).compareWithinRank((Form) b, order);
    };
  }

  private static int rank(Position position) {
    return switch (position) {
      case ValuePosition _ -> -1;
      case Form form -> form.rank();
      case NegativePosition _ -> NEGATIVES;
      case Variant.Of _ -> VARIANTS;
      default -> NO_FORM;
    };
  }
}
