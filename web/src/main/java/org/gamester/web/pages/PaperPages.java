package org.gamester.web.pages;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.web.jobs.Client;
import org.gamester.web.security.Clients;
import org.jspecify.annotations.Nullable;

/**
 * The pages of papers. They have the statements in them, typeset; a script asks for the verdicts.
 */
record PaperPages(Pages pages, Papers papers) {
  private static final String BOOK = "book";

  void addRoutes(RoutesConfig routes) {
    routes.get(
        "/papers",
        context ->
            pages.show(context, "papers", Map.of("papers", papers.all(Clients.of(context)))));
    routes.get("/papers/{name}", this::paper);
  }

  private void paper(Context context) throws InterruptedException {
    Client client = Clients.of(context);
    String name = context.pathParam("name");
    if (name.equals(BOOK)) {
      book(context, client);
      return;
    }
    String[] parts = name.split(":", 2);
    Papers.@Nullable Paper paper = papers.paper(client, parts[0]);
    if (paper == null) {
      pages.showNothing(context, Section.PAPERS, name);
      return;
    }
    String number = parts.length == 2 ? parts[1] : Pages.parameter(context, "number");
    List<Papers.PaperSection> sections =
        papers.sections(client, paper.key()).stream()
            .map(section -> section.of(number))
            .filter(section -> !section.statements().isEmpty())
            .toList();
    pages.show(context, "paper", Map.of("paper", paper, "sections", sections, "number", number));
  }

  /** All chapters of the book, with their sections. */
  private void book(Context context, Client client) throws InterruptedException {
    Map<Papers.Paper, List<Papers.PaperSection>> chapters = new LinkedHashMap<>();
    for (Papers.Paper each : papers.all(client)) {
      if (each.isChapter()) {
        chapters.put(each, papers.sections(client, each.key()));
      }
    }
    pages.show(context, "book", Map.of("chapters", chapters));
  }
}
