package org.gamester.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random rulesets on grids and strips, as files of the language: their options use places, steps,
 * numbers and cells in every way that has a type, and so in many ways in which nobody would: as
 * numbers, compared with each other, multiplied, kept in variables and in lists.
 */
final class RandomClasses {

  private final Random random;
  private boolean isStrip;
  private boolean isLocal;
  private int variables;

  /** The variables in scope: places of a grid, steps between them, numbers; cells; conditions. */
  private final Scope scope = new Scope();

  private static final class Scope {
    final List<String> places = new ArrayList<>();
    final List<String> steps = new ArrayList<>();
    final List<String> numbers = new ArrayList<>();
    final List<String> cells = new ArrayList<>();
    final List<String> conditions = new ArrayList<>();
    final List<String> assignable = new ArrayList<>();
  }

  RandomClasses(long seed) {
    this.random = new Random(seed);
  }

  private String oneOf(String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private String oneOf(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private int oneOf(int... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private boolean chance(int of) {
    return random.nextInt(of) == 0;
  }

  private String fresh() {
    return "n" + ++variables;
  }

  /** The next ruleset, with the name R, on boards of the letters {@code .x#}. */
  String next() {
    isStrip = random.nextBoolean();
    isLocal = chance(2);
    variables = 0;
    String kind = isStrip ? "Strip" : "Grid";
    boolean isImpartial = chance(4);
    return """
        singleton class R extends game.%s.%sRuleset
          class Position(board as %s) extends %s
            override def Options%s := %s;
            %s
          end
          override def CharMap := ".x#";
        end
        """
        .formatted(
            isStrip ? "strip" : "grid",
            kind,
            kind,
            kind + "Game" + (isImpartial ? ", ImpartialGame" : ""),
            isImpartial ? "" : "(player as Player)",
            isImpartial ? options() : partizan(),
            decomposition());
  }

  boolean isStrip() {
    return isStrip;
  }

  private String decomposition() {
    if (!isLocal && chance(2)) {
      return "";
    }
    String directions =
        isStrip ? "" : oneOf("", "", ", Coordinates.Compass", ", Coordinates.KnightsMove");
    return "override def Decomposition := [Position(part) for part in board.Decomposition("
        + oneOf("2", "2", "0")
        + directions
        + ")];";
  }

  private String partizan() {
    return switch (random.nextInt(3)) {
      case 0 -> "if player == Left then " + options() + " else " + options() + " end";
      case 1 -> {
        scope.numbers.add("player.Ordinal");
        String options = options();
        scope.numbers.remove("player.Ordinal");
        yield options;
      }
      default -> options() + ".Concat(" + options() + ")";
    };
  }

  private String options() {
    StringBuilder text = new StringBuilder();
    List<List<String>> all =
        List.of(
            scope.places,
            scope.steps,
            scope.numbers,
            scope.cells,
            scope.conditions,
            scope.assignable);
    List<Integer> sizes = all.stream().map(List::size).toList();
    boolean isBlock = chance(4);
    for (int i = isBlock ? 1 + random.nextInt(2) : 0; i > 0; i--) {
      text.append(statement()).append("; ");
    }
    String clauses = clauses();
    boolean yields = chance(4);
    String before = yields && chance(2) ? statement() + "; " : "";
    text.append(
        yields
            ? clauses + " yield " + before + position() + " end"
            : "[" + position() + " " + clauses + "]");
    for (int i = 0; i < all.size(); i++) {
      while (all.get(i).size() > sizes.get(i)) {
        all.get(i).removeLast();
      }
    }
    return isBlock ? "begin " + text + " end" : text.toString();
  }

  /** A variable that is declared or assigned to. */
  private String statement() {
    if (!scope.assignable.isEmpty() && chance(2)) {
      String name = oneOf(scope.assignable);
      String value =
          scope.numbers.contains(name)
              ? number(2)
              : scope.steps.contains(name) ? step(2) : place(2);
      String assigned = name + " := " + value;
      return chance(2) ? "if " + condition(1) + " then " + assigned + " end" : assigned;
    }
    String name = fresh();
    String declared = "var " + name + " := " + declaredValue(name);
    if (random.nextBoolean() && !scope.cells.contains(name) && !scope.conditions.contains(name)) {
      scope.assignable.add(name);
    }
    return declared;
  }

  private String declaredValue(String name) {
    String value;
    switch (random.nextInt(5)) {
      case 0 -> {
        value = isStrip ? number(2) : step(2);
        (isStrip ? scope.numbers : scope.steps).add(name);
      }
      case 1 -> {
        value = cell();
        scope.cells.add(name);
      }
      case 2 -> {
        value = condition(1);
        scope.conditions.add(name);
      }
      case 3 -> {
        value = place(2);
        (isStrip ? scope.numbers : scope.places).add(name);
      }
      default -> {
        value = number(2);
        scope.numbers.add(name);
      }
    }
    return value;
  }

  private String clauses() {
    StringBuilder text = new StringBuilder(clause(true));
    for (int i = random.nextInt(3); i > 0; i--) {
      text.append(' ').append(clause(false));
    }
    return text.toString();
  }

  private String clause(boolean isFirst) {
    String name = fresh();
    String clause;
    switch (isFirst ? 0 : random.nextInt(5)) {
      case 0 -> {
        clause = "for " + name + " in board.FindAll(" + oneOf("1", "1", "0", "2") + ")";
        (isStrip ? scope.numbers : scope.places).add(name);
      }
      case 1 -> {
        clause =
            "for " + name + " from " + number(1) + " to " + number(1) + (chance(4) ? " by -1" : "");
        scope.numbers.add(name);
      }
      case 2 -> {
        clause = "for " + name + " := " + declaredValue(name);
      }
      case 3 -> {
        clause = "for " + name + " in " + oneOf("1..2", "0..1", "2..1", "[1,3]", "{1,2}");
        scope.numbers.add(name);
      }
      default -> {
        clause =
            "for "
                + name
                + " in "
                + oneOf(
                    "Coordinates.Orthogonal",
                    "Coordinates.Compass",
                    "[(0,1),(1,0)]",
                    "[Coordinates.East]",
                    "[(1,1)]");
        scope.steps.add(name);
      }
    }
    if (chance(5)) {
      clause += " while " + condition(1);
    }
    return chance(2) ? clause + " where " + condition(2) : clause;
  }

  private String position() {
    StringBuilder text = new StringBuilder("board");
    for (int i = chance(3) ? 2 : 1; i > 0; i--) {
      String key =
          scope.places.isEmpty() && !isStrip ? place(0) : chance(2) ? simplePlace() : place(2);
      String value = !isLocal && chance(6) ? cell() : oneOf("0", "0", "2", "1");
      text.append(
          chance(2)
              ? ".Updated({" + key + " => " + value + "})"
              : ".Updated(" + key + ", " + value + ")");
    }
    return "Position(" + text + ")";
  }

  private String simplePlace() {
    List<String> known = isStrip ? scope.numbers : scope.places;
    return known.isEmpty() ? place(0) : oneOf(known);
  }

  private String cell() {
    return !scope.cells.isEmpty() && chance(3)
        ? oneOf(scope.cells)
        : "board[" + (chance(2) ? simplePlace() : place(2)) + "]";
  }

  private String place(int depth) {
    if (isStrip) {
      return number(depth);
    }
    if (depth == 0 || scope.places.isEmpty()) {
      return scope.places.isEmpty() ? step(depth) : oneOf(scope.places);
    }
    return switch (random.nextInt(6)) {
      case 0 -> "(" + place(depth - 1) + " - " + step(depth - 1) + ")";
      case 1 -> "(" + step(depth - 1) + " + " + place(depth - 1) + ")";
      case 2 -> "(" + place(depth - 1) + " * " + number(depth - 1) + ")";
      case 3 -> oneOf(scope.places);
      default -> "(" + place(depth - 1) + " + " + step(depth - 1) + ")";
    };
  }

  private String step(int depth) {
    if (depth == 0) {
      return !scope.steps.isEmpty() && !chance(3)
          ? oneOf(scope.steps)
          : oneOf("(0,1)", "(1,0)", "Coordinates.East", "Coordinates.South", "(0,0)", "(1,1)");
    }
    return switch (random.nextInt(6)) {
      case 0 -> "(" + place(depth - 1) + " - " + place(depth - 1) + ")";
      case 1 -> "(" + step(depth - 1) + " * " + number(depth - 1) + ")";
      case 2 -> chance(8) ? "(" + number(depth - 1) + " * " + step(depth - 1) + ")" : step(0);
      case 3 -> "(" + step(depth - 1) + " + " + step(depth - 1) + ")";
      case 4 -> "(" + number(depth - 1) + "," + number(depth - 1) + ")";
      default -> step(0);
    };
  }

  private String number(int depth) {
    if (depth == 0 || chance(3)) {
      return !scope.numbers.isEmpty() && !chance(3)
          ? oneOf(scope.numbers)
          : oneOf("1", "2", "0", "3", "-1");
    }
    return switch (random.nextInt(isLocal ? 3 : 9)) {
      case 0 -> "(" + number(depth - 1) + " - " + number(depth - 1) + ")";
      case 1 -> "(" + number(depth - 1) + " * " + number(depth - 1) + ")";
      case 2 ->
          isLocal
              ? "(" + number(depth - 1) + " + " + number(depth - 1) + ")"
              : "(-(" + number(0) + "))";
      case 3 -> "(" + number(depth - 1) + " % 2)";
      case 4 -> isStrip ? "board.Length" : oneOf("board.RowCount", "board.ColCount");
      case 5 -> isStrip ? number(0) : place(depth - 1) + oneOf(".Row", ".Col");
      default -> "(" + number(depth - 1) + " + " + number(depth - 1) + ")";
    };
  }

  private String condition(int depth) {
    if (depth > 0 && chance(3)) {
      return switch (random.nextInt(3)) {
        case 0 -> "(" + condition(depth - 1) + " and " + condition(depth - 1) + ")";
        case 1 -> "(" + condition(depth - 1) + " or " + condition(depth - 1) + ")";
        default -> "not (" + condition(depth - 1) + ")";
      };
    }
    return switch (isLocal ? oneOf(0, 1, 2, 4, 7, 7) : random.nextInt(8)) {
      case 0 -> number(2) + oneOf(" == ", " != ", " < ", " <= ", " > ", " >= ") + number(2);
      case 1 -> isStrip ? "true" : place(1) + oneOf(" == ", " != ") + place(1);
      case 2 -> isStrip ? "true" : step(1) + oneOf(" == ", " != ") + step(1);
      case 3 -> cell() + oneOf(" == ", " != ") + cell();
      case 4 -> scope.conditions.isEmpty() ? "true" : oneOf(scope.conditions);
      case 5 -> isStrip ? cell() + " == " + number(1) : "board.IsInBounds(" + place(1) + ")";
      case 6 -> cell() + " == Nothing";
      default -> cell() + oneOf(" == ", " == ", " != ") + oneOf("0", "1", "2");
    };
  }
}
