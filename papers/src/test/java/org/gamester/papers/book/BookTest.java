package org.gamester.papers.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.gamester.lab.claims.BookReport;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimResult;
import org.gamester.lab.claims.ClaimRun;
import org.gamester.lab.claims.ClaimSet;
import org.gamester.lab.claims.PaperSection;
import org.gamester.lab.claims.Verdict;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The statements of the textbook, all of them run once, against what is known of them. */
class BookTest {
  private static List<ClaimSet> chapters = List.of();
  private static List<ClaimResult> results = List.of();

  @BeforeAll
  static void checkAll() {
    chapters =
        ClaimSet.installed().stream().filter(set -> set.paper().key().startsWith("book-")).toList();
    List<Claim> claims = new ArrayList<>();
    chapters.forEach(chapter -> claims.addAll(chapter.claims()));
    results = ClaimRun.DEFAULT.run(claims);
  }

  private static List<ClaimResult> of(int chapter) {
    return results.stream()
        .filter(result -> result.claim().paper().key().equals("book-" + chapter))
        .toList();
  }

  private static long count(List<ClaimResult> some, Verdict verdict) {
    return some.stream()
        .filter(result -> result.claim().isCheckable() && result.verdict() == verdict)
        .count();
  }

  /** Whatever does not hold as printed is one of the misprints. */
  @ParameterizedTest
  @CsvSource({
    "0, 316, 11, 15",
    "1, 73, 4, 5",
    "2, 168, 2, 9",
    "3, 228, 12, 3",
    "4, 175, 22, 4",
    "5, 65, 6, 2",
    "6, 40, 0, 6",
    "7, 36, 2, 5",
  })
  void verdicts(int chapter, int hold, int misprints, int listed) {
    List<ClaimResult> here = of(chapter);
    assertThat(count(here, Verdict.HOLDS)).isEqualTo(hold);
    assertThat(count(here, Verdict.MISPRINT)).isEqualTo(misprints);
    assertThat(here.stream().filter(result -> !result.claim().isCheckable())).hasSize(listed);
    assertThat(here).hasSize(hold + misprints + listed);
  }

  @Test
  void moreThanSixHundredAreChecked() {
    assertThat(results.stream().filter(result -> result.claim().isCheckable()).count())
        .isGreaterThan(600);
    assertThat(results)
        .filteredOn(result -> result.claim().isCheckable())
        .allMatch(result -> result.cases() > 0);
  }

  /** Every misprint has its smallest counterexample, and what is meant instead holds. */
  @Test
  void misprints() throws IOException {
    List<ClaimResult> misprints =
        results.stream().filter(result -> result.verdict() == Verdict.MISPRINT).toList();
    assertThat(misprints)
        .allMatch(result -> result.print().failures() > 0 && result.remedy().agrees());
    try (InputStream expected =
        Objects.requireNonNull(BookTest.class.getResourceAsStream("misprints.txt"))) {
      assertThat(
              misprints.stream().map(BookTest::inALine).collect(Collectors.joining("\n", "", "\n")))
          .isEqualTo(new String(expected.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  private static String inALine(ClaimResult result) {
    var smallest = result.print().smallest().getFirst();
    String subject = smallest.subject().isEmpty() ? "" : " at " + smallest.subject();
    return result.claim().number()
        + subject
        + ": printed "
        + smallest.printed()
        + ", computed "
        + smallest.computed();
  }

  @Test
  void everyStatementStandsInItsSection() {
    Set<String> sections = new HashSet<>();
    for (ClaimSet chapter : chapters) {
      List<Claim> inSections = new ArrayList<>();
      for (PaperSection section : chapter.sections()) {
        assertThat(sections.add(section.number())).as(section.number()).isTrue();
        assertThat(section.page()).isNotEmpty();
        assertThat(section.claims())
            .isNotEmpty()
            .allMatch(claim -> claim.number().startsWith(section.number() + " "));
        inSections.addAll(section.claims());
      }
      assertThat(inSections).isEqualTo(chapter.claims());
      assertThat(chapter.size()).isEqualTo(chapter.claims().size());
    }
    assertThat(sections)
        .contains("0.1", "0.9", "1.3", "2.6", "3.5", "4.4", "5.2", "6.1")
        .hasSize(34);
  }

  @Test
  void whatIsOnlyListedSaysWhy() {
    assertThat(results)
        .filteredOn(result -> !result.claim().isCheckable())
        .allMatch(result -> result.verdict() == Verdict.UNTRIED && result.cases() == 0)
        .allMatch(result -> result.claim().unchecked().endsWith("."));
  }

  @Test
  void thePageIsTheReportOfTheRun() throws IOException {
    Path here = Path.of("").toAbsolutePath();
    Path root = Files.exists(here.resolve("README.md")) ? here : here.resolve("..").normalize();
    Path page = root.resolve("docs/papers/book.md");
    String remedy = "./gamester book check --format markdown > docs/papers/book.md";
    assertThat(page).as(remedy).exists();
    assertThat(new BookReport(chapters, results).page())
        .as(remedy)
        .isEqualToNormalizingNewlines(Files.readString(page));
  }
}
