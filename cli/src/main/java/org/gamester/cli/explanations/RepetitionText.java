package org.gamester.cli.explanations;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.gamester.analysis.explanation.Argument;
import org.gamester.cli.output.MovesText;
import org.gamester.values.Player;

/** Strategies where play may return to a position, as lines of text. */
final class RepetitionText {
  private final boolean isImpartial;
  private final List<String> lines = new ArrayList<>();

  private RepetitionText(boolean isImpartial) {
    this.isImpartial = isImpartial;
  }

  static List<String> lines(Argument.Repetition repetition) {
    RepetitionText text = new RepetitionText(repetition.isImpartial());
    text.add(repetition);
    return text.lines;
  }

  private void add(Argument.Repetition repetition) {
    lines.add(
        "Play may return to a position. Wins are carried back from the positions in which the"
            + " player to move has no move; where none arrives, the play need not end, and is a"
            + " draw.");
    for (Player starter : Player.values()) {
      List<Argument.Strategy> strategies =
          repetition.strategies().stream()
              .filter(strategy -> strategy.starter() == starter)
              .toList();
      if (!strategies.isEmpty() && !strategies.getFirst().wins()) {
        lines.add(
            isImpartial
                ? "Neither player can force a win."
                : "If " + starter.displayName() + " starts, neither player can force a win.");
      }
      strategies.forEach(this::add);
    }
  }

  /** A player by name; in an impartial position by who starts. */
  private String name(Argument.Strategy strategy, Player player) {
    return isImpartial
        ? player == strategy.starter() ? "the first player" : "the second player"
        : player.displayName();
  }

  private static String capital(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  private void add(Argument.Strategy strategy) {
    String player = name(strategy, strategy.player());
    String opponent = name(strategy, strategy.player().opponent());
    StringBuilder line = new StringBuilder();
    if (strategy.wins()) {
      line.append(
              isImpartial
                  ? capital(player)
                  : "If " + strategy.starter().displayName() + " starts, " + player)
          .append(" wins")
          .append(strategy.first().map(move -> " with " + move.name()).orElse(""))
          .append(length(strategy.moves()));
    } else {
      line.append("  ")
          .append(capital(player))
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
