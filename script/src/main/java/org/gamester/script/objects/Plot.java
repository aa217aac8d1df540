package org.gamester.script.objects;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.gamester.values.Dyadic;
import org.gamester.values.thermography.Thermograph;
import org.jspecify.annotations.Nullable;

/** A picture that the language makes of numbers. As text, only its kind and size are printed. */
public sealed interface Plot extends Printable {

  /** The walls of a thermograph. */
  record OfThermograph(Thermograph thermograph) implements Plot {
    @Override
    public void print(Printer printer) {
      printer.raw("<Plot>");
    }
  }

  /** A place in a scatter plot. */
  record Place(Dyadic x, Dyadic y) {}

  /**
   * Dots.
   *
   * @param places at least one
   */
  record Scatter(List<Place> places) implements Plot {
    public Scatter {
      places = List.copyOf(places);
    }

    @Override
    public void print(Printer printer) {
      printer.raw("<" + span(Place::x) + " x " + span(Place::y) + " ScatterPlot>");
    }

    /** The number of integers from the least coordinate to the greatest. */
    private Dyadic span(Function<Place, Dyadic> coordinate) {
      Dyadic least = coordinate.apply(places.getFirst());
      Dyadic greatest = least;
      for (Place place : places) {
        least = least.min(coordinate.apply(place));
        greatest = greatest.max(coordinate.apply(place));
      }
      return Dyadic.of(greatest.minus(least).floor()).plus(Dyadic.ONE);
    }
  }

  /**
   * A table of numbers, each shown the darker the greater it is.
   *
   * @param rows rows of one length, with null where there is no number
   */
  record Intensity(List<List<@Nullable Dyadic>> rows) implements Plot {
    public Intensity {
      List<List<@Nullable Dyadic>> copies = new ArrayList<>();
      for (List<@Nullable Dyadic> row : rows) {
        copies.add(Collections.unmodifiableList(new ArrayList<>(row)));
      }
      rows = List.copyOf(copies);
    }

    /** The number of columns. */
    public int columns() {
      return rows.isEmpty() ? 0 : rows.getFirst().size();
    }

    @Override
    public void print(Printer printer) {
      printer.raw("<" + rows.size() + " x " + columns() + " IntensityPlot>");
    }
  }
}
