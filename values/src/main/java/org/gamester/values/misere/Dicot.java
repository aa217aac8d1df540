package org.gamester.values.misere;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.gamester.values.Computation;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.gamester.values.enumeration.Antichains;

/// A dicot under misere play: a partizan game in which, here and ever after, both players have
/// moves or neither has; up to equality among dicots.
///
/// The dicots are an absolute universe with 0 as their only end, so G >= H can be told from
/// outcomes and options (Larsson, Nowakowski and Santos, _Absolute combinatorial game theory_;
/// Dorbec, Renault, Siegel and Sopena, _Dicots, and a taxonomic ranking for misere games_): the
/// outcome of G is as good for Left as that of H; each Right option of G is >= a Right option of H,
/// or has a Left option >= H; and each Left option of H is <= a Left option of G, or has a Right
/// option <= G. Dominated options are left out; reversible ones are kept.
public final class Dicot {

  /** The game without moves. */
  public static final Dicot ZERO = new Dicot(List.of(), List.of());

  private static final int DEEPEST = 1_000;

  private final List<Dicot> left;
  private final List<Dicot> right;
  private final int birthday;
  private final boolean leftWinsFirst;
  private final boolean rightWinsFirst;

  private Dicot(List<Dicot> left, List<Dicot> right) {
    this.left = left;
    this.right = right;
    this.birthday = Math.max(latest(left), latest(right)) + 1;
    this.leftWinsFirst = left.isEmpty() || left.stream().anyMatch(g -> !g.rightWinsFirst);
    this.rightWinsFirst = right.isEmpty() || right.stream().anyMatch(g -> !g.leftWinsFirst);
    if (birthday > DEEPEST) {
      throw new IllegalArgumentException("a game of more than " + DEEPEST + " moves");
    }
  }

  private static int latest(List<Dicot> options) {
    return options.stream().mapToInt(option -> option.birthday).max().orElse(-1);
  }

  /**
   * The dicot with these options, without those that are dominated.
   *
   * @throws IllegalArgumentException if only one player has options
   */
  public static Dicot of(Collection<Dicot> left, Collection<Dicot> right) {
    if (left.isEmpty() != right.isEmpty()) {
      throw new IllegalArgumentException("only one of the players has a move");
    }
    return left.isEmpty() ? ZERO : new Dicot(best(left, Player.LEFT), best(right, Player.RIGHT));
  }

  private static List<Dicot> best(Collection<Dicot> options, Player player) {
    List<Dicot> kept = new ArrayList<>();
    for (Dicot option : options) {
      if (kept.stream().noneMatch(other -> isAsGood(other, option, player))) {
        kept.removeIf(other -> isAsGood(option, other, player));
        kept.add(option);
      }
    }
    return List.copyOf(kept);
  }

  private static boolean isAsGood(Dicot one, Dicot other, Player player) {
    return player == Player.LEFT ? one.greaterOrEqual(other) : other.greaterOrEqual(one);
  }

  /** The options of a player. */
  public List<Dicot> options(Player player) {
    return player == Player.LEFT ? left : right;
  }

  /** The length of the longest play. */
  public int birthday() {
    return birthday;
  }

  /** Who wins under misere play. */
  public Outcome outcome() {
    return Outcome.of(leftWinsFirst, rightWinsFirst);
  }

  /** Whether Left likes this as well as the other in every sum of dicots. */
  public boolean greaterOrEqual(Dicot other) {
    return new Comparison().greaterOrEqual(this, other);
  }

  /** The order of the two. */
  public Relation relationTo(Dicot other) {
    return Relation.of(other.greaterOrEqual(this), greaterOrEqual(other));
  }

  /** Answers, each of which is found once; the recursion is as deep as the games are long. */
  private static final class Comparison {
    private final Map<Dicot, Map<Dicot, Boolean>> known = new HashMap<>();

    boolean greaterOrEqual(Dicot g, Dicot h) {
      if (g == h) {
        return true;
      }
      Computation.poll();
      Boolean answer = known.getOrDefault(g, Map.of()).get(h);
      if (answer == null) {
        answer =
            (g.leftWinsFirst || !h.leftWinsFirst)
                && (h.rightWinsFirst || !g.rightWinsFirst)
                && g.right.stream().allMatch(option -> isAnswered(option, h))
                && h.left.stream().allMatch(option -> isAnswerOf(g, option));
        known.computeIfAbsent(g, _ -> new HashMap<>()).put(h, answer);
      }
      return answer;
    }

    private boolean isAnswered(Dicot rightOption, Dicot h) {
      return h.right.stream().anyMatch(option -> greaterOrEqual(rightOption, option))
          || rightOption.left.stream().anyMatch(option -> greaterOrEqual(option, h));
    }

    private boolean isAnswerOf(Dicot g, Dicot leftOption) {
      return g.left.stream().anyMatch(option -> greaterOrEqual(option, leftOption))
          || leftOption.right.stream().anyMatch(option -> greaterOrEqual(g, option));
    }
  }

  /** The sum of two. */
  public Dicot plus(Dicot other) {
    return sum(this, other, new HashMap<>());
  }

  private record Pair(Dicot first, Dicot second) {}

  private static Dicot sum(Dicot g, Dicot h, Map<Pair, Dicot> known) {
    Computation.poll();
    Dicot found = known.get(new Pair(g, h));
    if (found == null) {
      found = of(options(g, h, Player.LEFT, known), options(g, h, Player.RIGHT, known));
      known.put(new Pair(g, h), found);
    }
    return found;
  }

  private static List<Dicot> options(Dicot g, Dicot h, Player player, Map<Pair, Dicot> known) {
    List<Dicot> options = new ArrayList<>();
    g.options(player).forEach(option -> options.add(sum(option, h, known)));
    h.options(player).forEach(option -> options.add(sum(g, option, known)));
    return options;
  }

  /** One of each class of equal dicots that are born by a day: 1, 2, 9, 1268, ... */
  public static List<Dicot> bornBy(int day) {
    List<Dicot> born = List.of(ZERO);
    for (int n = 0; n < day; n++) {
      List<List<Dicot>> sets =
          new Antichains<>(born, (g, h) -> h.greaterOrEqual(g))
              .toList().stream().filter(set -> !set.isEmpty()).toList();
      List<Dicot> next = new ArrayList<>(List.of(ZERO));
      for (List<Dicot> left : sets) {
        for (List<Dicot> right : sets) {
          addNew(new Dicot(left, right), next);
        }
      }
      born = List.copyOf(next);
    }
    return born;
  }

  private static void addNew(Dicot game, List<Dicot> different) {
    Computation.poll();
    if (different.stream().noneMatch(g -> g.relationTo(game) == Relation.EQUAL)) {
      different.add(game);
    }
  }

  @Override
  public String toString() {
    return left.isEmpty() ? "0" : "{" + text(left) + "|" + text(right) + "}";
  }

  private static String text(List<Dicot> options) {
    return options.stream().map(Dicot::toString).sorted().collect(Collectors.joining(","));
  }
}
