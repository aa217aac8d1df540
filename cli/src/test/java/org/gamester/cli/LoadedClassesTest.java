package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A start loads the classes of the command and of the ruleset that are asked for, and no others.
 */
class LoadedClassesTest {
  private static final Pattern LOADED = Pattern.compile(" (org\\.gamester\\.\\S+) source: file:");
  private static final int MOST_CLASSES = 225;

  @TempDir private Path folder = Path.of("");

  private TreeSet<String> loaded(String... words) throws Exception {
    Path log = folder.resolve("loaded.txt");
    List<String> program = new ArrayList<>(ProgramProcess.program());
    program.add(1, "-Xlog:class+load:file=" + log);
    Path input = Files.writeString(folder.resolve("input.txt"), "");
    ProgramProcess.start(program, List.of(words), input, folder).await();
    TreeSet<String> classes = new TreeSet<>();
    for (String line : Files.readAllLines(log)) {
      Matcher loaded = LOADED.matcher(line);
      if (loaded.find()) {
        classes.add(loaded.group(1));
      }
    }
    return classes;
  }

  @Test
  void theValueOfAPositionLoadsOneCommandAndOneRuleset() throws Exception {
    TreeSet<String> classes = loaded("value", "domineering(4x4)");
    assertThat(classes.size()).isBetween(100, MOST_CLASSES);
    assertThat(classes)
        .filteredOn(name -> name.matches("org\\.gamester\\.rulesets\\.(?!board\\.)\\w+\\..*"))
        .containsExactly("org.gamester.rulesets.grid.Domineering");
    assertThat(classes)
        .filteredOn(name -> name.matches("org\\.gamester\\.cli\\..*Command"))
        .containsExactly(
            "org.gamester.cli.command.EvaluationCommand",
            "org.gamester.cli.command.LimitedCommand",
            "org.gamester.cli.positions.ValueCommand");
  }

  @Test
  void aNumberLoadsNoRuleset() throws Exception {
    assertThat(loaded("value", "1"))
        .filteredOn(name -> name.matches("org\\.gamester\\.(rulesets\\.grid|cli)\\..*(?<!s)"))
        .contains("org.gamester.cli.positions.ValueCommand")
        .noneMatch(name -> name.contains(".grid."));
  }
}
