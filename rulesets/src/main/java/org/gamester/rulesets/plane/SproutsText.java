package org.gamester.rulesets.plane;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.gamester.values.Computation;

/**
 * The text of a land of {@link Sprouts}, the same for all lands that differ only in the names of
 * spots, in where a walk begins, in the order of walks and of regions, and in regions that are
 * mirrored. A mirror image of one region alone is the same game: what can be drawn in a region
 * depends on its walks, and what other regions share with it are spots.
 *
 * <p>Only the spots that are met in two regions need names that the whole land agrees on. They get
 * colours, at first all the same; spots with the same colour that are met in different surroundings
 * are then told apart, until that changes nothing (colour refinement). Where spots of one colour
 * remain, each in turn is told apart from the others, and the least text is kept, so that the
 * result does not depend on the choice. A spot that can be exchanged with one that has been tried
 * is not tried. Lands with many independent symmetries cost the number of these.
 */
final class SproutsText {
  private static final char FIRST_LOCAL = '\u1000';
  private static final char FIRST_SHARED = '\u4000';
  private static final char WALK_END = ',';
  private static final int NONE = -1;
  private static final int MEETING = 3;

  private final SproutsMap map;
  private final List<List<int[]>> regions;
  private final int[] times;

  /** The spots that are met in two regions. */
  private final int[] shared;

  /** Where each shared spot is met: region, walk and place along it, and the same once more. */
  private final int[][] meetings;

  private String least = "";

  private SproutsText(SproutsMap map, List<List<int[]>> regions) {
    this.map = map;
    this.regions = regions;
    this.times = new int[map.spots()];
    int[] regionOf = new int[map.spots()];
    int[][] found = new int[map.spots()][0];
    for (int r = 0; r < regions.size(); r++) {
      for (int w = 0; w < regions.get(r).size(); w++) {
        int[] walk = regions.get(r).get(w);
        for (int place = 0; place < walk.length; place++) {
          int spot = walk[place];
          if (times[spot]++ == 0 || regionOf[spot] != r) {
            int known = found[spot].length;
            found[spot] = Arrays.copyOf(found[spot], known + MEETING);
            found[spot][known] = r;
            found[spot][known + 1] = w;
            found[spot][known + 2] = place;
          }
          regionOf[spot] = r;
        }
      }
    }
    this.shared = IntStream.range(0, found.length).filter(s -> found[s].length > MEETING).toArray();
    this.meetings = Arrays.stream(shared).mapToObj(spot -> found[spot]).toArray(int[][]::new);
  }

  /** The text of the regions of one land. */
  static String of(SproutsMap map, List<List<int[]>> regions) {
    SproutsText text = new SproutsText(map, regions);
    int[] colours = new int[map.spots()];
    Arrays.fill(colours, NONE);
    for (int spot : text.shared) {
      colours[spot] = 0;
    }
    text.search(colours);
    return named(text.least);
  }

  /** Refines the colours, and tells spots of one colour apart until each has its own. */
  private void search(int[] given) {
    int[] colours = shared.length == 0 ? given : refined(given);
    int[] alike = firstAlike(colours);
    if (alike.length == 0) {
      String text = sign(colours);
      least = least.isEmpty() || text.compareTo(least) < 0 ? text : least;
      return;
    }
    List<Integer> tried = new ArrayList<>();
    for (int spot : alike) {
      Computation.poll();
      if (tried.stream().noneMatch(other -> areExchangeable(spot, other))) {
        tried.add(spot);
        search(apart(colours, spot));
      }
    }
  }

  /** The spots of the least colour that several have. */
  private int[] firstAlike(int[] colours) {
    int[] count = new int[shared.length];
    for (int spot : shared) {
      count[colours[spot]]++;
    }
    for (int colour = 0; colour < count.length; colour++) {
      if (count[colour] > 1) {
        int wanted = colour;
        return Arrays.stream(shared).filter(spot -> colours[spot] == wanted).toArray();
      }
    }
    return new int[0];
  }

  /** The colours with that of one spot below that of the others like it. */
  private int[] apart(int[] colours, int spot) {
    int[] apart = colours.clone();
    for (int other : shared) {
      apart[other] = 2 * colours[other] + (other == spot ? 0 : 1);
    }
    return apart;
  }

  /** Whether the land is the same with two spots exchanged, all others staying where they are. */
  private boolean areExchangeable(int one, int two) {
    int[] all = new int[map.spots()];
    Arrays.fill(all, NONE);
    for (int i = 0; i < shared.length; i++) {
      all[shared[i]] = i;
    }
    String before = sign(all);
    int ofOne = all[one];
    all[one] = all[two];
    all[two] = ofOne;
    return sign(all).equals(before);
  }

