package org.gamester.web.boards;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.IllegalMoveException;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.values.Player;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.JsonText;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.RefusedRequest;
import org.gamester.web.jobs.Scheduler;
import org.gamester.web.security.Clients;
import org.gamester.web.security.RequestText;

/** The routes that describe positions: {@code /api/position} and {@code /api/line}. */
public final class BoardRoutes {
  private static final int MOST_MOVES = 1_000;

  private final Answers answers;
  private final Scheduler scheduler;

  private BoardRoutes(Answers answers, Scheduler scheduler) {
    this.answers = answers;
    this.scheduler = scheduler;
  }

  /** Adds the routes to a server. */
  public static void addRoutes(RoutesConfig routes, Answers answers, Scheduler scheduler) {
    BoardRoutes boards = new BoardRoutes(answers, scheduler);
    routes.get("/api/position", boards::board);
    routes.post("/api/position", boards::board);
    routes.get("/api/line", boards::line);
    routes.post("/api/line", boards::line);
  }

  private void board(Context context) throws Exception {
    Map<String, List<String>> fields = RequestText.fields(context);
    String text = text(fields);
    List<String> own = Question.WithRulesets.texts(fields);
    try {
      answer(
          context,
          200,
          scheduler.compute(
              Clients.of(context),
              () -> {
                Position position = answers.catalogue(own).readSum(text);
                return JsonText.write(new PositionDescription(position).json());
              }));
    } catch (TextException e) {
      answer(context, 422, JsonText.error(e.problem()));
    }
  }

  /** The positions that moves lead to, one after another, from a position. */
  private void line(Context context) throws Exception {
    Map<String, List<String>> fields = RequestText.fields(context);
    String text = text(fields);
    List<String> moves = fields.getOrDefault("via", List.of());
    List<String> own = Question.WithRulesets.texts(fields);
    if (moves.size() > MOST_MOVES) {
      throw new RefusedRequest(400, "more than " + MOST_MOVES + " moves");
    }
    try {
      answer(
          context,
          200,
          scheduler.compute(
              Clients.of(context),
              () -> JsonText.write(Map.of("line", line(answers.catalogue(own), text, moves)))));
    } catch (TextException e) {
      answer(context, 422, JsonText.error(e.problem()));
    } catch (IllegalMoveException e) {
      answer(context, 422, JsonText.error(String.valueOf(e.getMessage())));
    }
  }

  private static List<Object> line(Catalogue catalogue, String text, List<String> moves) {
    Position position = catalogue.readSum(text);
    List<Object> line = new ArrayList<>();
    for (String move : moves) {
      Player player = move.startsWith("L:") ? Player.LEFT : Player.RIGHT;
      String name = move.substring(Math.min(2, move.length()));
      position = position.play(player, name);
      Map<String, Object> step = new LinkedHashMap<>();
      step.put("player", player == Player.LEFT ? "left" : "right");
      step.put("move", name);
      step.put("to", PositionDescription.text(position));
      line.add(step);
    }
    return line;
  }

  private static String text(Map<String, List<String>> fields) {
    List<String> texts = fields.getOrDefault("p", List.of(""));
    if (texts.getFirst().isBlank()) {
      throw new RefusedRequest(400, "the parameter p is missing: a position");
    }
    return texts.getFirst();
  }

  private static void answer(Context context, int status, String json) {
    context.status(status).contentType("application/json").result(json);
  }
}
