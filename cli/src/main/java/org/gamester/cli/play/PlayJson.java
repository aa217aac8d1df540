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
import org.gamester.cli.output.AnswerFields;
import org.gamester.rulesets.Position;
import org.gamester.values.Fields;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/** Says as JSON, one object a line, what happens while a game is played. */
record PlayJson(PrintWriter out) implements PlayOutput {
  private static final String SCHEMA = "gamester.play/1";

  private record Event(String event) {}

  private void write(String event, Object fields) {
    out.print(AnswerFields.OF_PLAY.line(SCHEMA, new Event(event), fields));
    out.flush();
  }

  @Fields({
    "position: header.position",
    "convention: play.convention",
    "first: header.first",
    "left: header.left.name",
    "right: header.right.name",
    "seed: header.seed",
    "drawAfter: header.drawAfter"
  })
  private record Start(PlayHeader header, Play play) {}

  @Override
  public void start(PlayHeader header, Play play) {
    write("start", new Start(header, play));
  }

  private record Turn(int number, Player player, Position position, String picture) {}

  @Override
  public void position(int number, Player mover, Position position) {
    write("turn", new Turn(number, mover, position, position.picture()));
  }

  @Override
  public void prompt(Player mover) {
    out.flush();
  }

  @Fields({
    "number",
    "player: move.player",
    "by: by.name",
    "move: move.name",
    "to: move.to",
    "complete?",
    "standing?"
  })
  private record Made(
      int number,
      PlayedMove move,
      Participant by,
      Optional<Boolean> complete,
      Optional<Choice.Standing> standing) {}

  @Override
  public void moved(int number, PlayedMove move, Participant by, @Nullable Choice choice) {
    Optional<Choice> chosen = Optional.ofNullable(choice);
    write(
        "move",
        new Made(
            number,
            move,
            by,
            chosen.map(Choice::isComplete),
            chosen.filter(_ -> by instanceof Perfect).map(Choice::standing)));
  }

  private record Moves(Player player, List<LegalMove> moves) {}

  @Override
  public void moves(Player mover, List<LegalMove> moves) {
    write("moves", new Moves(mover, moves));
  }

  private record Refused(String input, Map<String, String> error, List<String> moves) {}

  @Override
  public void refused(String input, String reason, List<String> legal) {
    write("refused", new Refused(input, Map.of("message", reason), legal));
  }

  private record HintStep(int step, String text) {}

  @Override
  public void hint(int step, int steps, String text) {
    write("hint", new HintStep(step, text));
  }

  @Override
  public void undone(int count) {
    write("undo", Map.of("count", count));
  }

  @Override
  public void restarted() {
    write("restart", Map.of());
  }

  @Override
  public void saved(String file) {
    write("saved", Map.of("file", file));
  }

  @Override
  public void help() {
    write("help", Map.of("text", String.join("\n", PlayText.HELP)));
  }

  @Fields({"winner: result.winner", "reason: result.reason", "moves"})
  private record End(PlayResult result, int moves) {}

  @Override
  public void ended(PlayResult result, Player mover, int moves) {
    write("end", new End(result, moves));
  }

  @Fields({"reason", "file?", "record?"})
  private record Stopped(String reason, String file, List<String> record) {}

  @Override
  public void stopped(String reason, String file, List<String> record) {
    write("stopped", new Stopped(reason, file, file.isEmpty() ? record : List.of()));
  }
}
