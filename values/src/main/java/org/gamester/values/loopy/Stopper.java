package org.gamester.values.loopy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.gamester.values.Computation;
import org.gamester.values.Followers;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * A stopper in simplest form: a game whose play may come back to a position, but no alternating
 * play goes on for ever, from it or from any of its followers. Short games are stoppers. Equal
 * stoppers are the same object (Siegel, <i>Combinatorial Game Theory</i>, section VI.2).
 *
 * <p>Immutable; safe for use by several threads.
 */
public final class Stopper implements Comparable<Stopper> {
  /** on = {on|}. */
  public static final Stopper ON = loop(Player.LEFT, null);

  /** off = {|off}. */
  public static final Stopper OFF = loop(Player.RIGHT, null);

  /** over = {0|over}. */
  public static final Stopper OVER = loop(Player.RIGHT, of(ShortGame.ZERO));

  /** under = {under|0}. */
  public static final Stopper UNDER = loop(Player.LEFT, of(ShortGame.ZERO));

  /** upon = {upon|*}. */
  public static final Stopper UPON = loop(Player.LEFT, of(ShortGame.STAR));

  private final long id;
  private final @Nullable ShortGame shortGame;

  @SuppressWarnings("UnusedVariable") // keeps the component, which is forgotten as a whole
  private final Stopper[] component;

  private List<Stopper> left = List.of();
  private List<Stopper> right = List.of();

  /** Whether the options are set; those of a short game are when they are asked for. */
  private volatile boolean hasOptions;

  private int[] shapes = {};
  private @Nullable Stopper negative;

  Stopper(long id, @Nullable ShortGame shortGame, Stopper[] component) {
    this.id = id;
    this.shortGame = shortGame;
    this.component = component;
  }

  void setOptions(List<Stopper> leftOptions, List<Stopper> rightOptions) {
    left = leftOptions;
    right = rightOptions;
    hasOptions = true;
  }

  /** Finds the shapes of the positions of a component whose options are set. */
  static void findShapes(Stopper[] component) {
    for (Stopper position : component) {
      position.shapes = new int[Shape.DEPTH + 1];
      position.shapes[0] = Shape.ofLoopy();
    }
    for (int depth = 1; depth <= Shape.DEPTH; depth++) {
      int before = depth - 1;
      for (Stopper position : component) {
        position.shapes[depth] =
            Shape.of(
                player ->
                    position.options(player).stream()
                        .mapToInt(option -> option.shape(before))
                        .toArray());
      }
    }
  }

  /** A hash of what can be seen within so many moves, at most {@link Shape#DEPTH}. */
  int shape(int depth) {
    return isShort() ? Shape.ofShort(id) : shapes[depth];
  }

  /** The game in which one player may pass, and the other has at most one option. */
  private static Stopper loop(Player passing, @Nullable Stopper option) {
    GameGraph.Builder graph = new GameGraph.Builder();
    int root = graph.add();
    graph.setOptions(root, passing, root);
    if (option != null) {
      graph.setOptions(root, passing.opponent(), graph.add(option));
    }
    return StopperTable.standard().of(graph.build())[root];
  }

  /** A short game. */
  public static Stopper of(ShortGame game) {
    return StopperTable.standard().of(game);
  }

  /**
   * The short game with these options; null if one of them is none.
   *
   * @param known the stopper that an option is; null if that is not known
   */
  static @Nullable Stopper ofShort(
      int[] leftOptions, int[] rightOptions, IntFunction<@Nullable Stopper> known) {
    List<ShortGame> leftGames = shortGames(leftOptions, known);
    List<ShortGame> rightGames = shortGames(rightOptions, known);
    return leftGames.size() < leftOptions.length || rightGames.size() < rightOptions.length
        ? null
        : of(ShortGame.of(leftGames, rightGames));
  }

  private static List<ShortGame> shortGames(int[] options, IntFunction<@Nullable Stopper> known) {
    List<ShortGame> found = new ArrayList<>();
    for (int option : options) {
      Stopper stopper = known.apply(option);
      if (stopper != null && stopper.shortGame != null) {
        found.add(stopper.shortGame);
      }
    }
    return found;
  }

  /** Whether this is a short game. */
  public boolean isShort() {
    return shortGame != null;
  }

  /**
   * This as a short game.
   *
   * @throws IllegalStateException if it is none
   */
  public ShortGame shortGame() {
    if (shortGame == null) {
      throw new IllegalStateException("a loopy game");
    }
    return shortGame;
  }

  /** The options of a player, in simplest form. */
  public List<Stopper> options(Player player) {
    if (shortGame != null && !hasOptions) {
      left = shortGame.options(Player.LEFT).stream().map(Stopper::of).toList();
      right = shortGame.options(Player.RIGHT).stream().map(Stopper::of).toList();
      hasOptions = true;
    }
    return player == Player.LEFT ? left : right;
  }

