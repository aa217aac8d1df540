package org.gamester.house;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.conditions.ArchConditions.dependOnClassesThat;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.EvaluationResult;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The modules are ordered in floors: a module uses only modules on lower floors. A module without a
 * floor here fails the test, so that the floor of a new module is chosen deliberately.
 */
class FloorsTest {
  private static final Map<String, Integer> FLOORS =
      Map.ofEntries(
          Map.entry("values", 0),
          Map.entry("rulesets", 1),
          Map.entry("analysis", 2),
          Map.entry("lab", 3),
          Map.entry("figures", 3),
          Map.entry("script", 4),
          Map.entry("papers", 5),
          Map.entry("studies", 5),
          Map.entry("web", 5),
          Map.entry("cli", 6),
          Map.entry("bench", 7),
          Map.entry("spark", 7));

  /** Package names that name a layer instead of a subject. */
  private static final List<String> LAYERS = List.of("util", "utils", "helper", "impl", "manager");

  private static final Map<String, Path> MODULES = modules();
  private static JavaClasses house;

  private static Map<String, Path> modules() {
    try (Stream<Path> folders = Files.list(Path.of("..").toRealPath())) {
      return folders
          .filter(FloorsTest::isModule)
          .collect(
              Collectors.toMap(
                  folder -> folder.getFileName().toString(),
                  folder -> folder.resolve("target/classes"),
                  (one, other) -> one,
                  TreeMap::new));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isModule(Path folder) {
    return hasDescriptor(folder)
        || (Files.isDirectory(folder.resolve("src/main/java"))
            && FLOORS.containsKey(folder.getFileName().toString()));
  }

  /** The module spark has none: the libraries that it uses cannot be named in one. */
  private static boolean hasDescriptor(Path folder) {
    return Files.exists(folder.resolve("src/main/java/module-info.java"));
  }

  /** The modules with descriptors. */
  static Set<String> namedModules() {
    return MODULES.keySet().stream()
        .filter(module -> hasDescriptor(Path.of("..", module)))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  static Set<String> moduleNames() {
    return MODULES.keySet();
  }

  /** The floor of a module, from 0. */
  static int floorOf(String module) {
    return FLOORS.getOrDefault(module, 0);
  }

  @BeforeAll
  static void readClasses() {
    // Only dependencies are checked, so the classes of the JDK need not be resolved.
    ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
    house = new ClassFileImporter().importPaths(MODULES.values());
  }

  @Test
  void allModulesAreRead() {
    assertThat(MODULES.keySet()).contains("values", "script", "cli", "bench", "spark");
    assertThat(FLOORS.keySet()).containsAll(MODULES.keySet());
    assertThat(house.contain("org.gamester.values.ShortGame")).isTrue();
  }

  @ParameterizedTest
  @MethodSource("moduleNames")
  void aModuleUsesOnlyLowerFloors(String module) {
    DescribedPredicate<JavaClass> elsewhere =
        DescribedPredicate.describe(
            "are on the same or a higher floor than " + module,
            used -> moduleOf(used).filter(other -> !mayUse(module, other)).isPresent());
    noClasses()
        .that(resideInAPackage("org.gamester." + module + ".."))
        .should(dependOnClassesThat(elsewhere))
        .allowEmptyShould(true)
        .check(house);
  }

  @ParameterizedTest
  @MethodSource("namedModules")
  void aModuleDescriptorRequiresOnlyLowerFloors(String module) {
    ModuleDescriptor descriptor =
        ModuleFinder.of(MODULES.get(module))
            .find("org.gamester." + module)
            .orElseThrow()
            .descriptor();
    assertThat(descriptor.requires())
        .extracting(ModuleDescriptor.Requires::name)
        .filteredOn(name -> name.startsWith("org.gamester."))
        .allMatch(name -> mayUse(module, name.substring("org.gamester.".length())));
  }

  @ParameterizedTest
  @MethodSource("moduleNames")
  void aModuleContainsOnlyItsOwnPackages(String module) {
    classes()
        .should()
        .resideInAPackage("org.gamester." + module + "..")
        .allowEmptyShould(true)
        .check(new ClassFileImporter().importPath(MODULES.get(module)));
  }

  @ParameterizedTest
  @MethodSource("moduleNames")
  void noPackageDependsOnOneThatDependsOnIt(String module) {
    EvaluationResult circles =
        slices()
            .assignedFrom(new Packages())
            .should()
            .beFreeOfCycles()
            .evaluate(new ClassFileImporter().importPath(MODULES.get(module)));
    assertThat(circles.getFailureReport().getDetails()).isEmpty();
  }

  /** Every package of the house by itself. */
  private static final class Packages implements SliceAssignment {
    @Override
    public SliceIdentifier getIdentifierOf(JavaClass javaClass) {
      String name = javaClass.getPackageName();
      return name.equals("org.gamester") || name.startsWith("org.gamester.")
          ? SliceIdentifier.of(name)
          : SliceIdentifier.ignore();
    }

    @Override
    public String getDescription() {
      return "each package";
    }
  }

  @Test
  void packagesAreNotNamedAfterLayers() {
    noClasses()
        .should()
        .resideInAnyPackage(LAYERS.stream().map(name -> ".." + name + "..").toArray(String[]::new))
        .check(house);
  }

  /**
   * The checker of proofs shares nothing with what finds them: it may use the rules of games, the
   * players, the outcomes, and what bounds a computation.
   */
  @Test
  void theCheckerOfProofsKnowsOnlyTheRules() {
    String values = "org.gamester.values.";
    Set<String> allowed = Set.of(values + "Player", values + "Outcome", values + "Computation");
    DescribedPredicate<JavaClass> more =
        DescribedPredicate.describe(
            "are neither rules nor " + allowed,
            used ->
                moduleOf(used).isPresent()
                    && !used.getPackageName().equals("org.gamester.rulesets")
                    && !used.getPackageName().equals("org.gamester.analysis.check")
                    && !allowed.contains(used.getName()));
    noClasses()
        .that(resideInAPackage("org.gamester.analysis.check"))
        .should(dependOnClassesThat(more))
        .check(house);
  }

  private static Optional<String> moduleOf(JavaClass used) {
    String[] parts = used.getPackageName().split("\\.", -1);
    return used.getPackageName().startsWith("org.gamester.")
        ? Optional.of(parts[2])
        : Optional.empty();
  }

  private static boolean mayUse(String module, String other) {
    return module.equals(other)
        || FLOORS.getOrDefault(other, Integer.MAX_VALUE) < FLOORS.getOrDefault(module, 0);
  }
}
