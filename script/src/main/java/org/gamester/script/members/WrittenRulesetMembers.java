package org.gamester.script.members;

import java.util.List;
import org.gamester.script.boards.Graph;
import org.gamester.script.boards.GraphReader;
import org.gamester.script.boards.Grid;
import org.gamester.script.boards.Strip;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.Enclosed;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ScriptException;

/**
 * What rulesets on boards inherit that are written in the language: how positions are read, and
 * what the class must or may say.
 */
final class WrittenRulesetMembers {

  private static final ObjectMap PLAIN =
      ObjectMap.adopting(new java.util.HashMap<>(java.util.Map.of("", Nothing.NOTHING)));

  private WrittenRulesetMembers() {}

  static void grid(MemberTable table) {
    cells(table);
    table
        .of(Object.class)
        .method(
            "StartGrid",
            "rowCount as Integer, colCount as Integer",
            (self, x) -> Grid.empty(Classes.smallInteger(x[0]), Classes.smallInteger(x[1])));
  }

  static void strip(MemberTable table) {
    cells(table);
    table
        .of(Object.class)
        .method(
            "StartStrip",
            "length as Integer",
            (self, x) -> Strip.empty(Classes.smallInteger(x[0])));
  }

  private static void cells(MemberTable table) {
    table
        .of(Object.class)
        .auto(
            "CharMap",
            self -> {
              throw new ScriptException(
                  "Class `"
                      + Classes.of(self).qualifiedName()
                      + "` must implement the method `CharMap`");
            })
        .auto("Icons", self -> ObjectList.EMPTY);
  }

  static void graph(MemberTable table) {
    table.of(Object.class).auto("VertexLabels", self -> PLAIN).auto("EdgeLabels", self -> PLAIN);
  }

  /** What positions on a board inherit. */
  static void position(MemberTable table) {
    table
        .of(Object.class)
        .auto("Symmetries", self -> List.of())
        .auto("ColorSymmetries", self -> List.of());
    if (table.owner().name().equals("GridGame")) {
      table
          .of(Object.class)
          .auto(
              "GridString",
              (self, context) ->
                  ((Grid) Classes.require(StandardClasses.GRID, context.member(self, "grid")))
                      .drawn(characters(((Enclosed) self).enclosing(), context)));
    }
  }

  private static String characters(Object ruleset, Context context) {
    return (String) Classes.require(StandardClasses.STRING, context.member(ruleset, "CharMap"));
  }

  private static ObjectMap labels(Object ruleset, String member, Context context) {
    return (ObjectMap) Classes.require(StandardClasses.MAP, context.member(ruleset, member));
  }

  /** The position on a grid, or on the grid that a text draws. */
  static Object onGrid(Object ruleset, Object board, Context context) {
    return position(
        ruleset,
        board instanceof String text ? Grid.parse(text, characters(ruleset, context)) : board,
        context);
  }

  /** The position on a strip, or on the strip that a text draws. */
  static Object onStrip(Object ruleset, Object board, Context context) {
    return position(
        ruleset,
        board instanceof String text ? Strip.parse(text, characters(ruleset, context)) : board,
        context);
  }

  /** The position on a graph, or on the graph that a text describes. */
  static Object onGraph(Object ruleset, Object board, Context context) {
    if (board instanceof Graph) {
      return position(ruleset, board, context);
    }
    ObjectMap vertexLabels = labels(ruleset, "VertexLabels", context);
    ObjectMap edgeLabels = labels(ruleset, "EdgeLabels", context);
    return position(
        ruleset, GraphReader.read((String) board, false, vertexLabels, edgeLabels), context);
  }

  private static Object position(Object ruleset, Object board, Context context) {
    return context.call(context.member(ruleset, "Position"), board);
  }
}
