package org.gamester.rulesets.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.TextReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One component for all isomorphic ones, against a search for an isomorphism by its definition. */
class IsomorphicPartsTest {

  private static GraphGeometry geometry(String text) {
    return new GraphGeometry(
        GraphText.read(new TextReader(text), Alphabet.COLOURS, GraphText.Arcs.ALLOWED).graph());
  }

  /** Some vertices of a graph of at most 64, in two states. */
  private record Part(GraphGeometry graph, long first, long second) {

    int[] vertices() {
      List<Integer> found = new ArrayList<>();
      for (int v = 0; v < graph.cells(); v++) {
        if (((first | second) >>> v & 1) != 0) {
          found.add(v);
        }
      }
      return found.stream().mapToInt(v -> v).toArray();
    }

    boolean leads(int from, int to) {
      for (int next : graph.successors(from)) {
        if (next == to) {
          return true;
        }
      }
      return false;
    }

    int state(int v) {
      return (first >>> v & 1) != 0 ? 0 : 1;
    }

    /** Whether some assignment of vertices to vertices keeps the states and all edges. */
    boolean isIsomorphic(Part that) {
      int[] own = vertices();
      int[] other = that.vertices();
      return own.length == other.length && extend(own, other, that, new int[own.length], 0);
    }

    private boolean extend(int[] own, int[] other, Part that, int[] image, int count) {
      if (count == own.length) {
        return true;
      }
      for (int w : other) {
        boolean fits = state(own[count]) == that.state(w);
        fits &= leads(own[count], own[count]) == that.leads(w, w);
        for (int i = 0; i < count && fits; i++) {
          fits =
              image[i] != w
                  && leads(own[i], own[count]) == that.leads(image[i], w)
                  && leads(own[count], own[i]) == that.leads(w, image[i]);
        }
        image[count] = w;
        if (fits && extend(own, other, that, image, count + 1)) {
          return true;
        }
      }
      return false;
    }

    /** What isomorphic parts have in common, to compare only some. */
    String profile() {
      return graph.cells()
          + ":"
          + java.util.Arrays.stream(vertices())
              .mapToObj(
                  v -> {
                    long degree =
                        java.util.Arrays.stream(vertices()).filter(w -> leads(v, w)).count();
                    return state(v) + "" + degree;
                  })
              .sorted()
              .toList();
    }
  }

  /** Parts that have been replaced by themselves, by their profiles. */
  private static final class Representatives {
    private final GraphGeometry graph;
    private final IsomorphicParts parts;
    private final Map<String, List<Part>> known = new HashMap<>();

    Representatives(GraphGeometry graph) {
      this.graph = graph;
      this.parts = new IsomorphicParts(graph, 2);
    }

    void check(long cells, long first) {
      long[] words = {first, cells & ~first, 0};
      Part asked = new Part(graph, words[0], words[1]);
      parts.unify(words);
      Part found = new Part(graph, words[0], words[1]);
      List<Part> alike = known.computeIfAbsent(asked.profile(), key -> new ArrayList<>());
      if (found.equals(asked) && !alike.contains(found)) {
        assertThat(alike).as("%s is new", asked).noneMatch(asked::isIsomorphic);
        alike.add(found);
      } else {
        assertThat(alike).contains(found);
        assertThat(asked.isIsomorphic(found)).as("%s and %s", asked, found).isTrue();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "grid 3x3",
        "cycle 8",
        "K4,4",
        "star 7",
        "cube 3",
        "1-1 1-2 2-3 1-3 3-3",
        "queens 2x4",
        "1>2 2>3 3>1 3-4 4>5 5-6 6>1"
      })
  void allConnectedPartsInTwoStates(String text) {
    GraphGeometry graph = geometry(text);
    Representatives representatives = new Representatives(graph);
    for (long cells = 1; cells < 1L << graph.cells(); cells++) {
      if (graph.connected(Long.lowestOneBit(cells), cells) == cells) {
        for (long first = cells; ; first = first - 1 & cells) {
          representatives.check(cells, first);
          if (first == 0) {
            break;
          }
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"random tree 64 seed 1", "path 64", "queens 8", "P(20,2)", "cube 6", "petersen"})
  void partsOfLargeGraphs(String text) {
    GraphGeometry graph = geometry(text);
    Representatives representatives = new Representatives(graph);
    Random random = new Random(3);
    for (int round = 0; round < 2000; round++) {
      long live = random.nextLong();
      live &= random.nextLong();
      live &= graph.cells() == 64 ? -1L : (1L << graph.cells()) - 1;
      if (live != 0) {
        long cells = graph.connected(Long.highestOneBit(live), live);
        representatives.check(cells, cells & random.nextLong());
      }
    }
  }
}
