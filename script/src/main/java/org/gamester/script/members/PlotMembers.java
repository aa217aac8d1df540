package org.gamester.script.members;

import java.util.ArrayList;
import java.util.List;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.Coordinates;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.Plot;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.Table;
import org.gamester.values.Computation;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.Thermograph;
import org.jspecify.annotations.Nullable;

/** The members that make plots. */
final class PlotMembers {
  private static final int MOST_PLACES = 100_000;

  private PlotMembers() {}

  static void list(MemberTable table) {
    table.of(ObjectList.class).method("ScatterPlot", "", (self, none) -> scatter(self));
  }

  static void table(MemberTable table) {
    table
        .of(Table.class)
        .method("IntensityPlot", "scale as Integer ? 8", (self, scale) -> intensity(self));
  }

  static void thermograph(MemberTable table) {
    table.of(Thermograph.class).method("Plot", "", (self, none) -> new Plot.OfThermograph(self));
  }

  private static Object scatter(ObjectList list) {
    if (list.isEmpty()) {
      throw new ScriptException("That `Collection` is empty.");
    }
    requireFew(list.size());
    List<Plot.Place> places = new ArrayList<>();
    for (Object element : list) {
      Computation.poll();
      places.add(
          element instanceof Coordinates place
              ? new Plot.Place(Dyadic.of(place.column()), Dyadic.of(place.row()))
              : new Plot.Place(Dyadic.of(places.size() + 1L), number(element)));
    }
    return new Plot.Scatter(places);
  }

  private static Object intensity(Table table) {
    int columns = 0;
    for (Object row : table.rows()) {
      columns = Math.max(columns, ((ObjectList) row).size());
    }
    requireFew((long) table.rows().size() * columns);
    List<List<@Nullable Dyadic>> rows = new ArrayList<>();
    for (Object row : table.rows()) {
      List<@Nullable Dyadic> numbers = new ArrayList<>();
      for (Object element : (ObjectList) row) {
        Computation.poll();
        numbers.add(element == Nothing.NOTHING ? null : number(element));
      }
      while (numbers.size() < columns) {
        numbers.add(null);
      }
      rows.add(numbers);
    }
    return new Plot.Intensity(rows);
  }

  private static void requireFew(long places) {
    if (places > MOST_PLACES) {
      throw new ScriptException("A plot has at most %,d places.".formatted(MOST_PLACES));
    }
  }

  private static Dyadic number(Object element) {
    if (element instanceof ShortGame game && game.isNumber()) {
      return Conversion.dyadic(element);
    }
    throw Classes.expected(StandardClasses.DYADIC_RATIONAL, element);
  }
}
