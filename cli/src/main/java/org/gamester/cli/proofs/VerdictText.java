package org.gamester.cli.proofs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.analysis.play.PlayedMove;
import org.gamester.analysis.strategy.Gap;
import org.gamester.analysis.strategy.Verdict;
import org.gamester.cli.command.StopMessage;
import org.gamester.cli.output.BoardText;
import org.gamester.cli.output.MovesText;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/** What has become of a student's strategy, for a reader. */
public final class VerdictText {
  private VerdictText() {}

  /** The lines. */
  public static List<String> lines(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Accepted accepted ->
          List.of(
              "Accepted: " + sentence(accepted) + ".",
              StopMessage.counted(accepted.positions(), "position") + " looked at.");
      case Verdict.Refused(Gap gap) -> {
        List<String> lines = new ArrayList<>();
        lines.add("Refused: " + gap.sentence() + ".");
        lines.addAll(line(gap));
        yield lines;
      }
    };
  }

  /** Who wins, and why. */
  static String sentence(Verdict.Accepted accepted) {
    String who = ProofText.whoWins(accepted.outcome(), MovesText.complete(accepted.start()));
    return (who.startsWith("The ") ? "the " + who.substring("The ".length()) : who)
        + ", because "
        + accepted.because();
  }

  /** The moves that lead to a gap, and the position there. */
  public static List<String> line(Gap gap) {
    List<String> lines = new ArrayList<>();
    if (gap.line().isEmpty()) {
      lines.add("  " + gap.starter().displayName() + " starts:");
    }
    for (PlayedMove move : gap.line()) {
      lines.add("  " + move.player().displayName() + " plays " + move.name());
    }
    lines.addAll(drawn(gap.position()));
    lines.add("  " + gap.mover().displayName() + " to move");
    return lines;
  }

  /** A position as it is drawn, with the coordinates of its cells. */
  private static List<String> drawn(Position position) {
    List<String> lines = new ArrayList<>();
    List<Position> parts = position instanceof DisjunctiveSum sum ? sum.parts() : List.of(position);
    for (Position part : parts) {
      Optional<BoardText> board = BoardText.of(part);
      List<String> rows =
          board
              .map(found -> found.lines(Map.<String, Player>of()))
              .orElseGet(
                  () ->
                      part.picture().equals(part.text())
                          ? List.of(MovesText.complete(part))
                          : part.picture().lines().toList());
      rows.forEach(row -> lines.add("    " + row));
      if (parts.size() > 1 && part != parts.getLast()) {
        lines.add("    +");
      }
    }
    if (parts.isEmpty()) {
      lines.add("    " + position.text());
    }
    return lines;
  }
}
