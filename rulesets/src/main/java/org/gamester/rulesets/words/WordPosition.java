package org.gamester.rulesets.words;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.PositionOf;
import org.gamester.rulesets.Subset;
import org.jspecify.annotations.Nullable;

/**
 * The names that are left, the current one among them; {@code current} is NONE before the first
 * turn. Moves are listed in the order of the list.
 */
final class WordPosition extends PositionOf<WordGeography> implements ImpartialPosition {
  static final int NONE = -1;

  private final WordList list;
  private final Subset left;
  private final int current;
  private final int hashOfNames;

  WordPosition(WordGeography game, WordList list, Subset left, int current) {
    this(game, list, left, current, list.hash(left));
  }

  private WordPosition(
      WordGeography game, WordList list, Subset left, int current, int hashOfNames) {
    super(game);
    this.list = list;
    this.left = left;
    this.current = current;
    this.hashOfNames = hashOfNames;
  }

  @Override
  public List<Move> moves() {
    PositionMoves moves = new PositionMoves(this, 4 + list.names().size() / 64);
    if (current == NONE) {
      for (int i = left.next(0); i >= 0; i = left.next(i + 1)) {
        moves.add(say(left, i, hashOfNames));
      }
      return moves.toList();
    }
    Subset unsaid = left.without(current);
    int hash = hashOfNames - list.hash(current);
    for (int i : list.next(current)) {
      if (unsaid.contains(i)) {
        moves.add(say(unsaid, i, hash));
      }
    }
    return moves.toList();
  }

  private Move say(Subset names, int i, int hash) {
    return Move.of(new WordPosition(game, list, names, i, hash), list.names().get(i));
  }

  @Override
  public List<? extends Position> components() {
    return left.isEmpty() ? List.of() : List.of(this);
  }

  /** Names that can never be reached are dropped. */
  @Override
  public Position normalForm() {
    if (current == NONE) {
      return this;
    }
    BitSet reached = new BitSet();
    Deque<Integer> waiting = new ArrayDeque<>();
    reached.set(current);
    waiting.add(current);
    while (!waiting.isEmpty()) {
      for (int i : list.next(waiting.remove())) {
        if (left.contains(i) && !reached.get(i)) {
          reached.set(i);
          waiting.add(i);
        }
      }
    }
    Subset kept = Subset.of(reached);
    return kept.equals(left) ? this : new WordPosition(game, list, kept, current);
  }

  private List<String> names() {
    List<String> names = new ArrayList<>();
    for (int i = left.next(0); i >= 0; i = left.next(i + 1)) {
      names.add(list.names().get(i));
    }
    return names;
  }

  @Override
  public String text() {
    String names = String.join(", ", names());
    return current == NONE ? names : names + " at " + list.names().get(current);
  }

  /** The names, one in each line; the current one has an arrow. */
  @Override
  public String picture() {
    StringBuilder picture = new StringBuilder();
    for (int i = left.next(0); i >= 0; i = left.next(i + 1)) {
      picture.append(i == current ? "> " : "  ").append(list.names().get(i)).append('\n');
    }
    return picture.isEmpty() ? "no names" : picture.toString().stripTrailing();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof WordPosition that
        && hashOfNames == that.hashOfNames
        && ((list == that.list && current == that.current && left.equals(that.left))
            || (game.equals(that.game) && text().equals(that.text())));
  }

  @Override
  public int hashCode() {
    return hashOfNames + (current == NONE ? 0 : list.names().get(current).hashCode());
  }
}
