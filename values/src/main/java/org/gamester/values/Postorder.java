package org.gamester.values;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The traversal of a well-founded graph by which all recursive definitions are evaluated: games by
 * their options, pairs of games by the options of either.
 *
 * <p>Every node is visited once, after the nodes that it depends on. The walk keeps its own stack,
 * so that the depth of the graph costs none of Java's. Nodes are distinguished by {@code equals}.
 * The walk polls at each node, see {@link Computation#poll}. It costs one step for each edge.
 */
public final class Postorder {

  private Postorder() {}

  /**
   * Visits all nodes that {@code root} depends on, directly or not, and last {@code root} itself.
   *
   * @param dependencies the nodes that must be visited before a node
   * @param isKnown asked once of each node; a known node and its dependencies are not visited
   * @param visit what to do at a node
   */
  public static <N> void walk(
      N root,
      Function<? super N, ? extends List<? extends N>> dependencies,
      Predicate<? super N> isKnown,
      Consumer<? super N> visit) {
    Set<N> seen = new HashSet<>();
    Deque<Place<N>> path = new ArrayDeque<>();
    seen.add(root);
    if (!isKnown.test(root)) {
      path.push(new Place<>(root, dependencies.apply(root)));
    }
    while (!path.isEmpty()) {
      Computation.poll();
      Place<N> place = path.element();
      if (place.hasNext()) {
        N next = place.next();
        if (seen.add(next) && !isKnown.test(next)) {
          path.push(new Place<>(next, dependencies.apply(next)));
        }
      } else {
        visit.accept(place.node);
        path.pop();
      }
    }
  }

  /** All nodes that {@code root} depends on, each after its own dependencies; the root is last. */
  public static <N> List<N> list(
      N root, Function<? super N, ? extends List<? extends N>> dependencies) {
    List<N> order = new ArrayList<>();
    walk(root, dependencies, node -> false, order::add);
    return order;
  }

  /**
   * Evaluates a definition by recursion.
   *
   * @param dependencies the nodes whose results {@code step} needs; empty for a leaf
   * @param step the result of a node, given a look-up that knows the results of its dependencies
   */
  public static <N, R> R evaluate(
      N root,
      Function<? super N, ? extends List<? extends N>> dependencies,
      BiFunction<? super N, Function<N, R>, ? extends R> step) {
    Map<N, R> results = new HashMap<>();
    Function<N, R> lookUp =
        node -> Objects.requireNonNull(results.get(node), "the result of a node not a dependency");
    walk(root, dependencies, node -> false, node -> results.put(node, step.apply(node, lookUp)));
    return lookUp.apply(root);
  }

  /** A node and how many of its dependencies have been seen. */
  private static final class Place<N> {
    private final N node;
    private final List<? extends N> dependencies;
    private int next;

    Place(N node, List<? extends N> dependencies) {
      this.node = node;
      this.dependencies = dependencies;
    }

    boolean hasNext() {
      return next < dependencies.size();
    }

    N next() {
      return dependencies.get(next++);
    }
  }
}
