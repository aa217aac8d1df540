package org.gamester.analysis.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.Remoteness;
import org.gamester.analysis.play.Choice.Standing;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Position;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LevelsTest {
  private static final int DRAW_AFTER = 100;

  /** Small positions under each convention. */
  static Stream<String> positions() {
    return Stream.of(
        "domineering(3x3)",
        "domineering(2x4)",
        "clobber(xoxo|oxox)",
        "nim(1+2+3)",
        "kayles(5)",
        "hackenbush(xoox)",
        "splittles{1,3 | 2,4}(6)",
        "toads(xx.oo)",
        "nim(2) - hackenbush(xo) + {2|-1} + ^",
        "col(path 4 v=....)",
        "chomp{last}(2x3)",
        "chomp{last}(2x2) + chomp{last}(1x2)",
        "backsliding(x.o)",
        "backsliding(x..o) + nim(1)",
        "tic-tac-toe(xo.|...|x.o)",
        "tic-tac-toe(2x3)");
  }

  private static Position read(String text) {
    return Catalogue.standard().readSum(text);
  }

  @ParameterizedTest
  @MethodSource("positions")
  void remotenessIsThatOfTheDefinition(String text) {
    Position root = read(text);
    Convention convention = Convention.of(root);
    WinsByDefinition wins = new WinsByDefinition(root, convention);
    for (Player first : Player.values()) {
      Remoteness remoteness = Remoteness.of(root, first, convention, 100_000).orElseThrow();
      for (WinsByDefinition.Turn turn : wins.turns()) {
        Optional<Remoteness.Verdict> verdict = remoteness.verdict(turn.position(), turn.mover());
        if (verdict.isPresent()) {
          Optional<Player> winner = wins.winner(turn.position(), turn.mover());
          assertThat(verdict.get().winner()).isEqualTo(winner);
          assertThat(verdict.get().moves().stream().boxed().findAny())
              .isEqualTo(
                  winner.flatMap(player -> wins.wins(player, turn.position(), turn.mover())));
        }
      }
      assertThat(remoteness.verdict(root, first)).isPresent();
    }
  }

  @Test
  void tooManyTurnsHaveNoRemoteness() {
    Position root = read("domineering(3x3)");
    assertThat(Remoteness.of(root, Player.LEFT, Convention.NORMAL, 5)).isEmpty();
  }

  /** Against every play of the opponent, with all turns listed and with a search of each move. */
  @ParameterizedTest
  @MethodSource("positions")
  void perfectNeverLosesAWonPosition(String text) {
    Position root = read(text);
    WinsByDefinition wins = new WinsByDefinition(root, Convention.of(root));
    int won = 0;
    for (Player first : Player.values()) {
      for (Player perfect : Player.values()) {
        Opponents listed = new Opponents(wins, perfect, new Prospects(new Evaluator()), true);
        listed.playAll(new Play(root, first, DRAW_AFTER));
        won += listed.won;
        if (!Play.mayBeEndless(Convention.of(root))) {
          Prospects searching = new Prospects(new Evaluator(), 0, 0);
          new Opponents(wins, perfect, searching, false).playAll(new Play(root, first, DRAW_AFTER));
        }
      }
    }
    if (!text.contains("2x3")) {
      assertThat(won).isPositive();
    }
  }

  /** All that the opponents of a perfect player can do. */
  private static final class Opponents {
    private final WinsByDefinition wins;
    private final Player perfect;
    private final Prospects prospects;
    private final boolean isQuick;
    private final Set<List<Object>> played = new HashSet<>();
    private int won;

    Opponents(WinsByDefinition wins, Player perfect, Prospects prospects, boolean isQuick) {
      this.wins = wins;
      this.perfect = perfect;
      this.prospects = prospects;
      this.isQuick = isQuick;
    }

    void playAll(Play play) {
      Optional<Integer> within = wins.wins(perfect, play.position(), play.mover());
      boolean mayDraw = wins.winner(play.position(), play.mover()).isEmpty();
      if (!played.add(List.of(play.position(), play.mover(), play.moves().size()))) {
        return;
      }
      Optional<PlayResult> result = play.result();
      if (result.isPresent()) {
        if (within.isPresent()) {
          assertThat(result.get().winner()).contains(perfect);
          won++;
        }
        return;
      }
      if (play.moves().size() > 12) {
        return; // a drawn play that may be endless
      }
      List<LegalMove> moves = play.legalMoves().list();
      if (play.mover() == perfect) {
        Choice choice =
            new Perfect().choose(play, prospects, new SplittableRandom(1), better -> {});
        assertThat(choice.standing())
            .isEqualTo(
                within.isPresent() ? Standing.WINS : mayDraw ? Standing.DRAWS : Standing.LOSES);
        moves = List.of(choice.move());
      }
      for (LegalMove move : moves) {
        play.make(move);
        Optional<Integer> then = wins.wins(perfect, play.position(), play.mover());
        if (within.isPresent()) {
          assertThat(then).as("after %s", play.log()).isPresent();
          if (isQuick) {
            assertThat(then.orElseThrow()).isLessThan(within.get());
          }
        }
        if (mayDraw) {
          assertThat(wins.wins(perfect.opponent(), play.position(), play.mover())).isEmpty();
        }
        playAll(play);
        play.undo(1);
      }
    }
  }

  private static List<String> game(String text, Level left, Level right, long seed)
      throws Exception {
    Play play = new Play(read(text), Player.LEFT, DRAW_AFTER);
    ProgramPlayer program = new ProgramPlayer(seed, Limits.ofTime(Duration.ofMinutes(5)));
    List<String> names = new ArrayList<>();
    while (play.result().isEmpty()) {
      Level level = play.mover() == Player.LEFT ? left : right;
      names.add(play.make(program.choose(play, level).move()).name());
    }
    return names;
  }

  @ParameterizedTest
  @MethodSource("positions")
  void aSeedRepeatsAPlay(String text) throws Exception {
    for (Level level : Level.ALL) {
      List<String> play = game(text, level, new RandomMoves(), 7);
      assertThat(game(text, level, new RandomMoves(), 7)).isEqualTo(play);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "teaching", "perfect"})
  void seedsMakeDifferentPlays(String name) throws Exception {
    Level level = Level.of(name).orElseThrow();
    Set<List<String>> plays = new HashSet<>();
    for (long seed = 0; seed < 20; seed++) {
      plays.add(game("domineering(4x4)", level, level, seed));
    }
    assertThat(plays).hasSizeGreaterThan(1);
  }

  /** What is the best so far of a search that is stopped is never a move that is known to lose. */
  @ParameterizedTest
  @MethodSource("positions")
  void theBestSoFarIsAtFirstTheMostMobileMoveAndNeverOneThatIsKnownToLose(String text) {
    Play play = new Play(read(text), Player.LEFT, DRAW_AFTER);
    if (Play.mayBeEndless(play.convention())) {
      return;
    }
    Prospects prospects = new Prospects(new Evaluator(), 0, 0);
    List<Choice> found = new ArrayList<>();
    Choice last = new Perfect().choose(play, prospects, new SplittableRandom(3), found::add);
    assertThat(mobility(found.getFirst().move()))
        .isEqualTo(
            play.legalMoves().list().stream().mapToInt(LevelsTest::mobility).max().orElseThrow());
    Set<LegalMove> refuted = new HashSet<>();
    LegalMove before = found.getFirst().move();
    for (Choice choice : found) {
      assertThat(choice.isComplete()).isFalse();
      if (choice.standing() == Standing.UNKNOWN) {
        if (!choice.move().equals(before)) {
          refuted.add(before);
        }
        assertThat(refuted).doesNotContain(choice.move());
        before = choice.move();
      }
    }
    assertThat(last.isComplete()).isTrue();
  }

  private static int mobility(LegalMove move) {
    return move.to().moves(Player.LEFT).size() - move.to().moves(Player.RIGHT).size();
  }

  @Test
  void anInterruptedChoiceKnowsItsBestMove() throws Exception {
    Play play = new Play(read("amazons(x......|.......|.......|......o)"), Player.LEFT, DRAW_AFTER);
    ProgramPlayer program = new ProgramPlayer(1, Limits.ofTime(Duration.ofMinutes(5)));
    assertThat(program.best()).isEmpty();
    AtomicReference<Throwable> end = new AtomicReference<>();
    Thread thread =
        new Thread(
            () -> {
              try {
                program.choose(play, new Perfect());
              } catch (Exception e) {
                end.set(e);
              }
            });
    thread.start();
    while (program.best().isEmpty() && thread.isAlive()) {
      Thread.sleep(1);
    }
    thread.interrupt();
    thread.join();
    assertThat(end.get()).isInstanceOf(ComputationStopped.class);
    Choice best = program.best().orElseThrow();
    assertThat(best.isComplete()).isFalse();
    assertThat(play.legalMoves().list()).contains(best.move());
  }

  /** Where all is won, the teaching level now and then lets the opponent find something. */
  @Test
  void teachingLeavesSomethingToFind() {
    Position root = read("nim(3+5+7)");
    List<Choice> choices =
        IntStream.range(0, 60)
            .mapToObj(
                seed ->
                    new Teaching()
                        .choose(
                            new Play(root, Player.LEFT, DRAW_AFTER),
                            new Prospects(new Evaluator()),
                            new SplittableRandom(seed),
                            better -> {}))
            .toList();
    assertThat(choices).anyMatch(choice -> choice.standing() == Standing.WINS);
    assertThat(choices).anyMatch(choice -> choice.standing() == Standing.UNKNOWN);
    Prospects prospects = new Prospects(new Evaluator());
    for (Choice choice : choices) {
      if (choice.standing() == Standing.UNKNOWN) {
        Play play = new Play(root, Player.LEFT, DRAW_AFTER);
        assertThat(WinningAnswers.after(play, prospects, choice.move()).isInteresting()).isTrue();
      }
    }
  }

  @Test
  void aLimitLeavesTheBestMoveFound() throws Exception {
    Play play = new Play(read("domineering(9x9)"), Player.LEFT, DRAW_AFTER);
    Choice choice =
        new ProgramPlayer(1, Limits.ofTime(Duration.ofMillis(300))).choose(play, new Perfect());
    assertThat(play.legalMoves().list()).contains(choice.move());
    assertThat(choice.isComplete()).isFalse();
  }
}
