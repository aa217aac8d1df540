package org.gamester.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * docs/architecture.md: its diagram is drawn from the descriptors of the modules, or the pom.xml of
 * one that has none, and the classes that it names exist. {@code -Dgamester.record=true} draws the
 * diagram anew.
 */
class ArchitectureTest {
  private static final Path DOCS = Path.of("../docs");
  private static final Path DIAGRAM = DOCS.resolve("architecture.svg");
  private static final Pattern CLASS = Pattern.compile("`((?:[a-z]+\\.)+[A-Z]\\w*)`");
  private static final Pattern DEPENDENCY =
      Pattern.compile(
          "<groupId>org\\.gamester</groupId>\\s*<artifactId>gamester-(\\w+)</artifactId>");
  private static final int MOST_STEPS = 12;

  private static final int WIDTH = 112;
  private static final int HEIGHT = 34;
  private static final int ACROSS = 160;
  private static final int DOWN = 84;

  /** The modules that each module requires, without those that others of them require already. */
  private static Map<String, Set<String>> requirements() throws IOException {
    Map<String, Set<String>> all = new TreeMap<>();
    for (String module : FloorsTest.moduleNames()) {
      if (!FloorsTest.namedModules().contains(module)) {
        all.put(module, dependencies(module));
        continue;
      }
      Path classes = Path.of("..", module, "target/classes");
      Set<String> required = new TreeSet<>();
      ModuleFinder.of(classes)
          .find("org.gamester." + module)
          .orElseThrow()
          .descriptor()
          .requires()
          .stream()
          .map(ModuleDescriptor.Requires::name)
          .filter(name -> name.startsWith("org.gamester."))
          .forEach(name -> required.add(name.substring("org.gamester.".length())));
      all.put(module, required);
    }
    Map<String, Set<String>> direct = new TreeMap<>();
    all.forEach(
        (module, required) -> {
          Set<String> kept = new TreeSet<>(required);
          required.forEach(other -> kept.removeAll(reached(other, all)));
          direct.put(module, kept);
        });
    return direct;
  }

  /** The modules that a pom.xml names. */
  private static Set<String> dependencies(String module) throws IOException {
    String pom = Files.readString(Path.of("..", module, "pom.xml"));
    Set<String> named = new TreeSet<>();
    DEPENDENCY.matcher(pom).results().forEach(found -> named.add(found.group(1)));
    return named;
  }

  private static Set<String> reached(String module, Map<String, Set<String>> all) {
    Set<String> reached = new TreeSet<>();
    for (String required : all.getOrDefault(module, Set.of())) {
      reached.add(required);
      reached.addAll(reached(required, all));
    }
    return reached;
  }

  private static String diagram() throws IOException {
    Map<String, Set<String>> requirements = requirements();
    Map<Integer, List<String>> floors = new TreeMap<>(Comparator.reverseOrder());
    requirements
        .keySet()
        .forEach(
            module ->
                floors
                    .computeIfAbsent(FloorsTest.floorOf(module), floor -> new ArrayList<>())
                    .add(module));
    int widest = floors.values().stream().mapToInt(List::size).max().orElse(1);
    Map<String, int[]> centres = new TreeMap<>();
    int row = 0;
    for (List<String> floor : floors.values()) {
      for (int i = 0; i < floor.size(); i++) {
        int x = ACROSS * widest / 2 + ACROSS * (2 * i - floor.size() + 1) / 2;
        centres.put(floor.get(i), new int[] {x, HEIGHT / 2 + 4 + DOWN * row});
      }
      row++;
    }
    StringBuilder lines = new StringBuilder();
    StringBuilder boxes = new StringBuilder();
    centres.forEach(
        (module, centre) -> {
          for (String required : requirements.getOrDefault(module, Set.of())) {
            int[] to = centres.getOrDefault(required, centre);
            int skipped = (to[1] - centre[1]) / DOWN - 1;
            int bend = (centre[0] + to[0]) / 2 + skipped * ACROSS * 2 / 5; // around the boxes
            int from = centre[1] + HEIGHT / 2;
            int end = to[1] - HEIGHT / 2;
            lines.append(
                "<path d=\"M%d %dQ%d %d %d %d\" fill=\"none\" stroke=\"#8a8a8a\"/>\n"
                    .formatted(centre[0], from, bend, (from + end) / 2, to[0], end));
          }
          boxes.append(
              ("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"5\" fill=\"#f4f1ea\""
                      + " stroke=\"#444\"/>\n<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%s</text>\n")
                  .formatted(
                      centre[0] - WIDTH / 2,
                      centre[1] - HEIGHT / 2,
                      WIDTH,
                      HEIGHT,
                      centre[0],
                      centre[1] + 5,
                      module));
        });
    return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="15">
        <title>The modules of Gamester</title>
        <desc>Each module on its floor, with lines to the modules below that it requires.</desc>
        %s%s</svg>
        """
        .formatted(ACROSS * widest, DOWN * (row - 1) + HEIGHT + 8, lines, boxes);
  }

  @Test
  void theDiagramIsDrawnFromTheModules() throws IOException {
    String drawn = diagram();
    if (Boolean.getBoolean("gamester.record")) {
      Files.writeString(DIAGRAM, drawn);
    }
    assertThat(DIAGRAM).hasContent(drawn);
    for (String module : FloorsTest.moduleNames()) {
      assertThat(drawn).contains(">" + module + "<");
    }
  }

  @Test
  void theClassesThatAreNamedExist() throws IOException {
    String page = Files.readString(DOCS.resolve("architecture.md"));
    List<String> named = CLASS.matcher(page).results().map(found -> found.group(1)).toList();
    assertThat(named).hasSizeGreaterThan(8).allMatch(ArchitectureTest::exists);
  }

  private static boolean exists(String name) {
    String module = name.substring(0, name.indexOf('.'));
    String file = "org/gamester/" + name.replace('.', '/') + ".class";
    return Files.exists(Path.of("..", module, "target/classes", file));
  }

  @Test
  void aQuestionHasFewSteps() throws IOException {
    String page = Files.readString(DOCS.resolve("architecture.md"));
    List<String> steps =
        Pattern.compile("(?m)^(\\d+)\\. .*")
            .matcher(page)
            .results()
            .map(MatchResult::group)
            .toList();
    assertThat(steps)
        .hasSizeBetween(8, MOST_STEPS)
        .allSatisfy(step -> assertThat(step).containsPattern(CLASS));
  }
}
