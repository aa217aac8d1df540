package org.gamester.values;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The reference implementation of {@link ShortGame}: a literal form {L|R}, and everything about it
 * straight from the definitions. Forms with the same option sets are one object, so that memos work
 * by identity.
 */
final class SlowGame {

  private record Options(Set<SlowGame> left, Set<SlowGame> right) {}

  private record Pair(SlowGame first, SlowGame second) {}

  private static final Map<Options, SlowGame> FORMS = new HashMap<>();
  private static final Map<Pair, Boolean> LESS_OR_EQUAL = new HashMap<>();
  private static final Map<Pair, SlowGame> SUMS = new HashMap<>();
  private static final Map<SlowGame, SlowGame> NEGATIVES = new HashMap<>();
  private static final Map<SlowGame, SlowGame> CANONICAL = new HashMap<>();
  private static final Map<SlowGame, ShortGame> VALUES = new HashMap<>();
  private static final Map<ShortGame, SlowGame> FORMS_OF_VALUES = new HashMap<>();

  private final Set<SlowGame> left;
  private final Set<SlowGame> right;

  private SlowGame(Options options) {
    this.left = options.left;
    this.right = options.right;
  }

  static SlowGame of(Iterable<SlowGame> left, Iterable<SlowGame> right) {
    Set<SlowGame> lefts = new LinkedHashSet<>();
    left.forEach(lefts::add);
    Set<SlowGame> rights = new LinkedHashSet<>();
    right.forEach(rights::add);
    return FORMS.computeIfAbsent(new Options(lefts, rights), SlowGame::new);
  }

  /** The canonical form of a fast value, option by option. */
  static SlowGame of(ShortGame game) {
    SlowGame known = FORMS_OF_VALUES.get(game);
    if (known == null) {
      known = of(forms(game.leftOptions()), forms(game.rightOptions()));
      FORMS_OF_VALUES.put(game, known);
    }
    return known;
  }

  /** Lets all fast values be made again; what the definitions gave is kept. */
  static void forgetValues() {
    VALUES.clear();
    FORMS_OF_VALUES.clear();
  }

  private static List<SlowGame> forms(List<ShortGame> games) {
    List<SlowGame> forms = new ArrayList<>();
    for (ShortGame game : games) {
      forms.add(of(game));
    }
    return forms;
  }

  /** The fast value of this form, by way of {@link ShortGame#of} at every follower. */
  ShortGame value() {
    ShortGame known = VALUES.get(this);
    if (known == null) {
      known =
          ShortGame.of(
              left.stream().map(SlowGame::value).toList(),
              right.stream().map(SlowGame::value).toList());
      VALUES.put(this, known);
    }
    return known;
  }

  Set<SlowGame> left() {
    return left;
  }

  Set<SlowGame> right() {
    return right;
  }

  /// No Left option of this is >= other and no Right option of other is <= this.
  boolean lessOrEqual(SlowGame other) {
    Pair pair = new Pair(this, other);
    Boolean known = LESS_OR_EQUAL.get(pair);
    if (known == null) {
      known =
          left.stream().noneMatch(other::lessOrEqual)
              && other.right.stream().noneMatch(option -> option.lessOrEqual(this));
      LESS_OR_EQUAL.put(pair, known);
    }
    return known;
  }

  boolean isEqualTo(SlowGame other) {
    return lessOrEqual(other) && other.lessOrEqual(this);
  }

  SlowGame negate() {
    SlowGame known = NEGATIVES.get(this);
    if (known == null) {
      known =
          of(
              right.stream().map(SlowGame::negate).toList(),
              left.stream().map(SlowGame::negate).toList());
      NEGATIVES.put(this, known);
    }
    return known;
  }

  SlowGame plus(SlowGame other) {
    Pair pair = new Pair(this, other);
    SlowGame known = SUMS.get(pair);
    if (known == null) {
      known = of(sums(left, other.left, other), sums(right, other.right, other));
      SUMS.put(pair, known);
    }
    return known;
  }

