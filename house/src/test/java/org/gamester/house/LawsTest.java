package org.gamester.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Checks docs/laws.md against the project: every law cited is stated there, and every test class
 * named there exists.
 */
class LawsTest {
  private static final int LAST_LAW = 69;
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Path PAGE = ROOT.resolve("docs/laws.md");

  private static final Pattern LAW = Pattern.compile("(?m)^\\*\\*(\\d+)\\.\\*\\*");
  private static final Pattern TEST_CLASS = Pattern.compile("`(\\w+Test)`");

  /** {@code law 48}, {@code Laws 22 to 27}, and names of tests such as {@code laws16And17}. */
  private static final Pattern CITATION =
      Pattern.compile("(?<![A-Za-z])[Ll]aws? ?(\\d+(?:(?:, | and | to |, and |And|To)\\d+)*)");

  private static final Pattern LINE_OF_COMMENT = Pattern.compile("\\s*\\R\\s*(?:\\*|//)?\\s*");
  private static final Pattern NUMBER = Pattern.compile("\\d+");

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Files of the sources and the documentation, not those that a build makes. */
  private static List<Path> files(String ending) {
    try (Stream<Path> children = Files.list(ROOT)) {
      List<Path> files = new ArrayList<>();
      for (Path child : children.toList()) {
        boolean page = child.endsWith("docs") || Files.isRegularFile(child);
        Path start = page ? child : child.resolve("src");
        if (Files.exists(start)) {
          try (Stream<Path> below = Files.walk(start)) {
            below.filter(file -> file.toString().endsWith(ending)).forEach(files::add);
          }
        }
      }
      return files;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text of each law, by number. */
  private static Map<Integer, String> laws() {
    String page = text(PAGE);
    Map<Integer, String> laws = new TreeMap<>();
    Matcher matcher = LAW.matcher(page);
    while (matcher.find()) {
      int end = page.indexOf("\n\n", matcher.end());
      String law = page.substring(matcher.end(), end < 0 ? page.length() : end);
      assertThat(laws.put(Integer.valueOf(matcher.group(1)), law))
          .as("a second law %s", matcher.group(1))
          .isNull();
    }
    return laws;
  }

  /** The numbers of laws that a text cites. */
  private static Set<Integer> citations(String text) {
    Set<Integer> cited = new TreeSet<>();
    Matcher citation = CITATION.matcher(LINE_OF_COMMENT.matcher(text).replaceAll(" "));
    while (citation.find()) {
      NUMBER
          .matcher(citation.group(1))
          .results()
          .forEach(number -> cited.add(Integer.valueOf(number.group())));
    }
    return cited;
  }

  @Test
  void thePageStatesEveryLawOnce() {
    assertThat(laws().keySet())
        .containsExactlyElementsOf(IntStream.rangeClosed(1, LAST_LAW).boxed().toList());
  }

  @Test
  void everyLawNamesItsTestsOrIsMarkedAsNotTested() {
    laws()
        .forEach(
            (number, law) ->
                assertThat(TEST_CLASS.matcher(law).find())
                    .as("law %d names a test", number)
                    .isNotEqualTo(law.contains("Not tested")));
  }

  @Test
  void theTestsExist() {
    Set<String> classes =
        files("Test.java").stream()
            .map(file -> file.getFileName().toString().replace(".java", ""))
            .collect(Collectors.toSet());
    Set<String> named =
        TEST_CLASS
            .matcher(text(PAGE))
            .results()
            .map(name -> name.group(1))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(named).hasSizeGreaterThan(10).isSubsetOf(classes);
  }

  @Test
  void everyLawCitedIsStated() {
    Set<Integer> laws = laws().keySet();
    Map<Path, Set<Integer>> cited = new TreeMap<>();
    Stream.of(".java", ".md")
        .flatMap(ending -> files(ending).stream())
        .forEach(file -> cited.put(file, citations(text(file))));
    cited.forEach((file, numbers) -> assertThat(numbers).as("%s", file).isSubsetOf(laws));
    assertThat(cited.values().stream().flatMap(Set::stream).distinct())
        .hasSizeGreaterThan(30)
        .contains(20, 48, 54);
  }

  @Test
  void allFormsOfCitationsAreFound() {
    assertThat(citations("(law 48)")).containsExactly(48);
    assertThat(citations("Laws 5, 6 and 11")).containsExactly(5, 6, 11);
    assertThat(citations("void laws19And22To23NumbersAreTheDyadics()")).containsExactly(19, 22, 23);
    assertThat(citations("by number avoidance (law\n   * 46)")).containsExactly(46);
    assertThat(citations("the 1,474 games, flaws 3")).isEmpty();
  }
}
