package org.gamester.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.gamester.analysis.Scores;
import org.gamester.analysis.play.Choice.Standing;
import org.gamester.analysis.play.Hint;
import org.gamester.cli.output.MovesText;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameWriter;

/** A hint in sentences, each of which says more than the one before. */
record HintText(Hint hint, GameWriter writer) {
  private static final int LONGEST_POSITION = 60;

  /** The sentences: who wins, in which component the move is if there are several, what, why. */
  List<String> steps() {
    List<String> steps = new ArrayList<>();
    steps.add(outcome());
    if (hint.components().size() > 1) {
      steps.add(component());
    }
    steps.add(move());
    steps.add(reason());
    return steps;
  }

  private String mover() {
    return hint.mover().displayName();
  }

  private String opponent() {
    return hint.mover().opponent().displayName();
  }

  private Standing standing() {
    return hint.choice().standing();
  }

  private String outcome() {
    return switch (standing()) {
      case WINS -> mover() + ", to move, wins with best play.";
      case LOSES -> mover() + ", to move, loses against best play.";
      case DRAWS -> "It is a draw with best play.";
      case UNKNOWN -> "It is not known who wins.";
    };
  }

  private String component() {
    List<Position> components = hint.components();
    if (hint.component().isEmpty()) {
      return "There are " + components.size() + " components, and the move is not in one alone.";
    }
    int index = hint.component().getAsInt();
    String text = MovesText.complete(components.get(index));
    String shown =
        text.length() <= LONGEST_POSITION ? text : text.substring(0, LONGEST_POSITION) + "...";
    return "The move is in component %d of %d: %s.".formatted(index + 1, components.size(), shown);
  }

  private String move() {
    String name = hint.name();
    return switch (standing()) {
      case WINS, DRAWS -> "Play " + name + ".";
      case LOSES -> "No move wins; " + name + stubbornness() + ".";
      case UNKNOWN -> "A possible move is " + name + ".";
    };
  }

  /** Why this move is named where every move loses. */
  private String stubbornness() {
    if (!hint.choice().isComplete()) {
      return " is one that was reached within the limits";
    }
    if (hint.reason() instanceof Hint.Reason.Score) {
      return " loses by least";
    }
    return hint.choice().moves().isPresent()
        ? " resists longest"
        : " leaves the fewest winning answers";
  }

  private String reason() {
    return switch (hint.reason()) {
      case Hint.Reason.Ends _ -> "The game is over after it: " + resultAfter() + ".";
      case Hint.Reason.NimSum(List<Long> nimbers) -> nimSum(nimbers);
      case Hint.Reason.Value(ShortGame value) ->
          "It leaves the value %s, which is at %s 0, so %s, who moves next, loses."
              .formatted(
                  writer.write(value), hint.mover() == Player.LEFT ? "least" : "most", opponent());
      case Hint.Reason.Length(int moves) -> length(moves);
      case Hint.Reason.Score(int score) -> score(score);
      case Hint.Reason.Search _ -> search();
    };
  }

  private static String score(int score) {
    return Scores.winner(score)
        .map(winner -> "%s then wins by %d.".formatted(winner.displayName(), Math.abs(score)))
        .orElse("Both then score the same.");
  }

  private String resultAfter() {
    return switch (standing()) {
      case WINS -> mover() + " has won";
      case LOSES -> opponent() + " has won";
      case DRAWS, UNKNOWN -> "it is a draw";
    };
  }

  private String nimSum(List<Long> nimbers) {
    String loses = opponent() + ", who moves next, loses.";
    if (nimbers.size() < 2) {
      return "It leaves a position of Grundy value 0, so " + loses;
    }
    List<String> numbers = nimbers.stream().map(String::valueOf).toList();
    String all =
        String.join(", ", numbers.subList(0, numbers.size() - 1)) + " and " + numbers.getLast();
    return "It leaves the Grundy values " + all + ", whose nim sum is 0, so " + loses;
  }

  private String length(int moves) {
    String more = moves == 1 ? "1 more move" : "at most " + moves + " more moves";
    return standing() == Standing.WINS
        ? mover() + " then wins after " + more + ", whatever " + opponent() + " plays."
        : opponent()
            + " wins against every move; after this one the play lasts "
            + more.replace("at most ", "")
            + ".";
  }

  private String search() {
    return switch (standing()) {
      case WINS -> "A search shows that " + mover() + " wins against every answer.";
      case LOSES ->
          "A search shows that "
              + opponent()
              + " wins against every move; to this one"
              + " the fewest answers win.";
      case DRAWS -> "No move wins, and after this one neither player can force a win.";
      case UNKNOWN -> "The limits were reached before a reason was found.";
    };
  }
}
