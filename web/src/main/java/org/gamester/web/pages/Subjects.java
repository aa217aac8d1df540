package org.gamester.web.pages;

import java.util.HashSet;
import java.util.Set;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.web.answers.Studies;
import org.gamester.web.jobs.Client;
import org.gamester.web.jobs.Scheduler;

/** What a page can be about. */
final class Subjects {
  private final Set<String> rulesets = new HashSet<>();
  private final Studies studies;
  private final Scheduler scheduler;
  private final Papers papers;

  Subjects(Catalogue catalogue, Studies studies, Papers papers, Scheduler scheduler) {
    this.papers = papers;
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
      case PAPERS -> papers.paper(client, name.split(":", 2)[0]) != null;
      case STUDIES ->
          scheduler.compute(
              client,
              () -> studies.list().stream().anyMatch(study -> name.equals(study.get("name"))));
      default -> true;
    };
  }
}
