package org.gamester.rulesets;

import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * What is to be seen of a position: what a drawing of it needs to know, and nothing of how it is
 * drawn. Positions of one kind of board look alike, whatever is played on it.
 */
public sealed interface Appearance {

  /** The most cells, vertices or edges that are listed one by one; see {@link Large}. */
  int MOST_PARTS = 10_000;

  /** What stands in a cell or on a vertex. */
  enum Mark {
    /** Nothing. */
    EMPTY,
    /** Nothing, and nothing can come there any more. */
    BLOCKED,
    /** A piece of Left's. */
    LEFT,
    /** A piece of Right's. */
    RIGHT,
    /** A piece of both players'. */
    BOTH,
    /** A piece of Left's that can do less than others. */
    LESSER_LEFT,
    /** A piece of Right's that can do less than others. */
    LESSER_RIGHT,
    /** The one token that players move. */
    TOKEN,
    /** Where only Left may go. */
    FOR_LEFT,
    /** Where only Right may go. */
    FOR_RIGHT,
    /** Where both players may go. */
    FOR_BOTH,
    /** A coin with its head up. */
    HEAD,
    /** A coin with its tail up. */
    TAIL,
    /** What must not be taken. */
    POISON
  }

  /** How cells meet. */
  enum Tiling {
    /** Squares in rows and columns. */
    SQUARES,
    /** Hexagons: each row begins half a cell to the right of the row above it. */
    HEXAGONS,
    /** Hexagons between four sides: left and right are Left's, top and bottom are Right's. */
    HEXAGONS_BETWEEN_SIDES,
    /** One row of dominoes that stand upright. */
    DOMINOES;

    /** Whether cells have six sides. */
    public boolean isHexagonal() {
      return this == HEXAGONS || this == HEXAGONS_BETWEEN_SIDES;
    }
  }

  /**
   * A cell.
   *
   * @param row from 0 at the top
   * @param column from 0 at the left
   * @param name how moves name it, as in {@code b2}
   * @param state how texts write what stands there: a letter or a number
   * @param mark what stands there
   * @param label what is to be written there; mostly empty
   */
  record Cell(int row, int column, String name, String state, Mark mark, String label) {}

  /**
   * Cells in rows and columns; what is not listed is not there.
   *
   * @param heading what the position says besides its cells; mostly empty
   */
  record Cells(int rows, int columns, Tiling tiling, List<Cell> cells, String heading)
      implements Appearance {
    public Cells {
      cells = List.copyOf(cells);
    }

    /** Squares, all of which are there, numbered row by row, if they are not too many. */
    public static Appearance squares(int rows, int columns, IntFunction<Cell> cell) {
      return of(rows, columns, Tiling.SQUARES, "", cell);
    }

    /** Cells, all of which are there, numbered row by row, if they are not too many. */
    public static Appearance of(
        int rows, int columns, Tiling tiling, String heading, IntFunction<Cell> cell) {
      long count = (long) rows * columns;
      return count > MOST_PARTS
          ? new Large("a board of %d rows and %d columns".formatted(rows, columns), count)
          : new Cells(
              rows,
              columns,
              tiling,
              IntStream.range(0, (int) count).mapToObj(cell).toList(),
              heading);
    }
  }

  /** How a graph is laid out. */
  enum Layout {
    /** A graph without a direction. */
    FREE,
    /** Vertex 0 is the ground, on which everything stands. */
    GROUND,
    /** An order: edges lead upwards from the lesser to the greater element. */
    ORDER,
    /** The vertices are in a circle in their order. */
    CIRCLE,
    /** The vertices are in places that are given. */
    GIVEN
  }

  /** Where a vertex is, in a lattice of rows and columns. */
  record Place(int row, int column) {}

  /**
   * A vertex.
   *
   * @param name how moves name it
   * @param state how texts write what stands there; empty if nothing can
   * @param mark what stands there
   * @param label what is to be written there besides the name; mostly empty
   */
  record Vertex(String name, String state, Mark mark, String label) {}

  /**
   * An edge between two vertices, by their indices; a loop if they are the same.
   *
   * @param name how moves name it
   * @param directed whether it is an arc
   * @param mark whose it is; {@link Mark#EMPTY} if that is not said
   */
  record Edge(int from, int to, String name, boolean directed, Mark mark) {}

  /**
   * Vertices and edges.
   *
   * @param places where the vertices are, if the layout is {@link Layout#GIVEN}
   */
  record Network(Layout layout, List<Vertex> vertices, List<Edge> edges, List<Place> places)
      implements Appearance {
    public Network {
      vertices = List.copyOf(vertices);
      edges = List.copyOf(edges);
      places = List.copyOf(places);
    }

    /** Vertices and edges that are laid out when they are drawn. */
    public Network(Layout layout, List<Vertex> vertices, List<Edge> edges) {
      this(layout, vertices, edges, List.of());
    }
  }

  /**
   * A heap of tokens.
   *
   * @param size how many there are
   * @param label the number, and what else is said of it
   * @param inRow whether they stand in a row
   */
  record Heap(long size, String label, boolean inRow) implements Appearance {}

  /** The negative of a position that has no text and no look of its own. */
  record Negative(Position base) implements Appearance {}

  /**
   * A board whose cells, vertices or edges are too many to be listed.
   *
   * @param text what it is, as in {@code a board of 200 rows and 300 columns}
   * @param cells how many cells, vertices or elements it has; of a picture of edges, edges
   */
  record Large(String text, long cells) implements Appearance {}

  /**
   * Lines of text.
   *
   * @param struck the numbers of those that are struck out, from 0
   */
  record Words(List<String> lines, Set<Integer> struck) implements Appearance {
    public Words {
      lines = List.copyOf(lines);
      struck = Set.copyOf(struck);
    }

    /** Text of one or more lines. */
    public static Words of(String text) {
      return new Words(text.lines().toList(), Set.of());
    }
  }

  /** The mark of a colour x, o or g. */
  static Mark colour(char letter) {
    return switch (letter) {
      case 'x' -> Mark.LEFT;
      case 'o' -> Mark.RIGHT;
      case 'g' -> Mark.BOTH;
      default -> Mark.EMPTY;
    };
  }
}
