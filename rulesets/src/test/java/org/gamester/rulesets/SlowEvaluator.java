package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** Values from the definition: memory on positions, components added, nothing else. */
public final class SlowEvaluator {
  private final UnaryOperator<Position> form;
  private final Map<Position, ShortGame> memory = new HashMap<>();

  public SlowEvaluator() {
    this(position -> position);
  }

  /** Evaluates {@code form} of every position in place of the position. */
  public SlowEvaluator(UnaryOperator<Position> form) {
    this.form = form;
  }

  public ShortGame value(Position literal) {
    Position position = form.apply(literal);
    ShortGame known = memory.get(position);
    if (known != null) {
      return known;
    }
    List<? extends Position> components = position.components();
    ShortGame value = ShortGame.ZERO;
    if (components.size() == 1 && components.getFirst().equals(position)) {
      value = literalValue(position);
    } else {
      for (Position component : components) {
        value = value.plus(value(component));
      }
    }
    memory.put(position, value);
    return value;
  }

  /** The value from the options of the position itself, not of its components. */
  public ShortGame literalValue(Position position) {
    return ShortGame.of(
        values(position.options(Player.LEFT)), values(position.options(Player.RIGHT)));
  }

  private List<ShortGame> values(List<? extends Position> positions) {
    List<ShortGame> values = new ArrayList<>();
    positions.forEach(position -> values.add(value(position)));
    return values;
  }
}
