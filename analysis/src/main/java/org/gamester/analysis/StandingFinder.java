package org.gamester.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntBiFunction;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/// Finds how far a search has come, from what it remembers; evaluates nothing.
///
/// @param disproof how much there seems to be to do until it is found that the player to move loses
///   a position: 0 if that is known, [SearchState#INFINITE] if that player wins, or [#NOT_MET]
record StandingFinder(ToIntBiFunction<Position, Player> disproof) {

  static final int NOT_MET = -1;

  /// From the tables of a search.
  static StandingFinder in(SearchParts parts, SearchStates states, SearchExpander expander) {
    return new StandingFinder(
        (position, mover) -> disproof(position, mover, parts, states, expander));
  }

  /// See [OutcomeSearch#standing].
  SearchStanding standing(Position position, Player first, int most) {
    int moves = 0;
    int refuted = 0;
    List<Move> line = new ArrayList<>();
    Position reached = position;
    Player mover = first;
    boolean goesOn = true;
    while (goesOn && line.size() < most) {
      Move best = null;
      int least = SearchState.INFINITE;
      for (List<Move> alike : MoveAnalysis.byPosition(reached, mover).values()) {
        int left = disproof.applyAsInt(alike.getFirst().to(), mover.opponent());
        if (reached == position) {
          moves++;
          refuted += left == SearchState.INFINITE ? 1 : 0;
        }
        if (left != NOT_MET && left < least) {
          least = left;
          best = alike.getFirst();
        }
      }
      goesOn = best != null && least > 0;
      if (best != null) {
        line.add(best);
        reached = best.to();
        mover = mover.opponent();
      }
    }
    return new SearchStanding(first, moves, refuted, line);
  }

  /// The disproof number of a position, or what stands for it in the search of a whole board.
  private static int disproof(
      Position position,
      Player mover,
      SearchParts parts,
      SearchStates states,
      SearchExpander expander) {
    PlacementSearches.Asked asked = expander.wholeBoard(position);
    if (asked != null) {
      return asked.search().disproof(asked.free(), mover);
    }
    SearchSum sum = expander.knownSum(position);
    if (sum == null) {
      return NOT_MET;
    }
    SearchState state = states.find(mover == Player.LEFT ? sum : sum.negative(parts));
    return state == null ? NOT_MET : state.disproof();
  }
}
