package org.gamester.cli.explanations;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.gamester.analysis.explanation.Argument;
import org.gamester.cli.output.MovesText;
import org.gamester.values.Player;

/** Strategies where play may return to a position, as lines of text. */
final class RepetitionText {
  private RepetitionText() {}

  static List<String> lines(Argument.Repetition repetition) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "Play may return to a position. Wins are carried back from the positions in which the"
            + " player to move has no move; where none arrives, the play need not end, and is a"
            + " draw.");
    for (Player starter : Player.values()) {
      List<Argument.Strategy> strategies =
          repetition.strategies().stream()
              .filter(strategy -> strategy.starter() == starter)
              .toList();
      if (!strategies.getFirst().wins()) {
        lines.add("If " + starter.displayName() + " starts, neither player can force a win.");
      }
      strategies.forEach(strategy -> add(strategy, lines));
    }
    return lines;
  }

  private static void add(Argument.Strategy strategy, List<String> lines) {
    String player = strategy.player().displayName();
    String opponent = strategy.player().opponent().displayName();
    StringBuilder line = new StringBuilder();
    if (strategy.wins()) {
      line.append("If ")
          .append(strategy.starter().displayName())
          .append(" starts, ")
          .append(player)
          .append(" wins")
          .append(strategy.first().map(move -> " with " + move.name()).orElse(""))
          .append(length(strategy.moves()));
    } else {
      line.append("  ")
          .append(player)
          .append(" does not lose")
          .append(strategy.first().map(move -> ", by " + move.name()).orElse(""));
    }
    if (strategy.turns() == 0) {
      lines.add(line + ": " + opponent + " has no move.");
      return;
    }
    if (strategy.answers().isEmpty()) {
      lines.add(
          line
              + ": whatever "
              + opponent
              + " does, "
              + player
              + " has an answer; the strategy has %,d of them.".formatted(strategy.turns()));
      return;
    }
    lines.add(line + ":");
    for (Argument.Answer answer : strategy.answers()) {
      lines.add(
          "    in %s, %s plays %s%s"
              .formatted(
                  MovesText.complete(answer.in()),
                  player,
                  answer.move().name(),
                  answer.isBack() ? ", back to where the play has been" : ""));
    }
  }

  private static String length(OptionalInt moves) {
    if (moves.isEmpty() || moves.getAsInt() == 0) {
      return "";
    }
    return moves.getAsInt() == 1 ? ", in 1 move" : ", in at most " + moves.getAsInt() + " moves";
  }
}
