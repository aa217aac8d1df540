package org.gamester.rulesets.plane;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;

/**
 * Regions of {@link Sprouts} and the walks that bound them, while a position is made.
 *
 * <p>A spot is met along walks as often as curves end in it, a spot without curves once. What no
 * move depends on is taken away: spots with three curves; regions in which fewer than two more
 * curves can end; and the second of two meetings of a spot that follow each other along a walk,
 * since a curve from either leads to the same regions.
 */
final class SproutsMap {
  private static final int MOST_CURVES = 3;

  private int[] curves = new int[16];
  private int spots;
  private final List<List<int[]>> regions = new ArrayList<>();

  /** An empty map. */
  SproutsMap() {}

  /** A copy of the spots of another map, without its regions. */
  static SproutsMap withSpotsOf(SproutsMap other) {
    SproutsMap map = new SproutsMap();
    map.curves = other.curves.clone();
    map.spots = other.spots;
    return map;
  }

  /** A new spot in which so many curves end; its number. */
  int spot(int curvesThere) {
    if (spots == curves.length) {
      curves = Arrays.copyOf(curves, 2 * spots);
    }
    curves[spots] = curvesThere;
    return spots++;
  }

  /** The number of curves that end in a spot. */
  int curves(int spot) {
    return curves[spot];
  }

  /** Lets more curves end in a spot. */
  void addCurves(int spot, int more) {
    curves[spot] += more;
  }

  /** Adds a region, by the spots along its walks. */
  void region(List<int[]> walks) {
    regions.add(walks);
  }

  /** The walks of each region. */
  List<List<int[]>> regions() {
    return regions;
  }

  /** The spots that are met in more than one region. */
  Set<Integer> shared() {
    Set<Integer> shared = new HashSet<>();
    int[] regionOf = new int[spots];
    for (int r = 0; r < regions.size(); r++) {
      for (int[] walk : regions.get(r)) {
        for (int spot : walk) {
          if (regionOf[spot] != 0 && regionOf[spot] != r + 1) {
            shared.add(spot);
          }
          regionOf[spot] = r + 1;
        }
      }
    }
    return shared;
  }

  /** The number of spots. */
  int spots() {
    return spots;
  }

  /** Whether one more curve can end in a spot. */
  boolean isOpen(int spot) {
    return curves[spot] < MOST_CURVES;
  }

  /** The position: the sum of the lands, which are regions that spots connect. */
  Position position(Sprouts game) {
    List<List<int[]>> live = new ArrayList<>();
    for (List<int[]> region : regions) {
      List<int[]> walks = openWalks(region);
      if (ends(walks) > 1) {
        live.add(walks);
      }
    }
    List<Position> lands = new ArrayList<>();
    for (List<List<int[]>> land : lands(live)) {
      lands.add(new SproutsLand(game, SproutsText.of(this, land)));
    }
    lands.sort((one, two) -> one.text().compareTo(two.text()));
    return lands.isEmpty() ? new SproutsLand(game, SproutsLand.NOTHING) : DisjunctiveSum.of(lands);
  }

  /** The walks with open spots alone, of repeated meetings one after the other the first. */
  private List<int[]> openWalks(List<int[]> region) {
    List<int[]> walks = new ArrayList<>();
    for (int[] walk : region) {
      int[] open = Arrays.stream(walk).filter(this::isOpen).toArray();
      int[] single = withoutRepetition(open);
      if (single.length > 0) {
        walks.add(single);
      }
    }
    return walks;
  }

  private static int[] withoutRepetition(int[] walk) {
    int[] kept = new int[walk.length];
    int count = 0;
    for (int spot : walk) {
      if (count == 0 || kept[count - 1] != spot) {
        kept[count++] = spot;
      }
    }
    while (count > 1 && kept[0] == kept[count - 1]) {
      count--;
    }
    return Arrays.copyOf(kept, count);
  }

  /** How many more curves can end in a region. */
  private int ends(List<int[]> walks) {
    Set<Integer> seen = new HashSet<>();
    int ends = 0;
    for (int[] walk : walks) {
      for (int spot : walk) {
        ends += seen.add(spot) ? MOST_CURVES - curves[spot] : 0;
      }
    }
    return ends;
  }

  private List<List<List<int[]>>> lands(List<List<int[]>> live) {
    int[] landOf = new int[spots];
    Arrays.fill(landOf, -1);
    int[] joined = new int[live.size()];
    for (int r = 0; r < live.size(); r++) {
      Computation.poll();
      joined[r] = r;
      for (int[] walk : live.get(r)) {
        for (int spot : walk) {
          if (landOf[spot] >= 0) {
            int one = root(joined, landOf[spot]);
            int two = root(joined, r);
            joined[Math.max(one, two)] = Math.min(one, two);
          }
          landOf[spot] = r;
        }
      }
    }
    List<List<List<int[]>>> lands = new ArrayList<>();
    int[] place = new int[live.size()];
    for (int r = 0; r < live.size(); r++) {
      int root = root(joined, r);
      if (root == r) {
        place[r] = lands.size();
        lands.add(new ArrayList<>());
      }
      lands.get(place[root]).add(live.get(r));
    }
    return lands;
  }

  private static int root(int[] joined, int region) {
    int at = region;
    while (joined[at] != at) {
      at = joined[at];
    }
    return at;
  }
}
