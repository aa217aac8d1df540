package org.gamester.rulesets.plane;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.PositionOf;
import org.gamester.rulesets.TextReader;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * A land of {@link Sprouts}: regions that spots connect. Lands that differ only as {@link
 * SproutsText} says are the same position.
 *
 * <p>A curve between two walks of a region makes one walk of both. A curve between two spots of a
 * walk, or from a spot to itself, divides the region; each other walk comes to lie on one of its
 * sides. A curve that ends in a spot with one curve divides its angle, so that the spot is met
 * twice from then on.
 *
 * <p>Moves are listed region by region; moves that lead to the same position are one, called by the
 * first spots that are joined and by the position.
 */
final class SproutsLand extends PositionOf<Sprouts> implements ImpartialPosition {
  /** The text of a position in which nobody can move. */
  static final String NOTHING = "0";

  private final String text;

  SproutsLand(Sprouts game, String text) {
    super(game);
    this.text = text;
  }

  @Override
  public List<Move> moves() {
    if (isDead()) {
      return List.of();
    }
    SproutsMap map = map();
    Drawing drawing = new Drawing(map);
    for (int region = 0; region < map.regions().size(); region++) {
      drawing.in(region);
    }
    return drawing.moves.toList();
  }

  /** The number of curves, those counted once that {@link Drawing} draws once. */
  @Override
  public int optionBound(Player player) {
    if (isDead()) {
      return 0;
    }
    SproutsMap map = map();
    Drawing drawing = new Drawing(map);
    long curves = 0;
    for (List<int[]> walks : map.regions()) {
      curves += drawing.curves(walks);
    }
    return (int) Math.min(curves, Integer.MAX_VALUE);
  }

  private SproutsMap map() {
    SproutsMap map = new SproutsMap();
    new SproutsReader(new TextReader(text), Integer.MAX_VALUE).read(map);
    return map;
  }

  private boolean isDead() {
    return text.equals(NOTHING);
  }

  @Override
  public List<? extends Position> components() {
    return isDead() ? List.of() : List.of(this);
  }

  @Override
  public Position normalForm() {
    return isDead() ? DisjunctiveSum.EMPTY : this;
  }

  /** Draws all curves, and collects where they lead. */
  private final class Drawing {
    private final SproutsMap map;
    private final PositionMoves moves;
    private final Set<Position> found = new HashSet<>();
    private final Set<Integer> shared;

    Drawing(SproutsMap map) {
      this.map = map;
      this.shared = map.shared();
      this.moves = new PositionMoves(SproutsLand.this, 2L * text.length());
    }

    void in(int region) {
      List<int[]> walks = map.regions().get(region);
      List<List<int[]>> alike = alike(walks);
      for (int i = 0; i < alike.size(); i++) {
        int[] one = alike.get(i).getFirst();
        if (alike.get(i).size() > 1) {
          join(region, one, alike.get(i).get(1));
        }
        for (int j = i + 1; j < alike.size(); j++) {
          join(region, one, alike.get(j).getFirst());
        }
      }
      for (List<int[]> group : alike) {
        divide(region, group.getFirst(), alike);
      }
    }

    /** How many curves are drawn in a region. */
    long curves(List<int[]> walks) {
      List<List<int[]>> alike = alike(walks);
      long met = 0;
      long joins = 0;
      double shares = 1; // as many as fit into a long, or more
      for (List<int[]> group : alike) {
        long length = group.getFirst().length;
        joins += length * met + (group.size() > 1 ? length * length : 0);
        met += length;
        shares *= group.size() + 1;
      }
      double curves = joins;
      for (List<int[]> group : alike) {
        double pairs = group.getFirst().length * (group.getFirst().length + 1) / 2.0;
        curves += pairs * shares / (group.size() + 1) * group.size();
      }
      return (long) curves;
    }

    /** The walks of a region, those together that are written alike and meet no shared spot. */
    private List<List<int[]>> alike(List<int[]> walks) {
      Map<String, List<int[]>> groups = new LinkedHashMap<>();
      for (int[] walk : walks) {
        StringBuilder key = new StringBuilder();
        List<Integer> met = Arrays.stream(walk).boxed().toList();
        for (int spot : walk) {
          boolean isLocal = met.indexOf(spot) != met.lastIndexOf(spot);
          key.append(
              isLocal
                  ? "+" + met.indexOf(spot)
                  : shared.contains(spot) ? "=" + spot : "." + map.curves(spot));
        }
        groups.computeIfAbsent(key.toString(), _ -> new ArrayList<>()).add(walk);
      }
      return List.copyOf(groups.values());
    }

