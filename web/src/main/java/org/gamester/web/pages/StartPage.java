package org.gamester.web.pages;

import org.gamester.rulesets.Catalogue;
import org.gamester.web.jobs.Client;
import org.gamester.web.jobs.Scheduler;
import org.jspecify.annotations.Nullable;

/** The start, whose answers are the same for everybody, and are asked for once. */
final class StartPage {
  private final Catalogue catalogue;
  private final Scheduler scheduler;
  private final Papers papers;
  private volatile @Nullable StartAnswers known;

  StartPage(Catalogue catalogue, Scheduler scheduler, Papers papers) {
    this.catalogue = catalogue;
    this.scheduler = scheduler;
    this.papers = papers;
  }

  /**
   * The answers; some may be missing if the server is too busy.
   *
   * @throws InterruptedException if the calling thread is interrupted while it waits for its turn
   */
  StartAnswers answers(Client client) throws InterruptedException {
    StartAnswers answers = known;
    if (answers == null) {
      answers = StartAnswers.of(catalogue, scheduler, papers, client);
      if (answers.isComplete()) {
        known = answers;
      }
    }
    return answers;
  }
}
