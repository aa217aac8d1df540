package org.gamester.analysis.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.gamester.analysis.play.PlayResult.Reason;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PlayTest {
  private static Play play(String position, int drawAfter) {
    return new Play(Catalogue.standard().readSum(position), Player.LEFT, drawAfter);
  }

  private static void make(Play play, String... typed) {
    for (String text : typed) {
      Selection found = play.legalMoves().find(text);
      assertThat(found).as(text).isInstanceOf(Selection.One.class);
      play.make(((Selection.One) found).move());
    }
  }

  @Test
  void whoHasNoMoveLosesUnderNormalPlayAndWinsUnderMiserePlay() {
    Play normal = play("nim(2)", 9);
    make(normal, "take 2");
    assertThat(normal.result()).contains(new PlayResult(Optional.of(Player.LEFT), Reason.NO_MOVE));
    Play misere = play("chomp{last}(1x1)", 9);
    make(misere, "1");
    assertThat(misere.result()).contains(new PlayResult(Optional.of(Player.RIGHT), Reason.NO_MOVE));
  }

  @Test
  void aPositionEndsThePlayByItself() {
    Play play = play("tic-tac-toe(xx.|oo.|...)", 9);
    make(play, "c3");
    assertThat(play.result()).contains(new PlayResult(Optional.of(Player.LEFT), Reason.POSITION));
    assertThat(play.legalMoves().list()).isEmpty();
    assertThatIllegalStateException().isThrownBy(() -> play.resign(Player.RIGHT));
  }

  @Test
  void anEndlessPlayIsADrawAfterTheAgreedNumberOfMoves() {
    Play play = play("backsliding(x...o)", 6);
    while (play.result().isEmpty()) {
      make(play, "1");
    }
    assertThat(play.result()).contains(new PlayResult(Optional.empty(), Reason.TOO_LONG));
    assertThat(play.moves()).hasSize(6);
  }

  @Test
  void movesAreTakenBackToTheStart() {
    Play play = play("domineering(4x4)", 9);
    make(play, "1", "1", "1");
    play.resign(play.mover());
    assertThat(play.result().orElseThrow().winner()).contains(Player.LEFT);
    play.undo(0);
    assertThat(play.result()).isEmpty();
    play.undo(3);
    assertThat(play.position()).isEqualTo(play.start());
    assertThat(play.mover()).isEqualTo(Player.LEFT);
    assertThatIllegalArgumentException().isThrownBy(() -> play.undo(1));
    make(play, "2");
    play.restart();
    assertThat(play.moves()).isEmpty();
    assertThat(play.log()).hasSize(8);
  }

  @Test
  void aMoveOfAnotherPositionIsRefused() {
    Play play = play("nim(3)", 9);
    LegalMove all = play.legalMoves().list().get(2);
    make(play, "take 1");
    assertThatIllegalArgumentException().isThrownBy(() -> play.make(all));
  }

  @ParameterizedTest
  @CsvSource({
    "nim(3), take 2, take 2",
    "nim(3), TAKE2, take 2",
    "nim(3), 3, take 3",
    "nim(3), #1, take 1",
    "nim(1+2), 2: take 1, 2: take 1",
    "nim(1+2), 2:take1, 2: take 1",
    "nim(2) + {5|1}, 5, {5|1}: 5",
    "nim(2) + {5|1}, [2], {5|1}: 5",
    "nim(2+3), 2: take 1, 2: take 1",
    "nim(2+3), [2] take 1, 3: take 1",
    "nim(2+3), [2]TAKE3, 3: take 3",
    "nim(2+3), take 3, 3: take 3",
    "'{3|1}', 3, 3",
    "'{3|1}', 1, 3"
  })
  void aNameItsBeginningOrANumberSelectsAMove(String position, String typed, String name) {
    Selection found = play(position, 9).legalMoves().find(typed);
    assertThat(found).isInstanceOf(Selection.One.class);
    assertThat(((Selection.One) found).move().name()).isEqualTo(name);
  }

  @Test
  void severalMovesOrNoneAreNotSelected() {
    LegalMoves moves = play("nim(3)", 9).legalMoves();
    assertThat(moves.find("take"))
        .isInstanceOfSatisfying(
            Selection.Several.class, several -> assertThat(several.moves()).hasSize(3));
    assertThat(moves.find("tkae 3"))
        .isInstanceOfSatisfying(
            Selection.None.class,
            none -> assertThat(none.nearest().getFirst().name()).isEqualTo("take 3"));
    for (String typed : List.of("", "4", "0", "#", "#9", "-1", "9999999999", "x".repeat(100_000))) {
      assertThat(moves.find(typed)).as(typed).isInstanceOf(Selection.None.class);
    }
  }

  static Stream<String> positions() {
    return LevelsTest.positions();
  }

  private static List<String> lines(PlayHeader header, Play play) {
    List<String> lines = new ArrayList<>(header.lines());
    play.log().forEach(event -> lines.add(event.line()));
    return lines;
  }

  /** Random plays, with moves taken back, written and read back. */
  @ParameterizedTest
  @MethodSource("positions")
  void aRecordIsReadBack(String text) throws PlayRecordException {
    Position start = Catalogue.standard().readSum(text);
    Random random = new Random(5);
    for (int trial = 0; trial < 20; trial++) {
      Player first = trial % 2 == 0 ? Player.LEFT : Player.RIGHT;
      boolean misere = random.nextBoolean() && Convention.of(start) == Convention.NORMAL;
      PlayHeader header =
          new PlayHeader(
              start.rules().text(start),
              first,
              new Participant.Person(),
              new Teaching(),
              -3,
              30,
              misere);
      Play play = header.play(start);
      for (int step = 0; step < 20; step++) {
        List<LegalMove> moves = play.legalMoves().list();
        if (random.nextInt(5) == 0) {
          play.undo(random.nextInt(play.moves().size() + 1));
        } else if (play.result().isPresent()) {
          play.noteResult();
          play.restart();
        } else if (random.nextInt(15) == 0) {
          play.resign(play.mover());
        } else {
          play.make(moves.get(random.nextInt(moves.size())));
        }
      }
      PlayRecord record = PlayRecord.read(lines(header, play).iterator());
      assertThat(record.header()).isEqualTo(header);
      Position again = Catalogue.standard().readSum(record.header().position());
      Play repeated = record.replay(again);
      assertThat(repeated.moves()).isEqualTo(play.moves());
      assertThat(repeated.log()).isEqualTo(play.log());
      assertThat(repeated.result()).isEqualTo(play.result());
    }
  }

  @Test
  void inMiserePlayAPlayerWithoutAMoveWins() throws PlayRecordException {
    String text =
        "gamester-play 1|position: nim(1)|convention: misere|first: right||1 right take 1";
    PlayRecord record = PlayRecord.read(List.of(text.split("\\|")).iterator());
    Play play = record.replay(Catalogue.standard().readSum("nim(1)"));
    assertThat(play.convention()).isEqualTo(Convention.MISERE);
    assertThat(play.result().orElseThrow().winner()).contains(Player.LEFT);
    assertThatExceptionOfType(ConventionException.class)
        .isThrownBy(() -> record.replay(Catalogue.standard().readSum("tic-tac-toe(3x3)")));
  }

  private static final String HEAD =
      "gamester-play 1|position: nim(3)|first: left|left: person|right: perfect||";

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "''; line 1: expected 'gamester-play 1'",
        "gamester-play 2; line 1: expected 'gamester-play 1'",
        "gamester-play 1|first: left; the head has no 'position'",
        "gamester-play 1|colour: red; line 2: expected one of the keys",
        "gamester-play 1|position: nim(3)|first: left|convention: loopy|; line 4: expected misere, found 'loopy'",
        "gamester-play 1|first: left|first: left; line 3: 'first' is there twice",
        "gamester-play 1|position: nim(3)|first: up|; line 3: expected left or right, found 'up'",
        "gamester-play 1|position: nim(3)|first: left|left: me|; line 4: expected person",
        "gamester-play 1|position: nim(3)|first: left|seed: x|; line 4: expected a whole number",
        "gamester-play 1|position: nim(3)|first: left|draw-after: 0|; line 4: expected a whole",
        "HEAD1 left take 1|2 right take 5; line 8: right has no move 'take 5' here",
        "HEAD1 right take 1; line 7: expected move 1 by left",
        "HEAD1 left take 1|3 right take 1; line 8: expected move 2 by right",
        "HEAD1 left take 3|2 right take 1; line 8: the play is already over",
        "HEAD1 left take 1|undo 2; line 8: only 1 moves can be taken back",
        "HEAD1 left take 1|end left; line 8: not the result here: the play goes on",
        "HEAD1 left take 3|end right; line 8: not the result here: left has won",
        "HEADhello; line 7: expected a move as in"
      })
  void aRecordThatIsWrongNamesTheLine(String text, String message) {
    List<String> lines = List.of(text.replace("HEAD", HEAD).split("\\|", -1));
    assertThatExceptionOfType(PlayRecordException.class)
        .isThrownBy(
            () -> PlayRecord.read(lines.iterator()).replay(Catalogue.standard().readSum("nim(3)")))
        .withMessageContaining(message);
  }
}
