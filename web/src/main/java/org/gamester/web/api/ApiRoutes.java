package org.gamester.web.api;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.Reply;
import org.gamester.web.jobs.Desk;
import org.gamester.web.security.RefusedRequest;

/** The routes whose answers are those of the commands of the same names. */
public final class ApiRoutes {
  private static final String JSON = "application/json";

  private final Desk desk;

  private ApiRoutes(Desk desk) {
    this.desk = desk;
  }

  /** Adds the routes to a server. */
  public static void addRoutes(RoutesConfig routes, Desk desk) {
    ApiRoutes api = new ApiRoutes(desk);
    routes.get("/api/value", context -> api.answer(context, new Question("value", text(context))));
    routes.get("/api/moves", context -> api.answer(context, new Question("moves", text(context))));
  }

  private static String text(Context context) {
    String text = context.queryParam("p");
    if (text == null) {
      throw new RefusedRequest(400, "the parameter p is missing: a position or an expression");
    }
    return text;
  }

  private void answer(Context context, Question question) throws InterruptedException {
    Reply reply = desk.ask(question);
    context.status(reply.status()).contentType(JSON).result(reply.json());
  }
}
