package org.gamester.analysis.proofs;

import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;

/**
 * Texts of positions from which the positions can be read back.
 *
 * @param catalogue the rulesets by which they will be read
 */
public record PositionText(Catalogue catalogue) {

  /**
   * The text of a position or sum.
   *
   * @throws UnwritableException if there is none
   */
  public String of(Position position) {
    String text = position.rules().text(position);
    if (isRead(text, position)) {
      return text;
    }
    if (Convention.of(position) == Convention.LOOPY) {
      throw new UnwritableException(
          "%s cannot be part of a certificate, because certificates name positions of rulesets, and no ruleset has loopy values as positions"
              .formatted(text));
    }
    throw new UnwritableException(
        "%s cannot be part of a certificate, because it cannot be read back; a form that is not canonical is written as in tree({0,*|0})"
            .formatted(text));
  }

  /** The text of one part of a sum; in brackets if it would be read as a sum otherwise. */
  public String ofPart(Position part) {
    String bracketed = "(" + part.rules().text(part) + ")";
    return !isRead(part.rules().text(part), part) && isRead(bracketed, part) ? bracketed : of(part);
  }

  private boolean isRead(String text, Position position) {
    try {
      return catalogue.readSum(text).equals(position);
    } catch (TextException e) {
      return false;
    }
  }
}
