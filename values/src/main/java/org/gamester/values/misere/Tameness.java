package org.gamester.values.misere;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.gamester.values.Computation;

/**
 * How near a game of misere play is to Nim (Conway, <i>On Numbers and Games</i>, chapter 12;
 * <i>Winning Ways</i>, chapter 13).
 *
 * <p>A genus is tame if it is that of a sum of heaps of Nim: that of a heap, or g^g. A game is tame
 * if its genus and those of all its followers are. If all options are tame, and the game is not,
 * its two Grundy values differ and one of them is 0 or 1: it is restive if that is the one of
 * normal play, restless if it is the one of misere play. A half-tame game is wild, has the genus of
 * a restive or restless game, and its options are tame or half-tame.
 *
 * <p>An option may be left out of account if it has an option of the game's own genus that may
 * itself be counted: a game is tameable if its genus is tame, and each option is tame or leads to a
 * tame game of that genus. It is generally tame, or generally restive, if this holds with options
 * that are so themselves.
 *
 * <p>Each property is found for all followers, the earliest born first.
 */
public final class Tameness {
  private final MisereGame game;
  private final List<MisereGame> followers;
  private final Map<MisereGame, Boolean> tame;

  private Tameness(MisereGame game) {
    this.game = game;
    this.followers = followers(game);
    this.tame = found(Tameness::isTame);
  }

  /** What can be said of a game. */
  public static Tameness of(MisereGame game) {
    return new Tameness(game);
  }

  /** In ascending order, so that options come before the games that have them. */
  private static List<MisereGame> followers(MisereGame game) {
    Set<MisereGame> seen = new HashSet<>(Set.of(game));
    Deque<MisereGame> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      Computation.poll();
      for (MisereGame option : open.remove().options()) {
        if (seen.add(option)) {
          open.add(option);
        }
      }
    }
    List<MisereGame> sorted = new ArrayList<>(seen);
    Collections.sort(sorted);
    return sorted;
  }

  /** A property of every follower that depends on that of its options. */
  private Map<MisereGame, Boolean> found(BiPredicate<MisereGame, Predicate<MisereGame>> rule) {
    Map<MisereGame, Boolean> known = new HashMap<>();
    for (MisereGame follower : followers) {
      Computation.poll();
      known.put(follower, rule.test(follower, x -> Objects.requireNonNull(known.get(x))));
    }
    return known;
  }

  private boolean isHereditary(BiPredicate<MisereGame, Predicate<MisereGame>> rule) {
    return Objects.requireNonNull(found(rule).get(game));
  }

  private static boolean hasTameGenus(MisereGame game) {
    Genus genus = game.genus();
    return genus.isOfHeap() || genus.digits().equals(List.of(genus.base(), genus.base() ^ 2));
  }

  private static boolean hasRestiveGenus(MisereGame game) {
    return game.nimber() <= 1 && game.misereNimber() > 1;
  }

  private static boolean hasRestlessGenus(MisereGame game) {
    return game.nimber() > 1 && game.misereNimber() <= 1;
  }

  private static boolean isTame(MisereGame game, Predicate<MisereGame> isTame) {
    return hasTameGenus(game) && game.options().stream().allMatch(isTame);
  }

  private boolean isTame(MisereGame follower) {
    return Objects.requireNonNull(tame.get(follower));
  }

  /** Whether the genera of the game and of all its followers are tame. */
  public boolean isTame() {
    return isTame(game);
  }

  private boolean hasTameOptions() {
    return game.options().stream().allMatch(this::isTame);
  }

  /** Whether all options are tame, and the Grundy value of normal play alone is 0 or 1. */
  public boolean isRestive() {
    return hasRestiveGenus(game) && hasTameOptions();
  }

  /** Whether all options are tame, and the Grundy value of misere play alone is 0 or 1. */
  public boolean isRestless() {
    return hasRestlessGenus(game) && hasTameOptions();
  }

  /** Whether the game is not tame, but made of tame, restive and restless ones. */
  public boolean isHalfTame() {
    return !isTame()
        && isHereditary(
            (x, isHalf) ->
                isTame(x)
                    || (hasRestiveGenus(x) || hasRestlessGenus(x))
                        && x.options().stream().allMatch(isHalf));
  }

  /** Whether an option is of that kind, or leads to a game of that kind with the game's genus. */
  private static boolean counts(
      MisereGame option, MisereGame game, Predicate<MisereGame> isOfKind) {
    return isOfKind.test(option)
        || option.options().stream()
            .anyMatch(x -> x.genus().equals(game.genus()) && isOfKind.test(x));
  }

  /** Whether the genus is tame, and each option tame or answered by a tame game of that genus. */
  public boolean isTameable() {
    return hasTameGenus(game)
        && game.options().stream().allMatch(o -> counts(o, game, this::isTame));
  }

  /** As tameable, with options that are generally tame themselves. */
  public boolean isGenerallyTame() {
    return isHereditary(Tameness::isGenerallyTame);
  }

  private static boolean isGenerallyTame(MisereGame game, Predicate<MisereGame> isGenerallyTame) {
    return hasTameGenus(game)
        && game.options().stream().allMatch(o -> counts(o, game, isGenerallyTame));
  }

  /**
   * Whether the genus is that of a restive game, and each option is generally tame or restive, or
   * answered by such a game of that genus.
   */
  public boolean isGenerallyRestive() {
    return hasRestiveGenus(game)
        && isHereditary(
            (x, isOfKind) ->
                (hasTameGenus(x) || hasRestiveGenus(x))
                    && x.options().stream().allMatch(o -> counts(o, x, isOfKind)));
  }

  /** Whether the player to move wins under normal play. */
  public boolean isExtraverted() {
    return game.nimber() != 0;
  }

  /** Whether the player to move wins under normal play and loses under misere play. */
  public boolean isIntroverted() {
    return isExtraverted() && game.isPPosition();
  }
}
