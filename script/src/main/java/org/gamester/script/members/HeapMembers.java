package org.gamester.script.members;

import org.gamester.script.classes.Delegating;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.forms.RulePosition;
import org.gamester.script.games.CoordinateRules;
import org.gamester.script.games.HeapRules;
import org.gamester.script.games.PartizanHeapRules;
import org.gamester.script.games.SubtractionCode;
import org.gamester.script.objects.Coordinates;
import org.gamester.values.ShortGame;

/** Members of the rulesets of heaps and of pairs of numbers. */
final class HeapMembers {

  private static final String TWO_RULESETS =
      "r1 as game.heap.HeapRuleset, r2 as game.heap.HeapRuleset";

  private HeapMembers() {}

  static void declare(MemberTable table) {
    switch (table.owner().name()) {
      case "HeapRuleset" -> heaps(table);
      case "TakeAndBreak" -> takeAndBreak(table);
      case "Spawning" -> {
        table.constructor(
            "code as String", (self, x, context) -> HeapRules.ofTurningCode((String) x[0]));
        RulesetMembers.parameter(table, "code");
      }
      case "Subtraction" -> subtraction(table, "3");
      case "Splittles" -> subtraction(table, "7");
      case "PartizanSubtraction" -> partizanSubtraction(table, "3");
      case "PartizanSplittles" -> partizanSubtraction(table, "7");
      case "PartizanTakeAndBreak" ->
          table.constructor(
              "c1 as String, c2 as String",
              (self, x, context) -> new PartizanHeapRules(code(x[0]), code(x[1])));
      case "PartizanHeapRuleset" -> partizanHeaps(table);
      case "CoordinateRuleset" -> coordinates(table);
      case "GenWythoff" ->
          table.constructor(
              "bound as Function", (self, x, context) -> CoordinateRules.wythoff(x[0], context));
      case "TakeAway" ->
          table.constructor(
              "limit", (self, x, context) -> CoordinateRules.takeAway("", x[0], context));
      case "GenMem" ->
          table.constructor(
              "pred as Function", (self, x, context) -> CoordinateRules.memory(x[0], context));
      case "PartizanCoordinateRuleset" -> partizanCoordinates(table);
      case "GenCutcake" ->
          table.constructor(
              TWO_RULESETS + ", twisted as Boolean ? false",
              (self, x, context) ->
                  CoordinateRules.cutcake("", heap(x[0]), heap(x[1]), (Boolean) x[2]));
      default -> {}
    }
  }

  private static HeapRules heap(Object ruleset) {
    return Delegating.resolved(HeapRules.class, ruleset);
  }

  private static CoordinateRules pairRules(Object ruleset) {
    return Delegating.resolved(CoordinateRules.class, ruleset);
  }

  private static HeapRules code(Object text) {
    return HeapRules.ofTakeAndBreakCode("", (String) text);
  }

  private static void heaps(MemberTable table) {
    table.constructor(
        "options as Function", (self, x, context) -> HeapRules.ofFunction(x[0], context));
    table
        .of(HeapRules.class)
        .method("Eval", "heapSize as Integer", (self, x) -> self.heap(x[0]))
        .method("HeapOptions", "heapSize as Integer", (self, x) -> self.options(x[0]))
        .method(
            "HeapNimValue",
            "heapSize as Integer",
            (self, x) -> ShortGame.integer(self.nimber(x[0])))
        .method("NimValueSequence", "maxHeap as Integer", (self, x) -> self.nimbersTo(x[0]))
        .method("CheckPeriodicity", "maxHeap as Integer", (self, x) -> self.periodicity(x[0]))
        .method(
            "MisereQuotient",
            "maxHeap as Integer, maxElements as Integer ? 1000",
            (self, x) -> self.misereQuotient(x[0], x[1]));
    combinations(table);
  }

