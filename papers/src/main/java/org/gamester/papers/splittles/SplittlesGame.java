package org.gamester.papers.splittles;

import java.util.ArrayList;
import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.heap.Heap;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.rulesets.heap.Splittles;
import org.gamester.rulesets.heap.SubtractionSet;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * Partizan Splittles with one pair of subtraction sets. The heaps are those of the ruleset; the
 * values come from the evaluator that all claims share.
 */
final class SplittlesGame {

  private final SubtractionSet left;
  private final SubtractionSet right;
  private final HeapGame splitting;
  private final Evaluator evaluator;

  /**
   * @param left the numbers that Left may take
   * @param right the numbers that Right may take
   * @param evaluator evaluates the heaps
   */
  SplittlesGame(SubtractionSet left, SubtractionSet right, Evaluator evaluator) {
    this.left = left;
    this.right = right;
    this.splitting = Splittles.of(left, right);
    this.evaluator = evaluator;
  }

  SubtractionSet left() {
    return left;
  }

  SubtractionSet right() {
    return right;
  }

  /** One heap of {@code n} tokens. */
  Position heap(int n) {
    return splitting.heap(n);
  }

  /** The value of one heap, G_n. */
  ShortGame heapValue(int n) {
    return evaluator.value(heap(n));
  }

  /** The value of two heaps. */
  ShortGame heapsValue(int a, int b) {
    return heapValue(a).plus(heapValue(b));
  }

  /** The heaps that the moves of {@code player} leave, in the order of the ruleset. */
  List<HeapPair> rests(Player player, int n) {
    List<HeapPair> rests = new ArrayList<>();
    for (Position option : heap(n).options(player)) {
      rests.add(HeapPair.of(option));
    }
    return rests;
  }

  /** The values of the options of {@code player}. */
  List<ShortGame> optionValues(Player player, int n) {
    return rests(player, n).stream().map(this::value).toList();
  }

  ShortGame value(HeapPair pair) {
    return heapsValue(pair.larger(), pair.smaller());
  }

  /** The paper's name with the sets, which the ruleset can read: {@code G_4[SL={1,3};SR={1,5}]}. */
  String name(int n) {
    return "G_" + n + setsText();
  }

  String setsText() {
    return "[SL=" + text(left) + ";SR=" + text(right) + "]";
  }

  private static String text(SubtractionSet set) {
    boolean named = set.equals(Sets.ODD) || set.equals(Sets.EVEN);
    return named ? set.toString() : "{" + set + "}";
  }

  /**
   * The one or two heaps that a move leaves; an absent heap counts as empty.
   *
   * @param larger the size of the larger heap
   * @param smaller the size of the other
   */
  record HeapPair(int larger, int smaller) {

    static HeapPair of(int a, int b) {
      return new HeapPair(Math.max(a, b), Math.min(a, b));
    }

    static HeapPair of(Position option) {
      List<Integer> sizes =
          option.components().stream()
              .map(component -> Math.toIntExact(((Heap) component).size()))
              .toList();
      return switch (sizes.size()) {
        case 0 -> of(0, 0);
        case 1 -> of(sizes.getFirst(), 0);
        default -> of(sizes.getFirst(), sizes.getLast());
      };
    }

    Position toPosition(SplittlesGame game) {
      return DisjunctiveSum.of(game.heap(larger), game.heap(smaller));
    }

    @Override
    public String toString() {
      return larger + "+" + smaller;
    }
  }
}
