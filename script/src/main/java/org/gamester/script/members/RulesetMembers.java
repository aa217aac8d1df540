package org.gamester.script.members;

import java.util.Objects;
import org.gamester.rulesets.Variant.Kind;
import org.gamester.script.boards.Graph;
import org.gamester.script.boards.Grid;
import org.gamester.script.boards.Strip;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.Delegating;
import org.gamester.script.classes.Elements;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.forms.Forms;
import org.gamester.script.forms.PositionGame;
import org.gamester.script.forms.RulePosition;
import org.gamester.script.games.ArcKaylesRules;
import org.gamester.script.games.BoardFamilies;
import org.gamester.script.games.BoardRules;
import org.gamester.script.games.ColRules;
import org.gamester.script.games.FoxAndGeeseRules;
import org.gamester.script.games.GraphRules;
import org.gamester.script.games.HackenbushRules;
import org.gamester.script.games.HeapRules;
import org.gamester.script.games.NamedRules;
import org.gamester.script.games.Periodicity;
import org.gamester.script.games.TurningRules;
import org.gamester.script.games.VariantRules;
import org.gamester.script.objects.Coordinates;
import org.gamester.script.objects.ObjectList;
import org.gamester.values.ShortGame;

/** Members of rulesets on boards and of all positions that CGScript names. */
final class RulesetMembers {

  private static final String POSITION = ".Position";

  private RulesetMembers() {}

  /** Members of every ruleset. */
  static void ruleset(MemberTable table) {
    table
        .of(Object.class)
        .auto("ImpartialVariant", self -> new VariantRules(Kind.IMPARTIAL, self, ""))
        .auto("DicoticVariant", self -> new VariantRules(Kind.DICOTIC, self, ""))
        .auto("TwistedVariant", self -> new VariantRules(Kind.TWISTED, self, ""));
  }

  /** A switch, as in {@link StandardLibrary}. */
  static void declare(MemberTable table) {
    String name = table.owner().qualifiedName();
    if (name.endsWith(POSITION)) {
      String ruleset = name.substring(0, name.length() - POSITION.length());
      position(table, RulesetClasses.named(ruleset));
      return;
    }
    switch (name) {
      case "game.grid.GridRuleset" -> grid(table);
      case "game.strip.StripRuleset" -> strip(table);
      case "game.graph.GraphRuleset" -> graph(table);
      case "game.grid.GridGame", "game.strip.StripGame", "game.graph.GraphGame" ->
          WrittenRulesetMembers.position(table);
      case "game.heap.Periodicity" -> periodicity(table);
      case "game.grid.GenClobber" ->
          table.constructor(
              "directions as List ? Orthogonal, clobbered as Map ? Nothing,"
                  + " leftBehind as Map ? Nothing, maxDistance ? 1",
              (self, x, context) -> BoardFamilies.clobber(x[0], x[1], x[2], x[3]));
      case "game.grid.GenFoxAndGeese" -> foxAndGeese(table);
      case "game.strip.GenToadsAndFrogs" ->
          table.constructor(
              "minSlide as Integer ? 1, maxSlide as Integer ? 1, maxJump as Integer ? 1,"
                  + " allowFriendlyJump as Boolean ? false",
              (self, x, context) -> BoardFamilies.toads(x[0], x[1], x[2], (Boolean) x[3]));
      case "game.strip.Turning" -> turning(table);
      case "game.graph.GenHackenbush" ->
          table.constructor(
              "childishEdges as Collection ? Nothing",
              (self, x, context) -> HackenbushRules.of(x[0], context));
      case "game.graph.GenCol" ->
          table.constructor(
              "left as Collection, right as Collection",
              (self, x, context) ->
                  new ColRules("", Elements.of(x[0]), Elements.of(x[1]), context));
      case "game.graph.GenArcKayles" ->
          table.constructor(
              "weighted as Boolean ? false",
              (self, x, context) -> ArcKaylesRules.impartial("", (Boolean) x[0], context));
      case "game.variant.ImpartialVariantRuleset" -> variant(table, Kind.IMPARTIAL);
      case "game.variant.DicoticVariantRuleset" -> variant(table, Kind.DICOTIC);
      case "game.variant.TwistedVariantRuleset" -> variant(table, Kind.TWISTED);
      default -> HeapMembers.declare(table);
    }
  }

  private static void grid(MemberTable table) {
    table
        .of(Object.class)
        .method("Eval", "text as String", (self, x, context) -> onGrid(self, x[0], context))
        .method("Eval", "grid as Grid", (self, x, context) -> onGrid(self, x[0], context));
    WrittenRulesetMembers.grid(table);
  }

  private static Object onGrid(Object rules, Object board, Context context) {
    if (!(rules instanceof BoardRules game)) {
      return WrittenRulesetMembers.onGrid(rules, board, context);
    }
    return board instanceof Grid cells
        ? game.position(cells, context)
        : game.read((String) board, context);
  }

