package org.gamester.script.members;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.script.boards.Cells;
import org.gamester.script.boards.Grid;
import org.gamester.script.boards.Icon;
import org.gamester.script.boards.Strip;
import org.gamester.script.boards.Symmetry;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.Elements;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.Coordinates;
import org.gamester.script.objects.MapEntry;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Computation;

/** Members of grids and strips. */
final class GridMembers {

  private GridMembers() {}

  private static int size(Object size, String what) {
    if (Conversion.integer(size).bitLength() > 31) {
      throw new ScriptException(
          "Invalid " + what + ": " + Conversion.shortened(Conversion.integer(size)));
    }
    return Conversion.smallInteger(size);
  }

  private static byte value(Object value) {
    return Cells.value(Conversion.integer(Classes.require(StandardClasses.INTEGER, value)));
  }

  private static Coordinates place(Object place) {
    return (Coordinates) Classes.require(StandardClasses.COORDINATES, place);
  }

  private static byte[] row(Object list) {
    ObjectList values = Elements.of(list);
    Computation.requireRoom(values.size(), 1, "cells");
    byte[] cells = new byte[values.size()];
    for (int i = 0; i < cells.length; i++) {
      Computation.poll();
      cells[i] = value(values.get(i));
    }
    return cells;
  }

  private static List<byte[]> rows(ObjectList lists) {
    ObjectList.requireRoom(lists.size());
    List<byte[]> rows = new ArrayList<>();
    long cells = 0;
    for (Object list : lists) {
      byte[] row = row(list);
      cells += row.length;
      Computation.requireRoom(cells, 1, "cells");
      rows.add(row);
    }
    return rows;
  }

  private static Map<Coordinates, Byte> places(Object map) {
    Map<Coordinates, Byte> changes = new LinkedHashMap<>();
    for (Object element : Elements.of(map)) {
      Computation.poll();
      MapEntry entry = (MapEntry) element;
      changes.put(place(entry.key()), value(entry.value()));
    }
    return changes;
  }

  static void grid(MemberTable table) {
    table.constructor(
        "rows as List", (self, arguments, context) -> Grid.ofRows(rows(Elements.of(arguments[0]))));
    table.function(
        "Empty",
        "rowCount as Integer, colCount as Integer",
        (self, arguments, context) ->
            Grid.empty(size(arguments[0], "RowCount"), size(arguments[1], "ColCount")));
    table.function(
        "Parse",
        "text as String, chars as String",
        (self, arguments, context) -> Grid.parse((String) arguments[0], (String) arguments[1]));
    table
        .of(Grid.class)
        .auto("RowCount", Grid::rowCount)
        .auto("ColCount", Grid::columnCount)
        .method("IsInBounds", "c as Coordinates", (self, c) -> self.contains(place(c[0])))
        .method("FindAll", "v as Integer", (self, v) -> self.findAll(value(v[0])))
        .method(
            "Updated",
            "c as Coordinates, v as Integer",
            (self, c) -> self.updated(Map.of(place(c[0]), value(c[1]))))
        .method("Updated", "map as Map", (self, map) -> self.updated(places(map[0])))
        .method(
            "Subgrid",
            "nw as Coordinates, se as Coordinates",
            (self, corners) -> self.subgrid(place(corners[0]), place(corners[1])))
        .method("Permuted", "sym as Symmetry", (self, s) -> self.permuted((Symmetry) s[0]))
        .method("SymmetryInvariant", "list as List", (self, s) -> self.least(symmetries(s[0])))
        .method(
            "Decomposition",
            "boundary as Integer, directions as List ? Orthogonal",
            (self, arguments) -> self.decomposition(value(arguments[0]), directions(arguments[1])))
        .method("ToString", "chars as String", (self, chars) -> self.drawn((String) chars[0]));
  }

  private static Set<Coordinates> directions(Object list) {
    Set<Coordinates> directions = new LinkedHashSet<>();
    for (Object element : Elements.of(list)) {
      Computation.poll();
      directions.add(place(element));
    }
    return directions;
  }

  private static Set<Symmetry> symmetries(Object list) {
    Set<Symmetry> symmetries = EnumSet.noneOf(Symmetry.class);
    for (Object element : Elements.of(list)) {
      Computation.poll();
      symmetries.add((Symmetry) Classes.require(StandardClasses.SYMMETRY, element));
    }
    return symmetries;
  }

  static void strip(MemberTable table) {
    table.constructor("cells as List", (self, arguments, context) -> Strip.of(row(arguments[0])));
    table.function(
        "Empty",
        "length as Integer",
        (self, arguments, context) -> Strip.empty(size(arguments[0], "Length")));
    table.function(
        "Parse",
        "text as String, chars as String",
        (self, arguments, context) -> Strip.parse((String) arguments[0], (String) arguments[1]));
    table
        .of(Strip.class)
        .auto("Length", Strip::length)
        .method("FindAll", "v as Integer", (self, v) -> self.findAll(value(v[0])))
        .method(
            "Updated",
            "i as Integer, v as Integer",
            (self, i) -> self.updated(Map.of(Conversion.smallInteger(i[0]), value(i[1]))))
        .method("Updated", "map as Map", GridMembers::updatedStrip)
        .method(
            "UpdatedRange",
            "i as Integer, j as Integer, v as Integer",
            (self, i) ->
                self.updatedRange(
                    Conversion.smallInteger(i[0]), Conversion.smallInteger(i[1]), value(i[2])))
        .method(
            "Substrip",
            "i as Integer, j as Integer",
            (self, i) ->
                self.substrip(Conversion.smallInteger(i[0]), Conversion.smallInteger(i[1])))
        .method(
            "Decomposition", "boundary as Integer", (self, v) -> self.decomposition(value(v[0])))
        .method("ToString", "chars as String", (self, chars) -> self.drawn((String) chars[0]));
  }

  private static Object updatedStrip(Strip self, Object[] arguments) {
    Map<Integer, Byte> changes = new LinkedHashMap<>();
    for (Object element : Elements.of(arguments[0])) {
      MapEntry entry = (MapEntry) element;
      Object key = Classes.require(StandardClasses.INTEGER, entry.key());
      changes.put(Conversion.smallInteger(key), value(entry.value()));
    }
    return self.updated(changes);
  }

  static void symmetry(MemberTable table) {
    EnumMembers.all(table, Symmetry.values());
    table.constant("Flip", () -> Symmetry.FLIP);
    table.constant("Rotational", () -> Symmetry.ROTATIONAL);
    table.constant("EightWay", () -> Symmetry.EIGHT_WAY);
  }

  static void icon(MemberTable table) {
    EnumMembers.all(table, Icon.values());
  }
}
