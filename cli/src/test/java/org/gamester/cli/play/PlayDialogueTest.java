package org.gamester.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.gamester.analysis.play.Level;
import org.gamester.analysis.play.Participant;
import org.gamester.analysis.play.Play;
import org.gamester.analysis.play.PlayHeader;
import org.gamester.cli.Gamester;
import org.gamester.cli.ProgramProcess;
import org.gamester.cli.output.ExitStatus;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.Limits;
import org.gamester.values.Player;
import org.gamester.values.notation.GameWriter;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayDialogueTest {
  @TempDir private static Path folder = Path.of("");

  private final StringWriter out = new StringWriter();
  private Play play = new Play(Catalogue.standard().readSum("nim(1)"), Player.LEFT, 1);

  private int play(String position, Participant left, Participant right, LineSource lines)
      throws Exception {
    Position start = Catalogue.standard().readSum(position);
    PlayHeader header = new PlayHeader(position, Player.LEFT, left, right, 1, 60, false);
    play = new Play(start, Player.LEFT, 60);
    return new PlayDialogue(
            header,
            play,
            lines,
            new PlayText(new PrintWriter(out, true), false),
            Limits.ofTime(Duration.ofMinutes(2)),
            GameWriter.exact(),
            null)
        .run();
  }

  private String twoPersons(String position, String... lines) throws Exception {
    return against(new Participant.Person(), position, lines);
  }

  private String against(Participant right, String position, String... lines) throws Exception {
    Iterator<String> next = List.of(lines).iterator();
    assertThat(
            play(
                position,
                new Participant.Person(),
                right,
                () -> next.hasNext() ? Optional.of(next.next()) : Optional.empty()))
        .isEqualTo(ExitStatus.OK);
    return out.toString();
  }

  private static Stream<String> rulesets() {
    return Stream.of(
        "domineering(3x3)",
        "clobber(xoxo|oxox)",
        "nim(1+2+3)",
        "kayles(5)",
        "hackenbush(xoox)",
        "splittles{1,3 | 2,4}(6)",
        "toads(xx.oo)",
        "col(path 4 v=....)",
        "chomp{last}(2x3)",
        "backsliding(x..o)",
        "tic-tac-toe(3x3)",
        "nim(2) - hackenbush(xo) + {2|-1} + ^");
  }

  /** Somebody who types legal moves by name or number at random, in whole plays. */
  @ParameterizedTest
  @MethodSource("rulesets")
  void wholePlaysAgainstEachLevel(String position) throws Exception {
    for (Level level : Level.ALL) {
      for (long seed = 1; seed <= 2; seed++) {
        Random random = new Random(seed);
        LineSource person =
            () -> {
              int all = play.legalMoves().list().size();
              if (all == 0 || play.result().isPresent()) {
                return Optional.empty();
              }
              int move = random.nextInt(all);
              return Optional.of(
                  random.nextBoolean()
                      ? "#" + (move + 1)
                      : play.legalMoves().key(play.legalMoves().list().get(move)));
            };
        assertThat(play(position, new Participant.Person(), level, person)).isZero();
        assertThat(play.result()).isPresent();
        assertThat(out.toString())
            .contains("Left (person) plays ")
            .contains("Right (" + level.name() + ") plays ")
            .containsAnyOf(" wins: ", "A draw: ")
            .doesNotContain(" has no move '");
      }
    }
  }

  @Test
  void everythingIsTakenBack() throws Exception {
    String said =
        twoPersons("nim(2+3)", "undo", "1", "1", "undo 2", "undo 1", "1", "restart", "quit");
    assertThat(said)
        .contains("There is no move to take back", "2 moves are taken back.")
        .contains("Only 0 moves have been made", "All moves are taken back.")
        .endsWith("The play ends here: as asked." + System.lineSeparator());
    assertThat(play.position()).isEqualTo(play.start());
  }

  @Test
  void undoTakesBackTheAnswerOfTheProgramToo() throws Exception {
    String said = against(Level.of("perfect").orElseThrow(), "nim(3+5)", "1", "undo", "quit");
    assertThat(said).contains("2 moves are taken back.");
    assertThat(play.moves()).isEmpty();
  }

  @Test
  void anOverPlayCanBeTakenBackButNotGoneOnWith() throws Exception {
    String said = twoPersons("nim(1)", "take 1", "take 1", "hint", "undo", "resign", "undo", "1");
    assertThat(said)
        .contains("Left wins: Right has no move.", "The game is over. Type undo, restart")
        .contains("Right wins: Left resigns.", "0 moves are taken back.");
    assertThat(said.indexOf("Left wins")).isNotEqualTo(said.lastIndexOf("Left wins"));
  }

  @Test
  void illegalMovesAreRefusedWithTheNearestFirst() throws Exception {
    assertThat(twoPersons("nim(5)", "tkae 4", "take"))
        .contains("Left has no move 'tkae 4'; 'moves' lists the 5 legal ones; the nearest: take 4;")
        .contains("'take' can be any of 5 moves: take 1; take 2");
    assertThat(play.moves()).isEmpty();
  }

  @Test
  void aSumIsShownAndPlayedByItsParts() throws Exception {
    assertThat(twoPersons("nim(1) + {5|1} + domineering(2x1)", "moves", "[3] a2-a1", "quit"))
        .contains("[1] nim(1)", "[2] {5|1}", "[3] domineering(.|.)")
        .contains("  3  domineering(.|.): a2-a1")
        .contains("Left (person) plays domineering(.|.): a2-a1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nim(3+5); wins with best play; component 2 of 2: nim(5); Play 5: take 2.;"
            + " Grundy values 3 and 3, whose nim sum is 0",
        "nim(3); wins with best play; ; Play take 3; The game is over after it",
        "nim(2+2); loses against best play; component; No move wins; wins against every move",
        "{2|-1} + {1|-1}; wins with best play; component 1 of 2; Play {2|-1}: 2.;"
            + " which is at least 0, so Right, who moves next, loses",
        "chomp{last}(2x3); wins with best play; ; Play (; Left then wins after",
        "tic-tac-toe(3x3); It is a draw; ; Play ; neither player can force a win"
      })
  void hintsSayMoreEachTime(
      String position, String outcome, @Nullable String component, String move, String reason)
      throws Exception {
    List<String> expected =
        Stream.of(outcome, component, move, reason).filter(Objects::nonNull).toList();
    List<String> hints =
        twoPersons(position, "hint", "hint", "hint", "hint", "hint", "quit")
            .lines()
            .filter(line -> line.startsWith("Hint "))
            .toList();
    assertThat(hints).hasSize(5);
    for (int step = 1; step <= expected.size(); step++) {
      assertThat(hints.get(step - 1))
          .startsWith("Hint " + step + " of " + expected.size() + ": ")
          .contains(expected.get(step - 1));
    }
    assertThat(hints.get(4)).isEqualTo(hints.get(expected.size() - 1));
  }

  @Test
  void aLostPlayIsHeldAsLongAsPossible() throws Exception {
    assertThat(twoPersons("nim(2+2)", "hint", "hint", "hint", "quit"))
        .contains(" resists longest.");
  }

  @Test
  void hostileLinesAreOnlyRefused() throws Exception {
    byte[] noise = new byte[200_000];
    new Random(3).nextBytes(noise);
    byte[] longLine = new byte[1_000_000];
    Arrays.fill(longLine, (byte) 'x');
    byte[] typed = new byte[noise.length + longLine.length + 16];
    System.arraycopy(longLine, 0, typed, 0, longLine.length);
    typed[longLine.length] = '\n';
    System.arraycopy(noise, 0, typed, longLine.length + 1, noise.length);
    byte[] end = "\ntake 3\n".getBytes(StandardCharsets.UTF_8);
    System.arraycopy(end, 0, typed, typed.length - end.length, end.length);
    LineSource lines = new StandardLines(new ByteArrayInputStream(typed));
    Participant person = new Participant.Person();
    assertThat(play("nim(3)", person, person, lines)).isZero();
    assertThat(out.toString())
        .contains("Left has no move 'xxxxxxxxxxxx")
        .contains("Left wins: Right has no move.")
        .doesNotContain("\u001b", "\u0000");
    assertThat(out.toString().lines().mapToInt(String::length).max().orElse(0)).isLessThan(400);
  }

  @Test
  void anEmptyInputEndsAtOnce() throws Exception {
    assertThat(twoPersons("nim(3)")).contains("The play ends here: the input ends.");
  }

  @Test
  void anEndedInputSaysTheRecordWhichCanBeGoneOnWith() throws Exception {
    String said = twoPersons("nim(3+4)", "take 3", "undo", "[1] take 1");
    List<String> record = said.substring(said.indexOf("gamester-play 1")).lines().toList();
    Path file = Files.write(folder.resolve("said.txt"), record);
    assertThat(run("play", "--replay", file.toString()))
        .contains("Left (person) plays 3: take 1")
        .doesNotContain("take 3");
  }

  private String run(String... args) {
    StringWriter text = new StringWriter();
    StringWriter errors = new StringWriter();
    status = Gamester.run(new PrintWriter(text), new PrintWriter(errors), args);
    return text + errors.toString();
  }

  private int status;

  @ParameterizedTest
  @ValueSource(strings = {"domineering(4x4)", "backsliding(xx..o)", "tic-tac-toe(3x3)"})
  void aRecordShowsTheSamePlay(String position) throws Exception {
    String file = folder.resolve(position + ".txt").toString();
    String levels = "random,teaching";
    String said =
        run("play", position, "--you=none", "--level", levels, "--seed=5", "--record", file);
    assertThat(status).isZero();
    List<String> moves = said.lines().filter(line -> line.contains(" plays ")).toList();
    assertThat(moves).isNotEmpty();
    String again = run("play", "--replay", file);
    assertThat(again.lines().filter(line -> line.contains(" plays ")).toList()).isEqualTo(moves);
    assertThat(again.lines().toList().getLast()).isEqualTo(said.lines().toList().getLast());
    assertThat(run("play", position, "--record", file))
        .contains("exists already; --force overwrites it");
    assertThat(status).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
  }

  @Test
  void aRecordIsGoneOnWith() throws Exception {
    Path file = folder.resolve("halfway.txt");
    String whole = "nim(3+4+5)";
    run("play", whole, "--you=none", "--seed=2", "--record", file.toString());
    List<String> lines = Files.readAllLines(file);
    int head = lines.indexOf("") + 1;
    Files.write(file, lines.subList(0, head + 2));
    run("play", "--replay", file.toString(), "--continue");
    assertThat(status).isZero();
    List<String> continued = new ArrayList<>(Files.readAllLines(file));
    continued.removeIf(String::isEmpty);
    lines.removeIf(String::isEmpty);
    assertThat(continued).isEqualTo(lines);
  }

  @Test
  void aRecordThatIsWrongNamesFileAndLine() throws Exception {
    Path file = folder.resolve("wrong.txt");
    Files.writeString(file, "gamester-play 1\nposition: nim(3\nfirst: left\n\n");
    assertThat(run("play", "--replay", file.toString()))
        .startsWith(file + ", line 2: ")
        .contains("not closed");
    assertThat(status).isEqualTo(ExitStatus.SOME_FAILED);
    Files.writeString(file, "gamester-play 1\nposition: nim(3)\nfirst: left\n\n1 left take 9\n");
    assertThat(run("play", "--replay", file.toString()))
        .startsWith(file + ", line 5: left has no move 'take 9' here");
    Files.write(file, new byte[] {(byte) 0xff, 0, 1, 2, '\n'});
    assertThat(run("play", "--replay", file.toString())).contains("is not a text in UTF-8");
    assertThat(run("play", "--replay", folder.resolve("none.txt").toString()))
        .contains("there is no file");
  }

  @Test
  void jsonHasOneObjectForEachEvent() {
    String said = run("play", "clobber(xoxo|oxox)", "--you=none", "--seed=1", "--json");
    assertThat(status).isZero();
    assertThat(ProgramProcess.isJsonLines(said)).isTrue();
    assertThat(said.lines().toList())
        .allMatch(line -> line.startsWith("{\"schema\":\"gamester.play/1\",\"event\":\""));
    assertThat(said)
        .contains("\"event\":\"start\"", "\"event\":\"turn\"", "\"event\":\"move\"")
        .contains("\"event\":\"end\",\"winner\":\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "play; a position is missing",
        "play nim(3) --level best; expected a level",
        "play nim(3) --level random,random,random; expected a level",
        "play nim(3) --continue; --continue needs --replay",
        "play nim(3) --draw-after 0; --draw-after needs a positive number",
        "play nim(3) --replay x; either a position or --replay"
      })
  void optionsThatContradictAreRefused(String command, String message) {
    assertThat(run(command.split(" "))).contains(message);
    assertThat(status).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
  }

  @Test
  void aPositionThatCannotBeReadIsRefused() {
    assertThat(run("play", "hackenbush(xq)")).contains("expected one of the letters");
    assertThat(status).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(run("play", "tic-tac-toe(3x3) + nim(1)")).contains("cannot be added");
    assertThat(status).isEqualTo(ExitStatus.SOME_FAILED);
  }
}
