package org.gamester.rulesets.poset;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.PositionOf;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/// A poset game, or a pomax game, on the boxes of a Young diagram, straight or skew.
///
/// Box (i,j) is the one in row i and column j, from 0; (i,j) <= (k,l) if and only if i <= k and j
/// <= l. Row i has the boxes from `starts[i]` up to, not including, `ends[i]`; both fall weakly
/// from row to row, and every move keeps that: removing (i,j) with all above it cuts the rows from
/// i on to length at most j. The corner (0,0) of a chess colouring is Left's, and Right's if the
/// diagram is flipped.
///
/// Moves are listed row by row, from left to right.
final class Diagram extends PositionOf<PosetGame> {
  private final boolean flipped;
  private final int[] starts;
  private final int[] ends;

  /** The colours of all boxes, row by row from each row's start; null for a chess colouring. */
  private final @Nullable List<String> colours;

  private final int hash;

  private Diagram(
      PosetGame game, boolean flipped, int[] starts, int[] ends, @Nullable List<String> colours) {
    super(game);
    this.flipped = flipped;
    this.starts = starts;
    this.ends = ends;
    this.colours = colours;
    int mixed = 31 * Arrays.hashCode(ends) + Arrays.hashCode(starts);
    mixed = 31 * mixed + (colours == null ? 0 : colours.hashCode());
    this.hash = (mixed * 2 + (flipped ? 1 : 0)) ^ game.hashCode();
  }

  /** A chess-coloured diagram; rows that are empty at the end are dropped. */
  static Diagram chess(PosetGame game, boolean flipped, int[] starts, int[] ends) {
    int rows = usedRows(starts, ends);
    return new Diagram(
        game, flipped && rows > 0, Arrays.copyOf(starts, rows), Arrays.copyOf(ends, rows), null);
  }

  /** A diagram with its colours x, o, g, row by row from each row's start. */
  static Diagram coloured(PosetGame game, int[] starts, List<String> colours) {
    int[] ends = new int[starts.length];
    for (int i = 0; i < ends.length; i++) {
      ends[i] = starts[i] + colours.get(i).length();
    }
    int rows = usedRows(starts, ends);
    return new Diagram(
        game,
        false,
        Arrays.copyOf(starts, rows),
        Arrays.copyOf(ends, rows),
        rows == 0 ? null : List.copyOf(colours.subList(0, rows)));
  }

  private static int usedRows(int[] starts, int[] ends) {
    int rows = ends.length;
    while (rows > 0 && ends[rows - 1] == starts[rows - 1]) {
      rows--;
    }
    return rows;
  }

  int rows() {
    return ends.length;
  }

  int start(int row) {
    return starts[row];
  }

  int end(int row) {
    return ends[row];
  }

  boolean isChess() {
    return colours == null;
  }

  boolean isFlipped() {
    return flipped;
  }

  /** The colour x, o or g of a box that is there. */
  char colour(int row, int column) {
    if (colours != null) {
      return colours.get(row).charAt(column - starts[row]);
    }
    return ((row + column) & 1) == 0 != flipped ? 'x' : 'o';
  }

  private boolean has(int row, int column) {
    return row < ends.length && column >= starts[row] && column < ends[row];
  }

  @Override
  public List<Move> moves(Player player) {
    return moves(player, false);
  }

  /**
   * In a two-coloured poset game only boxes with no box of the same colour above can be best
   * (Wahlberg 2014, Theorem 31).
   */
  @Override
  public List<Position> candidates(Player player) {
    return Position.targets(moves(player, !game.onlyMaximal() && colours == null));
  }

  private List<Move> moves(Player player, boolean onlyCandidates) {
    PositionMoves moves = new PositionMoves(this, 1 + ends.length);
    boolean pomax = game.onlyMaximal();
    char other = player == Player.LEFT ? 'o' : 'x';
    for (int i = 0; i < ends.length; i++) {
      int from = pomax || onlyCandidates ? Math.max(starts[i], ends[i] - 2) : starts[i];
      for (int j = from; j < ends[i]; j++) {
        if (colour(i, j) == other || (pomax && (has(i, j + 1) || has(i + 1, j)))) {
          continue;
        }
        if (onlyCandidates && (has(i + 1, j + 1) || has(i + 2, j))) {
          continue;
        }
        moves.add(remove(i, j));
      }
    }
    return moves.toList();
  }

