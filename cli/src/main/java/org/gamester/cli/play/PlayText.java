package org.gamester.cli.play;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.analysis.play.Choice;
import org.gamester.analysis.play.LegalMove;
import org.gamester.analysis.play.Participant;
import org.gamester.analysis.play.Perfect;
import org.gamester.analysis.play.Play;
import org.gamester.analysis.play.PlayHeader;
import org.gamester.analysis.play.PlayResult;
import org.gamester.analysis.play.PlayedMove;
import org.gamester.cli.output.BoardText;
import org.gamester.cli.output.Colors;
import org.gamester.cli.output.MovesText;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/** Says as text what happens while a game is played. */
final class PlayText implements PlayOutput {
  private static final int MOST_LISTED = 200;

  static final List<String> HELP =
      List.of(
          "Type a move: its name, a beginning of it that no other name has, or its",
          "number in the list. In a sum, [2] NAME is a move in part 2. Or type one of",
          "  moves      list the legal moves",
          "  hint       say who wins; repeat for the component, the move, the reason",
          "  undo       take back your last move and the answer; undo N: the last N moves",
          "  restart    take back all moves",
          "  resign     give up",
          "  save FILE  write the record of the play to a new file",
          "  quit       end the program",
          "  help       this list");

  private final PrintWriter out;
  private final boolean isTerminal;
  private final PlacedPieces placed = new PlacedPieces();
  private Convention convention = Convention.NORMAL;
  private String score = "";
  private boolean isLegendShown;

  /**
   * @param isTerminal whether a person types, who is to see a prompt
   */
  PlayText(PrintWriter out, boolean isTerminal) {
    this.out = out;
    this.isTerminal = isTerminal;
  }

  private static String coloured(Player player) {
    String colour = player == Player.LEFT ? "blue" : "red";
    return Colors.ansi().string("@|bold," + colour + " " + player.displayName() + "|@");
  }

  @Override
  public void start(PlayHeader header, Play play) {
    convention = play.convention();
    out.println(
        "%s, %s. Left: %s. Right: %s."
            .formatted(
                header.position(),
                play.convention().text(),
                header.left().name(),
                header.right().name()));
    if (isTerminal) {
      out.println("'help' lists what can be typed.");
    }
  }

  @Override
  public void position(int number, Player mover, Position position) {
    out.println();
    List<Position> parts = position instanceof DisjunctiveSum sum ? sum.parts() : List.of(position);
    List<Optional<BoardText>> boards = parts.stream().map(BoardText::of).toList();
    List<Map<String, Player>> placed =
        this.placed.at(
            number,
            mover,
            boards.stream().map(board -> board.map(BoardText::states).orElseGet(Map::of)).toList());
    for (int i = 0; i < parts.size(); i++) {
      Position part = parts.get(i);
      boolean hasPicture = boards.get(i).isPresent() || !part.picture().equals(part.text());
      if (position instanceof DisjunctiveSum) {
        out.println("[" + (i + 1) + "] " + MovesText.complete(part));
      } else if (!hasPicture) {
        out.println(MovesText.complete(part));
      }
      if (hasPicture) {
        print(part, boards.get(i), placed.get(i));
      }
    }
    if (parts.isEmpty()) {
      out.println(position.text());
    }
    if (convention == Convention.SCORING) {
      score = "Left " + position.score(Player.LEFT) + ", Right " + position.score(Player.RIGHT);
      out.println("Score: " + score + ".");
    }
    out.println("Move " + number + ": " + coloured(mover) + " to move.");
  }

  /** A board with its coordinates; any other position as it is drawn. */
  private void print(Position part, Optional<BoardText> board, Map<String, Player> placed) {
    List<String> lines =
        board.map(found -> found.lines(placed)).orElseGet(() -> part.picture().lines().toList());
    lines.forEach(line -> out.println("  " + line));
    if (!placed.isEmpty() && !isLegendShown) {
      isLegendShown = true;
      out.println("L and R show what Left and Right have placed.");
    }
  }

  @Override
  public void prompt(Player mover) {
    if (isTerminal) {
      out.print(coloured(mover) + "> ");
    }
    out.flush();
  }

  @Override
  public void moved(int number, PlayedMove move, Participant by, @Nullable Choice choice) {
    out.println(
        coloured(move.player()) + " (" + by.name() + ") plays " + move.name() + remark(by, choice));
    out.flush();
  }

  private static String remark(Participant by, @Nullable Choice choice) {
    if (choice == null) {
      return "";
    }
    if (!choice.isComplete()) {
      return choice.standing() == Choice.Standing.LOSES
          ? "; every move loses"
          : ", the best move found within the limits";
    }
    if (!(by instanceof Perfect)) {
      return "";
    }
    return switch (choice.standing()) {
      case WINS -> ", a winning move";
      case DRAWS -> ", a drawing move";
      case LOSES -> "; every move loses";
      case UNKNOWN -> "";
    };
  }

  @Override
  public void moves(Player mover, List<LegalMove> moves) {
    out.println(coloured(mover) + " can play:");
    for (LegalMove move : moves.subList(0, Math.min(moves.size(), MOST_LISTED))) {
      out.println(
          "%3d  %s"
              .formatted(
                  move.number(), MovesText.name(move.moves().getFirst(), move.moves().size())));
    }
    if (moves.size() > MOST_LISTED) {
      out.println("     and " + (moves.size() - MOST_LISTED) + " more");
    }
  }

  @Override
  public void refused(String input, String reason, List<String> legal) {
    out.println(reason + (legal.isEmpty() ? "" : ": " + String.join("; ", legal)));
  }

  @Override
  public void hint(int step, int steps, String text) {
    out.println("Hint " + step + " of " + steps + ": " + text);
  }

  @Override
  public void undone(int count) {
    out.println(count == 1 ? "1 move is taken back." : count + " moves are taken back.");
  }

  @Override
  public void restarted() {
    out.println("All moves are taken back.");
  }

  @Override
  public void saved(String file) {
    out.println("The record is in " + file + ".");
  }

  @Override
  public void help() {
    HELP.forEach(out::println);
  }

  @Override
  public void ended(PlayResult result, Player mover, int moves) {
    String reason =
        switch (result.reason()) {
          case NO_MOVE -> mover.displayName() + " has no move";
          case POSITION -> "the position decides it";
          case SCORE -> score;
          case RESIGNED ->
              result.winner().map(winner -> winner.opponent().displayName()).orElse("")
                  + " resigns";
          case REPEATED -> "the position has come for the third time";
          case TOO_LONG -> moves + " moves have been made";
        };
    out.println(
        result.winner().map(winner -> coloured(winner) + " wins").orElse("A draw")
            + (convention == Convention.MISERE ? " under misere play: " : ": ")
            + reason
            + ".");
    if (isTerminal) {
      out.println("'undo', 'restart', 'save FILE' or 'quit'?");
    }
  }

  @Override
  public void stopped(String reason, String file, List<String> record) {
    out.println();
    out.println("The play ends here: " + reason + ".");
    if (!file.isEmpty()) {
      out.println(
          "Its record is in %s; 'gamester play --replay %s --continue' goes on from it."
              .formatted(file, file));
    } else if (!record.isEmpty()) {
      out.println("Its record; from a file, 'gamester play --replay FILE --continue' goes on:");
      record.forEach(out::println);
    }
    out.flush();
  }
}
