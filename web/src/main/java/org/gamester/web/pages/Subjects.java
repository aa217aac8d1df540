package org.gamester.web.pages;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.Studies;
import org.gamester.web.jobs.Client;
import org.gamester.web.jobs.Scheduler;

/** What a page can be about. */
final class Subjects {
  private final Set<String> rulesets = new HashSet<>();
  private final Studies studies;
  private final Scheduler scheduler;
  private volatile Set<Object> papers = Set.of();

  Subjects(Catalogue catalogue, Studies studies, Scheduler scheduler) {
    this.studies = studies;
    this.scheduler = scheduler;
    for (CatalogueEntry entry : catalogue.entries()) {
      rulesets.add(entry.name());
      rulesets.addAll(entry.aliases());
    }
  }

  /**
   * Whether there is something of a name: a ruleset or a named game, in the spelling of the
   * catalogue; a paper, of which a number may follow; a study; any worksheet, since the browser
   * keeps them.
   *
   * @throws InterruptedException if the calling thread is interrupted while it waits for its turn
   */
  boolean has(Client client, Section section, String name) throws InterruptedException {
    return switch (section) {
      case CATALOGUE -> rulesets.contains(name);
      case PAPERS -> isPaper(client, name.split(":", 2)[0]);
      case STUDIES ->
          scheduler.compute(
              client,
              () -> studies.list().stream().anyMatch(study -> name.equals(study.get("name"))));
      default -> true;
    };
  }

  /** The papers are asked for once: they are those of the program. */
  private boolean isPaper(Client client, String key) throws InterruptedException {
    Set<Object> known = papers;
    if (known.isEmpty()) {
      known =
          scheduler.rows(client, new Question.Claims()).stream()
              .flatMap(row -> Stream.ofNullable(row.get("paper")))
              .collect(Collectors.toSet());
      papers = known;
    }
    return known.contains(key);
  }
}
