package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.gamester.cli.output.ExitStatus;
import org.junit.jupiter.api.Test;

/** {@code gamester book}: its sections, and their check. */
class BookCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... words) {
    return Gamester.run(new PrintWriter(out, true), new PrintWriter(err, true), words);
  }

  @Test
  void sectionsAreListedWithTheirStatementsAndRulesets() {
    assertThat(run("book")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString().lines())
        .anyMatch(line -> line.matches("0\\.6  Nimbers +p\\. 34 +\\d+ \\+ \\d+ +nim, subtraction"))
        .anyMatch(line -> line.matches("5\\.1  Card games +p\\. 203 +\\d+"))
        .last()
        .asString()
        .matches("[\\d,]+ statements that are checked, \\d+ that are only listed");
  }

  @Test
  void aSectionIsShownWithItsStatements() {
    assertThat(run("book", "3.4")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString())
        .contains(
            "  3.4 a half: Blue, red, blue dominoes are {0|1}, that is 1/2.\n",
            "  3.4 infinite games: An infinite row is no short game.\n",
            "      Not checked: Infinite games are outside of the book, too.\n");
  }

  @Test
  void statementsAreListedWithTheirSectionsAndNoneIsChecked() {
    assertThat(run("claims", "book-3:3.4", "--list")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString())
        .contains("\n3.4 ", "\n3.4 a half: Blue, red, blue dominoes are {0|1}, that is 1/2.\n")
        .doesNotContain("HOLDS", "cases");
    out.getBuffer().setLength(0);
    assertThat(run("claims", "book-3:3.4", "--list", "--json")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString().lines())
        .hasSizeGreaterThan(3)
        .allMatch(
            line ->
                line.startsWith(
                    "{\"schema\":\"gamester.statement/1\",\"paper\":\"book-3\",\"section\":\"3.4\","))
        .anyMatch(line -> line.contains("\"unchecked\":\"Infinite games are outside"));
  }

  @Test
  void aPaperHasANameBesideItsCitation() {
    assertThat(run("claims", "--json")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString().lines())
        .anyMatch(line -> line.contains("\"name\":\"Partizan Geography on K_n x K_2\""))
        .anyMatch(line -> line.contains("\"name\":\"Chapter 0: Impartial games\""));
  }

  @Test
  void aChapterIsAllItsSections() {
    assertThat(run("book", "7", "--format", "markdown")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("- **7.0 CGT", "- **A Ruleset", "- **P Notation");
    assertThat(out.toString()).doesNotContain("**6.1");
  }

  @Test
  void jsonHasOneObjectForEachSection() {
    assertThat(run("book", "5", "--json")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString().lines())
        .hasSize(2)
        .allMatch(line -> line.startsWith("{\"schema\":\"gamester.book/1\",\"section\":\"5."));
    assertThat(out.toString())
        .contains(
            "\"unchecked\":\"A theorem on infinitely many plays.\"",
            "{\"number\":\"5.1 pairs of cards\",\"statement\":\"There are 1326 pairs of cards.\"}");
  }

  @Test
  void aSectionIsCheckedStatementByStatement() {
    assertThat(run("book", "check", "7.0")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString())
        .contains(
            "7.0 atomic weight of up: HOLDS",
            "7.0 up written out: MISPRINT",
            "7.0 Domineering: NOT CHECKED",
            "    Not checked: An open question.");
  }

  @Test
  void ofAChapterWhatDoesNotHoldIsShown() {
    assertThat(run("book", "check", "7")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString())
        .contains(
            "    7.0 CGT beyond this book: 11 claims, ",
            "7.0 up written out: MISPRINT",
            "    A Ruleset list: ",
            "book-7: 38 claims, ")
        .doesNotContain("HOLDS", "NOT CHECKED", "the book: ");
  }

  @Test
  void aCheckInJsonHasAClaimForEachStatement() {
    assertThat(run("book", "check", "P", "--format", "json")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString().lines())
        .hasSize(10)
        .allMatch(line -> line.startsWith("{\"schema\":\"gamester.claim/1\",\"paper\":\"book-7\""))
        .allMatch(line -> line.contains("\"verdict\":\"holds\""));
  }

  @Test
  void aCheckThatIsStoppedSaysSo() {
    assertThat(run("book", "check", "0.6", "--timeout", "1ms")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString()).isNotEmpty();
  }

  @Test
  void unknownSectionsAndWordsAreUsageErrors() {
    assertThat(run("book", "8.1")).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(err.toString()).contains("there is no section '8.1'; there are 0.0, 0.1, ");
    assertThat(run("book", "0.1", "0.2")).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(run("book", "check", "0.1", "0.2")).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(run("book", "--json", "--format", "text")).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
  }
}
