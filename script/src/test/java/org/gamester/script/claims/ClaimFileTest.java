package org.gamester.script.claims;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.Ranges;
import org.gamester.lab.claims.ClaimResult;
import org.gamester.lab.claims.ClaimRun;
import org.gamester.lab.claims.PaperSection;
import org.gamester.lab.claims.TextReport;
import org.gamester.lab.claims.Trial;
import org.gamester.lab.claims.Verdict;
import org.gamester.script.syntax.Source;
import org.gamester.values.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What files of claims say, and what happens to those that say it badly. */
final class ClaimFileTest {

  private static final String PAPER = "paper \"Test\"\n";

  private static ClaimFile read(String text) {
    return ClaimFile.read(new Source("test.claims", PAPER + text), "test");
  }

  private static ClaimResult check(String text) {
    return ClaimRun.DEFAULT.run(read(text).claims()).getFirst();
  }

  private static Verdict verdict(String statement) {
    return check("claim \"c\":\n  " + statement).verdict();
  }

  private static Trial print(String text) {
    return check(text).print();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1 + 1 == 2",
        "{1|-1} <> 0",
        "chessfights(2,1) == *",
        "1/3 + 1/6 == 1/2",
        "(-2)^(-3) == -1/8",
        "1 > 2 implies false",
        "1 < 2 iff not 1 >= 2",
        "(true implies false) iff false",
        "[1, *, 1/3] == [1, *, 1/3]",
        "text([1, \"a\"]) == \"[1, a]\"",
        "nim(3) + nim(5) == *6",
        "^ |> 0 and * <| 1",
      })
  void trueStatements(String statement) {
    assertThat(verdict(statement)).isEqualTo(Verdict.HOLDS);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"1 + 1 == 3", "true implies false", "1 < 2 iff 2 < 1", "[1] == [2]", "* == 0"})
  void falseStatements(String statement) {
    assertThat(verdict(statement)).isEqualTo(Verdict.FAILS);
  }

  @Test
  void smallestCasesComeFirst() {
    Trial trial = print("claim \"c\" for x in 0..9, y in 0..9 where x > y: x + y < 5");
    assertThat(trial.cases()).isEqualTo(45);
    assertThat(trial.smallest().getFirst().subject()).isEqualTo("x=3, y=2");
    assertThat(trial.smallest().getFirst().computed()).isEqualTo("5");
    assertThat(trial.smallest().getFirst().printed()).isEqualTo("< 5");
  }

  @Test
  void boundsMayDependOnVariablesInFront() {
    String claim = "claim \"c\" for x in 1..4, y in -x..2*x, z in 0..2^x-1: z < 2^x and y <= 2*x";
    ClaimResult result = check(claim);
    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.cases()).isEqualTo(4 * 2 + 7 * 4 + 10 * 8 + 13 * 16);
  }

  @Test
  void aRequestedRangeMovesTheBoundsThatDependOnIt() {
    ClaimFile file = read("claim \"c\" for x in 1..4, y in 0..x: y <= x");
    ClaimResult result =
        ClaimRun.DEFAULT
            .withRanges(Ranges.parse(List.of("x=1..100")))
            .run(file.claims())
            .getFirst();
    assertThat(result.cases()).isEqualTo(101 * 102 / 2 - 1);
  }

  @Test
  void variablesMayTakeAnyObjects() {
    Trial trial =
        print("define S := {*, ^, {1|-1}}\nclaim \"c\" for g in S, n in [2,3,5]: g + n > 2");
    assertThat(trial.cases()).isEqualTo(9);
    assertThat(trial.smallest()).extracting(c -> c.subject()).contains("g=*, n=2");
  }

  @Test
  void aHypothesisCanBeDroppedAndAConditionCannot() {
    String claim =
        "claim \"c\" for x in 0..9\n  given \"even\": x % 2 == 0\n  where x > 4\n  : x > 4";
    assertThat(check(claim).cases()).isEqualTo(2);
    ClaimRun without = ClaimRun.DEFAULT.without(Set.of("x > 4"));
    assertThat(without.run(read(claim).claims()).getFirst().cases()).isEqualTo(5);
    assertThatThrownBy(() -> ClaimRun.DEFAULT.without(Set.of("even")).run(read(claim).claims()))
        .hasMessageContaining("even");
  }

  @Test
  void remediesAreCheckedToo() {
    ClaimResult corrected =
        check("claim \"c\" for n in 0..9: n*n == 2*n\n  corrected \"at least\": >= n");
    assertThat(corrected.verdict()).isEqualTo(Verdict.MISPRINT);
    ClaimResult wrong = check("claim \"c\" for n in 0..9: n*n == 2*n\n  corrected \"no\": 3*n");
    assertThat(wrong.verdict()).isEqualTo(Verdict.FAILS);
    assertThat(wrong.remedy().failures()).isEqualTo(8);
    ClaimResult amended =
        check("claim \"c\" for n in 0..9: n*n == 2*n\n  amended where \"n = 2\": n == 2");
    assertThat(amended.remedy().cases()).isOne();
    assertThat(amended.remedy().failures()).isZero();
    ClaimResult lost =
        check("claim \"c\" for n in 0..9: n*n\n  lost \"all\"\n  refitted \"a square\": n^2");
    assertThat(lost.verdict()).isEqualTo(Verdict.LOST);
  }

  @Test
  void definitionsMayCallEachOtherAndRememberTheirValues() {
    ClaimResult result =
        check(
            """
            define even(n) := if n == 0 then true else odd(n - 1) end
            define odd(n) := if n == 0 then false else even(n - 1) end
            define f(n) := if n < 2 then n else f(n - 1) + f(n - 2) end
            define big := f(300)
            claim "c" for n in 0..200: even(n) iff n % 2 == 0 and big > f(n)
            """);
    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
  }

  @Test
  void namesOfCases() {
    Trial trial =
        print("claim \"c\" for n in 7..7\n  case \"{n}, {-1|0}, {0}, {n+1}\"\n  : n == 0");
    assertThat(trial.smallest().getFirst().subject()).isEqualTo("7, {-1|0}, {0}, 8");
  }

  @Test
  void positionsTakeVariablesAndExpressions() {
    assertThat(print("claim \"c\" for k in 2..3, n in 0..0: gk{k}({n+1}) == n + 1").failures())
        .isZero();
  }

  @Test
  void functionsInJava() {
    JavaFunctions functions =
        new JavaFunctions()
            .of2("difference", (a, b) -> a - b)
            .objects("first", 1, of -> ((List<?>) of[0]).getFirst());
    ClaimFile file =
        ClaimFile.read(
            new Source("test", PAPER + "claim \"c\" for n in 0..9: difference(n, first([n])) == 0"),
            "test",
            functions,
            new Evaluator());
    assertThat(ClaimRun.DEFAULT.run(file.claims()).getFirst().verdict()).isEqualTo(Verdict.HOLDS);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "clam \"c\": 1 == 1 ~ at the left margin",
        "claim c: 1 == 1 ~ expected a text in quotation marks",
        "claim \"c\" ~ states nothing",
        "claim \"c\": ~ expected an expression",
        "claim \"c\": 1 == ~ expected a value",
        "claim \"c\": (1 == 1 ~ to close the",
        "claim \"c: 1 == 1 ~ without its closing",
        "claim \"c\" for x: x == x ~ expected `in`",
        "claim \"c\" for x in: x == x ~ expected an expression",
        "claim \"c\" for x in 5..2: x == x ~ no values",
        "claim \"c\" for x in 0..3, x in 0..3: x == x ~ two variables",
        "claim \"c\" for x in 0..10^12: x == x ~ too large",
        "claim \"c\" for x in []: x == x ~ no values",
        "claim \"c\" for x in 0..3, y in [x]: x == y ~ Only the bounds",
        "claim \"c\" for x in 0..3, y in 0..x.Div(2): x == y ~ is written with",
        "claim \"c\" for v in 0..3: v == 0 ~ means something else",
        "claim \"c\" for List in 0..3: 1 == 1 ~ means something else",
        "claim \"c\": x := 3 ~ equality is `==`",
        "claim \"c\": undefned == 3 ~ Nothing here is called",
        "claim \"c\": chesfights(1,2) == 3 ~ Nothing here is called",
        "claim \"c\": chessfights(1;2) == 3 ~ expected",
        "claim \"c\" lost \"x\" : 1 ~ expected",
        "define f(x := 1 ~ expected `)`",
        "define f(x, x) := 1 ~ two parameters",
        "define Left := 1 ~ means something else",
        "define f(x) 1 ~ expected `:=`",
        "define f := 1/0 + g ~ Nothing here is called",
        "paper \"another\" ~ two papers",
      })
  void whatIsWrongIsShownWithItsPlace(String text, String complaint) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(ClaimFileException.class)
        .hasMessageContaining(complaint)
        .hasMessageContaining("test.claims, line ")
        .hasMessageContaining("^");
  }

  /** A claim with a name of the file's own says what it says with a name that no ruleset has. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim",
        "mem",
        "young",
        "col",
        "switch",
        "tree",
        "snort",
        "subtraction",
        "on",
        "over",
        "omega"
      })
  void namesOfTheFileWinOverRulesets(String name) {
    String statements =
        """
        define NAME(n) := n + 100
        define twice(n) := NAME(NAME(n))
        claim "c" for n in 0..3: NAME(n) + NAME(2) == n + 202
        claim "d" for NAME in 0..3: twice(NAME) == NAME + 200
        claim "e" for n in 0..3: (NAME -> NAME(5))(x -> x + n) == n + 5
        """;
    assertThat(ClaimRun.DEFAULT.run(read(statements.replace("NAME", name)).claims()))
        .extracting(ClaimResult::verdict)
        .containsOnly(Verdict.HOLDS);
  }

  @Test
  void clausesStandOnceAndNumbersAreDistinct() {
    assertThatThrownBy(() -> read("claim \"c\": 1 == 1\n  says \"a\"\n  says \"b\""))
        .hasMessageContaining("one `says` only")
        .hasMessageContaining("line 4");
    assertThatThrownBy(() -> read("claim \"c\": 1 == 1\nclaim \"c\": 1 == 1"))
        .hasMessageContaining("two claims");
    assertThatThrownBy(() -> read("claim \"c\": 1\n  lost \"x\"")).hasMessageContaining("garbled");
  }

  @Test
  void anErrorInACaseStopsItsClaimAlone() {
    List<ClaimResult> results =
        ClaimRun.DEFAULT.run(
            read("claim \"a\" for n in 0..9: [1,2,3][n+1] > 0\nclaim \"b\": 1 == 1").claims());
    ClaimResult faulty = results.getFirst();
    assertThat(faulty.isFaulty()).isTrue();
    assertThat(faulty.cases()).isEqualTo(3);
    assertThat(faulty.reason()).startsWith("at n=3: ");
    assertThat(faulty.places()).contains("test.claims, line 2, column ").contains("^");
    assertThat(results.getLast().verdict()).isEqualTo(Verdict.HOLDS);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "claim \"c\" for x in 0..1000000, y in 0..1000000: x + y >= 0",
        "define f(n) := begin while true do n := n + 1 end; n end\nclaim \"c\": f(1) == 0",
        "claim \"c\" for n in 0..10: [i for i from 1 to 10^9 where i < 0].Length == n - n",
      })
  void aClaimThatDoesNotEndIsStoppedAndSaysHowFarItCame(String text) {
    ClaimRun brief = ClaimRun.DEFAULT.within(Limits.ofTime(Duration.ofMillis(300)));
    ClaimResult result = brief.run(read(text).claims()).getFirst();
    assertThat(result.verdict()).isIn(Verdict.STOPPED, Verdict.UNTRIED);
    assertThat(result.reason()).contains("gave up");
    assertThat(result.isFaulty()).isFalse();
  }

  @Test
  void endlessRecursionIsAnError() {
    ClaimResult result = check("define f(n) := f(n + 1) + 1\nclaim \"c\": f(0) == 0");
    assertThat(result.isFaulty()).isTrue();
    assertThat(result.reason()).contains("recursi");
  }

  @Test
  void mutatedFilesAreReadOrRefusedWithAPlace() {
    String file =
        """
        paper "Two recursions", A. Author, 2026
          key recursions
          convention "g_k(n) = {g_k(0), ... | g_k(n-k)}."
        // The k with 2^k <= n < 2^(k+1).
        define logarithm(n) := if n < 2 then 0 else 1 + logarithm(n.Div(2)) end
        define small := {*, ^, 1/2}
        claim "Lemma 5" for k in 1..4, n in 0..3*k where "small": n < k
          case "g_{k}({n})"
          : gk{k}(n) == n implies 1 < 2
          corrected "at most": <= n
        claim "Example" for s in small: s > 0
          amended where s > 0
        """;
    String pieces = "\"{}()[]:,;<>=^*/|\\ \n.x0'";
    Random random = new Random(20261128);
    for (int i = 0; i < 4_000; i++) {
      StringBuilder text = new StringBuilder(file);
      for (int changes = random.nextInt(3); changes >= 0; changes--) {
        int at = random.nextInt(text.length() - 1);
        switch (random.nextInt(3)) {
          case 0 -> text.deleteCharAt(at);
          case 1 -> text.insert(at, pieces.charAt(random.nextInt(pieces.length())));
          default -> text.setLength(Math.max(20, at));
        }
      }
      try {
        ClaimFile.read(new Source("mutated", text.toString()), "mutated");
      } catch (ClaimFileException e) {
        assertThat(e).as(text.toString()).hasMessageContaining("mutated");
      }
    }
  }

  @Test
  void claimsStandInTheSectionBeforeThem() {
    ClaimFile file =
        read(
            """
            claim "0": 1 == 1
            section "1.1", "Heaps, and more"
              page 12
              rulesets nim, kayles
            claim "1.1 a": nim(1) == *
            claim "1.1 b": nim(2) == *2
            section "1.2", "Nothing yet"
            """);
    assertThat(file.claims()).hasSize(3);
    assertThat(file.sections())
        .extracting(PaperSection::toString)
        .containsExactly("1.1 Heaps, and more", "1.2 Nothing yet");
    PaperSection first = file.sections().getFirst();
    assertThat(first.page()).isEqualTo("12");
    assertThat(first.rulesets()).containsExactly("nim", "kayles");
    assertThat(first.claims()).isEqualTo(file.claims().subList(1, 3));
    assertThat(file.sections().getLast().claims()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          section "1"                                   | a number and a title
          section "1", "A"~  rulesets nimm              | no ruleset `nimm`
          section "1", "A"~  says "b"                   | expected `page` or `rulesets`
          section "1", "A"~section "1", "B"             | two sections "1"
          claim "a"~  unchecked "b"                     | in words alone
          claim "a"~  says "c"~  : 1=1~  unchecked "b" | in words alone
          """)
  void sectionsAndListedStatementsThatMakeNoSense(String text, String message) {
    assertThatThrownBy(() -> read(text.replace('~', '\n')))
        .isInstanceOf(ClaimFileException.class)
        .hasMessageContaining(message);
  }

  @Test
  void aStatementCanBeListedWithoutACheck() {
    ClaimResult result =
        check("claim \"a\"\n  says \"It is infinite.\"\n  unchecked \"It speaks of all.\"");
    assertThat(result.verdict()).isEqualTo(Verdict.UNTRIED);
    assertThat(result.cases()).isZero();
    assertThat(result.reason()).isEmpty();
    assertThat(result.claim().isCheckable()).isFalse();
    assertThat(TextReport.of(List.of(result)))
        .contains("a: NOT CHECKED", "Not checked: It speaks of all.");
  }
}
