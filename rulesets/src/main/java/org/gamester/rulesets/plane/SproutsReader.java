package org.gamester.rulesets.plane;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gamester.rulesets.TextReader;

/** Reads the regions of a position of {@link Sprouts}, {@code [0,1a1a,AB] [AB]}. */
final class SproutsReader {
  private static final int MOST_MET = 3_000;

  /**
   * A spot that is named by a letter.
   *
   * @param region in which it was met first
   * @param times how often it has been met
   */
  private record Lettered(int spot, int region, int times, int offset) {}

  private final TextReader text;
  private final Map<String, Lettered> capitals = new HashMap<>();
  private final int mostMet;
  private int met;

  /** Reads what a person has written. */
  SproutsReader(TextReader text) {
    this(text, MOST_MET);
  }

  /** Reads a text in which spots are met at most so often. */
  SproutsReader(TextReader text, int mostMet) {
    this.text = text;
    this.mostMet = mostMet;
  }

  /** Reads regions up to the end of the text. */
  void read(SproutsMap map) {
    int region = 0;
    while (!text.atEnd()) {
      text.expect('[');
      List<int[]> walks = new ArrayList<>();
      do {
        text.skipBlanks();
        walks.add(walk(map, region));
        text.skipBlanks();
      } while (text.accept(','));
      text.expect(']');
      map.region(walks);
      region++;
    }
    requireTwice(capitals);
  }

  private void requireTwice(Map<String, Lettered> lettered) {
    lettered.forEach(
        (letter, spot) -> {
          if (spot.times != 2) {
            throw text.errorAt(
                spot.offset,
                "the spot %s is met only once; write 2 for a spot with two curves whose other side"
                        .formatted(letter)
                    + " does not matter");
          }
        });
  }

  private int[] walk(SproutsMap map, int region) {
    List<Integer> spots = new ArrayList<>();
    Map<String, Lettered> small = new HashMap<>();
    while (text.offset() < text.end() && Character.isLetterOrDigit(text.peek())) {
      int place = text.offset();
      if (++met > mostMet) {
        throw text.errorAt(place, "a position meets at most %,d spots".formatted(mostMet));
      }
      char c = text.next();
      if (c >= '0' && c <= '2') {
        spots.add(map.spot(c - '0'));
      } else if (c >= 'a' && c <= 'z') {
        spots.add(lettered(map, small, letter(c), region, place));
      } else if (c >= 'A' && c <= 'Z') {
        spots.add(lettered(map, capitals, letter(c), region, place));
      } else {
        text.moveTo(place);
        throw text.expected("a spot: 0, 1, 2 or a letter");
      }
    }
    if (spots.isEmpty()) {
      throw text.expected("a spot: 0, 1, 2 or a letter");
    }
    requireTwice(small);
    for (int i = 0; i < spots.size(); i++) {
      if (map.curves(spots.get(i)) == 0 && spots.size() > 1) {
        throw text.errorAt(
            text.offset() - 1, "a spot 0 is alone on its walk, since no curve leads to it");
      }
    }
    return spots.stream().mapToInt(Integer::intValue).toArray();
  }

  /** A letter, with marks behind it where there are more spots than letters. */
  private String letter(char first) {
    StringBuilder letter = new StringBuilder().append(first);
    while (text.offset() < text.end() && text.peek() == '\'') {
      letter.append(text.next());
    }
    return letter.toString();
  }

  private int lettered(
      SproutsMap map, Map<String, Lettered> known, String letter, int region, int place) {
    Lettered before = known.get(letter);
    if (before == null) {
      int spot = map.spot(2);
      known.put(letter, new Lettered(spot, region, 1, place));
      return spot;
    }
    if (before.times == 2) {
      throw text.errorAt(place, "the spot " + letter + " is met a third time");
    }
    boolean isCapital = Character.isUpperCase(letter.charAt(0));
    if (isCapital && before.region == region) {
      throw text.errorAt(
          place,
          "the spot %s is met twice in one region; along one walk it is a small letter"
              .formatted(letter));
    }
    known.put(letter, new Lettered(before.spot, region, 2, before.offset));
    return before.spot;
  }
}
