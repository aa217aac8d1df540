package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.syntax.Completeness;
import org.gamester.script.syntax.HighlightSpan;
import org.gamester.script.syntax.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names that users bind win over the names of rulesets. */
final class NameClashTest {

  /** No ruleset has this name: what an input means with it, it means with any name. */
  private static final String NEUTRAL = "zzq";

  private static final List<String> NAMES =
      List.of(
          "nim",
          "mem",
          "young",
          "col",
          "switch",
          "tree",
          "snort",
          "cram",
          "octal",
          "subtraction",
          "hex",
          "chomp",
          "poset",
          "kayles",
          "clobber",
          "domineering",
          "wythoff",
          "Nim",
          "gk");

  /** The ways to bind the name X, each used where a position could stand. */
  private static final List<String> FORMS =
      List.of(
          "def X(n) := n + 100; X(5)",
          "def X(a, b) := {a+1|b}; X(3,-1)",
          "def X(n) := if n == 0 then 0 else X(n-1) + 2 end; X(7)",
          "def X(n) begin return n + 100; end X(3) + X(1)",
          "X := n -> n + 100; X(5)",
          "X := (n, k ? 3) -> n + k; X(5) + X(5,1)",
          "X := n -> if n == 0 then 0 else X(n-1) + 2 end; X(7)",
          "X := {1 => 7}; X(1)",
          "var X := n -> n + 1; X(5)",
          "begin var X := {1 => 7}; X(1) end",
          "begin var X := n -> if n == 0 then 0 else X(n-1) + 2 end; X(7) end",
          "begin var X; X := n -> n * 2; X(7) end",
          "(X -> X(5))(x -> x + 1)",
          "((X, y) -> X(y))(x -> x + 1, 8)",
          "((X, y ? X(2)) -> y)(x -> x + 1)",
          "(f -> f(3))(X -> X + 1)",
          "(X -> (x -> X(x))(4))(x -> x * 3)",
          "for X in [x -> x + 1, x -> x + 2] do y := X(5) end; y",
          "for X := x -> x + 1 do y := X(5) end; y",
          "for X from 1 to 3 where X != 2 yield X end",
          "[X(5) for X in [x -> x + 1, x -> x + 2]]",
          "[X(n) for X in [x -> x + 1, x -> x + 2] for n from 1 to 2]",
          "{X(5) for X in [x -> x + 1, x -> x + 2]}",
          "{X(5) => X(6) for X in [x -> x + 1, x -> x + 2]}",
          "(X(5) for X in [x -> x + 1, x -> x + 2])",
          "Sum(X(5) for X in [x -> x + 1, x -> x + 2])",
          "[[X(k) for k from 1 to 2] for X in [x -> 10 * x, x -> 20 * x]]",
          "[n for n from 1 to 9 for X in [x -> x % 2] where X(n) == 1]",
          "[X(1,2) for X in [(a, b) -> a - b]]",
          "[X({1|-1}) for X in [g -> g + 1]]",
          "def f(x) := X(x) + 1; def X(n) := n + 100; f(5)",
          "def f(x) := if x == 0 then 0 else X(x-1) end; def X(n) := f(n) + 1; f(5)",
          "f := x -> [X(k) for k from 1 to x]; X := n -> n * n; f(3)",
          "f := () -> begin X := x -> x + 1; X(3) end; f()",
          "if 1 == 1 then X := x -> x + 1 end; X(3)",
          "X := 5; X + 1",
          "X := [3,4,5]; X[2]",
          "X := [3,4,5]; X.Length + X[X[1]-2]",
          "def X(n) := n + 1; -X(3) + X(X(3)) * X(0)",
          "def X(n) := n + 1; [X(1), X(2)] + [X(3)][1]",
          "def X(g) := g.Mean; X({2|X({1|0})})",
          "def X(s) := s.Length; X(\"abc\") + X(\"x(y\")",
          "def X(n) := n + 1; {X(1)|X(-3)}",
          "def X(n) := n + 1; {X(1) => X(2)}(2)",
          "def X(n) := n + 1; while X(i) < 5 do i := i + 1 end; i",
          "begin var i := 0; var X := n -> n + 1; while X(i) < 5 do i := i + 1 end; i end",
          "try X := x -> x + 3; finally y := 1 end; X(3)",
          "def X(n) := n; Position(\"nim({X(3)})\").NimValue");

