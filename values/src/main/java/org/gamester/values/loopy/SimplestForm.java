package org.gamester.values.loopy;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * Makes stoppers of graphs, one strongly connected component after another, from the ends up: only
 * inside a component is anything but the finite algebra needed.
 */
final class SimplestForm {
  private SimplestForm() {}

  /**
   * Makes the stoppers of one component, all of whose exits are known; null where there is none.
   */
  private interface Maker {
    @Nullable Stopper[] make(GameGraph component);
  }

  /**
   * What is found of the positions of a graph.
   *
   * @param stoppers the onside of each position, the game in which infinite play is a win for Left;
   *     null where no stopper has been found that is equal to it
   * @param exact which positions are the stopper themselves, since no alternating play from them
   *     goes on for ever
   */
  @SuppressWarnings("ArrayRecordComponent") // read where it is made, never compared
  record Onsides(@Nullable Stopper[] stoppers, boolean[] exact) {}

  /**
   * The stoppers that are the positions of a graph in simplest form, whose components are all in
   * simplest form and whose positions are pairwise different.
   */
  static Stopper[] ofSimplest(GameGraph graph) {
    @Nullable Stopper[] made = make(graph, StopperTable.standard()::of).stoppers();
    Stopper[] all = new Stopper[made.length];
    for (int v = 0; v < made.length; v++) {
      all[v] = Objects.requireNonNull(made[v]);
    }
    return all;
  }

  /** The onsides of all positions. */
  static Onsides onsides(GameGraph graph) {
    return make(graph, OnsideForm::of);
  }

  private static Onsides make(GameGraph graph, Maker maker) {
    int count = graph.size();
    @Nullable Stopper[] made = new @Nullable Stopper[count];
    boolean[] exact = new boolean[count];
    List<int[]> components = Components.of(count, graph::successors);
    int[] place = new int[count];
    Arrays.fill(place, -1);
    for (int[] component : components) {
      Stopper known = graph.known(component[0]);
      if (known != null) {
        made[component[0]] = known;
        exact[component[0]] = true;
        continue;
      }
      GameGraph part = part(graph, component, place, made);
      if (part != null) {
        Stopper shortGame =
            Stopper.ofShort(
                part.sharedOptions(0, Player.LEFT),
                part.sharedOptions(0, Player.RIGHT),
                part::known);
        @Nullable Stopper[] parts =
            shortGame == null ? maker.make(part) : new Stopper[] {shortGame};
        boolean isExact = OnsideForm.isStopper(part) && exitsAre(exact, graph, component, place);
        for (int i = 0; i < component.length; i++) {
          made[component[i]] = parts[i];
          exact[component[i]] = isExact;
        }
      }
      for (int v : component) {
        place[v] = -1;
      }
    }
    return new Onsides(made, exact);
  }

  /** Whether all positions outside a component that it leads to are exact. */
  private static boolean exitsAre(boolean[] exact, GameGraph graph, int[] component, int[] place) {
    for (int v : component) {
      for (Player player : Player.values()) {
        for (int w : graph.sharedOptions(v, player)) {
          if (place[w] < 0 && !exact[w]) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** A component as a graph, its exits known stoppers; null if one of them is not known. */
  private static @Nullable GameGraph part(
      GameGraph graph, int[] component, int[] place, @Nullable Stopper[] made) {
    GameGraph.Builder part = new GameGraph.Builder();
    for (int v : component) {
      place[v] = part.add();
    }
    Map<Stopper, Integer> exits = new IdentityHashMap<>();
    for (int v : component) {
      for (Player player : Player.values()) {
        int[] options = graph.options(v, player);
        for (int i = 0; i < options.length; i++) {
          int w = options[i];
          if (place[w] >= 0) {
            options[i] = place[w];
          } else {
            Stopper exit = made[w];
            if (exit == null) {
              return null;
            }
            options[i] = exits.computeIfAbsent(exit, part::add);
          }
        }
        part.setOptions(place[v], player, options);
      }
    }
    return part.build();
  }
}
