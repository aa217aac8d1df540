package org.gamester.rulesets.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.gamester.rulesets.TextReader;
import org.gamester.values.Computation;

/**
 * Graphs on the points of a grid, row by row from the top left: neighbours, the moves of the pieces
 * of chess, and any other moves.
 *
 * <p>Edges of grids, tori and rook graphs are all edges in rows, then all in columns; those of the
 * others stand in the order of their ends. A torus wraps around only where a row or column has
 * three cells or more, so that it is a simple graph.
 */
final class BoardFamilies {
  private static final int MOST_DIMENSIONS = 16;
  private static final int MOST_MOVES = 100;

  static final Map<String, Consumer<GraphMaker>> ALL =
      Map.ofEntries(
          Map.entry("grid", BoardFamilies::grid),
          Map.entry("lattice", BoardFamilies::grid),
          Map.entry("torus", maker -> lattice(maker, true)),
          Map.entry("rook", BoardFamilies::rook),
          Map.entry("rooks", BoardFamilies::rook),
          Map.entry("queen", BoardFamilies::queens),
          Map.entry("queens", BoardFamilies::queens),
          Map.entry("king", BoardFamilies::kings),
          Map.entry("kings", BoardFamilies::kings),
          Map.entry("knight", BoardFamilies::knights),
          Map.entry("knights", BoardFamilies::knights),
          Map.entry("bishop", BoardFamilies::bishops),
          Map.entry("bishops", BoardFamilies::bishops),
          Map.entry("cube", BoardFamilies::cube),
          Map.entry("hypercube", BoardFamilies::cube));

  private BoardFamilies() {}

  /**
   * A move of a piece: a step in each dimension, backwards too.
   *
   * @param slides whether it may be repeated
   */
  private record Step(List<Integer> by, boolean slides) {
    static Step slide(int down, int right) {
      return new Step(List.of(down, right), true);
    }

    static Step leap(int down, int right) {
      return new Step(List.of(down, right), false);
    }

    boolean leadsNowhere() {
      return by.stream().allMatch(step -> step == 0);
    }
  }

  static void grid(GraphMaker maker) {
    lattice(maker, false);
  }

  static void cube(GraphMaker maker) {
    int dimension = (int) maker.text().number("a dimension", 0, 17);
    maker.setVertices(1L << dimension);
    for (int v = 0; v < maker.vertices(); v++) {
      for (int bit = 0; bit < dimension; bit++) {
        if ((v >>> bit & 1) == 0) {
          maker.edge(v, v | 1 << bit);
        }
      }
    }
  }

  /** {@code 3x4}, {@code 2x2x2}; a number alone is a square. */
  private static int[] sides(GraphMaker maker) {
    TextReader text = maker.text();
    text.skipBlanks();
    int start = text.offset();
    List<Integer> sides = new ArrayList<>();
    long points = 1;
    do {
      sides.add((int) text.number(side(sides.size()), 0, GraphMaker.MOST_VERTICES));
      points *= sides.getLast();
      if (points > GraphMaker.MOST_VERTICES || sides.size() > MOST_DIMENSIONS) {
        throw text.errorAt(
            start,
            sides.size() > MOST_DIMENSIONS
                ? "a grid can have at most " + MOST_DIMENSIONS + " dimensions"
                : "%s is too large: rows times columns may be at most %,d vertices"
                    .formatted(text.between(start, text.offset()), GraphMaker.MOST_VERTICES));
      }
    } while (acceptTimes(text));
    if (sides.size() == 1) {
      sides.add(sides.getFirst());
      points *= sides.getFirst();
    }
    maker.setVertices(points);
    return sides.stream().mapToInt(Integer::intValue).toArray();
  }

  private static String side(int dimension) {
    return switch (dimension) {
      case 0 -> "a number of rows";
      case 1 -> "a number of columns";
      default -> "a number of layers";
    };
  }

  private static boolean acceptTimes(TextReader text) {
    boolean isThere = text.peek() == 'x';
    if (isThere) {
      text.next();
    }
    return isThere;
  }

