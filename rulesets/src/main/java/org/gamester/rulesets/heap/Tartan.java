package org.gamester.rulesets.heap;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.NamedGame;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.Subset;
import org.gamester.rulesets.TextReader;

/**
 * Coin-turning games on a rectangle of coins, made of two games on rows (<i>Winning Ways</i>,
 * chapter 14). In the direct product the coins of a move are those in certain rows and certain
 * columns; in the acrostic product they lie in one row or in one column.
 *
 * <p>A position is the sum of the positions with one head each, since two heads in one place would
 * cancel each other. By the Tartan theorem, a head in row r and column c of a direct product is
 * worth the nim product of the values of r and c in the two games.
 */
public final class Tartan extends Game {
  private static final String ROWS = "rows";
  private static final String COLUMNS = "columns";
  private static final String PRODUCT = "product";
  private static final String DIRECT = "direct";
  private static final String ACROSTIC = "acrostic";
  private static final String FARTHEST =
      ". The coin farthest down and to the right must go from heads to tails.";
  private static final String TWINS = "2";
  private static final int MOST_COINS = 1 << 20;

  private static final Alphabet COINS =
      new Alphabet("ht").alsoReading("H", 'h').alsoReading("T", 't');

  private static final Description DESCRIPTION =
      Description.of(
              "tartan",
              "Turn over the coins that lie both in a set of rows that the first code allows and in"
                  + " a set of columns that the second code allows. With product=acrostic, turn"
                  + " over the coins of one row in a set of columns, or of one column in a set of"
                  + " rows"
                  + FARTHEST,
              "tartan{1-2 | 1-3}(tth|tht)")
          .notation(
              "Rows of coins from the top, joined by bars, h heads and t tails:"
                  + " `tth|tht`. The parameters are two codes as for Turning, for rows and"
                  + " for columns.")
          .title("Tartan Games")
          .parameters(
              '|',
              new Parameter(ROWS, TWINS, "which sets of rows, a code of turning"),
              new Parameter(COLUMNS, TWINS, "which sets of columns, a code of turning"),
              new Parameter(PRODUCT, DIRECT, DIRECT + " or " + ACROSTIC))
          .on(BoardKind.GRID)
          .impartial()
          .smallPositions("h", "th", "t|h", "tt|th", "ttt|tth", "hh|hh", "tth|thh")
          .reference("Winning Ways, chapter 14")
          .named(
              NamedGame.of(
                  "turning-corners",
                  "2 | 2 | direct",
                  "Turn over the four coins at the corners of a rectangle" + FARTHEST),
              NamedGame.of(
                  "rugs", "1+C | 1+C | direct", "Turn over all coins of a rectangle" + FARTHEST),
              NamedGame.of(
                  "acrostic-twins",
                  "2 | 2 | acrostic",
                  "Turn over two coins of one row or of one column" + FARTHEST));

  private final Spawning rows;
  private final Spawning columns;
  private final boolean isAcrostic;

  /** Turning Corners. */
  public Tartan() {
    super(DESCRIPTION);
    this.rows = twins();
    this.columns = twins();
    this.isAcrostic = false;
  }

  private Tartan(Parameters given) {
    super(DESCRIPTION, given);
    this.rows = Spawning.of(TurningCode.read(given.reader(ROWS)));
    this.columns = Spawning.of(TurningCode.read(given.reader(COLUMNS)));
    this.isAcrostic = given.word(PRODUCT, DIRECT, ACROSTIC).equals(ACROSTIC);
  }

  private static Spawning twins() {
    return Spawning.of(TurningCode.read(new TextReader(TWINS)));
  }

  @Override
  public Rules rules(Parameters given) {
    return new Tartan(given);
  }

  /** The game by which rows are chosen, on heaps. */
  Spawning ofRows() {
    return rows;
  }

  /** The game by which columns are chosen, on heaps. */
  Spawning ofColumns() {
    return columns;
  }

  /** Whether the coins of a move lie in one row or one column. */
  boolean isAcrostic() {
    return isAcrostic;
  }

  /** Reads rows of coins, {@code h} for heads and {@code t} for tails. */
  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    List<List<Character>> lines = new ArrayList<>();
    int coins = 0;
    while (!text.atEnd()) {
      int start = text.offset();
      List<Character> line = new ArrayList<>();
      while (text.offset() < text.end() && !text.acceptEndOfRow()) {
        line.add(COINS.read(text));
        if (++coins > MOST_COINS) {
          throw text.errorAt(start, "there may be at most " + MOST_COINS + " coins");
        }
      }
      if (!lines.isEmpty() && line.size() != lines.getFirst().size()) {
        throw text.errorAt(
            start,
            "row %d has %d coins, but row 1 has %d; all rows must be equally long"
                .formatted(lines.size() + 1, line.size(), lines.getFirst().size()));
      }
      lines.add(line);
    }
    int width = lines.isEmpty() ? 0 : lines.getFirst().size();
    BitSet heads = new BitSet();
    for (int row = 0; row < lines.size(); row++) {
      for (int column = 0; column < width; column++) {
        heads.set(row * width + column, lines.get(row).get(column) == 'h');
      }
    }
    return new CoinTable(this, width == 0 ? 0 : lines.size(), width, Subset.of(heads));
  }
}