  /** Named by the row and the column of the box, as in {@code remove (1,0)}. */
  private Move remove(int row, int column) {
    return Move.of(cut(row, column), () -> "remove (" + row + "," + column + ")");
  }

  private Diagram cut(int row, int column) {
    int[] left = ends.clone();
    for (int k = row; k < left.length; k++) {
      left[k] = Math.max(starts[k], Math.min(left[k], column));
    }
    if (colours == null) {
      return chess(game, flipped, starts, left);
    }
    List<String> kept = new ArrayList<>(colours);
    for (int k = row; k < left.length; k++) {
      kept.set(k, kept.get(k).substring(0, left[k] - starts[k]));
    }
    return coloured(game, starts, kept);
  }

  @Override
  public List<Position> components() {
    return DiagramParts.of(this);
  }

  /** The rows from one up to another as a diagram of their own, moved to the left. */
  Diagram part(int fromRow, int toRow) {
    int shift = starts[toRow - 1];
    int[] partStarts = new int[toRow - fromRow];
    int[] partEnds = new int[toRow - fromRow];
    for (int i = fromRow; i < toRow; i++) {
      partStarts[i - fromRow] = starts[i] - shift;
      partEnds[i - fromRow] = ends[i] - shift;
    }
    return colours == null
        ? chess(game, flipped ^ (((fromRow + shift) & 1) != 0), partStarts, partEnds)
        : coloured(game, partStarts, colours.subList(fromRow, toRow));
  }

  /** A connected diagram or its mirror image about the diagonal, whichever has fewer rows. */
  @Override
  public Position normalForm() {
    List<Position> parts = components();
    return parts.size() == 1
        ? DiagramParts.leastTransposed((Diagram) parts.getFirst())
        : DisjunctiveSum.of(parts).normalForm();
  }

  @Override
  public Position negative() {
    if (colours == null) {
      return chess(game, !flipped, starts, ends);
    }
    return coloured(game, starts, colours.stream().map(Colours::exchanged).toList());
  }

  /** One row is a chain: a Hackenbush stalk. */
  @Override
  public Optional<ShortGame> knownValue() {
    if (ends.length == 0) {
      return Optional.of(ShortGame.ZERO);
    }
    return ends.length == 1 && !game.onlyMaximal()
        ? Colours.stalkValue(rowColours(0))
        : Optional.empty();
  }

  /** The colours of a row as letters. */
  String rowColours(int row) {
    if (colours != null) {
      return colours.get(row);
    }
    StringBuilder letters = new StringBuilder();
    for (int j = starts[row]; j < ends[row]; j++) {
      letters.append(colour(row, j));
    }
    return letters.toString();
  }

  @Override
  public boolean isImpartial() {
    return ends.length == 0 || (colours != null && colours.stream().allMatch(Colours::isGreen));
  }

  /** Without green every poset game is a number (Wahlberg 2014, Theorem 29). */
  @Override
  public boolean isNumber() {
    return colours == null || colours.stream().noneMatch(row -> row.indexOf('g') >= 0);
  }

  @Override
  public String text() {
    return DiagramText.write(this);
  }

  /** Boxes with their colours, the least one at the top left. */
  @Override
  public String picture() {
    return DiagramText.draw(this);
  }

  @Override
  public Appearance appearance() {
    long boxes = 0;
    for (int row = 0; row < ends.length; row++) {
      boxes += ends[row] - starts[row];
    }
    if (ends.length == 0) {
      return Appearance.Words.of("no boxes");
    }
    if (boxes > Appearance.MOST_PARTS) {
      return new Appearance.Large("a diagram of " + boxes + " boxes", boxes);
    }
    List<Appearance.Cell> cells = new ArrayList<>();
    for (int row = 0; row < ends.length; row++) {
      for (int column = starts[row]; column < ends[row]; column++) {
        char colour = colour(row, column);
        String name = "(" + row + "," + column + ")";
        Appearance.Mark mark = Appearance.colour(colour);
        cells.add(new Appearance.Cell(row, column, name, String.valueOf(colour), mark, ""));
      }
    }
    return new Appearance.Cells(
        ends.length, ends[0], Appearance.Tiling.SQUARES, cells, /* heading= */ "");
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Diagram diagram
        && hash == diagram.hash
        && game.equals(diagram.game)
        && flipped == diagram.flipped
        && Arrays.equals(ends, diagram.ends)
        && Arrays.equals(starts, diagram.starts)
        && java.util.Objects.equals(colours, diagram.colours);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