  /** The colours as ranks of what surrounds the spots, until no more can be told apart. */
  private int[] refined(int[] given) {
    int[] colours = given;
    int count = -1;
    while (true) {
      Computation.poll();
      String[] surroundings = surroundings(colours);
      List<String> ranks = new ArrayList<>(new TreeSet<>(Arrays.asList(surroundings)));
      colours = colours.clone();
      for (int i = 0; i < shared.length; i++) {
        colours[shared[i]] = Collections.binarySearch(ranks, surroundings[i]);
      }
      if (ranks.size() == count || ranks.size() == shared.length) {
        return colours;
      }
      count = ranks.size();
    }
  }

  /** The colour of each shared spot and what surrounds it, in either direction of its regions. */
  private String[] surroundings(int[] colours) {
    String[] forwards = new String[regions.size()];
    String[] backwards = new String[regions.size()];
    for (int r = 0; r < forwards.length; r++) {
      forwards[r] = walks(regions.get(r), colours, true);
      backwards[r] = walks(regions.get(r), colours, false);
    }
    String[] surroundings = new String[shared.length];
    for (int i = 0; i < surroundings.length; i++) {
      int[] at = meetings[i];
      String[] around = new String[at.length / MEETING];
      for (int k = 0; k < around.length; k++) {
        int region = at[MEETING * k];
        int[] walk = regions.get(region).get(at[MEETING * k + 1]);
        int place = at[MEETING * k + 2];
        String one = forwards[region] + along(walk, place, true, colours);
        String two = backwards[region] + along(walk, place, false, colours);
        around[k] = one.compareTo(two) <= 0 ? one : two;
      }
      Arrays.sort(around);
      surroundings[i] = (char) (FIRST_SHARED + colours[shared[i]]) + String.join(";", around);
    }
    return surroundings;
  }

  /** All regions, each in its lesser direction, in order. */
  private String sign(int[] colours) {
    String[] signs = new String[regions.size()];
    for (int r = 0; r < signs.length; r++) {
      String one = walks(regions.get(r), colours, true);
      String two = walks(regions.get(r), colours, false);
      signs[r] = one.compareTo(two) <= 0 ? one : two;
    }
    Arrays.sort(signs);
    return String.join(";", signs);
  }

  /** The walks of a region, each from where it is least, in order. */
  private String walks(List<int[]> region, int[] colours, boolean forwards) {
    String[] walks = new String[region.size()];
    for (int w = 0; w < walks.length; w++) {
      int[] walk = region.get(w);
      char first = Character.MAX_VALUE;
      for (int spot : walk) {
        first = (char) Math.min(first, letter(spot, colours));
      }
      String best = "";
      for (int start = 0; start < walk.length; start++) {
        if (letter(walk[start], colours) == first) {
          String other = along(walk, start, forwards, colours);
          best = best.isEmpty() || other.compareTo(best) < 0 ? other : best;
        }
      }
      walks[w] = best;
    }
    Arrays.sort(walks);
    return String.join(String.valueOf(WALK_END), walks);
  }

  /** How a spot is written where it is the first of a walk. */
  private char letter(int spot, int[] colours) {
    return (char)
        (colours[spot] != NONE
            ? FIRST_SHARED + colours[spot]
            : times[spot] == 1 ? '0' + map.curves(spot) : FIRST_LOCAL);
  }

  private String along(int[] walk, int start, boolean forwards, int[] colours) {
    char[] text = new char[walk.length];
    int locals = 0;
    int step = forwards ? 1 : walk.length - 1;
    int place = start;
    for (int i = 0; i < text.length; i++) {
      int spot = walk[place];
      text[i] = letter(spot, colours);
      if (text[i] == FIRST_LOCAL) {
        int before = start;
        int k = 0;
        while (k < i && walk[before] != spot) {
          before = (before + step) % walk.length;
          k++;
        }
        text[i] = k < i ? text[k] : (char) (FIRST_LOCAL + locals++);
      }
      place = (place + step) % walk.length;
    }
    return new String(text);
  }

  /** The regions in brackets, with letters in the order in which they are met. */
  private static String named(String sign) {
    StringBuilder text = new StringBuilder("[");
    Map<Character, Integer> capitals = new HashMap<>();
    for (int i = 0; i < sign.length(); i++) {
      char c = sign.charAt(i);
      if (c == ';') {
        text.append("] [");
      } else if (c >= FIRST_SHARED) {
        int index = capitals.computeIfAbsent(c, _ -> capitals.size());
        text.append(letter('A', index));
      } else if (c >= FIRST_LOCAL) {
        text.append(letter('a', c - FIRST_LOCAL));
      } else {
        text.append(c);
      }
    }
    return text.append(']').toString();
  }

  /** A letter of the alphabet, with a mark for each time that the alphabet has been used up. */
  static String letter(char first, int index) {
    return (char) (first + index % 26) + "'".repeat(index / 26);
  }
}
