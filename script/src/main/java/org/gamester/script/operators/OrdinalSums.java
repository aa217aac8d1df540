package org.gamester.script.operators;

import org.gamester.script.forms.CompoundGame;
import org.gamester.script.forms.CompoundType;
import org.gamester.script.forms.FormEvaluator;
import org.gamester.script.forms.Forms;
import org.gamester.values.NumberUpStar;
import org.gamester.values.ShortGame;

/** {@code a:b}, in which a move in a ends b. */
final class OrdinalSums {

  private OrdinalSums() {}

  static Object sum(Object a, Object b) {
    if (a instanceof ShortGame g && b instanceof ShortGame h) {
      if (g.isNimber() && h.isNimber() && !g.isZero() && !h.isZero()) {
        return ShortGame.nimber(Math.addExact(star(g), star(h)));
      }
      return FormEvaluator.canonicalForm(new CompoundGame(CompoundType.ORDINAL, g, h));
    }
    if (Forms.isGame(a) && Forms.isGame(b)) {
      return new CompoundGame(CompoundType.ORDINAL, a, b);
    }
    throw Operations.none(":", a, b);
  }

  private static long star(ShortGame nimber) {
    return ((NumberUpStar) nimber).star();
  }
}
