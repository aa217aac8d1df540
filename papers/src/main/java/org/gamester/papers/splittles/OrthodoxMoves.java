package org.gamester.papers.splittles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.gamester.analysis.Evaluator;
import org.gamester.papers.splittles.SplittlesGame.HeapPair;
import org.gamester.script.claims.JavaFunctions;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.Thermography;

/**
 * Section 6: orthodox moves of odd versus even, among all moves in heaps, including dominated and
 * reversible ones. A Left move is orthodox at the temperature t of G if the Right wall of the
 * option at t is L_t(G) + t.
 */
record OrthodoxMoves(Evaluator evaluator) {

  private SplittlesGame game() {
    return OddVersusEven.oddVersusEven(evaluator);
  }

  private static Dyadic wall(ShortGame game, Player player, Dyadic t) {
    return Thermography.of(game).wall(player).valueAt(t);
  }

  /** The moves that are orthodox at the temperature of G_n. */
  private List<HeapPair> orthodox(Player player, int n) {
    ShortGame heap = game().heapValue(n);
    Dyadic t = Thermography.temperature(heap);
    Dyadic goal = wall(heap, player, t).plus(player == Player.LEFT ? t : t.negate());
    return game().rests(player, n).stream()
        .distinct()
        .filter(rest -> wall(game().value(rest), player.opponent(), t).equals(goal))
        .toList();
  }

  /** The moves that score best at the temperature of G_n. */
  private List<HeapPair> bestScoring(Player player, int n) {
    Dyadic t = Thermography.temperature(game().heapValue(n));
    List<HeapPair> rests = game().rests(player, n).stream().distinct().toList();
    Stream<Dyadic> scores =
        rests.stream().map(rest -> wall(game().value(rest), player.opponent(), t));
    Dyadic best =
        scores.reduce(player == Player.LEFT ? Dyadic::max : Dyadic::min).orElse(Dyadic.ZERO);
    return rests.stream()
        .filter(rest -> wall(game().value(rest), player.opponent(), t).equals(best))
        .toList();
  }

  private List<HeapPair> withEquationAsPrinted(int n) {
    Dyadic t = Thermography.temperature(game().heapValue(n));
    return game().rests(Player.LEFT, n).stream()
        .distinct()
        .filter(
            rest -> {
              ShortGame option = game().value(rest);
              return wall(option, Player.RIGHT, t).equals(wall(option, Player.LEFT, t).plus(t));
            })
        .toList();
  }

  private static int movesPlayed(int n) {
    List<Integer> heaps = new ArrayList<>(List.of(n));
    int moves = 0;
    while (true) {
      int largest = heaps.stream().max(Comparator.naturalOrder()).orElse(0);
      boolean left = moves % 2 == 0;
      if (largest < (left ? 1 : 2)) {
        return moves;
      }
      heaps.remove(Integer.valueOf(largest));
      if (left) {
        int smaller = largest % 4 == 1 ? Math.max(0, largest / 2 - 1) : (largest - 1) / 2;
        heaps.add(smaller);
        heaps.add(largest - 1 - smaller);
      } else {
        heaps.add(largest % 2);
      }
      moves++;
    }
  }

  /** Adds the functions of this class. */
  void addTo(JavaFunctions functions) {
    functions
        .of1("definition10Left", n -> bestScoring(Player.LEFT, n))
        .of1("definition10LeftPrinted", n -> withEquationAsPrinted(n))
        .of1("definition10LeftInstead", n -> orthodox(Player.LEFT, n))
        .of1("definition10Right", n -> bestScoring(Player.RIGHT, n))
        .of1("definition10RightPrinted", n -> orthodox(Player.RIGHT, n))
        .of1(
            "section6LeftSOrthodoxStrategy",
            n -> orthodox(Player.LEFT, n).contains(HeapPair.of(n / 2, (n - 1) / 2)))
        .of1(
            "section6RightSOrthodoxStrategy",
            n -> orthodox(Player.RIGHT, n).contains(HeapPair.of(n % 2, 0)))
        .of2(
            "section6RightTakesTheLargestHeap",
            (a, b) -> {
              Dyadic t = Thermography.temperature(game().heapsValue(a, b));
              return wall(game().heapsValue(a % 2, b), Player.LEFT, t);
            })
        .of2(
            "section6RightTakesTheLargestHeapPrinted",
            (a, b) -> {
              ShortGame sum = game().heapsValue(a, b);
              Dyadic t = Thermography.temperature(sum);
              return wall(sum, Player.RIGHT, t).minus(t);
            })
        .of1("theorem11", k -> orthodox(Player.LEFT, (1 << k) - 1))
        .of1("section6UniqueOrthodoxOptions", k -> orthodox(Player.RIGHT, (1 << k) - 1))
        .of1("section6LengthOfPlay", n -> movesPlayed(n));
  }
}