  private static void combinations(MemberTable table) {
    String other = "that as game.heap.HeapRuleset";
    table
        .of(HeapRules.class)
        .method("Join", other, (self, x) -> self.join(heap(x[0])))
        .method("PartizanJoin", other, (self, x) -> new PartizanHeapRules(self, heap(x[0])))
        .method(
            "AcrosticProduct",
            other,
            (self, x) -> CoordinateRules.acrosticProduct(self, heap(x[0])))
        .method(
            "DirectProduct", other, (self, x) -> CoordinateRules.directProduct(self, heap(x[0])))
        .method(
            "CakeProduct",
            other + ", twisted as Boolean ? false",
            (self, x) -> CoordinateRules.cutcake("", self, heap(x[0]), (Boolean) x[1]));
  }

  private static void takeAndBreak(MemberTable table) {
    table.constructor("code as String", (self, x, context) -> code(x[0]));
    table.function(
        "FromSubtractionSet",
        "c as Collection, digit as String ? \"3\", allbut as Boolean ? false",
        (self, x, context) -> SubtractionCode.rules(x[0], (String) x[1], (Boolean) x[2]));
    RulesetMembers.parameter(table, "code");
  }

  private static void subtraction(MemberTable table, String digit) {
    table.constructor(
        "set as Collection, allbut as Boolean ? false",
        (self, x, context) -> SubtractionCode.rules(x[0], digit, (Boolean) x[1]));
  }

  private static void partizanSubtraction(MemberTable table, String digit) {
    table.constructor(
        "left as Collection, right as Collection, allbut as Boolean ? false",
        (self, x, context) ->
            new PartizanHeapRules(
                SubtractionCode.rules(x[0], digit, (Boolean) x[2]),
                SubtractionCode.rules(x[1], digit, (Boolean) x[2])));
  }

  private static void partizanHeaps(MemberTable table) {
    table.constructor(
        TWO_RULESETS, (self, x, context) -> new PartizanHeapRules(heap(x[0]), heap(x[1])));
    table
        .of(PartizanHeapRules.class)
        .method("Eval", "heapSize as Integer", (self, x) -> self.heap(x[0]))
        .method("GameValueSequence", "maxHeap as Integer", (self, x) -> self.valuesTo(x[0]));
  }

  private static void coordinates(MemberTable table) {
    table.constructor(
        "options as Function", (self, x, context) -> CoordinateRules.ofFunction(x[0], context));
    pairs(table);
    table
        .of(CoordinateRules.class)
        .method(
            "CoordinateOptions",
            "coord as Coordinates",
            (self, x) -> self.options((Coordinates) x[0]))
        .method(
            "NimValueTable",
            "maxRow as Integer, maxCol as Integer",
            (self, x) -> self.nimberTable(x[0], x[1]))
        .method(
            "Adjoin",
            "that as game.heap.CoordinateRuleset",
            (self, x) -> self.adjoin(pairRules(x[0])))
        .method(
            "PartizanJoin",
            "that as game.heap.CoordinateRuleset",
            (self, x) -> self.partizanJoin(pairRules(x[0])));
  }

  private static void partizanCoordinates(MemberTable table) {
    table.constructor(
        "r1 as game.heap.CoordinateRuleset, r2 as game.heap.CoordinateRuleset",
        (self, x, context) -> pairRules(x[0]).partizanJoin(pairRules(x[1])));
    pairs(table);
    table
        .of(CoordinateRules.class)
        .method(
            "GameValueTable",
            "maxRow as Integer, maxCol as Integer",
            (self, x) -> self.valueTable(x[0], x[1]));
  }

  private static void pairs(MemberTable table) {
    table
        .of(CoordinateRules.class)
        .method("Eval", "coord as Coordinates", (self, x) -> self.position((Coordinates) x[0]))
        .method("Eval", "m as Integer, n as Integer", (self, x) -> pair(self, x));
  }

  private static RulePosition pair(CoordinateRules rules, Object[] numbers) {
    return rules.position(CoordinateRules.pair(numbers[0], numbers[1]));
  }
}
