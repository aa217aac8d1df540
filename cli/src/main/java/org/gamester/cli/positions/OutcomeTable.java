package org.gamester.cli.positions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.analysis.MoveOutcomes;
import org.gamester.analysis.MoveOutcomes.MoveOutcome;
import org.gamester.cli.output.MovesText;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/** The moves of a position that has no value, with the outcomes of the positions they lead to. */
record OutcomeTable(Position position, Convention convention, List<MoveOutcomes> players) {

  /**
   * As lines: the moves of each player, W for a move that wins and D for one that draws; in play
   * for a score with what Left scores minus what Right scores.
   */
  String text() {
    StringBuilder text = new StringBuilder();
    players.forEach(moves -> append(moves, text));
    return text.toString();
  }

  private void append(MoveOutcomes moves, StringBuilder text) {
    Player player = moves.player();
    if (moves.moves().isEmpty()) {
      text.append(MovesText.noMove(position, player)).append(System.lineSeparator());
      return;
    }
    text.append(MovesText.player(position, player))
        .append(" to move, ")
        .append(convention.text())
        .append(": ")
        .append(summary(moves))
        .append(System.lineSeparator());
    List<String> names = new ArrayList<>();
    List<String> targets = new ArrayList<>();
    for (MoveOutcome move : moves.moves()) {
      names.add(MovesText.name(move.move(), move.count()));
      targets.add(MovesText.target(move.move()));
    }
    String row =
        "%3d %s  %-" + width(names, "move") + "s  %-" + width(targets, "position") + "s  %s%n";
    boolean isScored = convention == Convention.SCORING;
    text.append(
        row.replace("%3d", "%3s")
            .formatted("", " ", "move", "position", isScored ? "score" : "outcome"));
    for (int i = 0; i < names.size(); i++) {
      MoveOutcome move = moves.moves().get(i);
      Object result = move.score().map(OutcomeTable::signed).orElseGet(() -> move.outcome().name());
      text.append(row.formatted(i + 1, mark(move), names.get(i), targets.get(i), result));
    }
  }

  private static String summary(MoveOutcomes moves) {
    int all = moves.moves().stream().mapToInt(MoveOutcome::count).sum();
    int winning = moves.count(Optional.of(moves.player()));
    int drawing = moves.count(Optional.empty());
    return MovesText.summary(winning, drawing, all);
  }

  /** Left's score minus Right's, with its sign. */
  static String signed(int score) {
    return score == 0 ? "0" : "%+d".formatted(score);
  }

  private static String mark(MoveOutcome move) {
    return move.drawing() ? "D" : move.winning() ? "W" : " ";
  }

  private static int width(List<String> texts, String head) {
    return Math.max(head.length(), MovesText.longest(texts));
  }
}
