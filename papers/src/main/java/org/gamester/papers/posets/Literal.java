package org.gamester.papers.posets;

import java.util.List;
import org.gamester.lab.claims.OptionPosition;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/**
 * A position reduced to its options: without normal form, components or known value, and with no
 * option omitted. Its evaluation depends only on the rules.
 *
 * @param position the position with everything that its ruleset knows
 */
record Literal(Position position) implements OptionPosition {

  @Override
  public List<Position> options(Player player) {
    return position.options(player).stream().<Position>map(Literal::new).toList();
  }

  @Override
  public String text() {
    return position.text();
  }
}
