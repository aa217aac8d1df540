package org.gamester.cli.positions;

import java.util.List;
import java.util.Map;
import org.gamester.analysis.OutcomeChooser;
import org.gamester.analysis.SearchStanding;
import org.gamester.cli.output.AnswerFields;
import org.gamester.cli.output.MovesText;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * The question that a search is at, and how far it has come with it, for a message if it is
 * stopped. The thread that searches looks now and then, so that a stop need wait for nothing.
 */
final class OpenQuestion {

  /** The share of the time that goes into looking is 1 in this many. */
  private static final int SHARE = 20;

  /** So many moves of a line are looked for, and so many are said in a sentence. */
  private static final int LONGEST_LINE = 40;

  private static final int MOVES_IN_TEXT = 8;

  private final OutcomeChooser search;
  private final Position position;
  private final Player first;
  private volatile @Nullable SearchStanding standing;
  private long nextLook;

  OpenQuestion(OutcomeChooser search, Position position, Player first) {
    this.search = search;
    this.position = position;
    this.first = first;
    this.nextLook = System.nanoTime();
  }

  /** Called by the thread that searches, as often as it likes. */
  void look() {
    long start = System.nanoTime();
    if (start - nextLook >= 0) {
      standing = search.standing(position, first, LONGEST_LINE);
      long end = System.nanoTime();
      nextLook = end + SHARE * (end - start);
    }
  }

  /** How far the search has come, in a sentence; empty if it has only just begun. */
  String text() {
    SearchStanding known = standing;
    if (known == null) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    text.append(MovesText.player(position, first))
        .append(
            " to move: %,d of %,d first moves refuted".formatted(known.refuted(), known.moves()));
    if (!known.line().isEmpty()) {
      List<String> names = names(known.line());
      text.append("; best line so far: ")
          .append(
              SolveCommand.line(
                  position, first, names.subList(0, Math.min(MOVES_IN_TEXT, names.size()))))
          .append(names.size() > MOVES_IN_TEXT ? "; ..." : "");
    }
    return text.append('.').toString();
  }

  private static List<String> names(List<Move> moves) {
    return moves.stream().map(Move::name).toList();
  }

  /** The field of an object that says how far the search has come, and its content. */
  Map<String, @Nullable Object> json() {
    SearchStanding known = standing;
    return AnswerFields.PLAIN.of(
        known == null ? Map.of() : Map.of(SolveCommand.field(first), known));
  }
}
