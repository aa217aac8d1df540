package org.gamester.rulesets.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardAlphabet;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.compiled.MoveProgram;
import org.gamester.rulesets.compiled.MoveProgram.Finding;
import org.gamester.rulesets.compiled.MoveTable;
import org.gamester.rulesets.compiled.MoveTree;
import org.gamester.rulesets.compiled.MoveTree.*;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * The patterns of a ruleset as trees of moves, one for each pattern, which are compiled when moves
 * are first asked for. Moves are found by pattern, then by the first cell, then by direction.
 */
final class PatternMoves {

  /** Slots of the first cell, and of the step to the next one or of a neighbour on a graph. */
  private static final int FIRST = MoveProgram.FIRST_SLOT;

  private static final int NEXT = FIRST + 2;
  private static final int FREE = NEXT + 2;

  private final RulesCard card;
  private final boolean onGraph;
  private final MoveTable table = new MoveTable();
  private volatile @Nullable MoveProgram program;
  private @Nullable String relevant;
  private @Nullable Adjacency adjacency;

  PatternMoves(RulesCard card, boolean onGraph) {
    this.card = card;
    this.onGraph = onGraph;
  }

  /** Finds the moves of a player. There are none once a player has won. */
  void find(Board board, Player player, BoardMoves moves) {
    if (!card.end().hasGoals() || card.end().winner(board, player, card.letters()).isEmpty()) {
      program().find(board, player, moves);
    }
  }

  /** How the play has ended on a board; empty while it goes on. */
  Optional<Ending> ending(Board board, Player mover, BooleanSupplier canMove) {
    return card.end().ending(board, mover, card.letters(), canMove);
  }

  /** The letters of cells that some move depends on. */
  String relevant() {
    String known = relevant;
    if (known == null) {
      known = card.relevant();
      relevant = known;
    }
    return known;
  }

  /** Which cells belong together. */
  Adjacency adjacency() {
    Adjacency known = adjacency;
    if (known == null) {
      known = card.adjacency();
      adjacency = known;
    }
    return known;
  }

  /** Whether it is seen that nobody can ever move in a region. */
  boolean isDead(Region region) {
    return card.end().convention() != Convention.ENDING && program().isDead(region);
  }

  /** Whether each pattern fills free cells, wherever they are, with what no move depends on. */
  boolean placePieces() {
    return card.end().convention() == Convention.NORMAL
        && !card.end().hasGoals()
        && !onGraph
        && relevant().length() == 1
        && isPlacement(Player.LEFT)
        && isPlacement(Player.RIGHT);
  }

  private boolean isPlacement(Player player) {
    String free = relevant();
    return card.of(player).stream()
        .allMatch(
            pattern ->
                pattern.neighbours().isEmpty()
                    && pattern.before().chars().allMatch(letter -> free.indexOf(letter) >= 0)
                    && pattern.after().chars().noneMatch(letter -> free.indexOf(letter) >= 0));
  }

  /** The player from whom a cut takes moves, if that is all it does. */
  @Nullable Player tiedByCut(boolean betweenRows) {
    return card.end().convention() == Convention.NORMAL ? program().tiedByCut(betweenRows) : null;
  }

  private MoveProgram program() {
    MoveProgram known = program;
    if (known == null) {
      known = compiled();
      program = known;
    }
    return known;
  }

  private synchronized MoveProgram compiled() {
    int[] states = IntStream.range(0, card.letters().length()).toArray();
    return MoveProgram.of(
        finding(Player.LEFT), finding(Player.RIGHT), table, states, states, onGraph);
  }

  private Finding finding(Player player) {
    return new Finding(card.of(player).stream().map(this::tree).toList(), FREE);
  }

  private Step tree(Pattern pattern) {
    Bool neighbours = pattern.neighbours().isEmpty() ? null : neighboursFit(pattern, place(0));
    Step found = pattern.isSingle() || !onGraph ? changing(pattern) : joined(pattern);
    Step step = pattern.isSingle() || onGraph ? found : alongSteps(pattern, found);
    return new ForCells(FIRST, state(pattern.before().charAt(0)), new Body(null, neighbours, step));
  }

  private int state(char letter) {
    return card.letters().indexOf(letter);
  }

