package org.gamester.cli;

import org.gamester.cli.command.HelpOptions;
import org.gamester.cli.command.Version;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Writes the script that lets bash and zsh complete this program's commands and options. */
@Command(
    name = "completion",
    versionProvider = Version.class,
    description = "Write a completion script for bash and zsh.",
    footerHeading = "%nFor this shell only:%n",
    footer = "  source <(gamester completion)")
final class CompletionCommand implements Runnable {
  @Spec private CommandSpec spec;

  @SuppressWarnings("UnusedVariable") // the parser acts on it
  @Mixin
  private HelpOptions help;

  @Override
  public void run() {
    spec.commandLine().getOut().print(AutoComplete.bash("gamester", Gamester.commandLine()));
  }
}
