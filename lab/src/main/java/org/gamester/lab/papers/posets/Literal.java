package org.gamester.lab.papers.posets;

import java.util.List;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/**
 * A position with nothing but its options: no normal form, no components, no known value, no option
 * left out. What an evaluator finds for it rests on the rules alone.
 *
 * @param position with all that its ruleset knows
 */
record Literal(Position position) implements Position {

  @Override
  public List<Literal> options(Player player) {
    return position.options(player).stream().map(Literal::new).toList();
  }

  @Override
  public String text() {
    return position.text();
  }
}