  private static String text(Worksheet worksheet, String input) {
    return switch (worksheet.evaluate(input)) {
      case Result.Value value -> value.text();
      case Result.Failure failure -> "!!" + failure.sentence();
    };
  }

  private static String text(String input) {
    return text(new Worksheet(), input);
  }

  static Stream<String> forms() {
    return FORMS.stream();
  }

  /** Every form with every name, in one input. */
  @ParameterizedTest
  @MethodSource("forms")
  void aNameOfARulesetIsANameAsAnyOther(String form) {
    String expected = text(form.replace("X", NEUTRAL));
    for (String name : NAMES) {
      assertThat(text(form.replace("X", name)).replace(name, NEUTRAL))
          .as(form.replace("X", name))
          .isEqualTo(expected);
    }
  }

  /** Every form with every name: each statement an input of its own, and all of them a script. */
  @ParameterizedTest
  @MethodSource("forms")
  void soItIsFromInputToInputAndInAScript(String form) {
    for (String name : List.of("nim", "tree", "subtraction")) {
      Worksheet inputs = new Worksheet();
      Worksheet neutral = new Worksheet();
      String last = "";
      String expected = "";
      String marked = form.replace("X", "\0");
      List<String> statements =
          form.contains("end") ? List.of(marked) : List.of(marked.split("; ", -1));
      for (String statement : statements) {
        last = text(inputs, statement.replace("\0", name));
        expected = text(neutral, statement.replace("\0", NEUTRAL));
      }
      if (!form.startsWith("def f(") && !form.startsWith("f := x")) { // these use it before
        assertThat(last.replace(name, NEUTRAL)).as(form).isEqualTo(expected);
      }
      assertThat(values(form.replace("X", name)).replace(name, NEUTRAL))
          .as(form)
          .isEqualTo(values(form.replace("X", NEUTRAL)));
    }
  }

  /** The values of all statements of a script. */
  private static String values(String script) {
    List<String> values = new ArrayList<>();
    Result result =
        new Worksheet()
            .run(new Source("test", script), line -> {}, value -> values.add(value.text().get()));
    return values + (result instanceof Result.Failure failure ? failure.sentence() : "");
  }

