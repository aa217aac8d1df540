package org.gamester.web.api;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.sse.SseClient;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.gamester.script.description.LanguageReference;
import org.gamester.web.answers.JsonText;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.RefusedRequest;
import org.gamester.web.answers.Reply;
import org.gamester.web.connections.Connections;
import org.gamester.web.jobs.Job;
import org.gamester.web.jobs.Jobs;
import org.gamester.web.jobs.Scheduler;
import org.gamester.web.security.Clients;
import org.gamester.web.security.RequestText;

/** The routes of the API: every question at once, and every question as a job. */
public final class ApiRoutes {
  private static final String JSON = "application/json";
  private static final long MILLIS_BETWEEN_EVENTS = 250;

  private final Scheduler scheduler;
  private final Jobs jobs;
  private final Connections connections;

  private ApiRoutes(Scheduler scheduler, Jobs jobs, Connections connections) {
    this.scheduler = scheduler;
    this.jobs = jobs;
    this.connections = connections;
  }

  /**
   * Adds the routes to a server.
   *
   * @param reference what is known of names
   */
  public static void addRoutes(
      RoutesConfig routes,
      Scheduler scheduler,
      Jobs jobs,
      Connections connections,
      Supplier<LanguageReference> reference) {
    ApiRoutes api = new ApiRoutes(scheduler, jobs, connections);
    for (ApiQuestion question : ApiQuestion.ALL) {
      String path = "/api/" + question.name();
      routes.get(path, context -> api.answer(context, question));
      routes.post(path, context -> api.answer(context, question));
    }
    routes.post("/api/jobs", api::start);
    routes.delete("/api/jobs/{job}", api::stop);
    routes.get("/api/jobs/{job}/events", api::sendEvents);
    routes.head("/api/jobs/{job}/events", api::describeEvents);
    HelpRoutes.addRoutes(routes, scheduler, reference);
    routes.get(
        "/api/openapi.json",
        context -> context.contentType(JSON).result(JsonText.write(OpenApi.document())));
  }

  private void answer(Context context, ApiQuestion asked) throws InterruptedException {
    Question question = asked.read(RequestText.fields(context));
    Reply reply = scheduler.ask(Clients.of(context), question);
    boolean isList = asked.about().isList() && !reply.isComplaint();
    int status = isList ? 200 : reply.status();
    context.status(status).contentType(JSON).result(isList ? list(reply) : reply.json());
  }

  /** Several objects as one; what has no rows is an error. */
  private static String list(Reply reply) {
    return "{\"schema\":\"gamester.list/1\",\"complete\":"
        + (reply.status() == 200)
        + ",\"items\":["
        + String.join(",", reply.lines())
        + "]}";
  }

  private void start(Context context) throws InterruptedException {
    Map<String, List<String>> given = new LinkedHashMap<>(RequestText.fields(context));
    List<String> names = given.remove("ask");
    ApiQuestion asked =
        names == null || names.size() != 1
            ? null
            : ApiQuestion.named(names.getFirst()).orElse(null);
    if (asked == null) {
      throw new RefusedRequest(
          400,
          "the field ask says what is asked: one of "
              + String.join(", ", ApiQuestion.ALL.stream().map(ApiQuestion::name).toList()));
    }
    Job job = jobs.start(Clients.of(context), asked.read(given), asked.about().isUnhurried());
    context
        .status(201)
        .contentType(JSON)
        .header("Location", "/api/jobs/" + job.id())
        .result("{\"schema\":\"gamester.job/1\",\"job\":\"" + job.id() + "\"}");
  }

  private Job job(Context context) {
    return jobs.find(context.pathParam("job"))
        .orElseThrow(() -> new RefusedRequest(404, "there is no such job, or it is long over"));
  }

  private void stop(Context context) {
    job(context).stop();
    context.status(204);
  }

  private void sendEvents(Context context) throws Exception {
    Job _ = job(context);
    EventStream.requireAccepted(context);
    EventStream.send(context, connections, this::watch);
  }

  private void describeEvents(Context context) {
    Job _ = job(context);
    EventStream.requireAccepted(context);
    context.contentType("text/event-stream");
  }

  private void watch(SseClient client) throws InterruptedException {
    Job job = job(client.ctx());
    job.watch();
    try {
      int next = 0;
      boolean isOver = false;
      while (!isOver && !client.terminated()) {
        for (Job.Event event : job.eventsFrom(next, MILLIS_BETWEEN_EVENTS)) {
          client.sendEvent(event.name(), event.data());
          next += event.name().equals("progress") ? 0 : 1;
          isOver = event.isLast();
        }
      }
    } finally {
      job.leave();
    }
  }
}
