package org.gamester.lab.papers.posets;

import java.util.List;
import java.util.stream.Collectors;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * A game given by its options, none of them removed.
 *
 * @param left the values that Left can move to
 * @param right the values that Right can move to
 */
record Form(List<ShortGame> left, List<ShortGame> right) implements Position {

  @Override
  public List<ValuePosition> options(Player player) {
    return (player == Player.LEFT ? left : right).stream().map(ValuePosition::new).toList();
  }

  @Override
  public String text() {
    return "{" + joined(left) + "|" + joined(right) + "}";
  }

  private static String joined(List<ShortGame> games) {
    return games.stream().map(ShortGame::toString).collect(Collectors.joining(","));
  }
}
