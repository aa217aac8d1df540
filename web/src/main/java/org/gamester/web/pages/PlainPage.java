package org.gamester.web.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gamester.web.answers.Question;
import org.gamester.web.jobs.Client;
import org.gamester.web.jobs.Scheduler;
import org.jspecify.annotations.Nullable;

/** The answers for browsers without scripts: of a position, its value and its moves. */
record PlainPage(Scheduler scheduler) {

  /**
   * Asks for all that the page shows.
   *
   * @throws InterruptedException if the calling thread is interrupted while it waits for its turn
   */
  PlainAnswer answer(Client client, String text) throws InterruptedException {
    if (text.isBlank()) {
      return new PlainAnswer(text, "", List.of(), List.of());
    }
    Map<?, ?> value = scheduler.rows(client, new Question.Value(text)).getFirst();
    if (value.get("error") instanceof Map<?, ?> error) {
      return new PlainAnswer(text, field(error, "message"), List.of(), List.of());
    }
    List<PlainAnswer.Line> lines = new ArrayList<>();
    lines.add(new PlainAnswer.Line("value", field(value, "value")));
    if (value.get("game") instanceof Map<?, ?> game) {
      for (String name : List.of("outcome", "mean", "temperature")) {
        lines.add(new PlainAnswer.Line(name, field(game, name)));
      }
      lines.add(new PlainAnswer.Line("atomic weight", field(game, "atomicWeight")));
    }
    Map<?, ?> moves = scheduler.rows(client, new Question.Moves(text)).getFirst();
    List<PlainAnswer.MoveLine> rows = new ArrayList<>();
    for (String player : List.of("left", "right")) {
      if (moves.get(player) instanceof List<?> list) {
        for (Object move : list) {
          rows.add(row(player, (Map<?, ?>) move));
        }
      }
    }
    return new PlainAnswer(text, "", lines, rows);
  }

  private static PlainAnswer.MoveLine row(String player, Map<?, ?> move) {
    String to = field(move, "to");
    return new PlainAnswer.MoveLine(
        player.equals("left") ? "Left" : "Right",
        field(move, "move"),
        "/plain?p=" + Addresses.encoded(to),
        field(move, "value"),
        field(move, "outcome"),
        Boolean.TRUE.equals(move.get("winning")));
  }

  private static String field(Map<?, ?> object, String name) {
    @Nullable Object field = object.get(name);
    return field == null ? "–" : field.toString();
  }
}
