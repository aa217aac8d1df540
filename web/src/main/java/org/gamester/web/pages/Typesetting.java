package org.gamester.web.pages;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
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
import org.gamester.web.text.FormattedText;

/**
 * The routes {@code /api/typeset}, plain texts of values as MathML and LaTeX, {@code /api/text},
 * texts in Markdown as HTML and LaTeX, and {@code /api/statements}, statements of papers as HTML.
 */
public final class Typesetting {
  private static final int MOST = 300;

  private final Scheduler scheduler;

  private Typesetting(Scheduler scheduler) {
    this.scheduler = scheduler;
  }

  /** Adds the routes to a server. */
  public static void addRoutes(RoutesConfig routes, Scheduler scheduler) {
    Typesetting typesetting = new Typesetting(scheduler);
    typesetting.add(routes, "/api/typeset", "v", "values", Typesetting::typeset);
    typesetting.add(routes, "/api/text", "t", "texts", Typesetting::formatted);
    typesetting.add(
        routes,
        "/api/statements",
        "s",
        "statements",
        text -> Map.of("html", StatementHtml.of(text)));
  }

  /**
   * Adds a route.
   *
   * @param field each of whose texts is set
   * @param answers the name of their list
   */
  private void add(
      RoutesConfig routes,
      String path,
      String field,
      String answers,
      Function<String, Map<String, String>> set) {
    Handler handler =
        context -> {
          List<String> texts = RequestText.fields(context).getOrDefault(field, List.of());
          if (texts.size() > MOST) {
            throw new RefusedRequest(400, "more than " + MOST + " " + answers + " at once");
          }
          String json =
              scheduler.compute(
                  Clients.of(context),
                  () -> JsonText.write(Map.of(answers, texts.stream().map(set).toList())));
          context.contentType("application/json").result(json);
        };
    routes.get(path, handler);
    routes.post(path, handler);
  }

  private static Map<String, String> formatted(String text) {
    FormattedText formatted = FormattedText.of(text);
    return Map.of("html", formatted.html(), "latex", formatted.latex());
  }

  /** A value as MathML and LaTeX; the reason for what is not the text of a value. */
  public static Map<String, String> typeset(String text) {
    Map<String, String> typeset = new LinkedHashMap<>();
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
