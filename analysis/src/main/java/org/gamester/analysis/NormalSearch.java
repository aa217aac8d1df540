package org.gamester.analysis;

import java.util.ArrayList;
import java.util.List;
import org.gamester.analysis.ComponentMoves.Part;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * Who wins a position under normal play, without its value.
 *
 * <p>A position is searched as one component and the value of all that is beside it. When a move
 * breaks the component into several, the one with the most moves is searched on, and the others are
 * evaluated: they are small, and few are distinct. Both are right because equal games may replace
 * each other in a sum, under normal play (law 3): so components and normal forms may be used as
 * they are for values. If all that is left is a value, its outcome is known. The negative of a
 * component is searched as the component with the players exchanged.
 *
 * <p>Cost: one expansion for each pair of a component and a value beside it that the search meets,
 * and the values of components with at most half of the moves. A search that finds a winning move
 * looks at no other; the value needs all.
 */
final class NormalSearch extends WinSearch<NormalSearch.State> {

  /**
   * A component, a value beside it, and who is to move.
   *
   * @param component null if all that is left is the value
   */
  record State(@Nullable Component component, ShortGame value, Player mover) {}

  private final Walks<ShortGame> values;
  private final ComponentMoves moves = new ComponentMoves();

  /**
   * @param values evaluate what is beside the component
   */
  NormalSearch(
      PositionMemory<State, Boolean> memory, Walks<ShortGame> values, EvaluationReport report) {
    super(memory, report);
    this.values = values;
  }

  /** The parts of a position. */
  List<Part> parts(Position position) {
    return moves.parts(position);
  }

  /**
   * The outcome of the sum of some parts under normal play.
   *
   * @throws LoopyPositionException if play can return to a position
   */
  Outcome outcome(List<Part> parts) {
    return Outcome.of(
        wins(state(parts, ShortGame.ZERO, Player.LEFT)),
        wins(state(parts, ShortGame.ZERO, Player.RIGHT)));
  }

  @Override
  @Nullable Boolean known(State state) {
    return state.component == null ? state.value.outcome().winsStarting(state.mover) : null;
  }

  @Override
  List<State> replies(State state) {
    List<State> replies = new ArrayList<>();
    Player opponent = state.mover.opponent();
    if (state.component != null) {
      for (List<Part> option : moves.options(state.component, state.mover)) {
        replies.add(state(option, state.value, opponent));
      }
    }
    for (ShortGame option : state.value.options(state.mover)) {
      replies.add(new State(state.component, option, opponent));
    }
    return replies;
  }

  /** The state of a sum of parts and a value: all parts but the largest are evaluated. */
  private State state(List<Part> parts, ShortGame value, Player mover) {
    Part largest = null;
    int most = -1;
    for (Part part : parts) {
      int count =
          isEvaluated(part.component())
              ? -1
              : parts.size() == 1 ? 0 : moves.optionCount(part.component());
      if (count > most) {
        largest = part;
        most = count;
      }
    }
    ShortGame beside = value;
    for (Part part : parts) {
      if (part != largest) {
        ShortGame of = value(part.component());
        beside = beside.plus(part.isNegative() ? of.negate() : of);
      }
    }
    if (largest == null) {
      return new State(null, beside, mover);
    }
    return largest.isNegative()
        ? new State(largest.component(), beside.negate(), mover.opponent())
        : new State(largest.component(), beside, mover);
  }

  /** Whether a component has a value by a theorem, or a Grundy value. */
  private static boolean isEvaluated(Component component) {
    return component instanceof Component.Whole(Position position)
        && (position.isImpartial() || position.knownValue().isPresent());
  }

  private ShortGame value(Component component) {
    return switch (component) {
      case Component.Whole(Position position) -> values.result(position);
      case Component.Packed packed -> values.result(packed.packing(), packed.words());
    };
  }

  @Override
  boolean winsWithoutMove() {
    return false;
  }

  @Override
  Position position(State state) {
    return state.component == null
        ? new org.gamester.rulesets.ValuePosition(state.value)
        : state.component.position();
  }
}
