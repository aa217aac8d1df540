package org.gamester.web.pages;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameReader;
import org.gamester.values.notation.GameWriter;
import org.gamester.values.notation.MathMlWriter;
import org.gamester.values.notation.NotationException;
import org.gamester.web.answers.JsonText;
import org.gamester.web.answers.RefusedRequest;
import org.gamester.web.jobs.Scheduler;
import org.gamester.web.security.Clients;
import org.gamester.web.security.RequestText;

/** The route {@code /api/typeset}: plain texts of values as MathML and LaTeX. */
public final class Typesetting {
  private static final int MOST_VALUES = 300;

  private final Scheduler scheduler;

  private Typesetting(Scheduler scheduler) {
    this.scheduler = scheduler;
  }

  /** Adds the route to a server. */
  public static void addRoutes(RoutesConfig routes, Scheduler scheduler) {
    Typesetting typesetting = new Typesetting(scheduler);
    routes.get("/api/typeset", typesetting::answer);
    routes.post("/api/typeset", typesetting::answer);
  }

  private void answer(Context context) throws Exception {
    List<String> texts = RequestText.fields(context).getOrDefault("v", List.of());
    if (texts.size() > MOST_VALUES) {
      throw new RefusedRequest(400, "more than " + MOST_VALUES + " values at once");
    }
    String json =
        scheduler.compute(
            Clients.of(context),
            () ->
                JsonText.write(
                    Map.of("values", texts.stream().map(Typesetting::typeset).toList())));
    context.contentType("application/json").result(json);
  }

  /** Empty for what is not the text of a value. */
  private static Map<String, Object> typeset(String text) {
    Map<String, Object> typeset = new LinkedHashMap<>();
    try {
      ShortGame game = GameReader.exact().read(text);
      typeset.put("mathml", String.join("", MathMlWriter.writeInParts(game)));
      typeset.put("latex", GameWriter.latex().write(game));
    } catch (NotationException e) {
      typeset.put("reason", String.valueOf(e.getMessage()));
    }
    return typeset;
  }
}
