package org.gamester.papers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.gamester.lab.claims.ClaimResult;
import org.gamester.lab.claims.ClaimRun;
import org.gamester.lab.claims.ClaimSet;
import org.gamester.lab.claims.Counterexample;
import org.gamester.lab.claims.MarkdownReport;
import org.gamester.lab.claims.Verdict;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The claims of the papers, each paper run once, against what is known of them. */
class PaperClaimsTest {

  private static Map<String, List<ClaimResult>> results = Map.of();

  @BeforeAll
  static void tryAll() {
    results =
        ClaimSet.installed().stream()
            .filter(set -> !set.paper().key().startsWith("book-")) // these have a test of their own
            .collect(
                Collectors.toMap(
                    set -> set.paper().key(), set -> ClaimRun.DEFAULT.run(set.claims())));
  }

  private static List<ClaimResult> of(String paper) {
    return Objects.requireNonNull(results.get(paper), paper);
  }

  @Test
  void allPapersAreInstalled() {
    assertThat(results)
        .containsOnlyKeys(
            "chessfights", "discoveries", "geography", "literature", "posets", "splittles");
  }

  @ParameterizedTest
  @CsvSource({
    "chessfights, 123, 5, 10, 2",
    "geography, 135, 30, 14, 2",
    "posets, 231, 22, 18, 11",
    "splittles, 148, 11, 4, 1",
  })
  void verdicts(String paper, int hold, int fail, int misprints, int lost) {
    Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
    of(paper).forEach(result -> counts.merge(result.verdict(), 1, Integer::sum));
    assertThat(counts)
        .isEqualTo(
            Map.of(
                Verdict.HOLDS, hold,
                Verdict.FAILS, fail,
                Verdict.MISPRINT, misprints,
                Verdict.LOST, lost));
  }

  /** What is printed in more than a hundred tables is what is computed. */
  @Test
  void theTablesOfTheLiteratureAreRight() {
    assertThat(of("literature")).hasSizeGreaterThan(100);
    assertThat(of("literature"))
        .allSatisfy(result -> assertThat(result.verdict()).isEqualTo(Verdict.HOLDS));
  }

  /** What was found holds, and each statement belongs to a section of docs/discoveries.md. */
  @Test
  void whatWasFoundHoldsAndIsWrittenUp() throws IOException {
    String text = Files.readString(pages().resolveSibling("discoveries.md"));
    assertThat(of("discoveries")).hasSizeGreaterThan(10);
    assertThat(of("discoveries"))
        .allSatisfy(
            result -> {
              assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
              String number = result.claim().number();
              assertThat(text).contains("\n## " + number.substring(0, number.indexOf('.') + 1));
            });
  }

  /** Every statement that does not hold as printed, with its smallest counterexample. */
  @ParameterizedTest
  @ValueSource(strings = {"chessfights", "geography", "posets", "splittles"})
  void whatDoesNotHoldAsPrinted(String paper) throws IOException {
    try (InputStream expected =
        Objects.requireNonNull(
            PaperClaimsTest.class.getResourceAsStream("failures/" + paper + ".txt"))) {
      assertThat(
              of(paper).stream()
                  .filter(result -> result.verdict() != Verdict.HOLDS)
                  .map(PaperClaimsTest::inALine)
                  .collect(Collectors.joining("\n", "", "\n")))
          .isEqualTo(new String(expected.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  private static String inALine(ClaimResult result) {
    String line = result.verdict().word() + " " + result.claim().number();
    if (result.print().smallest().isEmpty()) {
      return line;
    }
    Counterexample smallest = result.print().smallest().getFirst();
    String subject = smallest.subject().isEmpty() ? "" : " at " + smallest.subject();
    return line + subject + ": " + smallest.printed() + ", computed " + smallest.computed();
  }

  @ParameterizedTest
  @ValueSource(strings = {"chessfights", "geography", "posets", "splittles"})
  void whatTheClaimsSayInsteadHolds(String paper) {
    assertThat(of(paper))
        .filteredOn(result -> result.claim().remedy() != null)
        .isNotEmpty()
        .allMatch(result -> result.remedy().agrees());
  }

  @Test
  void everyClaimAboutPosetsIsTriedAndOnlyWrongOnesHaveARemedy() {
    assertThat(of("posets")).allMatch(result -> result.cases() > 0);
    assertThat(of("posets"))
        .filteredOn(result -> result.verdict() == Verdict.HOLDS)
        .allMatch(result -> result.claim().remedy() == null);
  }

  @Test
  void withAnElementOfBothPlayersAPosetGameIsNotANumber() {
    ClaimResult result =
        ClaimRun.DEFAULT
            .without(Set.of("every element is black or white"))
            .run(ClaimSet.select(ClaimSet.installed(), "posets:Theorem 29"))
            .getFirst();
    assertThat(result.verdict()).isEqualTo(Verdict.FAILS);
    assertThat(result.print().smallest().getFirst().subject()).endsWith("v=g");
  }

  /** The pages in docs/papers are the reports of the current claims. */
  @ParameterizedTest
  @ValueSource(
      strings = {"chessfights", "discoveries", "geography", "literature", "posets", "splittles"})
  void thePageIsTheReportOfTheRun(String paper) throws IOException {
    ClaimSet set =
        ClaimSet.installed().stream()
            .filter(each -> each.paper().key().equals(paper))
            .findFirst()
            .orElseThrow();
    Path page = pages().resolve(paper + ".md");
    String remedy =
        "./gamester claims %s --format markdown > docs/papers/%s.md".formatted(paper, paper);
    assertThat(page).as(remedy).exists();
    assertThat(MarkdownReport.page(set.paper(), of(paper)))
        .as(remedy)
        .isEqualToNormalizingNewlines(Files.readString(page));
  }

  private static Path pages() {
    Path here = Path.of("").toAbsolutePath();
    Path root = Files.exists(here.resolve("README.md")) ? here : here.resolve("..").normalize();
    return root.resolve("docs/papers");
  }
}