  private static void lattice(GraphMaker maker, boolean wraps) {
    int[] sides = sides(maker);
    if (maker.text().accept("moves")) {
      joined(maker, sides, moves(maker.text(), sides.length), wraps);
    } else if (sides.length == 2) {
      for (int row = 0; row < sides[0]; row++) {
        maker.line(row * sides[1], 1, sides[1], wraps && sides[1] > 2);
      }
      for (int column = 0; column < sides[1]; column++) {
        maker.line(column, sides[1], sides[0], wraps && sides[0] > 2);
      }
    } else {
      List<Step> units = new ArrayList<>();
      for (int axis = 0; axis < sides.length; axis++) {
        List<Integer> by = new ArrayList<>(Collections.nCopies(sides.length, 0));
        by.set(axis, 1);
        units.add(new Step(by, false));
      }
      joined(maker, sides, units, wraps);
    }
  }

  /** {@code 1,2 2,1 0,1*}: steps down and to the right, those with a star repeated. */
  private static List<Step> moves(TextReader text, int dimensions) {
    List<Step> moves = new ArrayList<>();
    do {
      text.skipBlanks();
      int start = text.offset();
      List<Integer> by = new ArrayList<>();
      for (int axis = 0; axis < dimensions; axis++) {
        if (axis > 0) {
          text.expect(',');
        }
        by.add((int) text.signedNumber("a step", GraphMaker.MOST_VERTICES));
      }
      if (moves.size() == MOST_MOVES) {
        throw text.errorAt(start, "there can be at most " + MOST_MOVES + " moves");
      }
      boolean slides = text.peek() == '*';
      if (slides) {
        text.next();
      }
      moves.add(new Step(by, slides));
      if (moves.getLast().leadsNowhere()) {
        throw text.errorAt(start, "this move leads nowhere");
      }
    } while (!text.atEnd());
    return moves;
  }

  private static void rook(GraphMaker maker) {
    int[] sides = plane(maker);
    for (int row = 0; row < sides[0]; row++) {
      maker.clique(row * sides[1], 1, sides[1]);
    }
    for (int column = 0; column < sides[1]; column++) {
      maker.clique(column, sides[1], sides[0]);
    }
  }

  private static int[] plane(GraphMaker maker) {
    int[] sides = sides(maker);
    if (sides.length > 2) {
      throw maker.text().error("a board has rows and columns only, as in 4x5");
    }
    return sides;
  }

  private static void queens(GraphMaker maker) {
    chess(maker, Step.slide(0, 1), Step.slide(1, 0), Step.slide(1, 1), Step.slide(1, -1));
  }

  private static void bishops(GraphMaker maker) {
    chess(maker, Step.slide(1, 1), Step.slide(1, -1));
  }

  private static void kings(GraphMaker maker) {
    chess(maker, Step.leap(0, 1), Step.leap(1, 0), Step.leap(1, 1), Step.leap(1, -1));
  }

  private static void knights(GraphMaker maker) {
    chess(maker, Step.leap(1, 2), Step.leap(1, -2), Step.leap(2, 1), Step.leap(2, -1));
  }

  private static void chess(GraphMaker maker, Step... moves) {
    joined(maker, plane(maker), List.of(moves), false);
  }

  /** Joins the points that one of the moves joins, each pair once, in the order of their ends. */
  private static void joined(GraphMaker maker, int[] sides, List<Step> moves, boolean wraps) {
    int[] point = new int[sides.length];
    TreeSet<Integer> ends = new TreeSet<>();
    for (int v = 0; v < maker.vertices(); v++) {
      ends.clear();
      for (Step move : moves) {
        for (int sign = -1; sign <= 1; sign += 2) {
          addEnds(ends, v, point, sides, move, sign, wraps);
        }
      }
      for (int end : ends) {
        maker.edge(v, end);
      }
      next(point, sides);
    }
  }

  /** Adds the points after {@code v} that a move leads to. */
  private static void addEnds(
      TreeSet<Integer> ends, int v, int[] point, int[] sides, Step move, int sign, boolean wraps) {
    int[] at = point.clone();
    int most = move.slides() ? Integer.MAX_VALUE : 1;
    for (int times = 0; times < most; times++) {
      Computation.poll();
      int end = 0;
      for (int axis = 0; axis < sides.length; axis++) {
        at[axis] += sign * move.by().get(axis);
        if (wraps) {
          at[axis] = Math.floorMod(at[axis], sides[axis]);
        } else if (at[axis] < 0 || at[axis] >= sides[axis]) {
          return;
        }
        end = end * sides[axis] + at[axis];
      }
      if (end == v) {
        return;
      }
      if (end > v) {
        ends.add(end);
      }
    }
  }

  private static void next(int[] point, int[] sides) {
    int axis = sides.length - 1;
    while (axis >= 0 && ++point[axis] == sides[axis]) {
      point[axis--] = 0;
    }
  }
}
