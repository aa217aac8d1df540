package org.gamester.rulesets.poset;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.PositionOf;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * A poset game, or a pomax game, on any finite poset, given by relations whose transitive closure
 * is the order.
 *
 * <p>A move removes an up-set, so that the relations among what is left still generate its order.
 * Elements are numbered anew after each move, in the old order; moves are listed by element.
 */
final class FinitePoset extends PositionOf<PosetGame> {
  private final String colours;

  /** Pairs (lower, upper) of elements, numbered from 0. */
  private final List<int[]> relations;

  private final int[][] above;
  private final int hash;

  FinitePoset(PosetGame game, String colours, List<int[]> relations) {
    super(game);
    this.colours = colours;
    this.relations = relations;
    int[] count = new int[colours.length()];
    int mixed = colours.hashCode() ^ game.hashCode();
    for (int[] relation : relations) {
      count[relation[0]]++;
      mixed = mixed * 31 + Arrays.hashCode(relation);
    }
    this.hash = mixed;
    this.above = new int[colours.length()][];
    for (int i = 0; i < count.length; i++) {
      above[i] = new int[count[i]];
    }
    for (int[] relation : relations) {
      above[relation[0]][--count[relation[0]]] = relation[1];
    }
  }

  /** The index of a relation that lies on a cycle, or -1 if this is an order. */
  int relationOnCycle() {
    int[] below = new int[colours.length()];
    relations.forEach(relation -> below[relation[1]]++);
    Deque<Integer> minimal = new ArrayDeque<>();
    for (int i = 0; i < below.length; i++) {
      if (below[i] == 0) {
        minimal.add(i);
      }
    }
    while (!minimal.isEmpty()) {
      for (int upper : above[minimal.remove()]) {
        if (--below[upper] == 0) {
          minimal.add(upper);
        }
      }
    }
    for (int i = 0; i < relations.size(); i++) {
      if (below[relations.get(i)[0]] > 0 && leadsBack(relations.get(i))) {
        return i;
      }
    }
    return -1;
  }

  private boolean leadsBack(int[] relation) {
    return upSet(relation[1]).get(relation[0]);
  }

  private BitSet upSet(int element) {
    BitSet found = new BitSet();
    found.set(element);
    Deque<Integer> waiting = new ArrayDeque<>(List.of(element));
    while (!waiting.isEmpty()) {
      for (int upper : above[waiting.remove()]) {
        if (!found.get(upper)) {
          found.set(upper);
          waiting.add(upper);
        }
      }
    }
    return found;
  }

  private boolean mayRemove(Player player, int element) {
    char other = player == Player.LEFT ? 'o' : 'x';
    return colours.charAt(element) != other && (!game.onlyMaximal() || above[element].length == 0);
  }

  @Override
  public List<Move> moves(Player player) {
    PositionMoves moves = new PositionMoves(this, colours.length() / 4 + relations.size() * 6L + 8);
    for (int element = 0; element < colours.length(); element++) {
      if (mayRemove(player, element)) {
        moves.add(remove(element));
      }
    }
    return moves.toList();
  }

  /** Named by the number of the element, from 1. */
  private Move remove(int element) {
    BitSet kept = upSet(element);
    kept.flip(0, colours.length());
    return Move.of(restrictedTo(kept), () -> "remove " + (element + 1));
  }

  private FinitePoset restrictedTo(BitSet kept) {
    int[] number = new int[colours.length()];
    StringBuilder letters = new StringBuilder();
    for (int i = kept.nextSetBit(0); i >= 0; i = kept.nextSetBit(i + 1)) {
      number[i] = letters.length();
      letters.append(colours.charAt(i));
    }
    List<int[]> rest = new ArrayList<>();
    for (int[] relation : relations) {
      if (kept.get(relation[0]) && kept.get(relation[1])) {
        rest.add(new int[] {number[relation[0]], number[relation[1]]});
      }
    }
    return new FinitePoset(game, letters.toString(), rest);
  }

  @Override
  public List<FinitePoset> components() {
    int[] part = new int[colours.length()];
    Arrays.setAll(part, i -> i);
    for (int[] relation : relations) {
      part[root(part, relation[0])] = root(part, relation[1]);
    }
    List<BitSet> parts = new ArrayList<>();
    int[] place = new int[colours.length()];
    for (int i = 0; i < colours.length(); i++) {
      int root = root(part, i);
      if (place[root] == 0) {
        parts.add(new BitSet());
        place[root] = parts.size();
      }
      parts.get(place[root] - 1).set(i);
    }
    return parts.size() == 1 ? List.of(this) : parts.stream().map(this::restrictedTo).toList();
  }

  private static int root(int[] part, int element) {
    int root = element;
    while (part[root] != root) {
      part[root] = part[part[root]];
      root = part[root];
    }
    return root;
  }

  @Override
  public Position normalForm() {
    List<FinitePoset> parts = components();
    return parts.size() == 1 ? this : DisjunctiveSum.of(parts).normalForm();
  }

  @Override
  public Position negative() {
    return new FinitePoset(game, Colours.exchanged(colours), relations);
  }

  @Override
  public Optional<ShortGame> knownValue() {
    return relations.isEmpty() && colours.length() <= 1
        ? Colours.stalkValue(colours)
        : Optional.empty();
  }

  @Override
  public boolean isImpartial() {
    return Colours.isGreen(colours);
  }

  /** Without green every poset game is a number (Wahlberg 2014, Theorem 29). */
  @Override
  public boolean isNumber() {
    return colours.indexOf('g') < 0;
  }

  @Override
  public String text() {
    StringBuilder text = new StringBuilder("poset ");
    for (int[] relation : relations) {
      text.append(relation[0] + 1).append('<').append(relation[1] + 1).append(' ');
    }
    return text.append("v=").append(colours).toString();
  }

  @Override
  public Appearance appearance() {
    if (colours.length() + relations.size() > Appearance.MOST_PARTS) {
      return new Appearance.Large(
          "an order of " + colours.length() + " elements", colours.length());
    }
    List<Appearance.Vertex> elements = new ArrayList<>();
    for (int i = 0; i < colours.length(); i++) {
      char colour = colours.charAt(i);
      Appearance.Mark mark = Appearance.colour(colour);
      elements.add(new Appearance.Vertex(String.valueOf(i + 1), String.valueOf(colour), mark, ""));
    }
    List<Appearance.Edge> pairs = new ArrayList<>();
    for (int[] relation : relations) {
      String name = (relation[0] + 1) + "<" + (relation[1] + 1);
      pairs.add(new Appearance.Edge(relation[0], relation[1], name, false, Appearance.Mark.EMPTY));
    }
    return new Appearance.Network(Appearance.Layout.ORDER, elements, pairs);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    if (!(other instanceof FinitePoset poset)
        || hash != poset.hash
        || !game.equals(poset.game)
        || !colours.equals(poset.colours)
        || relations.size() != poset.relations.size()) {
      return false;
    }
    for (int i = 0; i < relations.size(); i++) {
      if (!Arrays.equals(relations.get(i), poset.relations.get(i))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
