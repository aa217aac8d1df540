package org.gamester.values.misere;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;
import org.gamester.values.Computation;

/** The canonical games of misere play born by a day: 1, 2, 3, 5, 22, 4171780, ... */
public final class MisereDays {

  private MisereDays() {}

  /**
   * The games born by day {@code day}, in ascending order: by day n + 1 those whose options are
   * among the games born by day n.
   *
   * @param maxGames stops before more games than that
   * @param maxOptions leaves out games with more options than that
   */
  public static List<MisereGame> born(int day, int maxGames, int maxOptions) {
    MisereGames games = new MisereGames();
    List<MisereGame> born = maxGames > 0 ? List.of(games.zero()) : List.of();
    for (int n = 1; n <= day; n++) {
      List<MisereGame> next = nextDay(games, born, maxGames, maxOptions);
      if (next.equals(born)) {
        return born;
      }
      born = next;
    }
    return born;
  }

  /** Tries all sets of at most that many options. */
  private static List<MisereGame> nextDay(
      MisereGames games, List<MisereGame> born, int maxGames, int maxOptions) {
    TreeSet<MisereGame> next = new TreeSet<>(born);
    Deque<Integer> chosen = new ArrayDeque<>();
    boolean isAnother = true;
    while (isAnother && next.size() < maxGames) {
      Computation.poll();
      next.add(games.of(chosen.stream().map(born::get).toList()));
      isAnother = choose(chosen, born.size(), maxOptions);
    }
    return List.copyOf(next);
  }

  /** The next set of numbers below {@code count}, the greatest first; false after the last. */
  private static boolean choose(Deque<Integer> chosen, int count, int most) {
    int next = chosen.isEmpty() ? 0 : chosen.element() + 1;
    if (chosen.size() < most && next < count) {
      chosen.push(next);
      return true;
    }
    while (!chosen.isEmpty()) {
      int raised = chosen.pop() + 1;
      if (raised < count) {
        chosen.push(raised);
        return true;
      }
    }
    return false;
  }
}
