package org.gamester.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gamester.analysis.play.Choice;
import org.gamester.analysis.play.LegalMove;
import org.gamester.analysis.play.Participant;
import org.gamester.analysis.play.Perfect;
import org.gamester.analysis.play.Play;
import org.gamester.analysis.play.PlayHeader;
import org.gamester.analysis.play.PlayResult;
import org.gamester.analysis.play.PlayedMove;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.gamester.web.answers.JsonText;
import org.jspecify.annotations.Nullable;

/** Says as JSON, one object a line, what happens while a game is played. */
record PlayJson(PrintWriter out) implements PlayOutput {
  private static final String SCHEMA = "gamester.play/1";

  private void write(String event, Map<String, ? extends @Nullable Object> fields) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    object.put("schema", SCHEMA);
    object.put("event", event);
    object.putAll(fields);
    out.println(JsonText.write(object));
    out.flush();
  }

  /** The name of a constant as it stands in JSON. */
  static String small(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public void start(PlayHeader header, Play play) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("position", header.position());
    fields.put("convention", play.convention().text());
    fields.put("first", small(header.first()));
    fields.put("left", header.left().name());
    fields.put("right", header.right().name());
    fields.put("seed", header.seed());
    fields.put("drawAfter", header.drawAfter());
    write("start", fields);
  }

  @Override
  public void position(int number, Player mover, Position position) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("number", number);
    fields.put("player", small(mover));
    fields.put("position", MovesText.complete(position));
    fields.put("picture", position.picture());
    write("turn", fields);
  }

  @Override
  public void prompt(Player mover) {
    out.flush();
  }

  @Override
  public void moved(int number, PlayedMove move, Participant by, @Nullable Choice choice) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("number", number);
    fields.put("player", small(move.player()));
    fields.put("by", by.name());
    fields.put("move", move.name());
    fields.put("to", MovesText.complete(move.to()));
    if (choice != null) {
      fields.put("complete", choice.isComplete());
    }
    if (choice != null && by instanceof Perfect) {
      fields.put("standing", small(choice.standing()));
    }
    write("move", fields);
  }

  @Override
  public void moves(Player mover, List<LegalMove> moves) {
    List<Map<String, Object>> list = new ArrayList<>();
    for (LegalMove move : moves) {
      Map<String, Object> object = new LinkedHashMap<>();
      object.put("number", move.number());
      object.put("move", move.name());
      object.put("to", MovesText.complete(move.to()));
      object.put("count", move.moves().size());
      list.add(object);
    }
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("player", small(mover));
    fields.put("moves", list);
    write("moves", fields);
  }

  @Override
  public void refused(String input, String reason, List<String> legal) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("input", input);
    fields.put("error", Map.of("message", reason));
    fields.put("moves", legal);
    write("refused", fields);
  }

  @Override
  public void hint(int step, int steps, String text) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("step", step);
    fields.put("text", text);
    write("hint", fields);
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

  @Override
  public void ended(PlayResult result, Player mover, int moves) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("winner", result.winner().map(PlayJson::small).orElse(null));
    fields.put("reason", small(result.reason()));
    fields.put("moves", moves);
    write("end", fields);
  }

  @Override
  public void stopped(String reason, String file, List<String> record) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("reason", reason);
    if (!file.isEmpty()) {
      fields.put("file", file);
    } else if (!record.isEmpty()) {
      fields.put("record", record);
    }
    write("stopped", fields);
  }
}
