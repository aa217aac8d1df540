package org.gamester.web.pages;

import static java.util.Locale.ROOT;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.description.LanguageReference;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.Studies;
import org.gamester.web.jobs.Client;
import org.gamester.web.jobs.Scheduler;
import org.gamester.web.security.Clients;

/**
 * The routes of the pages. What the server can answer at once it writes into the page; where a view
 * is worked with, the page is a frame in which a script shows it.
 */
public final class Pages {
  private static final int MOST_SHOWN = 80;
  private static final String SAID = "said what is not found";

  private final TemplateEngine templates =
      TemplateEngine.createPrecompiled(
          null, ContentType.Html, Pages.class.getClassLoader(), "org.gamester.web.pages.templates");

  /** Reads and works out ahead of the first request what every page needs. */
  @FunctionalInterface
  public interface Preparation {
    /**
     * Does it.
     *
     * @throws InterruptedException if the calling thread is interrupted while it waits for its turn
     */
    void prepare(Client client) throws InterruptedException;
  }

  private Pages() {}

  /**
   * Adds the pages and their files to a server.
   *
   * @param answers knows the rulesets that have pages
   * @param scheduler answers what a page shows of a position
   * @param studies the studies that have pages
   * @param reference what pages of help show
   * @return what can be done before the first page is asked for
   */
  public static Preparation addRoutes(
      RoutesConfig routes,
      Answers answers,
      Scheduler scheduler,
      Studies studies,
      Supplier<LanguageReference> reference) {
    Assets.addRoutes(routes);
    Pages pages = new Pages();
    Catalogue catalogue = answers.catalogue(List.of());
    Papers papers = new Papers(scheduler);
    Subjects subjects = new Subjects(catalogue, studies, papers, scheduler);
    StartPage start = new StartPage(catalogue, scheduler, papers);
    routes.get(
        "/",
        context ->
            pages.show(context, "start", Map.of("answers", start.answers(Clients.of(context)))));
    Suggestions suggestions = new Suggestions(catalogue, reference, papers, scheduler);
    new FindPages(pages, suggestions).addRoutes(routes);
    new PaperPages(pages, papers).addRoutes(routes);
    new CataloguePages(pages, catalogue, scheduler).addRoutes(routes);
    for (Section section : Section.values()) {
      if (!section.isWrittenHere()) {
        routes.get(section.address(), context -> pages.show(context, section, ""));
      }
      if (section.namesItsSubject() && !section.isWrittenHere()) {
        routes.get(
            section.address() + "/{name}",
            context -> {
              String name = context.pathParam("name");
              if (subjects.has(Clients.of(context), section, name)) {
                pages.show(context, section, name);
              } else {
                pages.showNothing(context, section, name);
              }
            });
      }
    }
    HelpTopics help = new HelpTopics(reference, scheduler);
    help.addRoutes(routes);
    routes.get("/help/tutorial", context -> pages.show(context, "tutorial", Map.of()));
    routes.get(
        "/help",
        context ->
            pages.show(
                context,
                "help",
                Map.of("answer", help.answer(Clients.of(context), parameter(context, "name")))));
    routes.get(
        "/help/{name}",
        context -> {
          HelpAnswer answer = help.answer(Clients.of(context), context.pathParam("name"));
          if (answer.topics().isEmpty()) {
            notFound(context);
          }
          pages.show(context, "help", Map.of("answer", answer));
        });
    routes.error(
        404,
        context -> {
          if (!context.path().startsWith("/api") && context.attribute(SAID) == null) {
            pages.showNothing(context, "There is nothing at this address", "", "");
          }
        });
    PlainPage plain = new PlainPage(scheduler);
    routes.get(
        "/plain",
        context ->
            pages.show(
                context,
                "plain",
                Map.of("answer", plain.answer(Clients.of(context), parameter(context, "p")))));
    return client -> {
      var _ = start.answers(client);
      suggestions.readPapers(client);
    };
  }

  /** The page that follows says what is not found. */
  static void notFound(Context context) {
    context.status(404);
    context.attribute(SAID, true);
  }

  void showNothing(Context context, Section section, String name) {
    notFound(context);
    boolean isRuleset = section == Section.CATALOGUE;
    String kind = isRuleset ? "ruleset" : section == Section.STUDIES ? "study" : "paper";
    showNothing(
        context,
        "There is no %s named %s".formatted(kind, shown(name)),
        isRuleset ? "Search the catalogue for it" : "All " + section.word().toLowerCase(ROOT),
        section.address() + (isRuleset ? "?q=" + Addresses.encoded(name) : ""));
  }

  private void showNothing(Context context, String heading, String words, String address) {
    show(context, "nothing", Map.of("heading", heading, "words", words, "address", address));
  }

  private static String shown(String text) {
    return text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "…" : text;
  }

  private void show(Context context, Section section, String name) {
    String position = parameter(context, "p");
    String subject = name.isEmpty() ? position : name;
    String title = subject.isEmpty() ? section.word() : shown(subject);
    String plain = position.isEmpty() ? "" : "/plain?p=" + Addresses.encoded(position);
    show(context, "view", Map.of("section", section, "title", title, "plainAddress", plain));
  }

  void show(Context context, String template, Map<String, Object> values) {
    StringOutput page = new StringOutput();
    templates.render(template + ".jte", values, page);
    context.html(page.toString());
  }

  static String parameter(Context context, String name) {
    String value = context.queryParam(name);
    return value == null ? "" : value;
  }
}
