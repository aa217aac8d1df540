package org.gamester.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.router.Endpoint;
import io.javalin.router.InternalRouter;
import io.javalin.util.JavalinBindException;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.gamester.rulesets.RulesetException;
import org.gamester.script.description.LanguageReference;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameTooLargeException;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.JsonText;
import org.gamester.web.answers.Lazy;
import org.gamester.web.answers.RefusedRequest;
import org.gamester.web.answers.Studies;
import org.gamester.web.api.ApiRoutes;
import org.gamester.web.api.RoomRoutes;
import org.gamester.web.api.StudyRoutes;
import org.gamester.web.boards.BoardRoutes;
import org.gamester.web.connections.Connections;
import org.gamester.web.connections.UnsentAnswers;
import org.gamester.web.jobs.Client;
import org.gamester.web.jobs.Jobs;
import org.gamester.web.jobs.Scheduler;
import org.gamester.web.pages.LookRoute;
import org.gamester.web.pages.Pages;
import org.gamester.web.pages.Pictures;
import org.gamester.web.pages.Typesetting;
import org.gamester.web.rooms.Rooms;
import org.gamester.web.security.AccessToken;
import org.gamester.web.security.RequestGuard;
import org.gamester.web.security.SecurityHeaders;

/** The server of the workbench, from its start until it is closed. */
public final class WebServer implements AutoCloseable {
  private static final String NO_CHARSET = "the body must be text in UTF-8";
  private static final int MOST_HEADER_BYTES = 1 << 14;
  private static final int NO_CONTENT = 204;

  private static final String REFUSED = "refused";
  private static final String SECONDS_TO_WAIT = "5";
  private static final String NO_MEMORY =
      "the server has no memory left for this; ask again when it has";

  private static final String UNREAD =
      "answers that have not been read yet hold the memory of the server; ask again later";

  private final String host;
  private final Javalin server;
  private final Scheduler scheduler;
  private final Jobs jobs;
  private final Connections connections;
  private final Pages.Preparation preparation;

  private WebServer(
      String host,
      Javalin server,
      Scheduler scheduler,
      Jobs jobs,
      Connections connections,
      Pages.Preparation preparation) {
    this.preparation = preparation;
    this.host = host;
    this.server = server;
    this.scheduler = scheduler;
    this.jobs = jobs;
    this.connections = connections;
  }

  /**
   * Starts a server.
   *
   * @param faults receives a report of each internal error
   * @throws PortTakenException if the port is taken
   */
  public static WebServer start(ServerSettings settings, Answers answers, Consumer<String> faults) {
    return start(settings, answers, Studies.NONE, faults);
  }

  /** The same, for a server that shows studies. */
  public static WebServer start(
      ServerSettings settings, Answers answers, Studies studies, Consumer<String> faults) {
    Scheduler scheduler = new Scheduler(answers, settings.limits());
    Jobs jobs = new Jobs(scheduler, faults);
    Connections connections = new Connections();
    AtomicReference<Pages.Preparation> preparation = new AtomicReference<>(_ -> {});
    Javalin server =
        Javalin.create(
            config ->
                preparation.set(
                    configure(
                        config, settings, answers, scheduler, jobs, studies, connections, faults)));
    answerHead(server.unsafe.internalRouter);
    try {
      server.start();
    } catch (JavalinBindException e) {
      connections.close();
      jobs.close();
      scheduler.close();
      throw new PortTakenException(settings.port(), e);
    }
    return new WebServer(settings.host(), server, scheduler, jobs, connections, preparation.get());
  }

  /**
   * Lets HEAD do what GET does, so that the header is the same; the body is not sent. Without a
   * route of its own, HEAD would be answered without asking anybody.
   */
  private static void answerHead(InternalRouter router) {
    List<Endpoint> endpoints =
        router.allHttpHandlers().stream().map(parsed -> parsed.endpoint).toList();
    Set<String> answered =
        endpoints.stream()
            .filter(endpoint -> endpoint.method == HandlerType.HEAD)
            .map(endpoint -> endpoint.path)
            .collect(Collectors.toSet());
    for (Endpoint endpoint : endpoints) {
      if (endpoint.method == HandlerType.GET && !answered.contains(endpoint.path)) {
        router.addHttpEndpoint(new Endpoint(HandlerType.HEAD, endpoint.path, endpoint.handler));
      }
    }
  }

