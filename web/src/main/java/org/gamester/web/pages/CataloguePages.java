package org.gamester.web.pages;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Ruleset;
import org.gamester.web.answers.Lazy;
import org.gamester.web.jobs.Client;
import org.gamester.web.jobs.Scheduler;
import org.gamester.web.security.Clients;

/** The pages of the catalogue: all rulesets, and each of them and of the named games. */
public final class CataloguePages {
  private final Pages pages;
  private final Catalogue catalogue;
  private final Scheduler scheduler;
  private final Lazy<List<Card>> cards;
  private final Map<String, RulesetPage> known = new ConcurrentHashMap<>();

  CataloguePages(Pages pages, Catalogue catalogue, Scheduler scheduler) {
    this.pages = pages;
    this.catalogue = catalogue;
    this.scheduler = scheduler;
    this.cards =
        new Lazy<>(
            () ->
                catalogue.rulesets().stream()
                    .filter(ruleset -> ruleset.fault().isEmpty())
                    .map(Card::of)
                    .toList());
  }

  /**
   * A ruleset in the list.
   *
   * @param board the word for what it is played on
   * @param words by which it is found, in lower case
   */
  public record Card(
      String id,
      String title,
      String rule,
      String players,
      String board,
      String example,
      String named,
      String words) {
    private static final int MOST_NAMED = 6;

    static Card of(Ruleset ruleset) {
      Description description = ruleset.description();
      List<String> named =
          CatalogueEntry.named(ruleset).stream().map(CatalogueEntry::title).toList();
      List<String> words = new ArrayList<>(List.of(description.id(), description.title()));
      words.addAll(description.aliases());
      for (CatalogueEntry game : CatalogueEntry.named(ruleset)) {
        words.add(game.name() + " " + game.title());
        words.addAll(game.aliases());
      }
      words.add(description.rule());
      words.add(description.boardKind().phrase());
      return new Card(
          description.id(),
          description.title(),
          description.rule(),
          description.partizanship().text(),
          description.boardKind().word(),
          description.example(),
          String.join(", ", named.subList(0, Math.min(MOST_NAMED, named.size())))
              + (named.size() > MOST_NAMED ? " …" : ""),
          String.join(" ", words).toLowerCase(Locale.ROOT));
    }

    /** The address of its page. */
    public String address() {
      return "/catalogue/" + Addresses.segment(id);
    }

    /** The address of its example in Explore. */
    public String explore() {
      return "/explore?p=" + Addresses.encoded(example);
    }

    /** The address of a play from its example. */
    public String play() {
      return "/play?p=" + Addresses.encoded(example) + "&you=left";
    }
  }

  void addRoutes(RoutesConfig routes) {
    routes.get(
        "/catalogue",
        context ->
            pages.show(
                context,
                "catalogue",
                Map.of(
                    "cards",
                    cards.get(),
                    "boards",
                    List.of(BoardKind.values()),
                    "words",
                    Pages.parameter(context, "q"))));
    routes.get("/catalogue/{name}", this::ruleset);
  }

  private void ruleset(Context context) throws InterruptedException {
    String name = context.pathParam("name");
    Optional<CatalogueEntry> entry = catalogue.find(name).filter(found -> isSpelling(found, name));
    if (entry.isEmpty()) {
      pages.showNothing(context, Section.CATALOGUE, name);
      return;
    }
    pages.show(context, "ruleset", Map.of("page", page(Clients.of(context), entry.get())));
  }

  /** Whether a name is spelt as the catalogue spells it, so that a page has one address. */
  private static boolean isSpelling(CatalogueEntry entry, String name) {
    return entry.name().equals(name) || entry.aliases().contains(name);
  }

  private RulesetPage page(Client client, CatalogueEntry entry) throws InterruptedException {
    RulesetPage page = known.get(entry.name());
    if (page == null) {
      page =
          scheduler
              .compute(client, () -> RulesetPage.of(entry, catalogue))
              .valued(scheduler, client);
      if (!page.value().isEmpty()) {
        known.put(entry.name(), page);
      }
    }
    return page;
  }
}