  /** Outside of where a name is bound, the text stays a position. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "nim(3);nim(3)",
        "`nim(3); def nim(n) := n + 100`;nim",
        "`begin var nim := x -> x; nim(2) end; nim(3)`;nim(3)",
        "`[nim(3), (nim -> nim(5))(x -> x + 1)]`;[nim(3),6]",
        "`[nim(1) for x in [nim(3)]]`;[nim(1)]",
        "`[nim(1) for nim in [y -> nim(3)]]`;[nim(3)]",
        "`nim := nim(3); nim.NimValue`;3",
        "`nim := x -> x; clear; nim(3)`;nim(3)",
        "`f := n -> nim(3); f(0)`;nim(3)",
        "`for col in [1] do x := col(..) end`;!!",
        "`node := 5; node-kayles(path 3)`;node-kayles(1-2 2-3)",
        "`def kayles(n) := n; node-kayles(path 3)`;node-kayles(1-2 2-3)",
        "`king := 5; def dirt(n) := n; king-dirt(3)`;2",
        "`def nim(n) := n; Position(\"nim(3)\")`;nim(3)",
        "`def nim(n) := n; Position(\"nim(3)\").NimValue + nim(3)`;6",
        "`def nim(n) := n; game.heap.Nim(3).NimValue`;3",
        "`gk(1); dicotic gk(2+1)`;Position(\"dicotic(gk(2)) + dicotic(gk(1))\")",
        "`def f(n) := n; clobber(xo|ox)`;clobber(xo|ox)",
        "`xo := 3; clobber(xo|ox)`;clobber(xo|ox)",
        "`def nim(n) := n; Nim(3)`;nim(3)",
      })
  void whatIsNotBoundStaysAPosition(String input, String expected) {
    String text = text(input);
    assertThat(text).startsWith(expected.equals("nim") ? "n -> n + 100" : expected);
  }

  /** A variant has a position of the catalogue inside, so a name of the user's is refused there. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "def gk(n) := n; dicotic gk(2+1)",
        "def gk(n) := n; dicotic(gk(3))",
        "gk := n -> n; twisted(clobber(xo)); impartial(gk(3))",
        "f := () -> dicotic(gk(3)); gk := n -> n",
        "[dicotic(gk(3)) for gk in [n -> n]]",
      })
  void aVariantOfANameOfTheUserIsRefused(String input) {
    assertThat(text(input)).startsWith("!!`gk` is a name of yours here").contains("Position(\"");
  }

  @Test
  void aWarningIsGivenOnceForEachName() {
    Worksheet worksheet = new Worksheet();
    assertThat(worksheet.evaluate("def nim(n) := n + 1").warnings()).isEmpty();
    assertThat(worksheet.evaluate("nim(5) + nim(6)").warnings())
        .singleElement()
        .asString()
        .contains("`nim`", "Position(\"nim(5)\")");
    assertThat(worksheet.evaluate("nim(7)").warnings()).isEmpty();
    assertThat(worksheet.evaluate("col := 3; col({1|2})").warnings()).isEmpty();
    assertThat(worksheet.evaluate("hex := 3; hex(2x2)").warnings()).hasSize(1);
    assertThat(new Worksheet().evaluate("nim(3) + Position(\"nim(3)\")").warnings()).isEmpty();
  }

  @Test
  void theNamesOfUsersClassesWinToo(@TempDir Path folder) {
    WrittenFolder written =
        new WrittenFolder(folder)
            .file("Tree.cgs", "class Tree(n) def Twice := 2 * n; end")
            .file(
                "Calls.cgs",
                """
                singleton class Calls
                  def nim(n) := n + 100;
                  def Own(n) := nim(n) + [nim(k) for k from 1 to 2].Sum;
                  def Given(col) := col(3);
                  class mem(n) def Value := n + 1; end
                  def Inner := mem(4).Value;
                end
                """);
    assertThat(written.text("Tree(4).Twice")).isEqualTo("8");
    assertThat(written.text("Calls.Own(5)")).isEqualTo("308");
    assertThat(written.text("Calls.Given(x -> x + 1)")).isEqualTo("4");
    assertThat(written.text("Calls.Inner")).isEqualTo("5");
    assertThat(written.text("tree({1|{2|3}})")).isEqualTo("tree({1|{2|3}})");
  }

  /** A variable stands for its value where the ruleset cannot read the word. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "[nim(n).NimValue for n from 1 to 3];[1,2,3]",
        "[nim({n}).NimValue for n from 1 to 3];[1,2,3]",
        "`n := 3; nim(n)`;nim(3)",
        "`n := 3; nim({n+1})`;nim(4)",
        "`n := 3; Position(\"nim({n})\")`;nim(3)",
        "`n := 3; Position(\"nim(n) + ^ + {1|0}\")`;nim(3) + ^ + {1|0}",
        "`[Position(\"nim({n}) - ^\").Mean for n from 1 to 2]`;[0,0]",
        "`m := 2; domineering({m}x{m+1})`;domineering(...|...)",
        "`k := 3; subtraction{1,k}({k+1})`;subtraction{1,3}(4)",
        "`k := 3; dicotic subtraction{1,k}({k+1})`;dicotic(subtraction{1,3}(4))",
        "`f := () -> nim(k); k := 4; f()`;nim(4)",
        "`f := k -> nim(k); f(5)`;nim(5)",
        "`x := 3; hackenbush(x)`;hackenbush(x)",
        "`path := 2; n := 4; col(path n)`;col(1-2 2-3 3-4)",
        "`def path(n) := n; n := 4; col(path n)`;col(1-2 2-3 3-4)",
        "`a := 2; b := 4; cutcake(a,b)`;cutcake(2,4)",
      })
  void variablesStandInPositions(String input, String expected) {
    assertThat(text(input)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "nim(n);as in nim({n})",
        "nim(q+1);as in nim({q}+1)",
        "`n := 3; nim(n+1)`;beside a sign",
        "`n := 3; Position(\"nim(1-n)\")`;beside a sign",
        "`x := 3; clobber(xo|x)`;clobber(xo|3)",
        "hakenbush(x+n);not defined",
      })
  void whatIsNoPositionIsRefusedWithWhatToWrite(String input, String words) {
    assertThat(text(input)).startsWith("!!").contains(words);
  }

  /** What cannot be a name is refused with what it is. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "var v;`v` is down",
        "var vv := 3;`vv` is a sum of downs",
        "var v2;`v2` is a sum of downs",
        "v := 3;`v` is down",
        "v2 := 3;`v2` is a sum of downs",
        "* := 3;`*` is a nimber",
        "*2 := 3;`*2` is a nimber",
        "^ := 3;`^` is up",
        "3 := 4;`3` is a number",
        "def v(n) := n;`v` is down",
        "def f(v) := 1;`v` is down",
        "for v from 1 to 3 do 1 end;`v` is down",
        "for vvv in [1] do 1 end;`vvv` is a sum of downs",
        "[1 for v in [1]];`v` is down",
        "v -> 1;`v` is down",
        "(v,w) -> 1;`v` is down",
        "(w,v2) -> 1;`v2` is a sum of downs",
        "x.v;`v` is down",
        "var if := 3;`if` is a word of the language",
        "to := 3;`to` is a word of the language",
        "pass := 3;`pass` is a word of the language",
      })
  void whatIsNoNameIsSaidToBeNone(String input, String words) {
    assertThat(text(input)).startsWith("!!Syntax error").contains(words, "cannot be a name");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "\"ab\"*3;s.Repeated(n)",
        "3*\"ab\";s.Repeated(n)",
        "\"a\"+3;x.ToString",
        "[1]+[2];a.Concat(b)",
        "{1}+{2};a.Union(b)",
        "{1=>2}+{3=>4};a.Updated(b)",
        "[1,2]-[1];a.Filter",
        "[1,2]*3;list.Apply(x -> x * 2)",
        "3-[1,2];list.Apply(x -> x - 2)",
      })
  void whatAnOperatorDoesNotDoHasAMemberForIt(String input, String member) {
    assertThat(text(input)).startsWith("!!No operation").contains(member);
  }

  @Test
  void nothingIsSuggestedWhereNothingIsNear() {
    assertThat(text("game.grid.HareAndHounds"))
        .isEqualTo("!!There is nothing named `game.grid.HareAndHounds`");
    assertThat(text("game.grid.Clober")).endsWith("did you mean `game.grid.Clobber`?");
  }

  @Test
  void stringsAreRepeatedAndJoined() {
    assertThat(text("\"xo\".Repeated(3) + \"x\".Repeated(0)")).isEqualTo("\"xoxoxo\"");
    assertThat(text("[\"nim\", 3, {1|-1}].Join(\" \")")).isEqualTo("\"nim 3 +-1\"");
    assertThat(text("[\"a\", \"b\"].Join() + [].Join(\",\")")).isEqualTo("\"ab\"");
    assertThat(text("\"x\".Repeated(-1)")).startsWith("!!A string is repeated");
    assertThat(text("\"x\".Repeated(10^9)")).startsWith("!!");
  }

  @Test
  void editorsKnowWhatIsBound() {
    Worksheet worksheet = new Worksheet();
    assertThat(text(worksheet, "def nim(n) := n + 1; n := 3")).isEqualTo("3");
    assertThat(HighlightSpan.of("nim(3)", Catalogue.standard(), worksheet::isBound))
        .extracting(HighlightSpan::kind)
        .startsWith(HighlightSpan.Kind.NAME);
    assertThat(HighlightSpan.of("nim(3)", Catalogue.standard(), name -> false))
        .extracting(HighlightSpan::kind)
        .containsExactly(HighlightSpan.Kind.POSITION);
    for (String begun : List.of("nim(3,", "col(n", "nim(", "[col(n) for n")) {
      assertThat(Completeness.isIncomplete(begun, Catalogue.standard(), worksheet::isBound))
          .as(begun)
          .isTrue();
    }
    assertThat(Completeness.isIncomplete("nim(3)", Catalogue.standard(), worksheet::isBound))
        .isFalse();
  }

  /** Each text of a position hides the next one, and all of them mean names bound later. */
  @Test
  void manyReadingsComeToAnEnd() {
    StringBuilder input = new StringBuilder();
    StringBuilder clauses = new StringBuilder();
    for (String name : NAMES.subList(0, 12)) {
      input.append("[").append(name).append("(");
      clauses.insert(0, ") for " + name + " in [x -> x]]");
    }
    assertThat(text(input + "7" + clauses)).isEqualTo("[".repeat(12) + "7" + "]".repeat(12));
    String deep = "nim(".repeat(2_000) + "1" + ")".repeat(2_000);
    assertThat(text("f := () -> " + deep + "; nim := x -> x + 1; f()")).isEqualTo("2001");
  }
}
