package org.gamester.values.loopy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * The positions that a comparison meets, numbered: those of a graph first, then stoppers and their
 * followers, as they are met. A position of the graph that is known to be a stopper is that
 * stopper.
 */
final class Arena {
  private final GameGraph graph;
  private final List<Stopper> stoppers = new ArrayList<>();
  private final Map<Stopper, Integer> numbers = new IdentityHashMap<>();

  /** Options by number, found when they are asked for. */
  private final List<int @Nullable []> left = new ArrayList<>();

  private final List<int @Nullable []> right = new ArrayList<>();

  Arena(GameGraph graph) {
    this.graph = graph;
    left.addAll(Collections.nCopies(graph.size(), null));
    right.addAll(Collections.nCopies(graph.size(), null));
  }

  /** The number of a position of the graph. */
  int number(int position) {
    Stopper stopper = graph.known(position);
    return stopper == null ? position : number(stopper);
  }

  /** The number of a stopper. */
  int number(Stopper stopper) {
    Integer known = numbers.get(stopper);
    if (known != null) {
      return known;
    }
    int number = graph.size() + stoppers.size();
    numbers.put(stopper, number);
    stoppers.add(stopper);
    left.add(null);
    right.add(null);
    return number;
  }

  /** The stopper with a number; null if it is a position of the graph. */
  @Nullable Stopper stopper(int number) {
    return number < graph.size() ? null : stoppers.get(number - graph.size());
  }

  /** The numbers of the options. The array must not be changed. */
  int[] options(int number, Player player) {
    List<int @Nullable []> side = player == Player.LEFT ? left : right;
    int[] known = side.get(number);
    if (known == null) {
      Stopper stopper = stopper(number);
      known = stopper == null ? numbers(graph.options(number, player)) : numbers(stopper, player);
      side.set(number, known);
    }
    return known;
  }

  private int[] numbers(int[] positions) {
    for (int i = 0; i < positions.length; i++) {
      positions[i] = number(positions[i]);
    }
    return positions;
  }

  private int[] numbers(Stopper stopper, Player player) {
    List<Stopper> options = stopper.options(player);
    int[] found = new int[options.size()];
    for (int i = 0; i < found.length; i++) {
      found[i] = number(options.get(i));
    }
    return found;
  }
}
