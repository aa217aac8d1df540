package org.gamester.rulesets.poset;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Dimensions;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextReader;

/**
 * Chomp (Schuh 1952, Gale 1974): a square is eaten with all that are not nearer to the corner. The
 * poisoned square in the corner cannot be chosen, so that who is left with it has lost. With {@code
 * poison=last} it may be chosen, and who takes it has lost: misere play, in which there are
 * outcomes but no values.
 */
public final class Chomp extends Game {
  private static final int MOST_ROWS = 1_000_000;
  private static final int LONGEST_ROW = 1_000_000_000;
  private static final String POISON = "poison";
  private static final String CORNER = "corner";

  private static final Description DESCRIPTION =
      Description.of(
              "chomp",
              "Choose a square (column, row); it is eaten together with all squares whose column"
                  + " and row are both at least as large. The square (1,1) is poisoned and may not"
                  + " be chosen; with poison=last, who takes it loses. In a block of cubes (column,"
                  + " row, layer) the layer counts too.",
              "chomp(2x4)")
          .notation(
              "`2x4` is a bar of 2 rows and 4 columns; `4,4,3` gives the lengths of"
                  + " the rows, that of the poisoned square first. In three dimensions"
                  + " `2x4x3`, or layers with a slash between them, `4,4,3/2,1`. Moves name"
                  + " a square by its column and row.")
          .parameters(
              new Parameter(
                  POISON,
                  CORNER,
                  "corner: the poisoned square cannot be chosen; last: it can, and who takes it loses"))
          .on(BoardKind.POSET)
          .impartial()
          .smallPositions(
              "1x2", "1x3", "2x2", "2x3", "2x4", "3x3", "2,1", "3,1,1", "2x2x2", "3,1/2")
          .reference("F. Schuh (1952); D. Gale, A curious Nim-type game (1974)");

  private final boolean allowsCorner;

  /** The game in which the poisoned square cannot be chosen. */
  public Chomp() {
    super(DESCRIPTION);
    this.allowsCorner = false;
  }

  private Chomp(Parameters given) {
    super(DESCRIPTION, given);
    this.allowsCorner = given.word(POISON, CORNER, "last").equals("last");
  }

  @Override
  public Rules rules(Parameters given) {
    return new Chomp(given);
  }

  @Override
  public Convention convention() {
    return allowsCorner ? Convention.MISERE : Convention.NORMAL;
  }

  /** Whether the poisoned square may be chosen. */
  boolean allowsCorner() {
    return allowsCorner;
  }

  /**
   * Reads {@code 2x4}, rows by columns, or {@code 2x4x3} with a number of layers, or the lengths of
   * the rows, {@code 4,4,3}, with a slash between layers, {@code 4,3/2}.
   */
  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    int start = text.offset();
    while (text.atDigit()) {
      text.next();
    }
    boolean isBlock = text.offset() > start && text.accept('x');
    text.moveTo(start);
    return isBlock ? readSizes(text, start) : readLayers(text);
  }

  private Position readSizes(TextReader text, int start) {
    Dimensions size = Dimensions.read(text, MOST_ROWS, _ -> LONGEST_ROW);
    int layers = text.accept('x') ? (int) text.number("a number of layers", 0, MOST_ROWS) : 1;
    if ((long) layers * size.rows() > MOST_ROWS) {
      throw text.errorAt(start, "rows times layers may be at most %,d".formatted(MOST_ROWS));
    }
    int[] layer = new int[size.rows()];
    Arrays.fill(layer, size.columns());
    int[][] all = new int[layers][];
    Arrays.fill(all, layer);
    return ChompBlock.of(this, all);
  }

  private Position readLayers(TextReader text) {
    List<int[]> layers = new ArrayList<>();
    for (TextReader given : text.split('/')) {
      int place = given.offset();
      int[] layer = DiagramText.lengths(given, "a row length");
      given.expectEnd();
      if (!layers.isEmpty()) {
        requireCarried(given, place, layers.size(), layer, layers.getLast());
      }
      layers.add(layer);
    }
    text.moveTo(text.end());
    return ChompBlock.of(this, layers.toArray(int[][]::new));
  }

  private static void requireCarried(
      TextReader text, int place, int below, int[] layer, int[] carrying) {
    for (int row = 0; row < layer.length; row++) {
      int room = row < carrying.length ? carrying[row] : 0;
      if (layer[row] > room) {
        throw text.errorAt(
            place,
            "row %d of layer %d has length %d, but that of layer %d has only %d"
                .formatted(row + 1, below + 1, layer[row], below, room));
      }
    }
  }
}