  private static Pages.Preparation configure(
      JavalinConfig config,
      ServerSettings settings,
      Answers answers,
      Scheduler scheduler,
      Jobs jobs,
      Studies studies,
      Connections connections,
      Consumer<String> faults) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.maxRequestSize = RequestGuard.MOST_BODY_BYTES;
    config.jetty.modifyHttpConfiguration(
        http -> {
          http.setRequestHeaderSize(MOST_HEADER_BYTES);
          http.setSendServerVersion(false);
        });
    config.jetty.addConnector(
        (server, http) -> Connections.connector(server, http, settings.host(), settings.port()));
    config.jetty.modifyServer(server -> server.setErrorHandler(new JsonRefusals()));
    config.http.prefer405over404 = true;
    config.router.handlerWrapper(
        endpoint -> connections.watched(FailedRequest.guarded(endpoint.handler)));
    RoutesConfig routes = config.routes;
    boolean isOpen = settings.token().isPresent();
    RequestGuard guard = isOpen ? RequestGuard.open() : RequestGuard.of(settings.host());
    routes.before(SecurityHeaders::set);
    routes.before(guard::check);
    settings.token().map(AccessToken::new).ifPresent(token -> routes.before(token::check));
    BoardRoutes.addRoutes(routes, answers, scheduler);
    LookRoute.addRoute(routes, answers, scheduler);
    Pictures.addRoutes(routes, answers, scheduler);
    Typesetting.addRoutes(routes, scheduler);
    Supplier<LanguageReference> reference = new Lazy<>(LanguageReference::new);
    ApiRoutes.addRoutes(routes, scheduler, jobs, connections, reference);
    StudyRoutes.addRoutes(routes, studies, scheduler);
    RoomRoutes.addRoutes(routes, new Rooms(System::nanoTime), scheduler);
    Pages.Preparation preparation = Pages.addRoutes(routes, answers, scheduler, studies, reference);
    routes.exception(
        RefusedRequest.class,
        (e, context) -> {
          if (e.isForNow()) {
            refuseForNow(context, e.status(), e.reason());
          } else {
            refuse(context, e.status(), e.reason());
          }
        });
    routes.exception(
        IllegalCharsetNameException.class, (e, context) -> refuse(context, 415, NO_CHARSET));
    routes.exception(
        UnsupportedCharsetException.class, (e, context) -> refuse(context, 415, NO_CHARSET));
    routes.exception(
        RulesetException.class,
        (e, context) -> refuse(context, 422, String.valueOf(e.getMessage())));
    routes.exception(
        GameTooLargeException.class,
        (e, context) -> refuse(context, 422, String.valueOf(e.getMessage())));
    routes.exception(
        ComputationStopped.class,
        (e, context) -> refuse(context, 422, String.valueOf(e.getMessage())));
    routes.exception(
        FailedRequest.class,
        (e, context) -> {
          faults.accept("internal error: " + e.getCause());
          if (e.isForWantOfMemory()) {
            refuseForNow(context, 503, NO_MEMORY);
          } else {
            refuse(context, 500, Jobs.INTERNAL_ERROR);
          }
        });
    routes.exception(InterruptedException.class, (_, context) -> context.status(503));
    routes.exception(
        Exception.class,
        (e, context) -> {
          faults.accept("internal error: " + e);
          refuse(context, 500, Jobs.INTERNAL_ERROR);
        });
    routes.after(WebServer::withoutTypeIfEmpty);
    UnsentAnswers unsent = new UnsentAnswers(settings.limits().memoryBytes() / 8);
    routes.after(
        context -> {
          if (!unsent.take(context)) {
            refuseForNow(context, 503, UNREAD);
          }
        });
    routes.error(
        405,
        context -> {
          if (context.attribute(REFUSED) == null) {
            refuse(context, 405, "this address does not answer to " + context.method().name());
          }
        });
    routes.error(
        404,
        context -> {
          if (context.path().startsWith("/api") && context.attribute(REFUSED) == null) {
            refuse(context, 404, "there is nothing at this address");
          }
        });
    return preparation;
  }

  /** What has no body has no type either. */
  private static void withoutTypeIfEmpty(Context context) {
    if (context.statusCode() == NO_CONTENT) {
      context.res().setContentType(null);
    }
  }

  private static void refuseForNow(Context context, int status, String reason) {
    context.header("Retry-After", SECONDS_TO_WAIT);
    refuse(context, status, reason);
  }

  private static void refuse(Context context, int status, String reason) {
    context.attribute(REFUSED, true);
    context.status(status).contentType("application/json").result(JsonText.error(reason));
  }

  /**
   * Works out what the first pages show and the command bar offers, so that nobody has to wait for
   * it. Does nothing more once the thread is interrupted, or there is no place in the queue.
   */
  public void prepare() {
    try {
      preparation.prepare(new Client(host, "preparation"));
    } catch (RefusedRequest e) {
      if (!e.isForNow()) {
        throw e;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The address that the server is bound to, as a browser takes it. */
  public String url() {
    String name = host.contains(":") && !host.startsWith("[") ? "[" + host + "]" : host;
    return "http://" + name + ":" + server.port();
  }

  /** A method and a path with something at it. */
  record Route(String method, String path) {}

  /** All routes that there are; HEAD, which answers where GET does, is not among them. */
  List<Route> routes() {
    return server.unsafe.internalRouter.allHttpHandlers().stream()
        .map(each -> new Route(name(each.endpoint.method), each.endpoint.path))
        .filter(route -> !route.method().matches("before|after|head"))
        .toList();
  }

  private static String name(HandlerType method) {
    return method.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public void close() {
    jobs.close();
    scheduler.close();
    server.stop();
    connections.close();
  }
}
