package org.gamester.web;

import java.util.HashMap;
import java.util.Map;
import org.gamester.values.Limits;
import org.gamester.values.Player;
import org.gamester.values.Problem;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.Sink;
import org.jspecify.annotations.Nullable;

/**
 * Knows the rules of one game alone: a number of pebbles, of which the players take one in turn.
 */
final class PebbleAnswers implements Answers {
  static final String TAKE = "take 1";

  @Override
  public boolean answer(Question question, Limits limits, Sink sink) {
    if (!(question instanceof Question.Turn turn) || !turn.p().matches("pebbles\\(\\d{1,4}\\)x*")) {
      sink.problem(new Problem("there is no such position"));
      return false;
    }
    int pebbles = Integer.parseInt(turn.p().replaceAll("\\D", ""));
    Player player = turn.first().orElseThrow();
    for (String move : turn.move()) {
      if (!move.equals(TAKE) || pebbles == 0) {
        sink.problem(new Problem("this is not a move"));
        return false;
      }
      pebbles--;
      player = player.opponent();
    }
    Map<String, @Nullable Object> fields = new HashMap<>();
    fields.put("player", player == Player.LEFT ? "left" : "right");
    fields.put("result", pebbles == 0 ? Map.of("winner", "left") : null);
    sink.row(fields);
    return true;
  }

  @Override
  public void forget() {
    // Nothing is remembered.
  }
}
