package org.gamester.papers.geography;

import static org.gamester.papers.geography.Geography.PAPER;
import static org.gamester.papers.geography.Geography.game;
import static org.gamester.papers.geography.Geography.sum;
import static org.gamester.papers.geography.Geography.value;
import static org.gamester.papers.geography.Geography.winningMoves;

import java.util.List;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.values.Dyadic;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.Thermography;

/** The opening puzzle and the sum of three boards in Section 2. */
final class ExampleClaims {

  private static final String PUZZLE = "A(3,2,1)-A(3,1,2)-A(1,1,1)";
  private static final List<String> PUZZLE_PARTS = List.of("A(3,2,1)", "A(3,1,2)", "A(1,1,1)");
  private static final List<String> PUZZLE_VALUES = List.of("{3|2}", "2*", "1/2");
  private static final List<String> PUZZLE_BOARDS =
      List.of("..###.|@....#", ".###..|@...##", ".#.|@.#");

  private static final String SUM = "A(3,12,4)+A(7,12,1)-A(9,15,6)";
  private static final List<String> SUM_PARTS = List.of("A(3,12,4)", "A(7,12,1)", "A(9,15,6)");
  private static final String LEFT_IN_SECOND = "A(3,12,4) + A(7,11,2) - A(9,15,6)";
  private static final String LEFT_IN_THIRD = "A(3,12,4) + A(7,12,1) - B(7,14,9)";
  private static final List<Dyadic> SUM_TEMPERATURES =
      List.of(Dyadic.of(7, 3), Dyadic.of(15, 4), Dyadic.of(29, 5));

  private ExampleClaims() {}

  static List<Claim> claims() {
    return List.of(
        puzzlePicture(),
        puzzleSummands(),
        puzzleValue(),
        puzzleOutcome(),
        puzzleLeft(),
        puzzleRight(),
        puzzleHottest(),
        sumOutcome(),
        sumMean(),
        sumTemperature(),
        sumTemperatures(),
        rightsOnlyMove(),
        rightsMoveIsTo8(),
        rightsMoveIsNegative(),
        rightsMean(),
        leftsMoves(),
        leftsBestMove(),
        heuristicForRight());
  }

  private static Claim puzzlePicture() {
    return PAPER
        .claim("Opening puzzle, picture")
        .says("The three boards of the puzzle are A(3,2,1), A(3,1,2) and A(1,1,1).")
        .forAll("board in 1..3 only")
        .ofNamed(i -> PUZZLE_PARTS.get(i - 1))
        .computed(i -> value(sum(PUZZLE_PARTS.get(i - 1))))
        .lost("the open cells and the signs; seven visited cells remain in the top row, four below")
        .refitted(
            "the boards " + String.join(", ", PUZZLE_BOARDS) + " with as many visited cells",
            i -> value(Board.read(PUZZLE_BOARDS.get(i - 1))))
        .build();
  }

  private static Claim puzzleSummands() {
    return PAPER
        .claim("Opening puzzle, summands")
        .says("A(3,2,1) = {3|2}, A(3,1,2) = 2* and A(1,1,1) = 1/2.")
        .forAll("board in 1..3 only")
        .ofNamed(i -> PUZZLE_PARTS.get(i - 1))
        .computed(i -> value(sum(PUZZLE_PARTS.get(i - 1))))
        .printed(i -> game(PUZZLE_VALUES.get(i - 1)))
        .build();
  }

  private static Claim puzzleValue() {
    return PAPER
        .claim("Opening puzzle, value")
        .says(PUZZLE + " = {1/2* | -1/2*}.")
        .fact()
        .computed(() -> value(sum(PUZZLE)))
        .printed(() -> game("{1/2*|-1/2*}"))
        .build();
  }

  private static Claim puzzleOutcome() {
    return PAPER
        .claim("Opening puzzle, outcome")
        .says("The first player wins.")
        .fact()
        .computed(() -> value(sum(PUZZLE)).outcome())
        .printed(() -> Outcome.N)
        .build();
  }

  private static Claim puzzleLeft() {
    return PAPER
        .claim("Opening puzzle, Left's move")
        .says("Left should move in A(3,2,1) to B(3,2,2).")
        .fact()
        .computed(() -> winningMoves(sum(PUZZLE), Player.LEFT))
        .printed(() -> List.of("B(3,2,2) - A(3,1,2) - A(1,1,1)"))
        .corrected(
            "to B(3,1,2), Left's only winning move; there is no move to B(3,2,2)",
            () -> List.of("B(3,1,2) - A(3,1,2) - A(1,1,1)"))
        .build();
  }

  private static Claim puzzleRight() {
    return PAPER
        .claim("Opening puzzle, Right's move")
        .says("Right should move in A(3,2,1) to B(3,0,3).")
        .fact()
        .computed(() -> winningMoves(sum(PUZZLE), Player.RIGHT))
        .printed(() -> List.of("B(3,0,3) - A(3,1,2) - A(1,1,1)"))
        .corrected(
            "to B(2,1,3), Right's only winning move; there is no move to B(3,0,3)",
            () -> List.of("B(2,1,3) - A(3,1,2) - A(1,1,1)"))
        .build();
  }