  /**
   * The followers that are no short games, this among them if it is none; in order of discovery.
   */
  public List<Stopper> loopyFollowers() {
    Set<Stopper> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Stopper> found = new ArrayList<>();
    Deque<Stopper> open = new ArrayDeque<>();
    if (!isShort()) {
      seen.add(this);
      open.add(this);
    }
    while (!open.isEmpty()) {
      Stopper next = open.remove();
      found.add(next);
      Stream.concat(next.left.stream(), next.right.stream())
          .filter(option -> !option.isShort() && seen.add(option))
          .forEach(open::add);
    }
    return found;
  }

  /** All followers, this among them, each once. */
  public List<Stopper> followers() {
    if (shortGame != null) {
      return Followers.all(shortGame).stream().map(Stopper::of).toList();
    }
    List<Stopper> loopy = loopyFollowers();
    Set<Stopper> all = new LinkedHashSet<>(loopy);
    for (Stopper follower : loopy) {
      Stream.concat(follower.left.stream(), follower.right.stream())
          .filter(Stopper::isShort)
          .flatMap(option -> option.followers().stream())
          .forEach(all::add);
    }
    return List.copyOf(all);
  }

  /** Whether no position comes back but at once: all cycles of the graph have length 1. */
  public boolean isPlumtree() {
    List<Stopper> loopy = loopyFollowers();
    Map<Stopper, Integer> numbers = new IdentityHashMap<>();
    loopy.forEach(follower -> numbers.put(follower, numbers.size()));
    return Components.of(
            loopy.size(),
            v ->
                Stream.concat(loopy.get(v).left.stream(), loopy.get(v).right.stream())
                    .filter(numbers::containsKey)
                    .mapToInt(numbers::get)
                    .toArray())
        .stream()
        .allMatch(component -> component.length == 1);
  }

  /** The game in which the players have changed places. */
  public Stopper negate() {
    if (shortGame != null) {
      return of(shortGame.negate());
    }
    Stopper known = negative;
    if (known != null) {
      return known;
    }
    Stopper made = mapped(true, Stopper::negate);
    negative = made;
    return made;
  }

  /**
   * The stopper with other short games in place of those among its followers, whose simplest form
   * is its graph with these.
   *
   * @param isNegated whether the players change places
   */
  private Stopper mapped(boolean isNegated, UnaryOperator<Stopper> shortGames) {
    List<Stopper> followers = loopyFollowers();
    GameGraph.Builder graph = new GameGraph.Builder();
    Map<Stopper, Integer> numbers = new IdentityHashMap<>();
    followers.forEach(follower -> numbers.put(follower, graph.add()));
    for (int v = 0; v < followers.size(); v++) {
      Computation.poll();
      for (Player player : Player.values()) {
        int[] options =
            followers.get(v).options(player).stream()
                .mapToInt(
                    option ->
                        numbers.computeIfAbsent(
                            option, other -> graph.add(shortGames.apply(other))))
                .toArray();
        graph.setOptions(v, isNegated ? player.opponent() : player, options);
      }
    }
    return SimplestForm.ofSimplest(graph.build())[0];
  }

  /**
   * The sum with a number. A number is added to the options of a loopy stopper, as to those of any
   * short game that is no number, and what results is in simplest form again: as for short games,
   * no player needs to move in the number (Siegel, <i>Combinatorial Game Theory</i>, chapters II
   * and VI), and a number among the options that became reversible would have to be dominated
   * before, or the stopper equal to a number.
   *
   * @throws IllegalArgumentException if it is no number
   */
  Stopper plusNumber(ShortGame number) {
    if (!number.isNumber()) {
      throw new IllegalArgumentException("not a number");
    }
    if (shortGame != null) {
      return of(shortGame.plus(number));
    }
    if (number.isZero()) {
      return this;
    }
    return mapped(false, option -> of(option.shortGame().plus(number)));
  }

  /** Whether this is at least the other: Left, moving second, survives the difference. */
  public boolean greaterOrEqual(Stopper other) {
    if (this == other) {
      return true;
    }
    if (shortGame != null && other.shortGame != null) {
      return shortGame.greaterOrEqual(other.shortGame);
    }
    Arena arena = new Arena(new GameGraph.Builder().build());
    return new OnsideOrder(arena).isAtLeast(arena.number(this), arena.number(other));
  }

  /** The relation to another stopper. */
  public Relation relationTo(Stopper other) {
    return Relation.of(other.greaterOrEqual(this), greaterOrEqual(other));
  }

  /** The sum: its onside and offside, which may be the same. */
  public LoopyValue plus(Stopper other) {
    return LoopyValue.of(this).plus(LoopyValue.of(other));
  }

  /** Who wins; a stopper alone is never drawn. */
  public Outcome outcome() {
    return Outcome.of(relationTo(of(ShortGame.ZERO)));
  }

  long id() {
    return id;
  }

  /** An order without meaning, the same for the life of the process. */
  @Override
  public int compareTo(Stopper other) {
    return Long.compare(id, other.id);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(id);
  }
}
