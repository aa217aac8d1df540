package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Placements;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.cards.RulesCards;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Dyadic;
import org.gamester.values.Limits;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.Thermography;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards that are searched as a whole, against their values and the literature. */
class PlacementSearchTest {

  private static final long SEED = 20_261_130;
  private static final Evaluator EVALUATOR = new Evaluator();

  private static Position position(String text) {
    return Catalogue.standard().readSum(text);
  }

  private static OutcomeSearch search() {
    return new OutcomeSearch(new Evaluator(), false, progress -> {});
  }

  private static String board(int rows, int columns, long taken) {
    StringBuilder board = new StringBuilder("domineering(");
    for (int row = 0; row < rows; row++) {
      board.append(row == 0 ? "" : "|");
      for (int column = 0; column < columns; column++) {
        board.append((taken >>> row * columns + column & 1) != 0 ? '#' : '.');
      }
    }
    return board.append(')').toString();
  }

  /** A set that has each cell with a probability of a quarter. */
  private static long quarter(Random random) {
    long half = random.nextLong();
    return half & random.nextLong();
  }

  private static Placements placements(Position position) {
    return position.packing().orElseThrow().expander().placements(position).orElseThrow();
  }

  @Test
  void everyBoardOfThreeByFourHasTheOutcomeOfItsValue() {
    OutcomeSearch search = search();
    for (long taken = 0; taken < 1 << 12; taken++) {
      Position position = position(board(3, 4, taken));
      assertThat(search.outcome(position))
          .as(position.text())
          .isEqualTo(EVALUATOR.value(position).outcome());
    }
  }

  @Test
  void everyRectangleUpToFiveBySixHasTheOutcomeOfItsValue() {
    for (int rows = 1; rows <= 6; rows++) {
      for (int columns = 1; columns <= 6 && rows * columns <= 30; columns++) {
        Position position = position("domineering(" + rows + "x" + columns + ")");
        assertThat(search().outcome(position))
            .as(position.text())
            .isEqualTo(EVALUATOR.value(position).outcome());
      }
    }
  }

  /** One search for all of them, so that what is remembered of one must be right for others. */
  @ParameterizedTest
  @ValueSource(strings = {"4x5", "5x4", "5x5", "5x6", "6x5", "3x9"})
  void randomBoardsHaveTheOutcomeOfTheirValue(String size) {
    Random random = new Random(SEED);
    OutcomeSearch search = search();
    int rows = size.charAt(0) - '0';
    int columns = size.charAt(2) - '0';
    for (int i = 0; i < 1200 / (rows * columns); i++) {
      long taken = quarter(random);
      Position position = position(board(rows, columns, taken));
      assertThat(search.outcome(position))
          .as(position.text())
          .isEqualTo(EVALUATOR.value(position).outcome());
    }
  }

