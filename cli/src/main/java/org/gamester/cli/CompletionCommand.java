package org.gamester.cli;

import org.gamester.cli.command.HelpOptions;
import org.gamester.cli.command.Version;
import org.gamester.cli.shell.CompletionScript;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes the script that lets a shell complete this program's commands and options. */
@Command(
    name = "completion",
    versionProvider = Version.class,
    description = "Write a completion script for bash, zsh or fish.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  source <(gamester completion)                 this bash only",
      "  gamester completion > ~/.local/share/bash-completion/completions/gamester",
      "  gamester completion zsh > ~/.zfunc/_gamester  with ~/.zfunc in fpath",
      "  gamester completion fish > ~/.config/fish/completions/gamester.fish"
    })
final class CompletionCommand implements Runnable {
  @Spec private CommandSpec spec;

  @SuppressWarnings("UnusedVariable") // the parser acts on it
  @Mixin
  private HelpOptions help;

  @Parameters(
      arity = "0..1",
      paramLabel = "SHELL",
      description = "bash (as without a word; zsh reads it too), zsh or fish.")
  private CompletionScript shell = CompletionScript.BASH;

  @Override
  public void run() {
    spec.commandLine().getOut().print(shell.of(Gamester.commandLine()));
  }
}
