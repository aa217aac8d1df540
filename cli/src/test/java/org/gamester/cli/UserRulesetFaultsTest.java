package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gamester.cli.output.ExitStatus;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said of rulesets in a user's folder that do not suit a question. */
class UserRulesetFaultsTest {
  @TempDir private Path folder = Path.of("");

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void write() throws IOException {
    Files.writeString(
        folder.resolve("loop.rules"),
        "game: Bad Thing\nboard: grid\npieces: . x/o\neach: x. -> .x\n");
    Files.writeString(
        folder.resolve("Still.cgs"),
        "singleton class Still extends game.heap.HeapRuleset\n"
            + "  override def HeapOptions(n as Integer) := [[n]];\nend\n");
    Files.writeString(
        folder.resolve("Pins.cgs"),
        "singleton class Pins extends game.heap.HeapRuleset\n"
            + "  override def HeapOptions(n as Integer) := [[m] for m from 0 to n - 1];\nend\n");
  }

  private int run(String... words) {
    String[] all = new String[words.length + 2];
    System.arraycopy(words, 0, all, 0, words.length);
    all[words.length] = "--rulesets";
    all[words.length + 1] = folder.toString();
    return Gamester.run(new PrintWriter(out, true), new PrintWriter(err, true), all);
  }

  @ParameterizedTest
  @ValueSource(strings = {"still(3)", "still(3) + 1"})
  void aLoopIsSaidInTheWordsOfTheCommands(String game) {
    assertThat(run("prove", "--value", game)).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString())
        .startsWith("play can return to the position " + game.substring(0, game.indexOf('(') + 1))
        .contains("so it is loopy, not a short game")
        .doesNotContain("internal error", "CanonicalForm", "faulty");
  }

  /** Nothing says that play may return to a position: it is found out. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "bad-thing(x..)# on",
        "still(3)# dud",
        "away{2}(5)# dud",
        "bad-thing(x..) + 1# on",
        "bad-thing(x..) - bad-thing(.x)# dud",
        "pair(2,3)# dud"
      })
  void positionsThatComeBackHaveValues(String game, String value) throws IOException {
    writePair();
    writeAway();
    assertThat(run("value", game)).isEqualTo(ExitStatus.OK);
    assertThat(out.toString().lines().findFirst()).contains("value                " + value);
  }

  private void writeAway() throws IOException {
    Files.writeString(
        folder.resolve("Away.cgs"),
        "class Away(k as Integer) extends game.heap.HeapRuleset\n"
            + "  override def HeapOptions(n as Integer) := [[n]];\nend\n");
  }

  private void writePair() throws IOException {
    Files.writeString(
        folder.resolve("Pair.cgs"),
        "singleton class Pair extends Ruleset\n"
            + "  class Position(m as Integer, n as Integer) extends ImpartialGame\n"
            + "    override def Options := [Position(m, n)];\n  end\nend\n");
  }

  /** Every command names the position as {@code moves} prints it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "solve --misere still(3)# still(3)",
        "nim still 3# still(3)",
        "eval -e still(3).CanonicalForm# still(3)",
        "eval -e Still(3).CanonicalForm# Still(3)",
      })
  void aLoopIsNamedAsMovesNamesPositions(String command, String position) throws IOException {
    writeAway();
    assertThat(run(command.split(" "))).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out + err.toString()).contains("play can return to the position " + position + ", ");
  }

  /** What is known of positions that come back is said, whether there is a certificate or not. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "prove still(3)=0# still(3) || 0 by their values",
        "eval -e away{2}(5).NimValue# The Grundy value is infinite: inf()",
        "value still(3)# value                dud",
      })
  void loopsHaveAnswers(String command, String answer) throws IOException {
    writeAway();
    int _ = run(command.split(" "));
    assertThat(out + err.toString()).contains(answer);
  }

  @Test
  void aLoopIsDrawn() throws IOException {
    writeAway();
    assertThat(run("draw", "tree", "still(3)")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).startsWith("<svg ");
  }

  @Test
  void octalSaysWhyItTakesNoRulesetOfTheLanguage() {
    assertThat(run("octal", "pins", "--to", "10")).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(err.toString())
        .contains("pins says its moves in the worksheet language", "gamester nim pins 0..20");
    assertThat(run("nim", "pins", "0..5")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).isEqualToNormalizingNewlines("0: 0 1 2 3 4 5\n");
  }

  /** A file with a fault is known by its title, if that can be read, and by its own name. */
  @Test
  void theFaultOfAFileIsSaid() throws IOException {
    Files.writeString(
        folder.resolve("zzz.rules"),
        "game: Tidy Game\nboard: grid\npieces: . x/o\neach: x. -> .x sideways\n");
    Files.writeString(folder.resolve("bad2.rules"), "gme: Foo\n");
    String place = "the file zzz.rules, line 4, column 16: expected a direction";
    assertThat(run("value", "tidy-game(2x3)")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString()).startsWith(place);
    err.getBuffer().setLength(0);
    assertThat(run("value", "untidy(2x3)")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString())
        .startsWith("there is no ruleset named 'untidy'")
        .contains(place, "the file bad2.rules, line 1, column 1: ");
    err.getBuffer().setLength(0);
    assertThat(run("rulesets", "bad2")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString()).startsWith("the file bad2.rules, line 1, column 1: expected one of");
    assertThat(run("rulesets")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("FAULT: " + place).containsPattern("bad2 +FAULT: ");
  }

  /** A name that two files claim hinders only what uses it. */
  @ParameterizedTest
  @ValueSource(strings = {"value bad-thing(3)", "solve bad-thing(3)", "rulesets bad-thing"})
  void aNameClashNamesTheFiles(String command) throws IOException {
    String clash = clash();
    assertThat(run(command.split(" "))).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString()).startsWith(clash);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "value 1",
        "solve pins(3)",
        "eval -e 1",
        "rulesets --json",
        "help nim",
        "nim 0.77 1..5"
      })
  void aNameClashHindersNothingElse(String command) throws IOException {
    clash();
    assertThat(run(command.split(" "))).isEqualTo(ExitStatus.OK);
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void aLineThatUsesANameClaimedTwiceSaysSo() throws IOException {
    String clash = clash();
    assertThat(run("eval", "-e", "1+1", "-e", "bad-thing(3)", "-e", "2+2"))
        .isEqualTo(ExitStatus.SOME_FAILED);
    List<String> answers = out.toString().lines().toList();
    assertThat(answers).hasSize(3).startsWith("2").endsWith("4");
    assertThat(answers.get(1)).contains(clash);
    assertThat(run("rulesets")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("FAULT: " + clash);
  }

  private String clash() throws IOException {
    Path other = folder.resolve("other.rules");
    Files.copy(folder.resolve("loop.rules"), other);
    return "two rulesets have the name bad-thing: %s, line 1, column 7, and %s, line 1, column 7; change the title after 'game:' in one of them"
        .formatted(folder.resolve("loop.rules"), other);
  }

  /** In a list and alone, the object of a faulty ruleset says what is wrong with its file. */
  @Test
  void theFaultOfAFileIsAFieldInJson() throws IOException {
    Files.writeString(folder.resolve("Torn.cgs"), "singleton class Torn extends Ruleset\n  (\n");
    Files.writeString(folder.resolve("bad2.rules"), "gme: Foo\n");
    Files.writeString(
        folder.resolve("Lost.cgs"),
        "/**\n * Example: lost\n */\n"
            + Files.readString(folder.resolve("Pins.cgs")).replace("Pins", "Lost"));
    assertThat(run("rulesets", "--json")).isEqualTo(ExitStatus.OK);
    assertThat(object("torn"))
        .contains("\"convention\":null")
        .contains(",\"fault\":\"the file Torn.cgs, line 3, column 1: ");
    assertThat(object("bad2")).contains(",\"fault\":\"the file bad2.rules, line 1, column 1: ");
    assertThat(object("lost"))
        .contains("\"convention\":null")
        .contains("\"fault\":\"the ruleset lost is faulty: ");
    assertThat(object("pins")).endsWith(",\"fault\":\"\"}").contains("normal play");
    out.getBuffer().setLength(0);
    assertThat(run("rulesets", "--json", "torn")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(object("torn"))
        .contains(",\"fault\":\"the file Torn.cgs, line 3, column 1: ")
        .contains(",\"error\":{\"message\":\"the file Torn.cgs, line 3, column 1: ");
  }

  private String object(String id) {
    return out.toString()
        .lines()
        .filter(line -> line.contains("\"id\":\"" + id + "\""))
        .findFirst()
        .orElse("no object");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '"',
      value = {
        "clober(xo)# there is no ruleset named 'clober'; did you mean clobber?# not defined",
        "dup(x..)# there is no ruleset named 'dup'# Syntax error",
        "dup(2x3)# there is no ruleset named 'dup'# Syntax error",
        "cl\u043Ebber(xo)# Syntax error# the character `\u043E` (U+043E)",
        "nim(\u043E)# expected a heap size# found '\u043E' (U+043E)",
      })
  void theHelpfulLineComesFirst(String game, String first, String then) {
    assertThat(run("value", game)).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString()).startsWith(first).contains(then);
  }

  private static final String TORN =
      "singleton class Torn extends Ruleset\n"
          + "  class Position(n as Integer) extends ImpartialGame\n"
          + "    override def Options := [n +;\n  end\nend\n";

  /** {@code v} is no name, since it is down. */
  private static final String TORN_PARAMETERS =
      "class Cut(v as Integer) extends Ruleset\n"
          + "  class Position(n as Integer) extends ImpartialGame\n"
          + "    override def Options := [];\n  end\nend\n";

  @ParameterizedTest
  @ValueSource(strings = {"Torn(3)", "torn(3)", "Torn.Position(3)"})
  void evalSaysTheFileWithTheError(String expression) throws IOException {
    Files.writeString(folder.resolve("Torn.cgs"), TORN);
    assertThat(run("eval", "-e", expression)).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out.toString())
        .isEqualToNormalizingNewlines(
            "!!Syntax error. expected a value, found `;` (Torn.cgs, line 3, column 33)\n");
    out.getBuffer().setLength(0);
    assertThat(run("eval", "--json", "-e", expression)).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out.toString()).contains("\"file\":\"Torn.cgs\",\"line\":3,\"column\":33}");
  }

  /** An error while a method of a class runs is in the file of the class, too. */
  @Test
  void evalAndScriptSayTheFileOfAnErrorInAClass() throws IOException {
    Files.writeString(
        folder.resolve("Half.cgs"),
        "singleton class Half extends Object\n  def Of(n as Integer) :=\n    n + nothing;\nend\n");
    assertThat(run("eval", "--json", "-e", "Half.Of(3)")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out.toString()).contains("\"file\":\"Half.cgs\",\"line\":3,\"column\":9}");
    out.getBuffer().setLength(0);
    assertThat(run("eval", "-e", "Half.Of(3)")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out.toString()).contains(" (Half.cgs, line 3, column 9)");
    Path script = folder.resolve("half.txt");
    Files.writeString(script, "1;\nHalf.Of(3)");
    out.getBuffer().setLength(0);
    assertThat(run("script", "--json", script.toString())).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out.toString()).contains("\"file\":\"Half.cgs\",\"line\":3,\"column\":9}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"cut{1}(3)", "cut{1,2}(3)", "cut{k=1}(3)", "cut(3)", "Cut(3)"})
  void aSyntaxErrorComesBeforeTheParameters(String game) throws IOException {
    Files.writeString(folder.resolve("Cut.cgs"), TORN_PARAMETERS);
    assertThat(run("value", game)).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString())
        .startsWith("the ruleset cut is faulty: Syntax error.")
        .contains("expected a name, found `v`", "at Cut.cgs, line 1, column 11:")
        .doesNotContain("unexpected parameter");
  }

  @Test
  void aFaultOfAFewLinesComesBeforeTheParameters() throws IOException {
    Files.writeString(folder.resolve("bad2.rules"), "gme: Foo\n");
    assertThat(run("value", "bad2{1}(x)")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString()).startsWith("the file bad2.rules, line 1, column 1: expected one of");
  }

  /** Editors put a byte order mark before the text. */
  @Test
  void aByteOrderMarkIsNoPartOfAFile() throws IOException {
    Files.writeString(
        folder.resolve("marked.rules"),
        "\uFEFFgame: Marked\nboard: strip\npieces: . x\nboth: . -> x\n");
    Files.writeString(
        folder.resolve("Marked2.cgs"),
        "\uFEFF" + Files.readString(folder.resolve("Pins.cgs")).replace("Pins", "Marked2"));
    Path claims = folder.resolve("marked.claims");
    Files.writeString(
        claims,
        "\uFEFFpaper \"Marked\", a study\n\nclaim \"One\" for n in 1..3:\n  nim({n}) == *n\n");
    assertThat(run("eval", "-e", "marked(...) == *", "-e", "marked2(3) == *3"))
        .isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).isEqualToNormalizingNewlines("true\ntrue\n");
    out.getBuffer().setLength(0);
    assertThat(run("claims", claims.toString())).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("One: HOLDS");
  }
}
