package org.gamester.cli.studies;

import org.gamester.cli.command.HelpOptions;
import org.gamester.cli.command.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Studies. */
@Command(
    name = "study",
    versionProvider = Version.class,
    subcommands = {
      NewStudyCommand.class,
      RunStudyCommand.class,
      StudyStatusCommand.class,
      ShowStudyCommand.class,
      ConjectureCommand.class
    },
    synopsisSubcommandLabel = "COMMAND",
    optionListHeading = "%nOptions:%n",
    commandListHeading = "%nCommands:%n",
    description = {
      "Ask a question of thousands or millions of positions. A study is one file, an SQLite"
          + " database: the question, a row for each answer, what was given up and why, and a log"
          + " of the runs. A run can be broken off at any time, by Ctrl-C, kill -9 or a power cut;"
          + " the next one goes on."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester study new dom.study 'domineering({m}x{n})' m=1..6 n=1..7 --show value,temperature",
      "  gamester study run dom.study",
      "  gamester study status dom.study",
      "  gamester study show dom.study --where 'temperature > 1' --sort -temperature",
      "  gamester study conjecture dom.study",
      "",
      "'gamester study COMMAND --help' explains one command; see docs/studies.md."
    })
@SuppressWarnings("UnusedVariable") // the parser acts on them
public final class StudyCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Mixin private HelpOptions help;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "a command is missing: new, run, status, show or conjecture");
  }
}
