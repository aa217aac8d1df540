package org.gamester.rulesets.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.board.BoardPosition;
import org.gamester.rulesets.board.Graph;
import org.gamester.rulesets.board.Graph.Edge;
import org.gamester.rulesets.graph.ColouringGame.NextTo;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;

/** Games in which what may be coloured depends on the colours next to it. */
final class ColouringGameTest {

  private static final Graph PATH =
      new Graph(
          List.of("1", "2", "3"),
          "",
          List.of(new Edge(0, 1, false, "", 0), new Edge(1, 2, false, "", 0)));

  private static BoardPosition position(ColouringGame game, NextTo... vertices) {
    return game.position(game.coloured(PATH, vertex -> vertices[vertex]));
  }

  private static List<String> moves(BoardPosition position, Player player) {
    return position.moves(player).stream().map(Move::name).toList();
  }

  @Test
  void gamesAreEqualIfTheSameMayBeColoured() {
    ColouringGame expanding = ColouringGame.of(Set.of(NextTo.LEFT), Set.of(NextTo.RIGHT));
    assertThat(expanding)
        .isEqualTo(ColouringGame.of(Set.of(NextTo.LEFT), Set.of(NextTo.RIGHT)))
        .isNotEqualTo(ColouringGame.of(Set.of(NextTo.LEFT), Set.of(NextTo.LEFT)));
  }

  @Test
  void aPlayerColoursWhatIsNextToTheRightColour() {
    ColouringGame expanding = ColouringGame.of(Set.of(NextTo.LEFT), Set.of(NextTo.RIGHT));
    BoardPosition start = position(expanding, NextTo.LEFT, NextTo.NEITHER, NextTo.RIGHT);
    assertThat(moves(start, Player.LEFT)).containsExactly("1");
    assertThat(moves(start, Player.RIGHT)).containsExactly("3");
  }

  /** A coloured vertex goes, its neighbours are next to it, and one next to both goes too. */
  @Test
  void settledPositionsSayWhatVerticesAreNextTo() {
    ColouringGame any = ColouringGame.of(Set.of(NextTo.values()), Set.of(NextTo.values()));
    BoardPosition start = position(any, NextTo.NEITHER, NextTo.NEITHER, NextTo.RIGHT);
    BoardPosition first = ((BoardPosition) start.moves(Player.LEFT).getFirst().to()).settled();
    assertThat(any.nextTo(first, 0)).isEmpty();
    assertThat(any.nextTo(first, 1)).contains(NextTo.LEFT);
    assertThat(any.nextTo(first, 2)).contains(NextTo.RIGHT);
    BoardPosition second = ((BoardPosition) start.moves(Player.LEFT).get(1).to()).settled();
    assertThat(any.nextTo(second, 0)).contains(NextTo.LEFT);
    assertThat(any.nextTo(second, 2)).isEmpty();
  }
}
