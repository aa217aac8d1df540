package org.gamester.rulesets.tree;

import java.util.AbstractList;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * The root of an explicit tree, or a leaf that stands for a value.
 *
 * <p>A tree may be a million moves deep: nothing here recurses. Equal subtrees of one text are one
 * object, so that comparisons of them take constant time.
 */
final class GameTree implements Position {
  static final GameTree ZERO = new GameTree(List.of(), List.of(), null);
  private static final Rules RULES = new Tree();
  private static final int LONGEST_NAME = 60;

  private final List<GameTree> left;
  private final List<GameTree> right;
  private final @Nullable ShortGame value;
  private final long hash;
  private final boolean impartial;
  private final boolean sameForBoth;
  private final long textLength;

  private GameTree(List<GameTree> left, List<GameTree> right, @Nullable ShortGame value) {
    this.left = left;
    this.right = right;
    this.value = value;
    long mixed = value == null ? 1 : value.hashCode() + 2L;
    for (GameTree option : left) {
      mixed = (mixed ^ option.hash) * 0x9E3779B97F4A7C15L;
    }
    mixed = Long.rotateLeft(mixed, 17);
    for (GameTree option : right) {
      mixed = (mixed ^ option.hash) * 0xC2B2AE3D27D4EB4FL;
    }
    this.hash = mixed ^ mixed >>> 32;
    this.sameForBoth = left.equals(right);
    this.impartial =
        value == null
            ? sameForBoth && left.stream().allMatch(option -> option.impartial)
            : value.isNimber();
    long length = value == null ? 3 : value.toString().length();
    for (GameTree option : left) {
      length = TreeWriter.sum(length, option.textLength + 1);
    }
    for (GameTree option : sameForBoth ? List.<GameTree>of() : right) {
      length = TreeWriter.sum(length, option.textLength + 1);
    }
    this.textLength = length;
  }

  /** The tree with these options. */
  static GameTree of(List<GameTree> left, List<GameTree> right) {
    return left.isEmpty() && right.isEmpty()
        ? ZERO
        : new GameTree(List.copyOf(left), List.copyOf(right), null);
  }

  static GameTree leaf(ShortGame value) {
    return value.isZero() ? ZERO : new GameTree(List.of(), List.of(), value);
  }

  /** Whether both players have the same options, in the same order. */
  boolean isSameForBoth() {
    return sameForBoth;
  }

  /** About how many characters option notation needs; {@code Long.MAX_VALUE} for very many. */
  long textLength() {
    return textLength;
  }

  /** The value of a leaf, in parentheses where it would be read as a tree. */
  String leafText() {
    if (value == null) {
      return "0";
    }
    String text = value.toString();
    return text.charAt(0) == '{' ? "(" + text + ")" : text;
  }

  @Nullable ShortGame leafValue() {
    return value;
  }

  @Override
  public Rules rules() {
    return RULES;
  }

  /** The subtrees that the moves of a player lead to. */
  List<GameTree> subtrees(Player player) {
    if (value == null) {
      return player == Player.LEFT ? left : right;
    }
    List<ShortGame> values = value.options(player);
    return new AbstractList<>() {
      @Override
      public GameTree get(int index) {
        return leaf(values.get(index));
      }

      @Override
      public int size() {
        return values.size();
      }
    };
  }

  @Override
  public List<GameTree> components() {
    return this == ZERO ? List.of() : List.of(this);
  }

  @Override
  public Position normalForm() {
    return this == ZERO ? DisjunctiveSum.EMPTY : this;
  }

  @Override
  public Optional<ShortGame> knownValue() {
    return this == ZERO ? Optional.of(ShortGame.ZERO) : Optional.ofNullable(value);
  }

  @Override
  public boolean isImpartial() {
    return impartial;
  }

  @Override
  public List<Move> moves(Player player) {
    List<GameTree> subtrees = subtrees(player);
    return new AbstractList<>() {
      @Override
      public Move get(int index) {
        GameTree to = subtrees.get(index);
        return Move.of(to, () -> to.moveName(index));
      }

      @Override
      public int size() {
        return subtrees.size();
      }
    };
  }

  @Override
  @SuppressWarnings("unchecked") // a read-only list
  public List<Position> options(Player player) {
    return (List<Position>) (List<?>) subtrees(player);
  }

  /** The option itself if that is short, otherwise its number. */
  private String moveName(int index) {
    return textLength <= LONGEST_NAME ? "to " + text() : "to option " + (index + 1);
  }

  @Override
  public Position negative() {
    Map<GameTree, GameTree> negatives = new IdentityHashMap<>();
    Deque<GameTree> path = new ArrayDeque<>(List.of(this));
    while (!path.isEmpty()) {
      Computation.poll();
      GameTree tree = path.element();
      int waiting = path.size();
      for (List<GameTree> side : List.of(tree.left, tree.right)) {
        for (GameTree option : side) {
          if (!negatives.containsKey(option)) {
            path.push(option);
          }
        }
      }
      if (path.size() == waiting) {
        path.pop();
        negatives.computeIfAbsent(tree, t -> t.negative(negatives));
      }
    }
    return java.util.Objects.requireNonNull(negatives.get(this));
  }

  private GameTree negative(Map<GameTree, GameTree> negatives) {
    if (value != null) {
      return leaf(value.negate());
    }
    return of(
        right.stream().map(option -> negativeIn(negatives, option)).toList(),
        left.stream().map(option -> negativeIn(negatives, option)).toList());
  }

  private static GameTree negativeIn(Map<GameTree, GameTree> negatives, GameTree option) {
    return java.util.Objects.requireNonNull(negatives.get(option), "options come first");
  }

  @Override
  public String text() {
    String text = TreeWriter.write(this);
    boolean looksLikeSum = value != null && text.charAt(0) != '(' && text.indexOf('+') >= 0;
    return looksLikeSum ? "(" + text + ")" : text;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || (other instanceof GameTree tree && hash == tree.hash && sameAs(tree));
  }

  private record Pair(GameTree first, GameTree second) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Pair pair && first == pair.first && second == pair.second;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(first) * 31 + System.identityHashCode(second);
    }
  }

  private boolean sameAs(GameTree other) {
    Set<Pair> seen = new HashSet<>();
    Deque<Pair> waiting = new ArrayDeque<>(List.of(new Pair(this, other)));
    while (!waiting.isEmpty()) {
      Pair pair = waiting.pop();
      if (pair.first == pair.second || !seen.add(pair)) {
        continue;
      }
      if (pair.first.hash != pair.second.hash
          || pair.first.value != pair.second.value
          || pair.first.left.size() != pair.second.left.size()
          || pair.first.right.size() != pair.second.right.size()) {
        return false;
      }
      for (int i = 0; i < pair.first.left.size(); i++) {
        waiting.push(new Pair(pair.first.left.get(i), pair.second.left.get(i)));
      }
      for (int i = 0; i < pair.first.right.size(); i++) {
        waiting.push(new Pair(pair.first.right.get(i), pair.second.right.get(i)));
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash);
  }

  @Override
  public String toString() {
    return RULES.text(this);
  }
}