  private List<SlowGame> sums(Set<SlowGame> here, Set<SlowGame> there, SlowGame other) {
    List<SlowGame> sums = new ArrayList<>();
    here.forEach(option -> sums.add(option.plus(other)));
    there.forEach(option -> sums.add(plus(option)));
    return sums;
  }

  /** The height of the tree. */
  int birthday() {
    int birthday = 0;
    for (SlowGame option : left) {
      birthday = Math.max(birthday, 1 + option.birthday());
    }
    for (SlowGame option : right) {
      birthday = Math.max(birthday, 1 + option.birthday());
    }
    return birthday;
  }

  /**
   * The textbook loop: options in canonical form first; then, until nothing changes, a dominated
   * option is removed or a reversible one bypassed.
   */
  SlowGame canonical() {
    SlowGame known = CANONICAL.get(this);
    if (known == null) {
      known = of(canonical(left), canonical(right));
      SlowGame simpler = known.simplifiedOnce();
      while (simpler != known) {
        known = simpler;
        simpler = known.simplifiedOnce();
      }
      CANONICAL.put(this, known);
    }
    return known;
  }

  private static List<SlowGame> canonical(Set<SlowGame> options) {
    return options.stream().map(SlowGame::canonical).toList();
  }

  private SlowGame simplifiedOnce() {
    for (SlowGame option : left) {
      if (left.stream().anyMatch(better -> better != option && option.lessOrEqual(better))) {
        return of(without(left, option, Set.of()), right);
      }
      for (SlowGame reply : option.right) {
        if (reply.lessOrEqual(this)) {
          return of(without(left, option, reply.left), right);
        }
      }
    }
    for (SlowGame option : right) {
      if (right.stream().anyMatch(better -> better != option && better.lessOrEqual(option))) {
        return of(left, without(right, option, Set.of()));
      }
      for (SlowGame reply : option.left) {
        if (lessOrEqual(reply)) {
          return of(left, without(right, option, reply.right));
        }
      }
    }
    return this;
  }

  private static Set<SlowGame> without(Set<SlowGame> set, SlowGame removed, Set<SlowGame> added) {
    Set<SlowGame> rest = new LinkedHashSet<>(set);
    rest.remove(removed);
    rest.addAll(added);
    return rest;
  }

  /**
   * Whether the canonical form has only numbers as options, each of Left's below each of Right's.
   */
  boolean isNumber() {
    return canonical().isCanonicalNumber();
  }

  private boolean isCanonicalNumber() {
    return left.stream().allMatch(SlowGame::isCanonicalNumber)
        && right.stream().allMatch(SlowGame::isCanonicalNumber)
        && left.stream().noneMatch(l -> right.stream().anyMatch(r -> r.lessOrEqual(l)));
  }

  /** The number m/2^k of a canonical form that is one. */
  private Dyadic number() {
    if (left.isEmpty() && right.isEmpty()) {
      return Dyadic.ZERO;
    }
    if (right.isEmpty()) {
      return left.iterator().next().number().plus(Dyadic.ONE);
    }
    if (left.isEmpty()) {
      return right.iterator().next().number().minus(Dyadic.ONE);
    }
    return left.iterator().next().number().plus(right.iterator().next().number()).half();
  }

  /** The number at which play ends when {@code player} starts. */
  Dyadic stop(Player player) {
    if (isNumber()) {
      return canonical().number();
    }
    Dyadic best = null;
    for (SlowGame option : player == Player.LEFT ? left : right) {
      Dyadic stop = option.stop(player.opponent());
      if (best == null) {
        best = stop;
      }
      best = player == Player.LEFT ? best.max(stop) : best.min(stop);
    }
    if (best == null) {
      throw new AssertionError("a game without an option for a player is a number");
    }
    return best;
  }
}
