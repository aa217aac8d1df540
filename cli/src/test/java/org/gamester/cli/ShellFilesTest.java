package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.gamester.cli.output.ExitStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Manual pages and completion scripts say what the commands are declared to take. */
class ShellFilesTest {
  @TempDir private Path folder;

  private static String run(String... words) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status = Gamester.run(new PrintWriter(out), new PrintWriter(err), words);
    assertThat(status).as(err.toString()).isEqualTo(ExitStatus.OK);
    return out.toString();
  }

  private static Stream<CommandLine> commands() {
    return Gamester.commandLine().getSubcommands().values().stream();
  }

  /** The commands of commands, as {@code study run}. */
  private static Stream<CommandLine> parts() {
    return commands().flatMap(command -> command.getSubcommands().values().stream());
  }

  private static Stream<String> namesOfOptions(CommandLine command) {
    return command.getCommandSpec().options().stream()
        .filter(option -> !option.hidden())
        .map(OptionSpec::longestName);
  }

  @Test
  void everyCommandHasAManualPageWithItsOptions() throws IOException {
    assertThat(run("help", "--man", folder.toString()))
        .startsWith((commands().count() + 1 + parts().count()) + " pages written to ");
    assertThat(folder.resolve("gamester-study-show.1"))
        .content()
        .contains("\\fB\\-\\-where\\fR", "\\fBgamester\\-study\\fR(1)");
    for (CommandLine command : commands().toList()) {
      String page = Files.readString(folder.resolve("gamester-" + command.getCommandName() + ".1"));
      for (String option : namesOfOptions(command).toList()) {
        assertThat(page).contains("\\fB" + option.replace("-", "\\-") + "\\fR");
      }
    }
    assertThat(folder.resolve("gamester.1"))
        .content()
        .contains(".SH NAME\ngamester \\- Computes exact values")
        .contains(".SH COMMANDS\n.TP\n\\fBvalue\\fR\nEvaluate")
        .contains("gamester value \\(aq{2|1} + \\(ha \\- 3*2\\(aq")
        .contains("\\fBgamester\\-check\\-certificate\\fR(1)");
  }

  /** A line of text must not be taken for a request, which begins with a point or an apostrophe. */
  @Test
  void noLineOfAManualPageIsARequestUnlessItIsMeantAsOne() throws IOException {
    run("help", "--man", folder.toString());
    List<Path> pages;
    try (Stream<Path> files = Files.list(folder)) {
      pages = files.toList();
    }
    for (Path page : pages) {
      assertThat(Files.readAllLines(page))
          .as(page.toString())
          .allMatch(line -> !line.startsWith("'"))
          .allMatch(
              line ->
                  !line.startsWith(".") || line.matches("\\.(TH|SH|TP|PP|br|nf|fi|nh|ad)( .*)?"));
    }
  }

  @Test
  void fishAndZshAreToldOfEveryOption() {
    String fish = run("completion", "fish");
    String zsh = run("completion", "zsh");
    for (CommandLine command : commands().toList()) {
      String name = command.getCommandName();
      assertThat(fish).contains("-n '__fish_use_subcommand' -f -a " + name + " -d '");
      assertThat(zsh).contains("    " + name + ")\n");
      for (String option : namesOfOptions(command).toList()) {
        assertThat(fish)
            .containsPattern(
                "'__fish_seen_subcommand_from " + name + "'( -s .)* -l " + option.substring(2));
        assertThat(zsh).containsPattern("'" + option + "=?\\[");
      }
    }
    assertThat(fish)
        .contains(
            "'__fish_seen_subcommand_from study; and __fish_seen_subcommand_from show' -l where")
        .contains("'__fish_seen_subcommand_from kernel' -f -a 'install remove run'");
    assertThat(zsh).contains("'1:word:(install remove run)'").contains("'--where=[");
    assertThat(fish).contains("-l style -x -a 'exact classic' -d 'How values are written");
    assertThat(fish).contains("-l rulesets -r -F -d");
    assertThat(zsh).startsWith("#compdef gamester\n").contains(":(plain unicode latex)'");
  }

  @Test
  void bashIsWhatIsWrittenWithoutAWord() {
    assertThat(run("completion")).isEqualTo(run("completion", "bash")).startsWith("#!/usr/bin/env");
  }
}
