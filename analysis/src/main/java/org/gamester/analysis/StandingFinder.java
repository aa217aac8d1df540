package org.gamester.analysis;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/// Finds how far a search has come, from what is in its tables; evaluates nothing.
record StandingFinder(SearchParts parts, SearchStates states, SearchExpander expander) {

  private static final int NOT_MET = -1;

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
        int disproof = disproof(alike.getFirst().to(), mover.opponent());
        if (reached == position) {
          moves++;
          refuted += disproof == SearchState.INFINITE ? 1 : 0;
        }
        if (disproof != NOT_MET && disproof < least) {
          least = disproof;
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

  /// The disproof number of a position, or what stands for it in the search of a whole board;
  /// infinite if the player to move wins.
  private int disproof(Position position, Player mover) {
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
