package org.gamester.web.api;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.gamester.web.answers.JsonText;
import org.gamester.web.answers.Question.Says;
import org.gamester.web.answers.RefusedRequest;
import org.gamester.web.answers.Studies;
import org.gamester.web.jobs.Scheduler;
import org.gamester.web.security.Clients;
import org.gamester.web.security.RequestText;

/** The routes that show studies: {@code /api/studies} and {@code /api/study}. */
public final class StudyRoutes {
  private static final int MOST_ROWS = 10_000;
  private static final int USUAL_ROWS = 1_000;

  /** What is asked of the list. */
  record All() {}

  /** What is asked of a study. */
  record Asked(
      @Says("the name of a study") String name,
      @Says("the columns to sort by, with a minus sign for the greatest first")
          Optional<String> sort,
      @Says("a condition on the rows, an expression of the language") Optional<String> where,
      @Says("how many rows to leave out") Optional<String> from,
      @Says("how many rows at most, 10,000 or less (default: 1,000)") Optional<String> most) {}

  private final Studies studies;
  private final Scheduler scheduler;

  private StudyRoutes(Studies studies, Scheduler scheduler) {
    this.studies = studies;
    this.scheduler = scheduler;
  }

  /** Adds the routes to a server. */
  public static void addRoutes(RoutesConfig routes, Studies studies, Scheduler scheduler) {
    StudyRoutes study = new StudyRoutes(studies, scheduler);
    routes.get("/api/studies", study::list);
    routes.get("/api/study", study::rows);
  }

  /** Their part of the description of the API. */
  static void describe(Map<String, Object> paths) {
    paths.put(
        "/api/studies",
        Map.of(
            "get",
            OpenApi.get(
                "The studies that the server shows.",
                Fields.of(All.class),
                Statuses.OF_A_QUESTION)));
    paths.put(
        "/api/study",
        Map.of(
            "get",
            OpenApi.get(
                "How a study stands, and some of its rows.",
                Fields.of(Asked.class),
                Statuses.OF_HELP)));
  }

  private void list(Context context) throws Exception {
    var _ = Fields.read(All.class, RequestText.fields(context));
    String json =
        scheduler.compute(
            Clients.of(context),
            () -> {
              Map<String, Object> list = new LinkedHashMap<>();
              list.put("schema", "gamester.list/1");
              list.put("complete", true);
              list.put("items", studies.list());
              return JsonText.write(list);
            });
    context.contentType("application/json").result(json);
  }

  private void rows(Context context) throws Exception {
    Asked asked = Fields.read(Asked.class, RequestText.fields(context));
    Studies.Part part =
        new Studies.Part(
            asked.name(),
            asked.sort().orElse(""),
            asked.where().orElse(""),
            number("from", asked.from(), Long.MAX_VALUE, 0),
            (int) number("most", asked.most(), MOST_ROWS, USUAL_ROWS));
    String json =
        scheduler.compute(
            Clients.of(context),
            () ->
                studies
                    .rows(part)
                    .map(JsonText::write)
                    .orElseThrow(
                        () -> new RefusedRequest(404, "there is no study of this name here")));
    context.contentType("application/json").result(json);
  }

  private static long number(String field, Optional<String> text, long greatest, long otherwise) {
    if (text.isEmpty()) {
      return otherwise;
    }
    if (!text.get().matches("\\d{1,18}") || Long.parseLong(text.get()) > greatest) {
      throw new RefusedRequest(
          400, "the parameter %s is a number from 0 to %,d".formatted(field, greatest));
    }
    return Long.parseLong(text.get());
  }
}
