package org.gamester.values;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Evaluates a definition by recursion over a well-founded graph (games by their options, pairs of
 * games by the options of either) without recursive calls.
 *
 * <p>Every node is evaluated once, after the nodes that it depends on; the depth of the graph costs
 * no stack. Nodes are told apart by {@code equals}. The evaluation can be stopped, see {@link
 * Evaluation}.
 */
public final class WellFoundedRecursion {

  private WellFoundedRecursion() {}

  /**
   * The result for {@code root}.
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
        node -> Objects.requireNonNull(results.get(node), "a result was asked for that is unknown");
    Deque<Visit<N>> path = new ArrayDeque<>();
    path.push(new Visit<>(root, dependencies.apply(root)));
    while (true) {
      Evaluation.poll();
      Visit<N> visit = path.element();
      if (visit.hasNext()) {
        N next = visit.next();
        if (!results.containsKey(next)) {
          path.push(new Visit<>(next, dependencies.apply(next)));
        }
      } else {
        R result = step.apply(visit.node, lookUp);
        results.put(visit.node, result);
        path.pop();
        if (path.isEmpty()) {
          return result;
        }
      }
    }
  }

  private static final class Visit<N> {
    private final N node;
    private final List<? extends N> dependencies;
    private int next;

    Visit(N node, List<? extends N> dependencies) {
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
