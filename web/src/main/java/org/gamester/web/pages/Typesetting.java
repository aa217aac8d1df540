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
import org.gamester.web.jobs.Brief;
import org.gamester.web.security.RefusedRequest;

/** The route {@code /api/typeset}: plain texts of values as MathML and LaTeX. */
public final class Typesetting {
  private static final int MOST_VALUES = 300;

  private Typesetting() {}

  /** Adds the route to a server. */
  public static void addRoutes(RoutesConfig routes) {
    routes.get("/api/typeset", context -> answer(context, context.queryParams("v")));
    routes.post("/api/typeset", context -> answer(context, context.formParams("v")));
  }

  private static void answer(Context context, List<String> texts) throws Exception {
    if (texts.size() > MOST_VALUES) {
      throw new RefusedRequest(400, "more than " + MOST_VALUES + " values at once");
    }
    List<Map<String, Object>> values =
        Brief.compute(() -> texts.stream().map(Typesetting::typeset).toList());
    context.contentType("application/json").result(JsonText.write(Map.of("values", values)));
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
