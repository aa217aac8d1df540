package org.gamester.web.pages;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.web.answers.JsonText;
import org.gamester.web.security.Clients;

/**
 * The command bar: {@code /api/suggest} completes what is typed, {@code /go} leads to the first
 * thing that would be suggested, and {@code /search} lists everything that is found.
 */
record FindPages(Pages pages, Suggestions suggestions) {
  private static final int MOST = 10;
  private static final int MOST_OF_A_KIND = 4;
  private static final int MOST_ON_A_PAGE = 300;
  private static final int MOST_OF_A_KIND_ON_A_PAGE = 40;

  void addRoutes(RoutesConfig routes) {
    routes.get("/api/suggest", this::suggest);
    routes.get("/go", this::go);
    routes.get("/search", this::search);
  }

  private List<Suggestion> some(Context context) throws InterruptedException {
    return suggestions.of(Clients.of(context), Pages.parameter(context, "q"), MOST, MOST_OF_A_KIND);
  }

  private void suggest(Context context) throws InterruptedException {
    List<Object> items = new ArrayList<>();
    for (Suggestion suggestion : some(context)) {
      Map<String, Object> item = new LinkedHashMap<>();
      item.put("kind", suggestion.kind().word());
      item.put("title", suggestion.title());
      item.put("detail", suggestion.detail());
      item.put("address", suggestion.address());
      items.add(item);
    }
    Map<String, Object> list = new LinkedHashMap<>();
    list.put("schema", "gamester.list/1");
    list.put("complete", true);
    list.put("items", items);
    context.contentType("application/json").result(JsonText.write(list));
  }

  private void go(Context context) throws InterruptedException {
    suggestions.readPapers(Clients.of(context));
    String address =
        some(context).stream()
            .findFirst()
            .map(Suggestion::address)
            .orElse("/search?q=" + Addresses.encoded(Pages.parameter(context, "q")));
    context.redirect(address, HttpStatus.SEE_OTHER);
  }

  private void search(Context context) throws InterruptedException {
    String text = Pages.parameter(context, "q");
    suggestions.readPapers(Clients.of(context));
    Map<Suggestion.Kind, List<Suggestion>> found = new EnumMap<>(Suggestion.Kind.class);
    for (Suggestion suggestion :
        suggestions.of(Clients.of(context), text, MOST_ON_A_PAGE, MOST_OF_A_KIND_ON_A_PAGE)) {
      found.computeIfAbsent(suggestion.kind(), kind -> new ArrayList<>()).add(suggestion);
    }
    pages.show(context, "search", Map.of("text", text, "found", found));
  }
}
