package org.gamester.script.games;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.Elements;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.objects.Coordinates;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Player;
import org.gamester.values.surreals.Rational;

/** Families of games on grids and strips, whose parameters are objects of the language. */
public final class BoardFamilies {

  private static final int EMPTY = 0;
  private static final Map<List<Coordinates>, String> DIRECTIONS =
      Map.of(
          Coordinates.ORTHOGONAL,
          "orthogonal",
          Coordinates.DIAGONAL,
          "diagonal",
          Coordinates.COMPASS,
          "all",
          Coordinates.KNIGHTS_MOVE,
          "knight");

  private BoardFamilies() {}

  /**
   * A game like Clobber.
   *
   * @param directions a list of coordinates
   * @param clobbered what each player's stones may move onto, or Nothing for those of the enemy
   * @param leftBehind what each player's stones leave on their cells, or Nothing for empty cells
   * @param maxDistance an Integer or infinity
   * @throws ScriptException if there are no such rules in the catalogue
   */
  public static BoardRules clobber(
      Object directions, Object clobbered, Object leftBehind, Object maxDistance) {
    String range =
        maxDistance.equals(Rational.INFINITY)
            ? "unlimited"
            : String.valueOf(Classes.smallInteger(maxDistance));
    String takes = clobbered == Nothing.NOTHING ? "enemy" : taken((ObjectMap) clobbered);
    String leaves = leftBehind == Nothing.NOTHING ? "empty" : left((ObjectMap) leftBehind);
    String ways = directions(directions);
    String rules = "clobber-family{%s, %s, %s, %s}".formatted(ways, range, takes, leaves);
    Map<String, Object> parameters = new LinkedHashMap<>();
    if (!ways.equals("orthogonal")) {
      parameters.put("directions", directions);
    }
    if (clobbered != Nothing.NOTHING) {
      parameters.put("clobbered", clobbered);
    }
    if (leftBehind != Nothing.NOTHING) {
      parameters.put("leftBehind", leftBehind);
    }
    if (!range.equals("1")) {
      parameters.put("maxDistance", maxDistance);
    }
    String cells = takes.equals("empty") ? ".xo#" : ".xo";
    return new BoardRules(
        RulesetClasses.named("game.grid.GenClobber"), "", parameters, rules, cells, cells);
  }

  private static String directions(Object directions) {
    Set<Object> given = Set.copyOf(Elements.of(directions));
    for (Map.Entry<List<Coordinates>, String> known : DIRECTIONS.entrySet()) {
      if (given.equals(Set.copyOf(known.getKey()))) {
        return known.getValue();
      }
    }
    throw new ScriptException(
        "The directions of `game.grid.GenClobber` are not supported: only `Coordinates.Orthogonal`,"
            + " `Coordinates.Diagonal`, `Coordinates.Compass` and `Coordinates.KnightsMove` are.");
  }

  private static String taken(ObjectMap clobbered) {
    Set<Integer> left = cells(clobbered, Player.LEFT);
    if (left.equals(exchanged(cells(clobbered, Player.RIGHT)))) {
      if (left.equals(Set.of(EMPTY))) {
        return "empty";
      }
      if (left.equals(Set.of(1))) {
        return "own";
      }
      if (left.equals(Set.of(2))) {
        return "enemy";
      }
      if (left.equals(Set.of(1, 2))) {
        return "enemy+own";
      }
    }
    throw unsupported("clobbered");
  }

  private static Set<Integer> cells(ObjectMap map, Player player) {
    Set<Integer> cells = new TreeSet<>();
    Object found = map.get(player);
    for (Object cell : found == null ? List.of() : Elements.of(found)) {
      cells.add(Classes.smallInteger(cell));
    }
    return cells;
  }

  private static Set<Integer> exchanged(Set<Integer> cells) {
    Set<Integer> exchanged = new TreeSet<>();
    cells.forEach(cell -> exchanged.add(exchanged(cell)));
    return exchanged;
  }

  private static int exchanged(int cell) {
    return cell == EMPTY ? EMPTY : 3 - cell;
  }

  private static String left(ObjectMap leftBehind) {
    Object left = leftBehind.get(Player.LEFT);
    Object right = leftBehind.get(Player.RIGHT);
    if (left == null || right == null) {
      throw unsupported("leftBehind");
    }
    int cell = Classes.smallInteger(left);
    if (cell < EMPTY || cell > 2 || exchanged(cell) != Classes.smallInteger(right)) {
      throw unsupported("leftBehind");
    }
    return List.of("empty", "own", "enemy").get(cell);
  }

  private static ScriptException unsupported(String parameter) {
    return new ScriptException(
        "This value of `" + parameter + "` in `game.grid.GenClobber` is not supported.");
  }

  /**
   * A game like Toads and Frogs.
   *
   * @param minSlide if negative, pieces also slide backwards so far, and play may repeat
   */
  public static BoardRules toads(
      Object minSlide, Object maxSlide, Object maxJump, boolean friendly) {
    int shortest = Conversion.smallInteger(minSlide);
    Map<String, Object> parameters = new LinkedHashMap<>();
    parameters.put("minSlide", minSlide);
    parameters.put("maxSlide", maxSlide);
    parameters.put("maxJump", maxJump);
    if (friendly) {
      parameters.put("allowFriendlyJump", true);
    }
    String rules =
        "toads{%s, %s, %s, %s}"
            .formatted(
                shortest,
                Conversion.smallInteger(maxSlide),
                Conversion.smallInteger(maxJump),
                friendly);
    return new BoardRules(
        RulesetClasses.named("game.strip.GenToadsAndFrogs"), "", parameters, rules, ".tf", ".xo");
  }
}