  /** D. M. Breuker, J. W. H. M. Uiterwijk and H. J. van den Herik (2000): outcomes, up to 7 x 7. */
  @ParameterizedTest
  @CsvSource({"6x6, N", "6x7, L", "7x6, R", "7x7, N", "5x8, R", "5x7, R", "6x8, R", "8x6, L"})
  void largerBoardsAsInTheLiterature(String size, Outcome outcome) {
    assertThat(search().outcome(position("domineering(" + size + ")"))).isEqualTo(outcome);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2x4", "3x4", "4x4", "4x5", "5x4", "2x9"})
  void boundsLieOnBothSidesOfTheValue(String size) {
    Random random = new Random(SEED);
    int rows = size.charAt(0) - '0';
    int columns = size.charAt(2) - '0';
    Placements board = placements(position("domineering(" + size + ")"));
    PlacementBounds bounds = bounds(board, rows, columns);
    int decided = 0;
    for (int i = 0; i < 400; i++) {
      long taken = quarter(random) & (1L << rows * columns) - 1;
      ShortGame value = EVALUATOR.value(position(board(rows, columns, taken)));
      bounds.find(~taken & (1L << rows * columns) - 1);
      Dyadic scaled = Thermography.mean(value).shiftLeft(10);
      assertThat(scaled).isGreaterThanOrEqualTo(Dyadic.of(bounds.mean(Player.LEFT)));
      assertThat(scaled.negate()).isGreaterThanOrEqualTo(Dyadic.of(bounds.mean(Player.RIGHT)));
      for (Player mover : Player.values()) {
        Boolean wins = bounds.wins(mover);
        if (wins != null) {
          decided++;
          assertThat(wins).isEqualTo(value.outcome().winsStarting(mover));
        }
      }
    }
    assertThat(decided).isGreaterThan(100);
  }

  private static PlacementBounds bounds(Placements board, int rows, int columns) {
    PlacementBounds bounds =
        PlacementBounds.of(
            board,
            (whole, free) -> List.of(EVALUATOR.value(position(board(rows, columns, ~free)))));
    return Objects.requireNonNull(bounds);
  }

  /** The pieces that fit are the moves, in rulesets that place pieces. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "pieces: . #; left: .. -> ## down; right: .. -> ## right",
        "pieces: . o; left: .. -> oo down; right: ... -> ooo right",
        "pieces: . o; left: ... -> ooo down; right: .. -> oo right"
      })
  void aRulesetOfAFewLinesIsSearchedInTheSameWay(String lines) {
    String card = "game: A Trial\nboard: grid\n" + lines.replace("; ", "\n") + "\n";
    Ruleset ruleset = RulesCards.read(card);
    Catalogue catalogue = Catalogue.of(List.of(ruleset));
    for (String size : List.of("3x4", "4x4", "5x4")) {
      Position start = catalogue.readSum(ruleset.id() + "(" + size + ")");
      assertThat(search().outcome(start)).isEqualTo(new Evaluator().value(start).outcome());
      Position now = start;
      Random random = new Random(SEED);
      for (Player mover = Player.LEFT; ; mover = mover.opponent()) {
        for (Player player : Player.values()) {
          assertThat(now.moves(player))
              .extracting(move -> placements(move.to()).free())
              .containsExactlyInAnyOrderElementsOf(afterPieces(now, player));
        }
        List<Move> moves = now.moves(mover);
        if (moves.isEmpty()) {
          break;
        }
        now = moves.get(random.nextInt(moves.size())).to();
      }
    }
  }

  private static List<Long> afterPieces(Position position, Player player) {
    Placements board = placements(position);
    return Arrays.stream(board.pieces(player))
        .filter(piece -> (piece & ~board.free()) == 0)
        .mapToObj(piece -> board.free() & ~piece)
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board: grid; pieces: . #; left: .. -> ## down; right: .. -> ## right if next to #",
        "board: grid; pieces: . x/o; left: .. -> xx down; right: .. -> oo right unless next to x"
      })
  void whatAsksForMoreThanRoomPlacesNoPieces(String lines) {
    Ruleset ruleset = RulesCards.read("game: A Trial\n" + lines.replace("; ", "\n") + "\n");
    Position start = Catalogue.of(List.of(ruleset)).readSum(ruleset.id() + "(3x4)");
    assertThat(start.packing().orElseThrow().expander().placements(start)).isEmpty();
  }

  /** What is stopped goes on, with one thread or two, and says how far it came. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aSearchThatIsStoppedGoesOn(boolean parallel) throws Exception {
    OutcomeSearch search = new OutcomeSearch(new Evaluator(), parallel, progress -> {});
    Position position = position("domineering(6x8)");
    int stops = 0;
    Optional<Boolean> won = Optional.empty();
    for (int millis = 100; won.isEmpty(); millis *= 2) {
      try {
        won =
            Optional.of(
                Computation.within(
                    Limits.ofTime(Duration.ofMillis(millis)),
                    () -> search.wins(position, Player.LEFT)));
      } catch (ComputationStopped stopped) {
        stops++;
        SearchStanding standing = search.standing(position, Player.LEFT, 5);
        assertThat(standing.moves()).isEqualTo(40);
        assertThat(standing.line()).isNotEmpty();
      }
    }
    assertThat(won).contains(false);
    assertThat(stops).isPositive();
    assertThat(search.known(position, Player.LEFT)).contains(false);
  }

  @Test
  void theTableGivesBackWhatWasEntered() {
    DecidedBoards table = new DecidedBoards(1 << 22);
    Random random = new Random(SEED);
    Map<Long, Boolean> entered = new HashMap<>();
    for (int i = 0; i < 200_000; i++) {
      long board = random.nextLong();
      boolean wins = random.nextBoolean();
      entered.put(board, wins);
      table.put(board, Player.LEFT, wins, random.nextInt(100));
    }
    table.put(0, Player.RIGHT, true, 1);
    assertThat(table.find(0, Player.RIGHT)).isTrue();
    assertThat(table.find(0, Player.LEFT)).isNull();
    int found = 0;
    for (Map.Entry<Long, Boolean> entry : entered.entrySet()) {
      Boolean known = table.find(entry.getKey(), Player.LEFT);
      if (known != null) {
        found++;
        assertThat(known).isEqualTo(entry.getValue());
      }
      assertThat(table.find(entry.getKey(), Player.RIGHT)).isNull();
    }
    assertThat(found).isBetween(60_000, 200_000);
    assertThat(table.bytes()).isLessThanOrEqualTo(1 << 22);
  }
}
