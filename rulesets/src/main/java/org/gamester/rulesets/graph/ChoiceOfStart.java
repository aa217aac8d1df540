package org.gamester.rulesets.graph;

import java.util.List;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.Subset;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/** A graph without a token: the first turn puts it on a vertex. Moves are in number order. */
sealed class ChoiceOfStart implements Position permits ImpartialChoiceOfStart {
  private final TokenGame rules;
  private final ColouredArena arena;

  ChoiceOfStart(TokenGame rules, ColouredArena arena) {
    this.rules = rules;
    this.arena = arena;
  }

  @Override
  public final Rules rules() {
    return rules;
  }

  @Override
  public List<Move> moves(Player player) {
    List<String> names = arena.graph().names();
    Subset edges = Subset.upTo(arena.graph().edges().size());
    PositionMoves moves = new PositionMoves(4, names.size());
    for (int vertex = 0; vertex < names.size(); vertex++) {
      moves.add(Move.of(rules.token(arena, edges, vertex), "start at " + names.get(vertex)));
    }
    return moves.toList();
  }

  @Override
  public final String text() {
    return (arena.graph().write() + " at ?").strip();
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other instanceof ChoiceOfStart that
        && rules.equals(that.rules)
        && text().equals(that.text());
  }

  @Override
  public final int hashCode() {
    return text().hashCode();
  }

  @Override
  public final String toString() {
    return rules.text(this);
  }
}
