package org.gamester.cli.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * Which player has placed what on the boards of a play, where the positions themselves do not tell:
 * an empty cell that a move has blocked is the mover's. Positions are given in the order of play;
 * when moves are taken back, play goes on from the earlier position.
 */
final class PlacedPieces {
  private static final String EMPTY = ".";
  private static final String BLOCKED = "#";

  private record Turn(
      Player mover, List<Map<String, String>> boards, List<Map<String, Player>> placed) {}

  private final TreeMap<Integer, Turn> turns = new TreeMap<>();

  /**
   * The cells of each board by the player who placed something there.
   *
   * @param number the number of the move to come
   * @param mover whose move it is
   * @param boards what stands in each cell, by name, of each board
   */
  List<Map<String, Player>> at(int number, Player mover, List<Map<String, String>> boards) {
    turns.tailMap(number, true).clear();
    Turn before = turns.get(number - 1);
    List<Map<String, Player>> placed = new ArrayList<>();
    for (int i = 0; i < boards.size(); i++) {
      boolean isSame = before != null && before.boards().size() == boards.size();
      placed.add(isSame ? placed(before, boards.get(i), i) : Map.of());
    }
    turns.put(number, new Turn(mover, boards, placed));
    return placed;
  }

  private static Map<String, Player> placed(
      @Nullable Turn before, Map<String, String> board, int index) {
    if (before == null || !before.boards().get(index).keySet().equals(board.keySet())) {
      return Map.of();
    }
    Map<String, Player> placed = new HashMap<>(before.placed().get(index));
    board.forEach(
        (cell, state) -> {
          boolean wasEmpty = EMPTY.equals(before.boards().get(index).get(cell));
          if (state.equals(BLOCKED) && wasEmpty) {
            placed.put(cell, before.mover());
          } else if (!state.equals(BLOCKED)) {
            placed.remove(cell);
          }
        });
    return placed;
  }
}
