package org.gamester.script.forms;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * The moves of a form that matter: for each canonical option of its value a line of play that leads
 * to it, straight away or through moves that the opponent reverses.
 */
public final class SensibleMoves {

  private final GameValues values;
  private final ShortGame value;
  private final Player player;
  private final Set<Object> tried = new HashSet<>();

  private SensibleMoves(GameValues values, ShortGame value, Player player) {
    this.values = values;
    this.value = value;
    this.player = player;
  }

  /** For each canonical option a shortest line, as the positions after each move. */
  public static List<List<Object>> lines(Object game, Player player) {
    GameValues values = new GameValues();
    ShortGame value = values.canonicalForm(game);
    List<List<Object>> lines = new ArrayList<>();
    for (ShortGame option : value.options(player)) {
      List<Object> line = new SensibleMoves(values, value, player).lineTo(option, game);
      if (!line.isEmpty()) {
        lines.add(line);
      }
    }
    return lines;
  }

  /** The first moves of the lines. */
  public static Set<Object> moves(Object game, Player player) {
    Set<Object> moves = new LinkedHashSet<>();
    lines(game, player).forEach(line -> moves.add(line.getFirst()));
    return moves;
  }

  /** Breadth first: lines by their length. */
  private List<Object> lineTo(ShortGame target, Object start) {
    List<List<Object>> lines = List.of(List.of(start));
    while (!lines.isEmpty()) {
      List<List<Object>> longer = new ArrayList<>();
      for (List<Object> line : lines) {
        for (Object option : Forms.options(line.getLast(), player)) {
          Computation.poll();
          List<Object> extended = extended(line, option);
          if (values.canonicalForm(option) == target) {
            return extended.subList(1, extended.size());
          }
          if (tried.add(option)) {
            longer.addAll(reversals(extended, option));
          }
        }
      }
      lines = longer;
    }
    return List.of();
  }

  /** The line with each answer that leaves the player no better off than at the start. */
  private List<List<Object>> reversals(List<Object> line, Object position) {
    List<List<Object>> reversals = new ArrayList<>();
    for (Object answer : Forms.options(position, player.opponent())) {
      ShortGame after = values.canonicalForm(answer);
      if (player == Player.LEFT ? after.lessOrEqual(value) : after.greaterOrEqual(value)) {
        reversals.add(extended(line, answer));
      }
    }
    return reversals;
  }

  private static List<Object> extended(List<Object> line, Object position) {
    List<Object> extended = new ArrayList<>(line);
    extended.add(position);
    return extended;
  }
}
