package org.gamester.values.loopy;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * All stoppers in use, each once. Two stoppers in simplest form are equal if and only if their
 * graphs are the same (Siegel, <i>Combinatorial Game Theory</i>, theorem VI.2.18), so equality is
 * identity.
 *
 * <p>A stopper that is no short game is kept with the strongly connected component of its graph.
 * The positions of a component in simplest form are pairwise different, hence told apart by their
 * options inside the component and outside it: refining this partition until each class has one
 * position numbers them in an order that depends on the component alone. The component in that
 * order is the key. Components that nothing refers to are forgotten.
 *
 * <p>Safe for use by several threads.
 */
final class StopperTable {
  private static final StopperTable STANDARD = new StopperTable();

  private final Map<Object, Entry> entries = new HashMap<>();
  private final ReferenceQueue<Stopper[]> collected = new ReferenceQueue<>();
  private final KnownOrder order = new KnownOrder();
  private long made;

  private static final class Entry extends WeakReference<Stopper[]> {
    private final Object key;

    Entry(Object key, Stopper[] component, ReferenceQueue<Stopper[]> queue) {
      super(component, queue);
      this.key = key;
    }
  }

  private StopperTable() {}

  static StopperTable standard() {
    return STANDARD;
  }

  /** What is known of the order of stoppers. */
  KnownOrder order() {
    return order;
  }

  private Stopper @Nullable [] find(Object key) {
    Entry entry = entries.get(key);
    return entry == null ? null : entry.get();
  }

  private void put(Object key, Stopper[] component) {
    entries.put(key, new Entry(key, component, collected));
    for (Object stale = collected.poll(); stale != null; stale = collected.poll()) {
      Entry entry = (Entry) stale;
      entries.remove(entry.key, entry);
    }
  }

  /** The stopper that is a short game. */
  synchronized Stopper of(ShortGame game) {
    Stopper[] known = find(game);
    if (known == null) {
      known = new Stopper[1];
      known[0] = new Stopper(made++, game, known);
      put(game, known);
    }
    return known[0];
  }

  /**
   * The stoppers that are the positions of a strongly connected graph in simplest form, no position
   * of which is a short game.
   */
  synchronized Stopper[] of(GameGraph component) {
    int[] rank = ranks(component);
    int count = component.size();
    List<Object> key = new ArrayList<>();
    int[] inOrder = new int[count];
    for (int v = 0; v < count; v++) {
      if (rank[v] >= 0) {
        inOrder[rank[v]] = v;
      }
    }
    int inner = innerCount(component);
    for (int i = 0; i < inner; i++) {
      key.add(signature(component, inOrder[i], rank));
    }
    Stopper[] known = find(key);
    if (known == null) {
      known = new Stopper[inner];
      for (int i = 0; i < inner; i++) {
        known[i] = new Stopper(made++, null, known);
      }
      for (int i = 0; i < inner; i++) {
        known[i].setOptions(
            options(component, inOrder[i], Player.LEFT, rank, known),
            options(component, inOrder[i], Player.RIGHT, rank, known));
      }
      Stopper.findShapes(known);
      put(key, known);
    }
    Stopper[] all = new Stopper[count];
    for (int v = 0; v < count; v++) {
      Stopper outside = component.known(v);
      all[v] = outside == null ? known[rank[v]] : outside;
    }
    return all;
  }

  private static int innerCount(GameGraph component) {
    int count = 0;
    for (int v = 0; v < component.size(); v++) {
      count += component.known(v) == null ? 1 : 0;
    }
    return count;
  }

  private static List<Stopper> options(
      GameGraph component, int v, Player player, int[] rank, Stopper[] inner) {
    return Arrays.stream(component.sharedOptions(v, player))
        .mapToObj(
            w -> {
              Stopper outside = component.known(w);
              return outside == null ? inner[rank[w]] : outside;
            })
        .sorted()
        .toList();
  }

  /** The place of each position in the order that the component alone gives; -1 for those known. */
  private static int[] ranks(GameGraph component) {
    int count = component.size();
    int[] rank = new int[count];
    for (int v = 0; v < count; v++) {
      rank[v] = component.known(v) == null ? 0 : -1;
    }
    int inner = innerCount(component);
    int classes = Math.min(1, inner);
    while (classes < inner) {
      TreeMap<List<Long>, List<Integer>> byOptions = new TreeMap<>(StopperTable::compare);
      for (int v = 0; v < count; v++) {
        if (rank[v] >= 0) {
          List<Long> signature = new ArrayList<>(List.of((long) rank[v]));
          signature.addAll(signature(component, v, rank));
          byOptions.computeIfAbsent(signature, _ -> new ArrayList<>()).add(v);
        }
      }
      if (byOptions.size() == classes) {
        throw new IllegalArgumentException("two positions of the component are the same");
      }
      classes = byOptions.size();
      int next = 0;
      for (List<Integer> positions : byOptions.values()) {
        for (int v : positions) {
          rank[v] = next;
        }
        next++;
      }
    }
    return rank;
  }

  private static int compare(List<Long> one, List<Long> other) {
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      int order = Long.compare(one.get(i), other.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(one.size(), other.size());
  }

  /** The options of a position: ranks inside the component, complements of identities outside. */
  private static List<Long> signature(GameGraph component, int v, int[] rank) {
    List<Long> signature = new ArrayList<>();
    for (Player player : Player.values()) {
      signature.add(Long.MIN_VALUE);
      Arrays.stream(component.sharedOptions(v, player))
          .mapToLong(
              w -> {
                Stopper outside = component.known(w);
                return outside == null ? rank[w] : ~outside.id();
              })
          .sorted()
          .distinct()
          .forEach(signature::add);
    }
    return signature;
  }
}
