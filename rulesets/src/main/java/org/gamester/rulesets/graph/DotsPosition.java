package org.gamester.rulesets.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.CoinGraph;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * Lines between dots, and whose the boxes are; a box that was complete at the start is nobody's.
 */
final class DotsPosition extends CoinPosition {
  static final byte LEFT = 1;
  static final byte RIGHT = 2;

  private final DotsBoard board;
  private final BitSet drawn;
  private final byte[] owners;

  /** The arrays are kept and must not change any more. */
  DotsPosition(CoinGame game, DotsBoard board, BitSet drawn, byte[] owners) {
    super(game);
    this.board = board;
    this.drawn = drawn;
    this.owners = owners;
  }

  private static byte owner(Player player) {
    return player == Player.LEFT ? LEFT : RIGHT;
  }

  @Override
  CoinGraph graph() {
    return board.graph(drawn);
  }

  @Override
  String name(int string) {
    return board.name(string);
  }

  @Override
  Position cut(int string, Player player) {
    BitSet more = (BitSet) drawn.clone();
    more.set(string);
    byte[] now = owners;
    if (game.isScored()) {
      now = owners.clone();
      for (int box : board.sides(string)) {
        if (box != CoinGraph.GROUND && board.isComplete(box, more)) {
          now[box] = owner(player);
        }
      }
    }
    return new DotsPosition(game, board, more, now);
  }

  @Override
  public int score(Player player) {
    int score = 0;
    for (byte owner : owners) {
      score += owner == owner(player) ? 1 : 0;
    }
    return score;
  }

  @Override
  public Position negative() {
    byte[] exchanged = new byte[owners.length];
    for (int box = 0; box < owners.length; box++) {
      exchanged[box] = owners[box] == LEFT ? RIGHT : owners[box] == RIGHT ? LEFT : 0;
    }
    return game.isScored() ? new DotsPosition(game, board, drawn, exchanged) : this;
  }

  @Override
  public String text() {
    StringBuilder text = new StringBuilder(board.rows() + "x" + board.columns());
    if (!drawn.isEmpty()) {
      text.append(" :");
    }
    drawn.stream().forEach(line -> text.append(' ').append(board.name(line)));
    for (int box = 0; box < owners.length; box++) {
      if (owners[box] != 0) {
        text.append(owners[box] == LEFT ? " x" : " o").append(board.boxName(box));
      }
    }
    return text.toString();
  }

  @Override
  public String picture() {
    StringBuilder picture = new StringBuilder();
    for (int row = 0; row <= board.rows(); row++) {
      StringBuilder dots = new StringBuilder("+");
      StringBuilder boxes = new StringBuilder();
      for (int column = 0; column < board.columns(); column++) {
        dots.append(isDrawn(true, row, column) ? "---+" : "   +");
        if (row < board.rows()) {
          boxes.append(isDrawn(false, row, column) ? "| " : "  ").append(letter(row, column));
          boxes.append(' ');
        }
      }
      picture.append(row == 0 ? "" : "\n").append(dots);
      if (row < board.rows()) {
        boxes.append(isDrawn(false, row, board.columns()) ? "|" : "");
        picture.append('\n').append(boxes.toString().stripTrailing());
      }
    }
    return picture.toString();
  }

  private boolean isDrawn(boolean isAcross, int row, int column) {
    return board.boxes() > 0 && drawn.get(board.number(isAcross, row, column));
  }

  private String letter(int row, int column) {
    return switch (owners[row * board.columns() + column]) {
      case LEFT -> "x";
      case RIGHT -> "o";
      default -> " ";
    };
  }

  /** The dots in their places with the lines between them, and in its middle the owner of a box. */
  @Override
  public Appearance appearance() {
    int dots = (board.rows() + 1) * (board.columns() + 1);
    if (dots + board.lines() > Appearance.MOST_PARTS) {
      return new Appearance.Large(
          "a board of %d rows and %d columns".formatted(board.rows(), board.columns()), dots);
    }
    List<Appearance.Vertex> vertices = new ArrayList<>();
    List<Appearance.Place> places = new ArrayList<>();
    for (int dot = 0; dot < dots; dot++) {
      vertices.add(new Appearance.Vertex("", "", Appearance.Mark.EMPTY, ""));
      int row = dot / (board.columns() + 1);
      places.add(new Appearance.Place(2 * row, 2 * (dot % (board.columns() + 1))));
    }
    for (int box = 0; box < owners.length; box++) {
      if (owners[box] != 0) {
        String owner = owners[box] == LEFT ? "x" : "o";
        vertices.add(new Appearance.Vertex(owner, owner, Appearance.colour(owner.charAt(0)), ""));
        places.add(
            new Appearance.Place(2 * (box / board.columns()) + 1, 2 * (box % board.columns()) + 1));
      }
    }
    List<Appearance.Edge> edges = new ArrayList<>();
    for (int line = 0; line < board.lines(); line++) {
      int from = board.row(line) * (board.columns() + 1) + board.column(line);
      edges.add(
          new Appearance.Edge(
              from,
              from + (board.isAcross(line) ? 1 : board.columns() + 1),
              board.name(line),
              /* directed= */ false,
              drawn.get(line) ? Appearance.Mark.EMPTY : Appearance.Mark.FOR_BOTH));
    }
    return new Appearance.Network(Appearance.Layout.GIVEN, vertices, edges, places);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof DotsPosition that
        && game.equals(that.game)
        && board.equals(that.board)
        && drawn.equals(that.drawn)
        && Arrays.equals(owners, that.owners);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * board.hashCode() + drawn.hashCode()) + Arrays.hashCode(owners);
  }
}
