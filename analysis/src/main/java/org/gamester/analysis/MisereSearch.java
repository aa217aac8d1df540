package org.gamester.analysis;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * Who wins a position if a player to move who has no move wins.
 *
 * <p>By the definition, see {@link WinSearch}. Of what positions say of themselves only the moves
 * are used: components, normal forms and candidates keep values, which say nothing on misere play,
 * where G - G need not be 0. What is used is that a sum does not depend on the order of its parts,
 * and that an impartial sum is the same for both players.
 *
 * <p>Cost: one expansion for each sum of parts that can be reached, times two for partizan ones.
 * Sums of equal parts in another order are one.
 */
final class MisereSearch extends WinSearch<MisereSearch.State> {

  /**
   * A sum and who is to move in it.
   *
   * @param mover null if the sum is impartial, so that it does not matter
   */
  record State(SumOfParts sum, @Nullable Player mover) {}

  /** The positions that the moves of one part lead to. */
  record Options(List<Position> left, List<Position> right) {
    boolean isDead() {
      return left.isEmpty() && right.isEmpty();
    }
  }

  private final PositionMemory<Position, Options> optionsOfParts;

  MisereSearch(
      PositionMemory<State, Boolean> memory,
      PositionMemory<Position, Options> optionsOfParts,
      EvaluationReport report) {
    super(memory, report);
    this.optionsOfParts = optionsOfParts;
  }

  /**
   * The outcome of a position under misere play.
   *
   * @throws LoopyPositionException if play can return to a position
   */
  Outcome outcome(Position position) {
    SumOfParts sum = SumOfParts.of(SumOfParts.summands(position), this::isDead);
    return Outcome.of(wins(state(sum, Player.LEFT)), wins(state(sum, Player.RIGHT)));
  }

  private static State state(SumOfParts sum, Player mover) {
    return new State(sum, sum.isImpartial() ? null : mover);
  }

  private boolean isDead(Position part) {
    return options(part).isDead();
  }

  private Options options(Position part) {
    Options found = optionsOfParts.get(part);
    if (found == null) {
      List<Position> left = distinct(part.options(Player.LEFT));
      List<Position> right = part.isImpartial() ? left : distinct(part.options(Player.RIGHT));
      found = new Options(left, right);
      optionsOfParts.put(part, found);
    }
    return found;
  }

  private static List<Position> distinct(List<Position> positions) {
    Set<Position> distinct = new LinkedHashSet<>(positions);
    return List.copyOf(distinct);
  }

  @Override
  @Nullable Boolean known(State state) {
    return state.sum.size() == 0 ? true : null;
  }

  @Override
  List<State> replies(State state) {
    Player mover = state.mover == null ? Player.LEFT : state.mover;
    List<State> replies = new ArrayList<>();
    for (int i = 0; i < state.sum.size(); i++) {
      Options options = options(state.sum.part(i));
      for (Position to : mover == Player.LEFT ? options.left() : options.right()) {
        replies.add(state(state.sum.moved(i, to, this::isDead), mover.opponent()));
      }
    }
    return replies;
  }

  @Override
  boolean winsWithoutMove() {
    return true;
  }

  @Override
  Position position(State state) {
    return state.sum.position();
  }
}
