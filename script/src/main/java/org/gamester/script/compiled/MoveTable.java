package org.gamester.script.compiled;

import java.util.ArrayList;
import java.util.List;
import org.gamester.script.objects.Coordinates;

/** The constant places that compiled loops run through, in one array. */
final class MoveTable {

  private final List<Coordinates> places = new ArrayList<>();

  /** Adds a list of places; returns where it begins. */
  int add(List<Coordinates> list) {
    int from = places.size();
    places.addAll(list);
    return from;
  }

  /** Row and column of each place, one after the other. */
  int[] toArray() {
    int[] table = new int[2 * places.size()];
    for (int i = 0; i < places.size(); i++) {
      table[2 * i] = places.get(i).row();
      table[2 * i + 1] = places.get(i).column();
    }
    return table;
  }
}
