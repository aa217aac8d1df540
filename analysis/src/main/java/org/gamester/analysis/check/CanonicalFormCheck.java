package org.gamester.analysis.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/// Whether a form is canonical, by the definition: neither it nor a follower has a dominated or a
/// reversible option (Siegel, _Combinatorial Game Theory_, section II.2).
///
/// The followers are numbered so that options come before what they are options of. G >= H if and
/// only if no G<sup>R</sup> <= H and no H<sup>L</sup> >= G; both ask for pairs with a smaller sum
/// of numbers, so the table of all pairs is filled in the order of that sum, without recursion.
/// Cost: n<sup>2</sup> pairs of n followers, times their options.
public final class CanonicalFormCheck {

  /** The most followers, itself included, that a form to be checked may have. */
  public static final int MOST_FOLLOWERS = 2_000;

  private final List<Position> followers = new ArrayList<>();
  private final List<int[]> left = new ArrayList<>();
  private final List<int[]> right = new ArrayList<>();
  private final Map<Position, Integer> numbers = new HashMap<>();
  private final List<BitSet> notLess = new ArrayList<>();

  private CanonicalFormCheck() {}

  /**
   * Accepts a canonical form.
   *
   * @throws CertificateException if an option is dominated or reversible; says which. Also if the
   *     form has more than {@link #MOST_FOLLOWERS} followers
   */
  public static void require(Position form) throws CertificateException {
    CanonicalFormCheck check = new CanonicalFormCheck();
    check.number(form);
    check.compare();
    for (int follower = 0; follower < check.followers.size(); follower++) {
      check.requireCanonical(follower);
    }
  }

  private void number(Position form) throws CertificateException {
    Deque<Position> open = new ArrayDeque<>(List.of(form));
    Set<Position> seen = new HashSet<>(List.of(form));
    while (!open.isEmpty()) {
      Computation.poll();
      Position position = open.element();
      boolean isReady = true;
      for (Player player : Player.values()) {
        for (Position option : position.options(player)) {
          if (!numbers.containsKey(option)) {
            isReady = false;
            open.push(option);
            seen.add(option);
            requireFew(seen.size());
          }
        }
      }
      if (isReady) {
        open.pop();
        if (numbers.putIfAbsent(position, followers.size()) == null) {
          followers.add(position);
          left.add(numbers(position, Player.LEFT));
          right.add(numbers(position, Player.RIGHT));
        }
      }
    }
  }

  private static void requireFew(int count) throws CertificateException {
    if (count > MOST_FOLLOWERS) {
      throw new CertificateException(
          "the value has more than %,d followers, too many to check that it is in canonical form"
              .formatted(MOST_FOLLOWERS));
    }
  }

  private int[] numbers(Position position, Player player) {
    return position.options(player).stream()
        .mapToInt(option -> numbers.getOrDefault(option, -1))
        .toArray();
  }

  private void compare() {
    int size = followers.size();
    for (int i = 0; i < size; i++) {
      notLess.add(new BitSet(size));
    }
    for (int sum = 0; sum <= 2 * (size - 1); sum++) {
      for (int g = Math.max(0, sum - size + 1); g <= Math.min(sum, size - 1); g++) {
        Computation.poll();
        notLess.get(g).set(sum - g, holds(g, sum - g));
      }
    }
  }

  private boolean holds(int g, int h) {
    for (int option : right.get(g)) {
      if (isAtLeast(h, option)) {
        return false;
      }
    }
    for (int option : left.get(h)) {
      if (isAtLeast(option, g)) {
        return false;
      }
    }
    return true;
  }

  /// Whether G >= H.
  private boolean isAtLeast(int g, int h) {
    return notLess.get(g).get(h);
  }

  private void requireCanonical(int game) throws CertificateException {
    for (int option : left.get(game)) {
      for (int other : left.get(game)) {
        if (other != option && isAtLeast(other, option)) {
          throw refusal(game, option, "dominated by " + text(other));
        }
      }
      for (int reply : right.get(option)) {
        if (isAtLeast(game, reply)) {
          throw refusal(game, option, "reversible through " + text(reply));
        }
      }
    }
    for (int option : right.get(game)) {
      for (int other : right.get(game)) {
        if (other != option && isAtLeast(option, other)) {
          throw refusal(game, option, "dominated by " + text(other));
        }
      }
      for (int reply : left.get(option)) {
        if (isAtLeast(reply, game)) {
          throw refusal(game, option, "reversible through " + text(reply));
        }
      }
    }
  }

  private CertificateException refusal(int game, int option, String why) {
    return new CertificateException(
        "the form of the value is not canonical: in %s the option %s is %s"
            .formatted(text(game), text(option), why));
  }

  private String text(int follower) {
    Position position = followers.get(follower);
    return position.rules().text(position);
  }
}
