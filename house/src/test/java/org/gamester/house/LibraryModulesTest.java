package org.gamester.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A module of one's own that requires modules of Gamester, as docs/new-ruleset.md describes it. */
class LibraryModulesTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");

  /** The modules below each that a project of its own may require, from the lowest floor on. */
  private static final Map<String, List<String>> WITH_FLOORS_BELOW =
      Map.of(
          "values", List.of("values"),
          "rulesets", List.of("values", "rulesets"),
          "analysis", List.of("values", "rulesets", "analysis"));

  @TempDir private Path folder = Path.of("");

  private static List<Path> classes(String module) {
    return WITH_FLOORS_BELOW.getOrDefault(module, List.of()).stream()
        .map(each -> ROOT.resolve(each).resolve("target/classes"))
        .toList();
  }

  /** The jars that the row of a module in the table names, in the column of that number. */
  private static Set<String> documented(String module, int column) throws IOException {
    String row =
        Files.readAllLines(ROOT.resolve("docs/new-ruleset.md")).stream()
            .filter(line -> line.startsWith("| `org.gamester." + module + "` |"))
            .findFirst()
            .orElseThrow();
    return CODE.matcher(row.split("\\|", -1)[column + 1])
        .results()
        .map((MatchResult name) -> name.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** What the compiler says of a module that requires one of Gamester's; nothing if it compiles. */
  private String compiled(String module, List<Path> modulePath) throws IOException {
    Path source =
        Files.writeString(
            folder.resolve("module-info.java"),
            "module example { requires org.gamester." + module + "; }");
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter said = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      files.setLocationFromPaths(StandardLocation.MODULE_PATH, modulePath);
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder));
      boolean _ =
          compiler
              .getTask(said, files, null, List.of(), null, files.getJavaFileObjects(source))
              .call();
    }
    return said.toString();
  }

  private static Path jarOfTheAnnotations() throws Exception {
    return Path.of(NullMarked.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  @ParameterizedTest
  @ValueSource(strings = {"values", "rulesets", "analysis"})
  void aModuleIsCompiledWithTheJarsThatThePageNames(String module) throws Exception {
    assertThat(documented(module, 1)).containsExactly("jspecify");
    assertThat(compiled(module, classes(module))).contains("module not found: org.jspecify");
    List<Path> path =
        Stream.concat(classes(module).stream(), Stream.of(jarOfTheAnnotations())).toList();
    assertThat(compiled(module, path)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"values", "rulesets", "analysis"})
  void aModuleRunsWithTheJarsThatThePageNames(String module) throws Exception {
    assertThat(documented(module, 2)).isEqualTo(required(module));
  }

  /** What a module needs to run, and what that needs, as the names of jars without versions. */
  private static Set<String> required(String module) throws IOException {
    Set<String> jars = new TreeSet<>();
    Set<String> open = new TreeSet<>();
    for (String each : WITH_FLOORS_BELOW.getOrDefault(module, List.of())) {
      addRequired(ModuleFinder.of(ROOT.resolve(each).resolve("target/classes")), open);
    }
    while (!open.isEmpty()) {
      String name = open.iterator().next();
      open.remove(name);
      Path jar = jarOf(name);
      if (jars.add(jar.getFileName().toString().replaceFirst("-\\d.*", ""))) {
        addRequired(ModuleFinder.of(jar), open);
      }
    }
    return jars;
  }

  private static void addRequired(ModuleFinder found, Set<String> names) {
    found.findAll().stream()
        .flatMap(each -> each.descriptor().requires().stream())
        .filter(needed -> !needed.modifiers().contains(Requires.Modifier.STATIC))
        .map(Requires::name)
        .filter(name -> !name.matches("(java|jdk|org\\.gamester)\\..*"))
        .forEach(names::add);
  }

  /** The jar on the class path that a module is in. */
  private static Path jarOf(String module) {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .filter(path -> path.toString().endsWith(".jar"))
        .filter(path -> ModuleFinder.of(path).find(module).isPresent())
        .findFirst()
        .orElseThrow(() -> new AssertionError("no jar with the module " + module));
  }

  @Test
  void valuesNeedNoOtherJarToRun() throws IOException {
    assertThat(required("values")).isEmpty();
  }
}
