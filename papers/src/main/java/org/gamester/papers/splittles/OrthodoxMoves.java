package org.gamester.papers.splittles;

import static org.gamester.papers.splittles.OddVersusEven.logarithm;
import static org.gamester.papers.splittles.OddVersusEven.mu;
import static org.gamester.papers.splittles.OddVersusEven.tau;
import static org.gamester.papers.splittles.SplittlesClaims.PAPER;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.papers.splittles.SplittlesGame.HeapPair;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.Thermography;

/**
 * Section 6: orthodox moves of odd versus even, among all moves in heaps, including dominated and
 * reversible ones. A Left move is orthodox at the temperature t of G if the Right wall of the
 * option at t is L_t(G) + t.
 */
final class OrthodoxMoves {

  private final Evaluator evaluator;

  OrthodoxMoves(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  List<Claim> claims() {
    return List.of(
        definitionForLeft(),
        definitionForRight(),
        leftSplitsEvenly(),
        rightConsumes(),
        rightConsumesTheLarger(),
        theorem11(),
        uniqueForRight(),
        lengthOfPlay(),
        parities(),
        evenHeapsAreWorse(),
        firstDisplay(),
        secondDisplay(),
        otherOddHeaps(),
        coolerOption());
  }

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

  private Claim definitionForLeft() {
    return PAPER
        .claim("Definition 10, Left")
        .says(
            "The Left options with R_t(G^L) = L_t(G^L) + t at the temperature t of G are those that"
                + " score best at t.")
        .forAll("n in 2..24")
        .of("G_{n}")
        .computed(n -> bestScoring(Player.LEFT, n))
        .printed(n -> withEquationAsPrinted(n))
        .corrected("R_t(G^L) = L_t(G) + t", n -> orthodox(Player.LEFT, n))
        .note("As printed, it can hold only for t = 0, since R_t <= L_t.")
        .build();
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

  private Claim definitionForRight() {
    return PAPER
        .claim("Definition 10, Right")
        .says(
            "The Right options with L_t(G^R) = R_t(G) - t at the temperature t of G are those that"
                + " score best at t.")
        .forAll("n in 1..24")
        .of("G_{n}")
        .computed(n -> bestScoring(Player.RIGHT, n))
        .printed(n -> orthodox(Player.RIGHT, n))
        .build();
  }

  private Claim leftSplitsEvenly() {
    return PAPER
        .claim("Section 6, Left's orthodox strategy")
        .says("Splitting a heap as evenly as possible is orthodox for Left.")
        .forAll("n in 1..33")
        .of("G_{n}")
        .computed(n -> orthodox(Player.LEFT, n).contains(HeapPair.of(n / 2, (n - 1) / 2)))
        .printed(n -> true)
        .amendedWhere("n mod 4 is not 1, or n = 1", n -> n % 4 != 1 || n == 1)
        .showing(n -> orthodox(Player.LEFT, n))
        .note(
            "For n = 4m+1 the two heaps of 2m are even, and Left must leave odd heaps, 2m+1 and"
                + " 2m-1, which she prefers according to the preceding text.")
        .build();
  }

  private Claim rightConsumes() {
    return PAPER
        .claim("Section 6, Right's orthodox strategy")
        .says("Taking as many tokens as he can from a heap is orthodox for Right.")
        .forAll("n in 2..33")
        .of("G_{n}")
        .holds(n -> orthodox(Player.RIGHT, n).contains(HeapPair.of(n % 2, 0)))
        .build();
  }

  private Claim rightConsumesTheLarger() {
    return PAPER
        .claim("Section 6, Right takes the largest heap")
        .says(
            "With two heaps, taking as many tokens as he can from the larger is orthodox for"
                + " Right.")
        .forAll("a in 2..18", "b in 0..18")
        .domain("b <= a", (a, b) -> b <= a)
        .of("G_{a} + G_{b}")
        .computed(
            (a, b) -> {
              Dyadic t = Thermography.temperature(game().heapsValue(a, b));
              return wall(game().heapsValue(a % 2, b), Player.LEFT, t);
            })
        .printed(
            (a, b) -> {
              ShortGame sum = game().heapsValue(a, b);
              Dyadic t = Thermography.temperature(sum);
              return wall(sum, Player.RIGHT, t).minus(t);
            })
        .build();
  }

  private Claim theorem11() {
    return PAPER
        .claim("Theorem 11")
        .says(
            "If n = 2^k - 1, Left's only orthodox move is to two heaps of 2^(k-1) - 1. The theorem"
                + " assumes k > 2; the preceding text states it for every k.")
        .forAll("k in 1..5")
        .ofNamed(k -> "G_" + ((1 << k) - 1))
        .computed(k -> orthodox(Player.LEFT, (1 << k) - 1))
        .printed(k -> List.of(HeapPair.of((1 << (k - 1)) - 1, (1 << (k - 1)) - 1)))
        .build();
  }

  private Claim uniqueForRight() {
    return PAPER
        .claim("Section 6, unique orthodox options")
        .says(
            "In G_n, n = 2^k - 1, the options mentioned before are the unique orthodox options of"
                + " both players: Right takes n-1.")
        .forAll("k in 2..5")
        .ofNamed(k -> "G_" + ((1 << k) - 1))
        .computed(k -> orthodox(Player.RIGHT, (1 << k) - 1))
        .printed(k -> List.of(HeapPair.of(1, 0)))
        .build();
  }

  private Claim lengthOfPlay() {
    return PAPER
        .claim("Section 6, length of play")
        .says(
            "If Left moves first and splits the largest heap as evenly as possible into odd heaps,"
                + " and Right takes as much as he can from the largest, play lasts O(log n) moves:"
                + " at most 2 log2(n) + 1.")
        .forAll("n in 1..4096")
        .of("G_{n}")
        .computed(n -> movesPlayed(n))
        .printed(Comparison.AT_MOST, n -> 2 * logarithm(n) + 1)
        .note("The paper gives no constant; this bound is ours.")
        .build();
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

  private Claim parities() {
    return PAPER
        .claim("Theorem 11, proof, parities")
        .says("From an odd heap, Left leaves two even heaps or two odd heaps.")
        .forAll("n in 1..33")
        .domain("n is odd", n -> n % 2 == 1)
        .of("G_{n}")
        .holds(
            n ->
                game().rests(Player.LEFT, n).stream()
                    .allMatch(rest -> (rest.larger() + rest.smaller()) % 2 == 0))
        .build();
  }

  private Claim evenHeapsAreWorse() {
    return PAPER
        .claim("Theorem 11, proof, even heaps")
        .says(
            "Options with two even heaps are much worse: their means are at least 1 below that of"
                + " the even split.")
        .forAll("k in 1..5", "a in 0..30")
        .domain("a is even", (k, a) -> a % 2 == 0)
        .domain("a < 2^k - 1", (k, a) -> a < (1 << k) - 1)
        .domain("k > 1", (k, a) -> k > 1)
        .ofNamed((k, a) -> HeapPair.of((1 << k) - 2 - a, a))
        .computed((k, a) -> Thermography.mean(game().heapsValue((1 << k) - 2 - a, a)))
        .printed(
            Comparison.AT_MOST,
            (k, a) ->
                Thermography.mean(game().heapValue((1 << (k - 1)) - 1))
                    .shiftLeft(1)
                    .minus(Dyadic.ONE))
        .build();
  }

  private Claim firstDisplay() {
    return PAPER
        .claim("Theorem 11, first display")
        .says(
            "For h = 2^(k-1) - 1, tau_h - tau_(h-2) = 1/2^(k-2), but tau_(h+2) - tau_h ="
                + " 1/2^(k-1).")
        .forAll("k in 3..24")
        .computed(
            k ->
                List.of(tau(half(k)).minus(tau(half(k) - 2)), tau(half(k) + 2).minus(tau(half(k)))))
        .printed(k -> List.of(Dyadic.of(1, k - 2), Dyadic.of(1, k - 1)))
        .build();
  }

  private static int half(int k) {
    return (1 << (k - 1)) - 1;
  }

  private Claim secondDisplay() {
    return PAPER
        .claim("Theorem 11, second display")
        .says("For h = 2^(k-1) - 1, tau_(h+2) + tau_(h-2) < tau_h + tau_h.")
        .forAll("k in 3..24")
        .computed(k -> tau(half(k) + 2).plus(tau(half(k) - 2)))
        .printed(Comparison.LESS, k -> tau(half(k)).shiftLeft(1))
        .build();
  }

  private Claim otherOddHeaps() {
    return PAPER
        .claim("Theorem 11, third display")
        .says(
            "For h = 2^(k-1) - 1, mu_a + mu_b <= mu_(h+2) + mu_(h-2) for all other odd a, b with a"
                + " + b < n = 2^k - 1.")
        .forAll("k in 3..6", "a in 1..61", "b in 1..61")
        .domain("a and b are odd", (k, a, b) -> a % 2 == 1 && b % 2 == 1)
        .domain("b <= a", (k, a, b) -> b <= a)
        .domain("a + b < n", (k, a, b) -> a + b < (1 << k) - 1)
        .domain("a and b are not both h", (k, a, b) -> a != half(k) || b != half(k))
        .computed((k, a, b) -> mu(a).plus(mu(b)))
        .printed(Comparison.AT_MOST, (k, a, b) -> mu(half(k) + 2).plus(mu(half(k) - 2)))
        .build();
  }

  private Claim coolerOption() {
    return PAPER
        .claim("Theorem 11, proof, temperature of the option")
        .says(
            "For h = 2^(k-1) - 1, the temperature of G_h + G_h is at most tau_h, which is below"
                + " tau_n.")
        .forAll("k in 2..5")
        .ofNamed(k -> "G_" + half(k) + " + G_" + half(k))
        .computed(k -> Thermography.temperature(game().heapsValue(half(k), half(k))))
        .printed(Comparison.AT_MOST, k -> tau(half(k)))
        .build();
  }
}
