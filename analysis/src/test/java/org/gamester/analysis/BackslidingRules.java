package org.gamester.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Backsliding Toads and Frogs from the text of its rules, in letters and with nothing of the
 * program: a toad slides one cell to the right or back, or jumps over one frog to the right; a frog
 * likewise to the left.
 */
final class BackslidingRules {

  private BackslidingRules() {}

  private static List<String> moves(String row, char mover) {
    int forward = mover == 't' ? 1 : -1;
    char enemy = mover == 't' ? 'f' : 't';
    List<String> moves = new ArrayList<>();
    for (int i = 0; i < row.length(); i++) {
      if (row.charAt(i) != mover) {
        continue;
      }
      for (int to : new int[] {i + forward, i - forward, i + 2 * forward}) {
        boolean isFree = to >= 0 && to < row.length() && row.charAt(to) == '.';
        boolean isJump = Math.abs(to - i) == 2;
        if (isFree && (!isJump || row.charAt(i + forward) == enemy)) {
          StringBuilder after = new StringBuilder(row);
          after.setCharAt(i, '.');
          after.setCharAt(to, mover);
          moves.add(after.toString());
        }
      }
    }
    return moves;
  }

  private static char opponent(char player) {
    return player == 't' ? 'f' : 't';
  }

  /** Whether the mover loses: every move leads to a win of the opponent, within finitely many. */
  static boolean isLost(String row, char mover) {
    Set<String> rows = new HashSet<>(Set.of(row));
    List<String> waiting = new ArrayList<>(rows);
    for (int i = 0; i < waiting.size(); i++) {
      for (char player : "tf".toCharArray()) {
        for (String next : moves(waiting.get(i), player)) {
          if (rows.add(next)) {
            waiting.add(next);
          }
        }
      }
    }
    Map<String, Boolean> wins = new HashMap<>();
    for (boolean isNew = true; isNew; ) {
      isNew = false;
      for (String at : rows) {
        for (char player : "tf".toCharArray()) {
          if (wins.containsKey(player + at)) {
            continue;
          }
          List<Boolean> replies = new ArrayList<>();
          moves(at, player).forEach(next -> replies.add(wins.get(opponent(player) + next)));
          if (replies.contains(false) || replies.stream().allMatch(Boolean.TRUE::equals)) {
            wins.put(player + at, replies.contains(false));
            isNew = true;
          }
        }
      }
    }
    return Boolean.FALSE.equals(wins.get(mover + row));
  }
}
