package org.gamester.cli.output;

import picocli.CommandLine.Option;

/** Whether a file that is there may be overwritten: the same for every command that writes one. */
public final class ForceOption {
  @Option(names = "--force", description = "Overwrite a file that is there.")
  private boolean force;

  public boolean isGiven() {
    return force;
  }
}
