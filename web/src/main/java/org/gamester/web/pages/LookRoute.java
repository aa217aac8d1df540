package org.gamester.web.pages;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.gamester.figures.thermographs.ThermographFigure;
import org.gamester.figures.writing.SvgWriter;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.values.Limits;
import org.gamester.values.Problem;
import org.gamester.values.notation.GameReader;
import org.gamester.values.thermography.Thermography;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.JsonText;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.RefusedRequest;
import org.gamester.web.answers.Sink;
import org.gamester.web.boards.DrawnSize;
import org.gamester.web.boards.PositionDescription;
import org.gamester.web.jobs.Scheduler;
import org.gamester.web.security.Clients;
import org.gamester.web.security.RequestText;
import org.jspecify.annotations.Nullable;

/**
 * The route {@code /api/look}: all that a page shows of a position, as far as it is known at once,
 * so that a click is answered by one request. What takes longer is left out; the page asks for it
 * as a job, which finds what was begun here.
 */
public final class LookRoute {
  /** For the value, for the moves, and for what dominates them: as long as nobody notices. */
  private static final Duration AT_ONCE = Duration.ofMillis(30);

  /** The fields of answers that are texts of values. */
  private static final Set<String> VALUES =
      Set.of(
          "value",
          "canonicalForm",
          "mean",
          "temperature",
          "number",
          "atomicWeight",
          "reducedCanonicalForm",
          "onside",
          "offside",
          "leftStop",
          "rightStop");

  private final Answers answers;
  private final Scheduler scheduler;

  private LookRoute(Answers answers, Scheduler scheduler) {
    this.answers = answers;
    this.scheduler = scheduler;
  }

  /** Adds the route to a server. */
  public static void addRoute(RoutesConfig routes, Answers answers, Scheduler scheduler) {
    LookRoute route = new LookRoute(answers, scheduler);
    routes.get("/api/look", route::look);
    routes.post("/api/look", route::look);
  }

  private void look(Context context) throws Exception {
    Map<String, List<String>> fields = RequestText.fields(context);
    String text = fields.getOrDefault("p", List.of("")).getFirst();
    if (text.isBlank()) {
      throw new RefusedRequest(400, "the parameter p is missing: a position");
    }
    boolean isMisere = fields.getOrDefault("misere", List.of()).contains("true");
    List<String> own = Question.WithRulesets.texts(fields);
    try {
      String json =
          scheduler.compute(
              Clients.of(context),
              limits -> JsonText.write(new Look(text, isMisere, own, limits).json()));
      context.contentType("application/json").result(json);
    } catch (TextException e) {
      context.status(422).contentType("application/json").result(JsonText.error(e.problem()));
    }
  }

  /** One position that is looked at. */
  private final class Look {
    private final String text;
    private final boolean isMisere;
    private final List<String> own;
    private final Limits limits;

    Look(String text, boolean isMisere, List<String> own, Limits limits) {
      this.text = text;
      this.isMisere = isMisere;
      this.own = own;
      this.limits = new Limits(AT_ONCE, limits.memoryBytes());
    }

    Map<String, @Nullable Object> json() {
      Position position = answers.catalogue(own).readSum(text);
      Map<String, @Nullable Object> json = new LinkedHashMap<>();
      json.put("position", new PositionDescription(position).json());
      Optional<Map<String, @Nullable Object>> worth =
          found(
              isMisere
                  ? new Question.Solve(text, true, false, true, Optional.empty())
                  : new Question.Value(text));
      Optional<Map<String, @Nullable Object>> moves =
          worth
              .filter(_ -> DrawnSize.parts(position).stream().allMatch(DrawnSize::allows))
              .flatMap(_ -> found(new Question.Moves(text, Optional.empty(), isMisere, false)));
      json.put(isMisere ? "solve" : "value", worth.orElse(null));
      json.put("moves", moves.orElse(null));
      json.put(
          "simplify",
          isMisere ? null : moves.flatMap(_ -> found(new Question.Simplify(text))).orElse(null));
      Set<String> values = new TreeSet<>();
      worth.ifPresent(answer -> collect(answer, values));
      moves.ifPresent(answer -> collect(answer, values));
      Map<String, Object> typeset = new LinkedHashMap<>();
      values.forEach(value -> typeset.put(value, Typesetting.typeset(value)));
      json.put("typeset", typeset);
      json.put("thermograph", worth.flatMap(Look::thermograph).orElse(null));
      return json;
    }

    /** The answer to a question, if it is complete soon. */
    private Optional<Map<String, @Nullable Object>> found(Question question) {
      Rows rows = new Rows(new ArrayList<>());
      Question asked = own.isEmpty() ? question : new Question.WithRulesets(own, question);
      return answers.answer(asked, limits, rows)
          ? rows.rows().stream().findFirst()
          : Optional.empty();
    }

    private static Optional<String> thermograph(Map<String, @Nullable Object> value) {
      return value.get("game") instanceof Map<?, ?> game && game.get("thermograph") != null
          ? Optional.of(picture(String.valueOf(game.get("canonicalForm"))))
          : Optional.empty();
    }

    private static String picture(String value) {
      return SvgWriter.interactive(
          ThermographFigure.small(value, Thermography.of(GameReader.exact().read(value))));
    }
  }

  /** Keeps the rows of an answer by their fields. */
  private record Rows(List<Map<String, @Nullable Object>> rows) implements Sink {
    @Override
    public void row(Map<String, @Nullable Object> fields) {
      rows.add(fields);
    }

    @Override
    public void line(String json) {
      // every question that is asked here is answered by its fields
    }

    @Override
    public void progress(String words) {
      // nobody waits long enough to read it
    }

    @Override
    public void problem(Problem problem) {
      // the page asks again, and is told then
    }
  }

  /** The texts of all values in an answer. */
  private static void collect(@Nullable Object answer, Set<String> values) {
    switch (answer) {
      case Map<?, ?> fields ->
          fields.forEach(
              (name, field) -> {
                if (field instanceof String value && VALUES.contains(String.valueOf(name))) {
                  values.add(value);
                } else {
                  collect(field, values);
                }
              });
      case Iterable<?> items -> items.forEach(item -> collect(item, values));
      case null, default -> {}
    }
  }
}