  private static Claim puzzleHottest() {
    return PAPER
        .claim("Opening puzzle, heuristic")
        .says("A(3,2,1), the summand in which to move, is the hottest.")
        .forAll("board in 2..3 only")
        .ofNamed(i -> PUZZLE_PARTS.get(i - 1))
        .computed(i -> temperature(PUZZLE_PARTS.get(i - 1)))
        .printed(Comparison.LESS, i -> temperature(PUZZLE_PARTS.getFirst()))
        .build();
  }

  private static Claim sumOutcome() {
    return PAPER
        .claim("Section 2, example, outcome")
        .says(SUM + " is fuzzy: the first player wins.")
        .fact()
        .computed(() -> value(sum(SUM)).outcome())
        .printed(() -> Outcome.N)
        .build();
  }

  private static Claim sumMean() {
    return PAPER
        .claim("Section 2, example, mean")
        .says(SUM + " has mean 29/32.")
        .fact()
        .computed(() -> Thermography.mean(value(sum(SUM))))
        .printed(() -> Dyadic.of(29, 5))
        .build();
  }

  private static Claim sumTemperature() {
    return PAPER
        .claim("Section 2, example, temperature")
        .says(SUM + " has temperature 15/16.")
        .fact()
        .computed(() -> temperature(SUM))
        .printed(() -> Dyadic.of(15, 4))
        .build();
  }

  private static Claim sumTemperatures() {
    return PAPER
        .claim("Section 2, example, temperatures of the summands")
        .says("The summands have temperatures 7/8, 15/16 and 29/32.")
        .forAll("summand in 1..3 only")
        .ofNamed(i -> SUM_PARTS.get(i - 1))
        .computed(i -> temperature(SUM_PARTS.get(i - 1)))
        .printed(i -> SUM_TEMPERATURES.get(i - 1))
        .build();
  }

  private static Claim rightsOnlyMove() {
    return PAPER
        .claim("Section 2, example, Right's moves")
        .says("Right's only winning move is in A(7,12,1).")
        .fact()
        .computed(() -> winningMoves(sum(SUM), Player.RIGHT))
        .printed(() -> List.of("A(3,12,4) + B(2,11,7) - A(9,15,6)"))
        .build();
  }

  private static Claim rightsMoveIsTo8() {
    return PAPER
        .claim("Section 2, example, value of Right's move")
        .says("That move in A(7,12,1) is to 8.")
        .fact()
        .computed(() -> value(sum("A(7,12,1)").options(Player.RIGHT).getFirst()))
        .printed(() -> 8)
        .build();
  }

  private static Claim rightsMoveIsNegative() {
    return PAPER
        .claim("Section 2, example, sign of Right's move")
        .says("A(3,12,4) + 8 - A(9,15,6) < 0.")
        .fact()
        .computed(() -> afterRightsMove())
        .printed(Comparison.LESS, () -> ShortGame.ZERO)
        .build();
  }

  private static Claim rightsMean() {
    return PAPER
        .claim("Section 2, example, mean of Right's move")
        .says("A(3,12,4) + 8 - A(9,15,6) has mean -1/32.")
        .fact()
        .computed(() -> Thermography.mean(afterRightsMove()))
        .printed(() -> Dyadic.of(-1, 5))
        .build();
  }

  private static ShortGame afterRightsMove() {
    return value(sum("A(3,12,4)-A(9,15,6)")).plus(ShortGame.integer(8));
  }

  private static Claim leftsMoves() {
    return PAPER
        .claim("Section 2, example, Left's moves")
        .says("Left has winning moves in A(7,12,1) and in -A(9,15,6).")
        .fact()
        .holds(
            () ->
                winningMoves(sum(SUM), Player.LEFT)
                    .containsAll(List.of(LEFT_IN_SECOND, LEFT_IN_THIRD)))
        .note(
            "Both of Left's moves in A(3,12,4) win too; her only losing move is that to B(7,11,2)"
                + " in A(7,12,1).")
        .build();
  }

  private static Claim leftsBestMove() {
    return PAPER
        .claim("Section 2, example, Left's best move")
        .says("Moving in -A(9,15,6) leaves Left with a strictly greater game than in A(7,12,1).")
        .fact()
        .computed(() -> value(sum(LEFT_IN_THIRD)).relationTo(value(sum(LEFT_IN_SECOND))))
        .printed(() -> Relation.GREATER)
        .amended(
            "strictly less; Left's only best move is that to A(7,11,2), in the hottest summand",
            () -> Relation.LESS)
        .build();
  }

  private static Claim heuristicForRight() {
    return PAPER
        .claim("Section 2, example, heuristic")
        .says(
            "The heuristic of moving in the hottest summand gives A(7,12,1), Right's only choice.")
        .forAll("summand in 1..3 only")
        .ofNamed(i -> SUM_PARTS.get(i - 1))
        .computed(i -> temperature(SUM_PARTS.get(i - 1)))
        .printed(Comparison.AT_MOST, i -> temperature("A(7,12,1)"))
        .note("Left's only best move is in that summand too.")
        .build();
  }

  private static Dyadic temperature(String positions) {
    return Thermography.temperature(value(sum(positions)));
  }
}
