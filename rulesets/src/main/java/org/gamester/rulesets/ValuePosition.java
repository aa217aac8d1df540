package org.gamester.rulesets;

import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** A value as a position: its moves are the options of its canonical form. */
public record ValuePosition(ShortGame value) implements Position {

  @Override
  public List<Position> options(Player player) {
    List<ShortGame> options = value.options(player);
    return new AbstractList<>() {
      @Override
      public Position get(int index) {
        return new ValuePosition(options.get(index));
      }

      @Override
      public int size() {
        return options.size();
      }
    };
  }

  @Override
  public Position negative() {
    return new ValuePosition(value.negate());
  }

  @Override
  public Optional<ShortGame> knownValue() {
    return Optional.of(value);
  }

  @Override
  public boolean isImpartial() {
    return value.isNimber();
  }

  @Override
  public boolean isNumber() {
    return value.isNumber();
  }

  @Override
  public String text() {
    return value.toString();
  }

  @Override
  public String toString() {
    return text();
  }
}
