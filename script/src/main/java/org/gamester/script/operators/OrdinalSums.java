package org.gamester.script.operators;

import org.gamester.rulesets.compound.CompoundType;
import org.gamester.script.forms.Forms;
import org.gamester.values.ShortGame;
import org.gamester.values.products.OrdinalSum;

/** {@code a:b}, in which a move in a ends b. */
final class OrdinalSums {

  private OrdinalSums() {}

  static Object sum(Object a, Object b) {
    if (a instanceof ShortGame g && b instanceof ShortGame h) {
      return OrdinalSum.of(g, h);
    }
    if (Forms.isGame(a) && Forms.isGame(b)) {
      return Forms.compound(CompoundType.ORDINAL, a, b);
    }
    throw Operations.none(":", a, b);
  }
}