  private static void foxAndGeese(MemberTable table) {
    table.constructor(
        "boardWidth as Integer ? 8, foxRange as Integer ? 1",
        (self, x, context) ->
            FoxAndGeeseRules.of(
                "", Conversion.smallInteger(x[0]), Conversion.smallInteger(x[1]), context));
    table
        .of(FoxAndGeeseRules.class)
        .method(
            "Eval",
            "geese as Collection, fox as Coordinates",
            (self, x, context) -> self.position(x[0], (Coordinates) x[1], context))
        .method("ValuesTable", "geese as Collection", (self, x, context) -> self.valuesTable(x[0]));
  }

  private static void strip(MemberTable table) {
    table
        .of(Object.class)
        .method("Eval", "text as String", (self, x, context) -> onStrip(self, x[0], context))
        .method("Eval", "strip as Strip", (self, x, context) -> onStrip(self, x[0], context));
    WrittenRulesetMembers.strip(table);
  }

  private static Object onStrip(Object rules, Object board, Context context) {
    if (!(rules instanceof NamedRules)) {
      return WrittenRulesetMembers.onStrip(rules, board, context);
    }
    if (rules instanceof TurningRules turning) {
      return board instanceof Strip coins ? turning.position(coins) : turning.read((String) board);
    }
    BoardRules game = (BoardRules) rules;
    return board instanceof Strip cells
        ? game.position(cells, context)
        : game.read((String) board, context);
  }

  private static void graph(MemberTable table) {
    table
        .of(Object.class)
        .method("Eval", "text as String", (self, x, context) -> onGraph(self, x[0], context))
        .method("Eval", "graph as Graph", (self, x, context) -> onGraph(self, x[0], context));
    WrittenRulesetMembers.graph(table);
  }

  private static Object onGraph(Object rules, Object board, Context context) {
    if (!(rules instanceof GraphRules game)) {
      return WrittenRulesetMembers.onGraph(rules, board, context);
    }
    return board instanceof Graph graph ? game.position(graph) : game.read((String) board);
  }

  private static void turning(MemberTable table) {
    table.constructor(
        "code as String",
        (self, x, context) -> new TurningRules(x[0], HeapRules.ofTurningCode((String) x[0])));
    table.constructor(
        "code as game.heap.HeapRuleset",
        (self, x, context) -> new TurningRules(x[0], Delegating.resolved(HeapRules.class, x[0])));
    parameter(table, "code");
  }

  /** A parameter of a ruleset as a member. */
  static void parameter(MemberTable table, String name) {
    table
        .of(NamedRules.class)
        .auto(name, self -> self.parameters().getOrDefault(name, ObjectList.EMPTY));
  }

  private static void variant(MemberTable table, Kind variant) {
    table.constructor(
        "ruleset as Ruleset", (self, x, context) -> new VariantRules(variant, x[0], ""));
    table
        .of(VariantRules.class)
        .method("Eval", "board", (self, x, context) -> variantOf(self, context, x))
        .method("Eval", "m, n", (self, x, context) -> variantOf(self, context, x));
    parameter(table, "ruleset");
  }

  private static Object variantOf(VariantRules rules, Context context, Object... arguments) {
    return Forms.variant(rules.variant(), context.call(rules.ruleset(), arguments));
  }

  private static void periodicity(MemberTable table) {
    table.constructor(
        "Period as Integer, Preperiod as Integer, Saltus as Integer",
        (self, x, context) -> Periodicity.of(x[0], x[1], x[2]));
    table
        .of(Periodicity.class)
        .auto("Period", self -> ShortGame.integer(self.period()))
        .auto("Preperiod", self -> ShortGame.integer(self.preperiod()))
        .auto("Saltus", self -> ShortGame.integer(self.saltus()));
  }

  /** The board of a position under the names that it has in CGScript. */
  private static void position(MemberTable table, LanguageClass ruleset) {
    if (ruleset.isSubclassOf(RulesetClasses.GRID_RULESET)) {
      table
          .of(PositionGame.class)
          .auto("GridString", self -> board(self).text(self.position()))
          .auto("grid", self -> board(self).board(self));
    } else if (ruleset.name().equals("GenFoxAndGeese")) {
      return;
    } else if (ruleset == RulesetClasses.TURNING) {
      table.of(RulePosition.class).auto("strip", RulePosition::board);
    } else if (ruleset.isSubclassOf(RulesetClasses.STRIP_RULESET)) {
      table.of(PositionGame.class).auto("strip", self -> board(self).board(self));
    } else if (ruleset.isSubclassOf(RulesetClasses.GRAPH_RULESET)) {
      table.of(RulePosition.class).auto("graph", RulePosition::board);
    } else {
      String field =
          ruleset.isSubclassOf(RulesetClasses.HEAP_RULESET)
                  || ruleset == RulesetClasses.PARTIZAN_HEAP_RULESET
              ? "heapSize"
              : "coord";
      table.of(RulePosition.class).auto(field, RulePosition::board);
    }
  }

  private static BoardRules board(PositionGame position) {
    return (BoardRules) Objects.requireNonNull(position.notation());
  }
}
