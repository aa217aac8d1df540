package org.gamester.cli.command;

import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Position;
import picocli.CommandLine.Option;

/** The option that asks for misere play of a position whose rules are those of normal play. */
public final class MisereOption {
  @Option(
      names = "--misere",
      description = "Play by the misere convention: a player to move who has no move wins.")
  private boolean misere;

  public MisereOption() {}

  public MisereOption(boolean misere) {
    this.misere = misere;
  }

  public boolean isGiven() {
    return misere;
  }

  /**
   * The convention by which a position is played.
   *
   * @throws org.gamester.rulesets.ConventionException if it is a sum of positions that cannot be
   *     added, or cannot be played by the misere convention
   */
  public Convention convention(Position position) {
    return misere ? Convention.misereOf(position) : Convention.of(position);
  }
}
