package org.gamester.cli.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.cli.session.TypedTerminal.CTRL_C;
import static org.gamester.cli.session.TypedTerminal.CTRL_D;
import static org.gamester.cli.session.TypedTerminal.TAB;
import static org.gamester.cli.session.TypedTerminal.UP;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionTest {
  private static TypedTerminal session() throws IOException {
    return new TypedTerminal(Optional.empty(), false);
  }

  @Test
  void valuesAreShownAndVariablesKept() throws Exception {
    try (TypedTerminal terminal = session()) {
      terminal.enter("x := {2|1} + ^", "{2^|1^}");
      terminal.enter("y := 40 + 2;", "> ");
      terminal.enter("y + 0*x", "42");
      terminal.enter("1 + \"a\"", "No operation `+`");
      terminal.enter("y - 40", "\n2\n");
      terminal.type(CTRL_D);
      assertThat(terminal.hasEnded()).isTrue();
    }
  }

  @Test
  void anInputGoesOnUntilItIsComplete() throws Exception {
    try (TypedTerminal terminal = session()) {
      terminal.enter("for n from 4 to 5 do", "\n. ");
      terminal.enter("System.Print(10*n)", "\n. ");
      terminal.enter("end", "40\n50\n> ");
      terminal.enter("/* a comment", "\n. ");
      terminal.enter("ends */ nim(3", "\n. ");
      terminal.enter("+4).NimValue", "\n7\n");
      assertThat(terminal.text()).doesNotContain("Nothing").doesNotContain("error");
    }
  }

  @Test
  void whatCannotBecomeAnInputIsRefusedAtOnce() throws Exception {
    try (TypedTerminal terminal = session()) {
      terminal.enter("(3 4", "expected");
      terminal.enter("\"abc", "a string without its closing");
    }
  }

  @Test
  void namesAndMembersAreCompleted() throws Exception {
    try (TypedTerminal terminal = session()) {
      terminal.enter("euclid := {2|1}", "{2|1}");
      terminal.enter("eucl" + TAB + ".Temper" + TAB, "\n1/2\n");
      terminal.enter("domineer" + TAB + "4x4).Outcome" + TAB, "\nN\n");
      terminal.enter("toads-and-f" + TAB + "x.oo).FollowerC" + TAB, "\n");
      terminal.enter("game.heap.DawsonsK" + TAB + "(5).FollowerC" + TAB, "\n4\n");
      terminal.enter("Coordinates.KnightsM" + TAB + ".Siz" + TAB, "\n8\n");
      terminal.enter("\"abc\".ToUpp" + TAB, "\n\"ABC\"\n");
      terminal.enter("[1,5].Len" + TAB, "\n2\n");
      assertThat(terminal.text()).doesNotContain("error").doesNotContain("not defined");
    }
  }

  @Test
  void severalPossibilitiesAreListed() throws Exception {
    try (TypedTerminal terminal = session()) {
      terminal.enter("x := {2|1};", "> ");
      terminal.type("x.Left" + TAB + TAB);
      terminal.await("LeftIncentives");
      terminal.await("LeftStop");
    }
  }

  @Test
  void ctrlCStopsAnEvaluationAndKeepsTheVariables() throws Exception {
    try (TypedTerminal terminal = session()) {
      terminal.enter("x := 17; i := 0;", "> ");
      terminal.enter("System.Print(\"begun\"); x := 18; while true do i := i + 1 end", "begun\n");
      terminal.type(CTRL_C);
      terminal.await("Calculation canceled by user.");
      terminal.enter("x + 1", "\n19\n");
      terminal.enter("i > 0", "\ntrue\n(drawn)\n");
    }
  }

  @Test
  void aNameOfTheUserHidesARulesetAndIsSaidToDoSoOnce() throws Exception {
    try (TypedTerminal terminal = session()) {
      terminal.enter("def nim(n) := n + 100;", "> ");
      terminal.enter("nim(5)", "Note: `nim` is your own name here");
      terminal.await("\n105\n");
      terminal.enter("nim(6)", "\n106\n");
      assertThat(terminal.text()).containsOnlyOnce("Note: ");
    }
  }

  @Test
  void ctrlCClearsWhatIsTyped() throws Exception {
    try (TypedTerminal terminal = session()) {
      terminal.type("for n from 1 to 3 do\r");
      terminal.await("\n. ");
      terminal.enter("nonsense" + CTRL_C + "6*7", "\n42\n");
      assertThat(terminal.text()).doesNotContain("not defined");
    }
  }

  @Test
  void inputsAreKeptInAPrivateFile(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("state/gamester/history");
    try (TypedTerminal terminal = new TypedTerminal(Optional.of(file), false)) {
      terminal.enter("10 + 1", "\n11\n");
      terminal.enter("for n from 1 to 1 do", "\n. ");
      terminal.enter("System.Print(100*n) end", "100\n");
      terminal.type(CTRL_D);
      assertThat(terminal.hasEnded()).isTrue();
    }
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    assertThat(
            PosixFilePermissions.toString(Files.getPosixFilePermissions(file.resolveSibling("."))))
        .isEqualTo("rwx------");
    assertThat(file).content().contains("10 + 1");
    try (TypedTerminal terminal = new TypedTerminal(Optional.of(file), false)) {
      terminal.enter(UP + UP + UP, "\n11\n"); // the loop has two lines
      terminal.enter(UP + UP, "\n100\n");
    }
  }

  @Test
  void aHistoryThatCannotBeWrittenIsSaidOnce(@TempDir Path folder) throws Exception {
    Path file = Files.createDirectory(folder.resolve("history"));
    try (TypedTerminal terminal = new TypedTerminal(Optional.of(file), false)) {
      terminal.await("The history is not kept");
      terminal.enter("1 + 1", "\n2\n");
    }
  }

  @Test
  void theHistoryIsWhereTheConventionsSay() {
    assertThat(HistoryFile.place(Map.of("HOME", "/home/me", "XDG_STATE_HOME", "")))
        .contains(Path.of("/home/me/.local/state/gamester/history"));
    assertThat(HistoryFile.place(Map.of("HOME", "/home/me", "XDG_STATE_HOME", "/state")))
        .contains(Path.of("/state/gamester/history"));
    assertThat(HistoryFile.place(Map.of())).isEmpty();
  }

  @Test
  void longValuesAreCutToTheTerminalAsItIsNow() throws Exception {
    try (TypedTerminal terminal = session()) {
      terminal.enter("10^3000", "of 3,001 characters; :all prints the whole)");
      terminal.enter(":all", "0".repeat(80));
      terminal.resize(120, 40);
      terminal.enter("10^3000 + 1", "0001\n");
      terminal.enter("Table([[n^9 for n from 1 to 20],[1]])", "(the left part; :all");
      terminal.resize(400, 40);
      terminal.enter("Table([[n^9 for n from 1 to 20],[1]])", "512000000000\n");
      terminal.resize(40, 12);
      terminal.enter("Table([[n] for n from 1 to 50])", "(8 of 99 lines; :all");
    }
  }

  @Test
  void theCommandsOfASession(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("study.cgs");
    Files.writeString(file, "f := n ->\n  n * n;\nSystem.Print(f(9));\nf(10)\n");
    try (TypedTerminal terminal = session()) {
      terminal.enter(":vars", "There are no variables yet.");
      terminal.enter(":load " + file, "81\n100\n");
      terminal.enter(":vars", "f := n -> n * n");
      terminal.enter(":load " + folder + "/nothing", "there is no such file");
      terminal.enter(":load " + folder, "Cannot read " + folder + ": it is a folder");
      terminal.enter(":load /dev/null", "it is not a regular file");
      Files.write(folder.resolve("bytes"), new byte[] {(byte) 0xff, (byte) 0xfe});
      terminal.enter(":load " + folder + "/bytes", "it is not text in UTF-8");
      terminal.enter(":load", ":load needs the name of a file");
      terminal.enter(":load \"\"", ":load needs the name of a file");
      terminal.enter(":load \"" + file + "\"", "81\n100\n");
      terminal.enter(":load ~", "Cannot read ~: it is a folder");
      terminal.enter(":load ~/no/such/file", "Cannot read ~/no/such/file: there is no such file");
      terminal.enter(":quit now", ":quit takes nothing, found now");
      terminal.enter(":vars f", ":vars takes nothing, found f");
      terminal.enter(":time maybe", ":time takes on or off, found maybe");
      terminal.enter(":time on", "shown.");
      terminal.enter("1 + 1", " s\n");
      terminal.enter(":timeout", "An input may take 120 s.");
      terminal.enter(":timeout 1", "An input may take 1 s.");
      terminal.enter("while true do end", "gave up after 1.0 s");
      terminal.enter(":timeout soon", "soon");
      terminal.enter(":timeout 300", "An input may take 300 s.");
      terminal.enter(":memory", "values kept");
      terminal.enter(":nonsense", "There is no command :nonsense; the commands are");
      terminal.enter("?", ":load FILE");
      terminal.enter("??", ":load FILE");
      terminal.enter("?:time", ":time on|off");
      terminal.enter("?Mex", "about Mex");
      terminal.enter("help me" + TAB + "x", "about mex");
      terminal.type(":quit\r");
      assertThat(terminal.hasEnded()).isTrue();
    }
  }

  @Test
  void controlCharactersAreNotSentToTheTerminal() throws Exception {
    try (TypedTerminal terminal = session()) {
      terminal.enter("System.Print(\"a\\ud83db\")", "a\\ud83db");
      terminal.enter("\"\\ud83d\"", "\"\\ud83d\"");
      terminal.enter("System.Print(\"a\\u001b]0;title\\u0007b\")", "a\\u001b]0;title\\u0007b");
      assertThat(terminal.raw()).doesNotContain("\u001b]0;title");
    }
  }

  @Test
  void whatIsTypedIsColouredWhereColoursAreWanted() throws Exception {
    try (TypedTerminal terminal = new TypedTerminal(Optional.empty(), true)) {
      terminal.enter("if true then \"yes\" else 3 end", "\n\"yes\"\n");
      assertThat(terminal.raw()).contains("\u001b[32m").contains("\u001b[34;1m");
    }
    try (TypedTerminal terminal = session()) {
      terminal.enter("if true then \"yes\" else 3 end", "\n\"yes\"\n");
      assertThat(terminal.raw()).doesNotContain("\u001b[32m");
    }
  }
}
