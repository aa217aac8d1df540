package org.gamester.script.operators;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.compound.ExplicitForm;
import org.gamester.script.forms.Forms;
import org.gamester.script.forms.LoopyGame;
import org.gamester.script.forms.OpenGame;
import org.gamester.values.ShortGame;

/** {@code +-x}, the game in which Left moves to x and Right to -x. */
public final class Switches {

  private Switches() {}

  public static Object plusMinus(Object x) {
    if (x instanceof ShortGame game) {
      return ShortGame.switchOf(game);
    }
    if (x instanceof LoopyGame game) {
      return new OpenGame().close(List.of(game), List.of(LoopyGame.of(game.value().negate())));
    }
    if (Forms.isPosition(x)) {
      Position game = Forms.position(x);
      return new ExplicitForm(List.of(game), List.of(game.negative()));
    }
    if (x instanceof Set<?> set && !set.isEmpty()) {
      List<ShortGame> left = new ArrayList<>();
      List<ShortGame> right = new ArrayList<>();
      for (Object element : set) {
        if (!(element instanceof ShortGame game)) {
          throw Operations.none("+-", x);
        }
        left.add(game);
        right.add(game.negate());
      }
      return ShortGame.of(left, right);
    }
    throw Operations.none("+-", x);
  }
}
