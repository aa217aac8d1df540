package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.gamester.cli.output.ExitStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What commands answer, to whom, and with which status, beyond what the pages show. */
class CommandsTest {
  @TempDir private static Path folder = Path.of("");

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... words) {
    return Gamester.run(new PrintWriter(out, true), new PrintWriter(err, true), words);
  }

  private List<String> answers() {
    return out.toString().lines().toList();
  }

  private static String file(String... lines) throws IOException {
    return Files.write(Files.createTempFile(folder, "lines", ".txt"), List.of(lines)).toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "0; outcome              P: the player who starts loses",
        "*; confusion interval   [0,0]",
        "^; atomic weight        1",
        "^; birthday             2",
        "1/4; temperature          -1/4",
        "-3*2; value                -6",
        "{1|-1}; mean                 0",
        "{1|-1}; right stop           -1, Right moved last",
        "{2^|0}; reduced form         {2|0}",
        "nim(3+5); value                *6",
        "nim(3) - *3; value                0",
        "3*nim(3); value                *3",
        "nim(3)*2 - domineering(2x2); value                +-1",
        "clobber(xoxo|oxox).Mean; value                0",
        "kayles(5); value                *4",
        "hackenbush(xo) + 1/2; value                1",
        "splittles{1,3 | 2,4}(14); stop count           611",
        "a{0|{a|0}}; value                1 & {0|-1}",
        "a{0|{a|0}}; offside              {0|-1}",
      })
  void theCardOfAValue(String expression, String line) {
    assertThat(run("value", expression)).isEqualTo(ExitStatus.OK);
    assertThat(answers()).contains(line);
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void aStopTellsWhoMovedLastUnlessTheValueIsANumber() {
    run("value", "{2|^}");
    assertThat(answers()).contains("left stop            2, Left moved last");
    assertThat(answers().get(3)).startsWith("right stop           0, ").endsWith(" moved last");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "{1|; line 1, column 4",
        "nim(3; this bracket is not closed",
        "nim(3+-2); expected a heap size",
        "young(1,2); line 1",
        "splittles{1,0 | 2}(3); column",
        "{2|1}.Nonsense; Nonsense",
        "nimm(3); did you mean nim?",
        "domineering 3x3; a position is written domineering(3x3)",
        "'   '; read nothing, expected an expression",
      })
  void whatCannotBeEvaluatedIsAnErrorOnStandardError(String expression, String reason) {
    String text = expression.equals("'   '") ? "   " : expression;
    assertThat(run("value", text)).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString()).contains(reason);
    assertThat(out.toString()).isEmpty();
  }

  /** What a new user writes first, and what the message tells to write instead. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "octal mem; gamester nim mem 0..20",
        "draw positon nim(3); expected position, thermograph, number-line, tree, table or series;"
            + " found 'positon'; did you mean 'position'?",
        "draw position nim(3) --style foo; --style is auto, light, dark or page",
        "play nim(3) --you foo; --you is left, right, both or none",
        "value 1 --format tex; --format is plain, unicode or latex",
        "value 1 --json=yes; --json takes no value",
        "moves clobber; its positions are written as in clobber(xoxo|oxox)",
        "value up; up is written `^`",
        "explain nim(3) nim(4); a sum is written 'nim(3) + nim(4)'",
        "moves {0,1,2}; a game has a bar",
        "nim bachet 0..3; gamester nim: line 1, column 1: there is no ruleset named 'bachet'",
        "octal bachet; gamester octal: line 1, column 1: there is no ruleset named 'bachet'",
        "explain bachet-nim(3); there is no ruleset named 'bachet-nim'",
        "value {3||2|; at line 1, column 7:",
        "moves {3||2|; at line 1, column 7:",
        "octal 0.; line 1, column 3: expected a digit after the point",
        "octal 1.77; line 1, column 1: digit d0",
        "octal --to -1 0.77; a number from 0 to 536870911",
        "nim cram; gamester table cram m=1..4 n=1..4 --show nimber --grid",
        "nim ruler; gamester value \"ruler(",
        "nim dominim; gamester value \"dominim(",
        "nim chomp; gamester nim chomp 0..20",
        "nim wythoff 0..3; gamester nim wythoff 0..10 0..10",
        "nim kayles 5..; a range with both ends, such as 0..100, found '5..'",
        "nim domineering 0..3; partizan game",
        "moves --json domineering(1000000x1000000); rows times columns",
      })
  void messagesSayWhatToWrite(String line, String message) {
    assertThat(run(line.split(" ", -1))).isNotEqualTo(ExitStatus.OK);
    assertThat(err.toString() + out).contains(message);
  }

  @Test
  void aBlankBeforeABracketIsShown() {
    run("value", "domineering (4x4)");
    assertThat(err.toString())
        .contains("line 1, column 12: unexpected blank", "write domineering(4x4)", "           ^");
    run("eval", "-e", "nim (3)");
    assertThat(out.toString()).contains("write nim(3)");
  }

  @Test
  void aBareCodeIsARuleset() {
    assertThat(run("nim", "0.77", "0..4")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).isEqualToNormalizingNewlines("0: 0 1 2 3 1\n");
  }

  @Test
  void theBestMovesOfAnImpartialPositionWin() {
    run("moves", "--json", "nim(3+1)");
    assertThat(out.toString())
        .contains("\"winning\":true,\"best\":true", "\"winning\":false,\"best\":false")
        .doesNotContain("\"winning\":false,\"best\":true");
  }

  /** All eight moves are undominated; four of them win. */
  @Test
  void aMoveThatLosesIsNotCalledBest() {
    run("moves", "domineering(4x4)");
    List<String> rows = out.toString().lines().filter(line -> line.matches(" *\\d+ .*")).toList();
    assertThat(rows).filteredOn(row -> row.contains(" WB ")).hasSize(4 + 4);
    assertThat(rows).filteredOn(row -> row.contains("  U ")).isNotEmpty();
    assertThat(rows).noneMatch(row -> row.matches(" *\\d+  B .*"));
  }

  @ParameterizedTest
  @CsvSource({
    "domineering(2x2)",
    "'cutcake(3,3)'",
    "'domineering(..|.#) - *'",
    "nim(3+3)",
    "clobber(xo)"
  })
  void whereNoMoveWinsNoneIsBest(String position) {
    run("moves", "--json", position);
    assertThat(out.toString()).doesNotContain("\"winning\":false,\"best\":true");
  }

  @Test
  void aRulesetAloneIsTabulatedAsABoard() {
    assertThat(run("table", "domineering", "m=1..2", "n=1..2", "--grid")).isEqualTo(ExitStatus.OK);
    assertThat(run("table", "domineering(m,n)", "m=1..2", "n=1..2")).isEqualTo(1);
    assertThat(err.toString()).contains("4 of 4 rows could not be evaluated; the reason");
  }

  @Test
  void thePatternOfASeriesIsWrittenInJson() {
    run("series", "subtraction{1 | 2}(n)", "n=0..6", "--patterns", "--json");
    assertThat(out.toString().strip().lines().toList().getLast())
        .startsWith(
            "{\"schema\":\"gamester.patterns/1\",\"period\":3,\"preperiod\":0,\"proved\":true");
  }

  @Test
  void aMisspeltNameIsFoundByItsWords() {
    assertThat(run("rulesets", "dommino")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("toppling-dominoes");
    assertThat(err.toString()).contains("There is no ruleset named 'dommino'. The nearest name");
  }

  @Test
  void evalSaysStopMessageItCame() {
    run("eval", "-e", "domineering(9x9).Mean", "--timeout", "4s");
    assertThat(out.toString()).contains("positions evaluated; --timeout gives it longer");
  }

  @Test
  void solveSaysInJsonStopMessageItCame() {
    assertThat(run("solve", "--json", "--timeout", "2s", "domineering(9x9)"))
        .isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out.toString())
        .startsWith("{\"schema\":\"gamester.solve/1\",\"position\":\"domineering(9x9)\"")
        .containsPattern("\"error\":\\{\"message\":\"gave up after .*\",\"states\":\\d+");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{1|", "nim(3", "", "young(1,2)"})
  void failuresAreAnsweredInJson(String expression) {
    assertThat(run("value", "--json", expression)).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out.toString())
        .startsWith("{\"schema\":\"gamester.value/1\",\"expr\":\"" + expression + "\",\"error\":{")
        .contains("\"message\":\"");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void manyWordsBeforeABracketAreReadInOneGo() {
    assertThat(run("value", "a ".repeat(50_000) + "(")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString()).contains("line 1, column");
  }

  @Test
  void anEvaluationPastItsTimeSaysStopMessageItCame() {
    assertThat(run("value", "--timeout", "2s", "chessfights(150,151)"))
        .isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString()).contains("gave up after", " s: ", "positions evaluated");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "value",
        "value 1 2 3",
        "value --style modern 1",
        "value --timeout never 1",
        "value --memory 2 1",
        "value --rulesets no-such.jar nim(1)",
        "moves",
        "moves 1 2 3",
        "eval no-such-file",
        "eval a b",
        "table nim(x)",
        "table nim(x) x",
        "table nim(x) x=2..1",
        "table nim(x) x=1..2 --show colour",
        "table nim(x) x=1..2 --format pdf",
        "table nim(x) x=1..2 --grid",
        "series nim(x+y) x=1..2 y=1..2",
        "rulesets nosuchgame",
        "rulesets --rulesets no-such.jar",
        "claims nosuchpaper",
        "claims geography --range q=1..2",
        "claims geography --without nothing",
        "claims geography --counterexamples 0",
      })
  void usageErrors(String words) {
    assertThat(run(words.split(" ", -1))).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(err.toString()).startsWith("gamester ").contains("--help");
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void aFileThatIsNoJarOfRulesetsIsRefused() throws IOException {
    String text = file("no jar");
    assertThat(run("moves", "--rulesets", text, "nim(2)")).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(err.toString()).contains("cannot read the jar " + text);
  }

  @Test
  void evalAnswersEveryLineInOrder() throws IOException {
    assertThat(run("eval", file("1+1", "", "{|", "x := 3;", "x", "^ + *")))
        .isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(answers())
        .containsExactly(
            "2",
            "",
            "!!Syntax error. expected a value, found the end of the input (column 3)",
            "",
            "!!That variable is not defined: `x`; set on line 4; --shared keeps variables (column"
                + " 1)",
            "^*");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void evalTakesExpressionsAsArguments() {
    assertThat(run("eval", "-e", "1+1", "-e", "-3*2", "-e", "3 +"))
        .isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(answers()).hasSize(3).startsWith("2", "-6");
    assertThat(run("eval", "-e", "1", "some-file")).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
  }

  @Test
  void whatALinePrintsStandsBeforeItsAnswer() {
    run("eval", "-e", "System.Print(\"a\"); System.Print(3); 4");
    assertThat(answers()).containsExactly("a", "3", "4");
  }

  @Test
  void evalKeepsVariablesIfAsked() throws IOException {
    assertThat(run("eval", "--shared", file("x := {3|1};", "x + x", "x.Mean")))
        .isEqualTo(ExitStatus.OK);
    assertThat(answers()).containsExactly("", "4", "2");
  }

  @Test
  void evalInJson() throws IOException {
    assertThat(run("eval", "--json", file("{2|1}", "1 +", "\"a\nb\"".replace("\n", "\\n"))))
        .isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(answers().get(0))
        .isEqualTo(
            "{\"schema\":\"gamester.eval/1\",\"line\":1,\"expr\":\"{2|1}\",\"value\":\"{2|1}\","
                + "\"type\":\"game.CanonicalShortGame\"}");
    assertThat(answers().get(1)).contains("\"line\":2", "\"error\":{\"message\":", "\"column\":4");
    assertThat(answers()).hasSize(3);
  }

  @Test
  void aLineThatRunsPastItsTimeIsAnErrorAndTheRunGoesOn() throws IOException {
    assertThat(run("eval", "--timeout", "300ms", file("1", "while true do end", "2")))
        .isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(answers()).hasSize(3).startsWith("1").endsWith("2");
    assertThat(answers().get(1)).matches("!!gave up after [0-9]+\\.[0-9] s.*");
  }

  @Test
  void positionsStandInExpressions() throws IOException {
    assertThat(run("eval", file("Position(\"nim(3+5)\") == *6", "Position(\"nim(\")")))
        .isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(answers().getFirst()).isEqualTo("true");
    assertThat(answers().getLast()).startsWith("!!line 1, column 4");
  }

  @Test
  void stylesAndSigns() {
    run("value", "--style", "classic", "{1^*|v}");
    run("value", "--format", "unicode", "^*");
    run("value", "--format", "latex", "{2|^}");
    assertThat(answers())
        .contains("value                ↑★")
        .anyMatch(line -> line.startsWith("value") && line.contains("\\uparrow"));
  }

  @Test
  void movesSayWhoWinsAndWhichAreBest() {
    assertThat(run("moves", "nim", "3+5")).isEqualTo(ExitStatus.OK);
    assertThat(answers())
        .contains("The player to move: 1 of 8 moves win")
        .anyMatch(line -> line.matches(" +5 W +5: take 2 +nim\\(3 \\+ 3\\) +P +0"));
    assertThat(answers().stream().filter(line -> line.contains(" W"))).hasSize(1);
  }

  /** Why there is less to see than of other numbers. */
  @Test
  void aNumberThatIsNotAShortGameSaysSo() {
    for (String number : new String[] {"0.1", "1/3", "omega + 1"}) {
      out.getBuffer().setLength(0);
      assertThat(run("value", number)).isEqualTo(ExitStatus.OK);
      assertThat(answers().getLast())
          .startsWith("This number is not a short game; only numbers of");
    }
    assertThat(run("value", "--json", "0.1")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString())
        .contains("\"value\":\"1/10\",\"note\":\"This number is not a short game");
    assertThat(run("value", "0.25")).isEqualTo(ExitStatus.OK);
    assertThat(answers().getLast()).doesNotContain("not a short game");
  }

  /** Sizes that are known are looked at before anything is built. */
  @Test
  void aListThatCannotFitIsRefusedAtOnce() {
    assertThat(run("value", "[x for x from 1 to 10^9]")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString() + out)
        .contains("1,000,000,000 elements of a list need")
        .doesNotContain("gave up");
    assertThat(run("value", "[x for x from 1 to 10^9 while x < 4]")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("[1,2,3]");
    assertThat(run("value", "[x for x from 10^9 to 1]")).isEqualTo(ExitStatus.OK);
  }

  @Test
  void nobodyMovesInZero() {
    assertThat(run("moves", "nim(0)")).isEqualTo(ExitStatus.OK);
    assertThat(answers()).containsExactly("There is no move.");
  }

  @Test
  void movesRefusesWhatIsNoPosition() {
    assertThat(run("moves", "nimm(3)")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString()).contains("did you mean");
  }

  /** There are moves in each summand, whatever their sum is worth. */
  @Test
  void summandsStayApart() {
    assertThat(run("moves", "{1|0} + {1|0} - 1")).isEqualTo(ExitStatus.OK);
    assertThat(answers()).anyMatch(line -> line.contains("[2] {1|0}: 1"));
    assertThat(run("explain", "2*{3|1} - 4")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("Two switches and a number.").doesNotContain("Tweedle");
    assertThat(run("solve", "--all", "-({1|0} - +-1)")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("wins with one move: +-1: -1.");
  }

  @Test
  void sizesOfGraphsAreGrids() {
    assertThat(run("value", "snort(3x3) - snort(grid 3x3)")).isEqualTo(ExitStatus.OK);
    assertThat(answers().getFirst()).isEqualTo("value                0");
  }

  @Test
  void noRulesetIsSuggestedForAFunctionOfTheLanguage() {
    assertThat(run("value", "Position(\"nim 3\")")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString()).contains("written as in nim(").doesNotContain("did you mean");
  }

  @Test
  void tablesInAllFormats() {
    assertThat(seriesOfNim("text")).contains("n  value  nimber", "2  *2     2");
    assertThat(seriesOfNim("csv")).contains("n,value,nimber,error", "2,*2,2,");
    assertThat(seriesOfNim("markdown")).contains("| n | value | nimber |", "| 2 | \\*2 | 2 |");
    assertThat(seriesOfNim("latex"))
        .contains("n & value & nimber \\\\", "2 & ${\\ast}_{2}$ & 2 \\\\");
    assertThat(seriesOfNim("json"))
        .contains(
            "{\"schema\":\"gamester.row/1\",\"variables\":{\"n\":2},"
                + "\"columns\":{\"value\":\"*2\",\"nimber\":2}}");
  }

  private List<String> seriesOfNim(String format) {
    int before = answers().size();
    assertThat(run("series", "nim(n)", "n=0..2", "--show", "value,nimber", "--format", format))
        .isEqualTo(ExitStatus.OK);
    return answers().subList(before, answers().size());
  }

  @Test
  void aRowThatIsNotAPositionHasTheReason() {
    assertThat(run("table", "geography-triple(A(x,y,z))", "x=0..1", "y=0..1", "z=0"))
        .isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(answers().getFirst()).isEqualTo("x  y  z  value  error");
    assertThat(answers()).contains("0  1  0  -1", "1  1  0  *");
    assertThat(answers().get(1)).startsWith("0  0  0         column ");
    assertThat(err.toString()).startsWith("2 of 4 rows could not be evaluated");
  }

  @Test
  void rowsWithoutAPositionAreErrorsInJson() {
    assertThat(run("table", "nim(x)", "x=-2..-1", "--json")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(answers())
        .allMatch(
            line ->
                line.startsWith("{\"schema\":\"gamester.row/1\",\"variables\":{\"x\":")
                    && line.contains("\"error\":{\"message\":\"column "));
  }

  @Test
  void aTableOfNoPositionsSaysWhatIsWrongInEachRow() {
    assertThat(run("table", "nim(x", "x=0..3")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(answers()).hasSize(5).contains("3         column 4: this bracket is not closed");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "nim(n) m=0..3; n has no range; add one such as n=0..8. m does not occur in 'nim(n)'",
        "nim(3) n=0..3; n does not occur in 'nim(3)'",
        "subtraction{1,k | 2}(n) n=0..3; k has no range",
        "hackenbush(xo) n=0..3; n does not occur",
        "nim(a+b) c=1; a and b have no range",
        "nim(x) x=1..2 --json --format csv; --json contradicts --format csv",
        "nim(x) x=2..1; the range 2..1 of x is empty",
        "nim(x) x=a; 'x=a' is not a valid range",
        "nim(x) x=0..1000000000; goes too far: a variable goes from -999,999,999 to 999,999,999",
        "nim(x); no variable has a range",
        "toads-and-frogs(x.o); no variable has a range",
        "nim x y x=1..2; found 3",
        "nim(x) x=1..2 --colour; --colour",
      })
  void variablesAndRangesMustAgree(String words, String reason) {
    String[] parts = ("table " + words.replace(" | ", "|")).split(" ");
    assertThat(run(parts)).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(err.toString()).contains(reason);
    assertThat(out.toString()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"nim n=0..2", "nim n n=0..2", "nim(n) n=0..2"})
  void aFamilyIsWrittenLikeAPosition(String words) {
    assertThat(run(("table " + words).split(" "))).isEqualTo(ExitStatus.OK);
    assertThat(answers()).containsExactly("n  value", "0  0", "1  *", "2  *2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "octal{0.77}(n); n=0..200; period 12 from n = 71 on; by the periodicity theorem for octal",
        "kayles; n=0..200; period 12 from n = 71 on; by the periodicity theorem for octal",
        "subtraction{1,2}(n); n=0..20; period 3 from n = 0 on; finite subtraction games",
      })
  void aPeriodIsProvedWhereATheoremIsKnown(
      String family, String range, String period, String theorem) {
    assertThat(run("series", family, range, "--patterns")).isEqualTo(ExitStatus.OK);
    assertThat(answers().getLast()).startsWith("Period: " + period).contains("; proved, ", theorem);
  }

  @Test
  void theSaltusOfNimbersIsThatOfTheirGrundyValues() {
    assertThat(run("series", "nim(n)", "n=0..8", "--patterns")).isEqualTo(ExitStatus.OK);
    assertThat(answers().getLast())
        .startsWith("Period: the Grundy values have period 1 with saltus 1 from n = 0 on; ");
    out.getBuffer().setLength(0);
    assertThat(run("series", "--json", "nim(n)", "n=0..8", "--patterns")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("\"pattern\":\"the Grundy values have period 1 with");
    out.getBuffer().setLength(0);
    assertThat(run("series", "nim(n)*0 + n", "n=0..8", "--patterns")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("Period: period 1 with saltus 1 from n = 0 on");
  }

  @ParameterizedTest
  @ValueSource(strings = {"octal{0.77}(n) + *8", "octal{0.77}(n+n)", "octal{0.77}(2*n)"})
  void noTheoremIsKnownForOtherFamilies(String family) {
    run("series", family, "n=0..200", "--patterns");
    assertThat(out.toString()).doesNotContain("proved, because");
  }

  @Test
  void movesRefusesInJson() {
    assertThat(run("moves", "--json", "hackenbush(xq)")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(answers().getFirst())
        .startsWith("{\"schema\":\"gamester.moves/1\",\"position\":\"hackenbush(xq)\",\"error\":{")
        .endsWith("\"column\":13}}");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void optionsThatContradictEachOtherAreRefused() {
    assertThat(run("value", "--style", "exact", "--format", "latex", "1"))
        .isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(err.toString()).contains("--style applies to plain text only");
    assertThat(run("claims", "--json", "--format", "text"))
        .isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(err.toString()).contains("--json contradicts --format text");
  }

  @Test
  void aTableThatIsStoppedWritesWhatItHas() {
    assertThat(run("series", "splittles{1,3 | 2,4}(n)", "n=0..400", "--timeout", "300ms"))
        .isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(answers().getFirst()).startsWith("n ");
    assertThat(err.toString()).contains("rows done");
  }

  @Test
  void aTableThatIsInterruptedWritesWhatItHas() throws InterruptedException {
    Thread worker = new Thread(() -> run("table", "nim(x)", "x=1..9000000"));
    worker.start();
    while (worker.isAlive()) {
      Thread.sleep(300);
      worker.interrupt();
    }
    assertThat(err.toString()).contains("interrupted: ", "rows done");
    assertThat(answers().getFirst()).startsWith("x ");
  }

  @Test
  void rulesetsAreListedByTheirBoards() {
    assertThat(run("rulesets")).isEqualTo(ExitStatus.OK);
    String all = out.toString();
    assertThat(all).contains("heap: played on heaps\n", "  hackenbush ", "    kayles ");
    out.getBuffer().setLength(0);
    assertThat(run("rulesets", "--board", "Strip")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).startsWith("strip: ").contains("  toads ").doesNotContain("grid");
    assertThat(run("rulesets", "--board", "moon")).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(err.toString()).contains("no board 'moon'; expected one of heap, coordinates");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "kayles; kayles: Kayles/  is octal{0.77}/",
        "White Knight; white-knight: White Knight/",
        "crosscram; domineering: Domineering/",
        "dommineering; domineering: Domineering/",
        "brussels; brussels-sprouts: Brussels Sprouts/",
        "grundy's game; grundy: Grundy's Game/",
        "toad; strip: played on a strip of cells/",
        "dawson; heap: played on heaps/    dawsons-chess ",
        "poisoned; chomp: Chomp/",
      })
  void rulesetsAreFoundByWhatOneRemembers(String name, String beginning) {
    assertThat(run("rulesets", name)).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).startsWith(beginning.replace('/', '\n'));
    assertThat(err.toString().isEmpty()).isEqualTo(!name.equals("dommineering"));
  }

  @Test
  void theCardOfARulesetHasAllThatIsKnown() {
    assertThat(run("rulesets", "snort")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString())
        .contains(
            "partizan, normal play, played on a graph",
            "example: snort(path 5)",
            "Left to move: 1; 2; 3; 4; and 1 more",
            "value: +-{1,{3|0}}",
            "reference: ",
            "page: docs/catalogue/snort.md");
  }

  @Test
  void rulesetsAsJson() {
    assertThat(run("rulesets", "--json", "--board", "grid")).isEqualTo(ExitStatus.OK);
    assertThat(answers())
        .hasSizeGreaterThan(10)
        .allMatch(line -> line.startsWith("{\"schema\":\"gamester.ruleset/1\",\"id\":\""))
        .allMatch(line -> line.contains("\"board\":\"grid\",\"players\":\""))
        .doesNotHaveDuplicates();
  }

  @Test
  void pagesAreWrittenAlone() {
    assertThat(run("rulesets", "--pages", "docs", "nim")).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(err.toString()).contains("--pages writes all pages");
  }

  @Test
  void claimsOnARangeAndWithoutAHypothesis() {
    assertThat(run("claims", "geography:Theorem 2 (E)", "--range", "x=1..2", "--range", "z=0..3"))
        .isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("Theorem 2 (E): HOLDS", "x in 1..2, y in 0..12, z in 0..3");
    assertThat(run("claims", "geography:Theorem 2 (E)", "--without", "z < y", "--json"))
        .isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("\"verdict\":\"fails\"", "\"without\":[\"z < y\"]");
  }

  @Test
  void claimsWithoutASelectionAreJsonToo() {
    assertThat(run("claims", "--json")).isEqualTo(ExitStatus.OK);
    assertThat(answers())
        .hasSize(14)
        .allMatch(line -> line.startsWith("{\"schema\":\"gamester.paper/1\",\"paper\":\""));
  }

  /** The limit is raised until the first claim is done, however slow the machine is. */
  @Test
  void claimsThatAreStoppedSaySo() {
    int millis = 200;
    do {
      err.getBuffer().setLength(0);
      assertThat(run("claims", "all", "--timeout", millis + "ms"))
          .isEqualTo(ExitStatus.SOME_FAILED);
      millis *= 2;
    } while (!out.toString().contains("Stopped: gave up after "));
    assertThat(err.toString()).startsWith("gave up after ").contains(" claims checked");
  }

  @Test
  void claimsThatAreStoppedBeforeTheFirstSaySo() {
    assertThat(run("claims", "all", "--timeout", "1ms", "--json"))
        .isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(answers().getFirst())
        .startsWith("{\"schema\":\"gamester.claim/1\"")
        .contains("gave up after ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "value chessfights(150,151)",
        "value --json chessfights(150,151)",
        "value (7^100000)/(2^330000)+(1/2^332000)",
        "moves chessfights(150,151)",
        "moves --json chessfights(150,151)",
        "table chessfights(x,y) x=150..160 y=151",
        "table --json chessfights(x,y) x=150..160 y=151",
        "series subtraction{1,3|2,3}(n) n=0..40 --show rcf --patterns",
      })
  void everyCommandGivesUpInTheSameWords(String words) {
    assertThat(run((words + " --timeout 300ms").split(" "))).isEqualTo(ExitStatus.SOME_FAILED);
    boolean isEvaluationInJson = words.contains("--json") && !words.startsWith("table");
    assertThat(isEvaluationInJson ? out.toString() : err.toString())
        .containsPattern("gave up after 0\\.[3-9] s");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "value chessfights(150,151)",
        "value (7^100000)/(2^330000)+(1/2^332000)",
        "moves chessfights(150,151)",
        "series subtraction{1,3|2,3}(n) n=0..40 --show rcf --patterns",
        "claims posets",
      })
  void everyCommandIsInterruptedInTheSameWords(String words) throws InterruptedException {
    AtomicInteger status = new AtomicInteger();
    Thread worker = new Thread(() -> status.set(run((words + " --timeout 1h").split(" "))));
    worker.start();
    Thread.sleep(500);
    worker.interrupt();
    worker.join();
    assertThat(status.get()).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString()).startsWith("interrupted").doesNotContain("error", "canceled");
  }
}
