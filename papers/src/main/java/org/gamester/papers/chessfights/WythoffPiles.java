package org.gamester.papers.chessfights;

import java.util.ArrayList;
import java.util.List;
import org.gamester.lab.claims.OptionPosition;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/** Two piles of stones: take any number from one pile, or the same number from both. */
record WythoffPiles(int first, int second) implements OptionPosition {

  @Override
  public List<Position> options(Player player) {
    List<Position> options = new ArrayList<>();
    for (int rest = 0; rest < first; rest++) {
      options.add(new WythoffPiles(rest, second));
    }
    for (int rest = 0; rest < second; rest++) {
      options.add(new WythoffPiles(first, rest));
    }
    for (int taken = 1; taken <= Math.min(first, second); taken++) {
      options.add(new WythoffPiles(first - taken, second - taken));
    }
    return options;
  }

  @Override
  public boolean isImpartial() {
    return true;
  }

  @Override
  public String text() {
    return first + "," + second;
  }
}
