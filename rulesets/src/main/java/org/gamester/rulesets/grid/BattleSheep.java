package org.gamester.rulesets.grid;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/**
 * Battle Sheep: herds on a board of hexagons, of which a part moves as far as it can. Each move
 * makes one herd more, so that play ends.
 */
public final class BattleSheep extends Game {
  private static final int LARGEST_HERD = 50;
  private static final int MOST_CELLS = 100_000;

  private static final Description DESCRIPTION =
      Description.of(
              "battle-sheep",
              "Move some, but not all, of the sheep of one of your herds in one of six directions,"
                  + " as far as the cells are empty. Positive numbers are Left's herds, negative"
                  + " ones Right's, 0 is an empty cell.",
              "battle-sheep(3 0 0 -3)")
          .notation(
              "Rows of numbers, joined by bars: 3 is a stack of three sheep of"
                  + " Left's, -3 one of Right's, and 0 an empty cell, as in `2 0|0 -2`.")
          .aliases("sheep")
          .on(BoardKind.GRID)
          .smallPositions("2 0", "3 0 0", "2 0 -2", "3 0 0 -3", "2 0|0 -2", "3 0|0 0")
          .reference("F. Rotta, the board game Battle Sheep (2010)");

  /** The game. */
  public BattleSheep() {
    super(DESCRIPTION);
  }

  private final SheepPacking packing = new SheepPacking(this);

  /** How boards of at most {@link SheepPacking#MOST_CELLS} cells are packed. */
  SheepPacking packing() {
    return packing;
  }

  /** Reads rows of numbers, with blanks or commas between them; {@code #} is a blocked cell. */
  @Override
  public Position read(TextReader text) {
    List<List<Integer>> rows = new ArrayList<>();
    int cells = 0;
    while (!text.atEnd()) {
      int start = text.offset();
      List<Integer> row = readRow(text);
      if (!rows.isEmpty() && row.size() != rows.getFirst().size()) {
        throw text.errorAt(
            start,
            "row %d has %d number%s, but row 1 has %d; all rows must be equally long"
                .formatted(
                    rows.size() + 1,
                    row.size(),
                    row.size() == 1 ? "" : "s",
                    rows.getFirst().size()));
      }
      cells += row.size();
      if (cells > MOST_CELLS) {
        throw text.errorAt(start, "a board may have at most " + MOST_CELLS + " cells");
      }
      rows.add(row);
    }
    byte[] herds = new byte[cells];
    int cell = 0;
    for (List<Integer> row : rows) {
      for (int herd : row) {
        herds[cell++] = (byte) herd;
      }
    }
    return new SheepBoard(this, rows.size(), rows.isEmpty() ? 0 : rows.getFirst().size(), herds);
  }

  private static List<Integer> readRow(TextReader text) {
    List<Integer> row = new ArrayList<>();
    while (!text.acceptEndOfRow() && !text.atEnd()) {
      row.add(readCell(text));
      int end = text.offset();
      if (!text.accept(',')) {
        text.moveTo(end);
      }
    }
    return row;
  }

  private static int readCell(TextReader text) {
    if (text.accept('#')) {
      return SheepBoard.BLOCKED;
    }
    return (int) text.signedNumber("the size of a herd", LARGEST_HERD);
  }
}
