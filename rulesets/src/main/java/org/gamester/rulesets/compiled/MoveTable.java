package org.gamester.rulesets.compiled;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.gamester.rulesets.compiled.MoveTree.PlaceConstant;

/** The constant places that compiled loops run through, in one array. */
public final class MoveTable {

  private final List<PlaceConstant> places = new ArrayList<>();

  /** Adds a list of places; returns where it begins. */
  public int add(List<PlaceConstant> list) {
    int from = places.size();
    places.addAll(list);
    return from;
  }

  List<PlaceConstant> places() {
    return places;
  }

  /** Row and column of each place, one after the other. */
  int[] toArray() {
    return places.stream()
        .flatMapToInt(place -> IntStream.of(place.row(), place.column()))
        .toArray();
  }
}
