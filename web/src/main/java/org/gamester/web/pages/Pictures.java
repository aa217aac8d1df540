package org.gamester.web.pages;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.gamester.figures.boards.PositionFigure;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.thermographs.ThermographFigure;
import org.gamester.figures.writing.SvgWriter;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.values.notation.GameReader;
import org.gamester.values.notation.NotationException;
import org.gamester.values.thermography.Thermograph;
import org.gamester.values.thermography.Thermography;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.JsonText;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.RefusedRequest;
import org.gamester.web.boards.DrawnSize;
import org.gamester.web.jobs.Scheduler;
import org.gamester.web.security.Clients;
import org.gamester.web.security.RequestText;
import org.jspecify.annotations.Nullable;

/**
 * The route {@code /api/picture}: a position or the thermograph of a value as SVG, to be put into a
 * page, or with {@code alone=true} as a file of its own.
 */
public final class Pictures {
  private final Answers answers;
  private final Scheduler scheduler;

  private Pictures(Answers answers, Scheduler scheduler) {
    this.answers = answers;
    this.scheduler = scheduler;
  }

  /** Adds the route, and that of the style sheet of pictures. */
  public static void addRoutes(RoutesConfig routes, Answers answers, Scheduler scheduler) {
    Pictures pictures = new Pictures(answers, scheduler);
    routes.get("/api/picture", pictures::picture);
    routes.post("/api/picture", pictures::picture);
    byte[] rules = SvgWriter.styleSheet().getBytes(StandardCharsets.UTF_8);
    String tag = Assets.tag(rules);
    routes.get(
        "/assets/figures.css",
        context -> Assets.send(context, "text/css; charset=utf-8", rules, tag));
  }

  private void picture(Context context) throws Exception {
    Map<String, List<String>> fields = RequestText.fields(context);
    String text = first(fields, "p");
    String kind = first(fields, "kind");
    if (text == null || kind == null) {
      throw new RefusedRequest(400, "the parameters kind and p are needed");
    }
    try {
      boolean isAlone = "true".equals(first(fields, "alone"));
      boolean isSmall = "true".equals(first(fields, "small"));
      List<String> own = Question.WithRulesets.texts(fields);
      String picture =
          scheduler.compute(
              Clients.of(context),
              () -> {
                Figure figure = figure(kind, text, isSmall, own);
                return isAlone ? SvgWriter.standalone(figure) : SvgWriter.interactive(figure);
              });
      context.contentType("image/svg+xml").result(picture);
    } catch (TextException | NotationException e) {
      context
          .status(422)
          .contentType("application/json")
          .result(JsonText.error(String.valueOf(e.getMessage())));
    }
  }

  private static @Nullable String first(Map<String, List<String>> fields, String name) {
    List<String> texts = fields.get(name);
    return texts == null ? null : texts.getFirst();
  }

  private Figure figure(String kind, String text, boolean isSmall, List<String> own) {
    return switch (kind) {
      case "position" -> {
        Position position = answers.catalogue(own).readSum(text);
        DrawnSize.check(position);
        yield PositionFigure.of(position);
      }
      case "thermograph" -> {
        Thermograph thermograph = Thermography.of(GameReader.exact().read(text));
        yield isSmall
            ? ThermographFigure.small(text, thermograph)
            : ThermographFigure.of(text, thermograph);
      }
      default ->
          throw new RefusedRequest(400, "expected the kind position or thermograph, found " + kind);
    };
  }
}