  /** The place of a cell of the pattern. */
  private Place place(int i) {
    if (onGraph) {
      return new PlacePair(new NumConstant(1), new NumLocal(i == 0 ? FIRST : NEXT));
    }
    Place first = new PlaceLocal(FIRST);
    Place step = new PlaceLocal(NEXT);
    return switch (i) {
      case 0 -> first;
      case 1 -> new PlaceSum(first, step, false);
      default -> new PlaceSum(first, new PlaceTimes(step, new NumConstant(i)), false);
    };
  }

  private Bool holds(Pattern pattern, int i) {
    return new CellHolds(new CellAt(place(i)), state(pattern.before().charAt(i)));
  }

  private Bool neighboursFit(Pattern pattern, Place place) {
    Bool touches =
        new Any(
            pattern
                .neighbours()
                .chars()
                .<Bool>mapToObj(letter -> new Touches(place, state((char) letter)))
                .toList());
    return pattern.needsNeighbour() ? touches : new Negation(touches);
  }

  /** The move, named by the first and the last cell that it changes. */
  private Found changing(Pattern pattern) {
    List<Change> changes = new ArrayList<>();
    for (int i = 0; i < pattern.before().length(); i++) {
      if (pattern.before().charAt(i) != pattern.after().charAt(i)) {
        changes.add(change(pattern, i));
      }
    }
    int last = changes.size() - 1;
    return new Found(changes, last == 0 ? List.of(0) : List.of(0, last));
  }

  private Change change(Pattern pattern, int i) {
    return new Change(place(i), new NumConstant(state(pattern.after().charAt(i))));
  }

  /**
   * A move on two vertices that an edge joins; one that reads the same from both is found from the
   * first of them.
   */
  private Step joined(Pattern pattern) {
    List<Bool> fits = new ArrayList<>(List.of(holds(pattern, 1)));
    if (pattern.isPalindrome()) {
      Bool isBefore = new NumRelation(Relation.LESS, new NumLocal(NEXT), new NumLocal(FIRST));
      fits.add(
          new Negation(
              pattern.neighbours().isEmpty()
                  ? isBefore
                  : new All(List.of(isBefore, neighboursFit(pattern, place(1))))));
    }
    Step found = new Found(List.of(change(pattern, 0), change(pattern, 1)));
    return new ForNeighbours(NEXT, place(0), new Body(null, new All(fits), found));
  }

  /** A move along each of the steps; those that are treated alike are a loop. */
  private Step alongSteps(Pattern pattern, Step found) {
    List<Step> loops = new ArrayList<>();
    List<Pattern.Step> steps = pattern.steps();
    int from = 0;
    for (int to = 1; to <= steps.size(); to++) {
      if (to == steps.size()
          || isFoundBackwards(pattern, steps.get(to))
              != isFoundBackwards(pattern, steps.get(from))) {
        loops.add(loop(pattern, steps.subList(from, to), found));
        from = to;
      }
    }
    return new MoveTree.Block(loops);
  }

  private Step loop(Pattern pattern, List<Pattern.Step> steps, Step found) {
    int last = pattern.before().length() - 1;
    List<Bool> fits = new ArrayList<>();
    for (int i = 1; i <= last; i++) {
      fits.add(holds(pattern, i));
    }
    if (isFoundBackwards(pattern, steps.getFirst())) {
      fits.add(new Negation(neighboursFit(pattern, place(last))));
    }
    int start =
        table.add(
            steps.stream().map(step -> new PlaceConstant(step.rows(), step.columns())).toList());
    return new ForPlaces(NEXT, start, steps.size(), new Body(null, new All(fits), found));
  }

  /**
   * Whether a move along a step, which reads the same from both ends, is found from the other end
   * if what the neighbours must hold holds there; that end comes first on the board.
   */
  private static boolean isFoundBackwards(Pattern pattern, Pattern.Step step) {
    return pattern.isPalindrome()
        && pattern.steps().contains(step.back())
        && (step.rows() < 0 || step.rows() == 0 && step.columns() < 0);
  }

  /** An alphabet in which the letters of the players, and no others, change places with them. */
  static BoardAlphabet alphabet(RulesCard card, BoardAlphabet usual) {
    return card.left() == ' '
        ? usual.exchangingNone()
        : usual.exchanging(card.left(), card.right());
  }
}