    private void join(int region, int[] one, int[] two) {
      for (int i = 0; i < one.length; i++) {
        for (int j = 0; j < two.length; j++) {
          SproutsMap after = othersThan(region);
          List<int[]> walks = new ArrayList<>(map.regions().get(region));
          walks.removeIf(walk -> walk == one || walk == two);
          int middle = after.spot(2);
          List<Integer> walk = new ArrayList<>(around(one, i));
          walk.add(middle);
          walk.addAll(around(two, j));
          walk.add(middle);
          walks.add(walk.stream().mapToInt(Integer::intValue).toArray());
          after.addCurves(one[i], 1);
          after.addCurves(two[j], 1);
          after.region(walks);
          add(one[i], two[j], after);
        }
      }
    }

    /**
     * The spots from one place of a walk all around, and the spot there again if it has a curve.
     */
    private List<Integer> around(int[] walk, int start) {
      List<Integer> spots = new ArrayList<>();
      for (int i = 0; i < walk.length; i++) {
        spots.add(walk[(start + i) % walk.length]);
      }
      if (map.curves(walk[start]) > 0) {
        spots.add(walk[start]);
      }
      return spots;
    }

    private void divide(int region, int[] walk, List<List<int[]>> alike) {
      for (int i = 0; i < walk.length; i++) {
        for (int j = i; j < walk.length; j++) {
          boolean hasRoom = walk[i] != walk[j] || (i == j && map.curves(walk[i]) < 2);
          if (hasRoom) {
            divide(region, walk, i, j, alike);
          }
        }
      }
    }

    private void divide(int region, int[] walk, int i, int j, List<List<int[]>> alike) {
      List<Integer> first = new ArrayList<>();
      for (int k = i; k <= j; k++) {
        first.add(walk[k]);
      }
      List<Integer> second = new ArrayList<>();
      if (i == j) {
        second.addAll(around(walk, i));
      } else {
        for (int k = j; k <= i + walk.length; k++) {
          second.add(walk[k % walk.length]);
        }
      }
      int[] most = new int[alike.size()];
      for (int g = 0; g < most.length; g++) {
        most[g] = alike.get(g).size() - (alike.get(g).getFirst() == walk ? 1 : 0);
      }
      int[] inside = new int[most.length];
      do {
        SproutsMap after = othersThan(region);
        int middle = after.spot(2);
        List<int[]> one = new ArrayList<>();
        List<int[]> two = new ArrayList<>();
        one.add(closed(first, middle));
        two.add(closed(second, middle));
        for (int g = 0; g < most.length; g++) {
          List<int[]> group = alike.get(g);
          int from = group.size() - most[g];
          one.addAll(group.subList(from, from + inside[g]));
          two.addAll(group.subList(from + inside[g], group.size()));
        }
        after.addCurves(walk[i], 1);
        after.addCurves(walk[j], 1);
        after.region(one);
        after.region(two);
        add(walk[i], walk[j], after);
      } while (advance(inside, most));
    }

    private static int[] closed(List<Integer> spots, int middle) {
      int[] walk =
          Arrays.copyOf(spots.stream().mapToInt(Integer::intValue).toArray(), spots.size() + 1);
      walk[spots.size()] = middle;
      return walk;
    }

    /** The next numbers of walks on the first side; false at the end. */
    private static boolean advance(int[] inside, int[] most) {
      for (int g = 0; g < inside.length; g++) {
        if (inside[g] < most[g]) {
          inside[g]++;
          return true;
        }
        inside[g] = 0;
      }
      return false;
    }

    private SproutsMap othersThan(int region) {
      Computation.poll();
      SproutsMap after = SproutsMap.withSpotsOf(map);
      for (int other = 0; other < map.regions().size(); other++) {
        if (other != region) {
          after.region(map.regions().get(other));
        }
      }
      return after;
    }

    private void add(int one, int two, SproutsMap after) {
      Position to = after.position(game);
      if (found.add(to)) {
        String spots = map.curves(one) + (one == two ? "" : " and " + map.curves(two));
        String verb = one == two ? "loop at " : "join ";
        moves.add(Move.of(to, () -> verb + spots + " to " + to.text()));
      }
    }
  }

  @Override
  public String text() {
    return text;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SproutsLand land && text.equals(land.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }
}
