package org.gamester.papers.posets;

import java.util.List;
import java.util.stream.Collectors;
import org.gamester.lab.claims.OptionPosition;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * A game given by all its options.
 *
 * @param left the values to which Left can move
 * @param right the values to which Right can move
 */
record Form(List<ShortGame> left, List<ShortGame> right) implements OptionPosition {

  @Override
  public List<Position> options(Player player) {
    return (player == Player.LEFT ? left : right)
        .stream().<Position>map(ValuePosition::new).toList();
  }

  @Override
  public String text() {
    return "{" + joined(left) + "|" + joined(right) + "}";
  }

  private static String joined(List<ShortGame> games) {
    return games.stream().map(ShortGame::toString).collect(Collectors.joining(","));
  }
}
