package org.gamester.rulesets.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.PositionOf;
import org.gamester.rulesets.Theorem;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * A position of a game on a board: a state for each cell, and in a few games a number besides.
 *
 * <p>Boards of any size. What is said here of components, normal form and negative is the reference
 * for what {@link Packing} does with words.
 */
public class BoardPosition extends PositionOf<BoardGame> {

  private final Geometry geometry;
  private final long[] bits;
  private final long extra;
  private final int hash;

  BoardPosition(BoardGame game, Geometry geometry, long[] bits, long extra) {
    super(game);
    this.geometry = geometry;
    this.bits = bits;
    this.extra = extra;
    this.hash = mixed(bits, extra) ^ geometry.hashCode();
  }

  private static int mixed(long[] bits, long extra) {
    long mixed = extra;
    for (long word : bits) {
      mixed = (mixed ^ word) * 0x9E3779B97F4A7C15L;
      mixed ^= mixed >>> 32;
    }
    return (int) mixed; // the high half is in it; folded again, it would drop out
  }

  /** The board. */
  public final Geometry geometry() {
    return geometry;
  }

  /** What the position says besides its cells. */
  public final long extra() {
    return extra;
  }

  /** The state of a cell. */
  public final int state(int cell) {
    return board().state(cell);
  }

  final long[] bits() {
    return bits;
  }

  final Board board() {
    Board board = new Board(game.alphabet().planes(), geometry);
    board.show(geometry, bits, extra);
    return board;
  }

  @Override
  public List<Move> moves(Player player) {
    PositionMoves list = new PositionMoves(this, geometry.cells() / 8 + 4);
    Board board = board();
    game.findMoves(
        board,
        player,
        new BoardMoves() {
          @Override
          void made(int first, int second, int third) {
            long[] changed = bits.clone();
            apply(changed, board.words(), board.planes());
            BoardPosition to = game.position(geometry, changed, extraAfter(extra));
            int[] stops = stops();
            list.add(Move.of(to, () -> game.moveName(names(stops, first, second, third))));
          }
        });
    return list.toList();
  }

  @Override
  public Optional<Ending> ending(Player mover) {
    return game.findEnding(board(), mover);
  }

  private List<String> names(int[] stops, int first, int... others) {
    List<String> names = new ArrayList<>(1 + stops.length + others.length);
    addNames(names, first);
    addNames(names, stops);
    addNames(names, others);
    return names;
  }

  private void addNames(List<String> names, int... cells) {
    for (int cell : cells) {
      if (cell >= 0) {
        names.add(geometry.name(cell));
      }
    }
  }

  /** The position after {@link BoardGame#settle}. */
  public final BoardPosition settled() {
    long[] changed = bits.clone();
    Board board = board();
    game.settle(
        board, (cell, state) -> Board.set(changed, board.words(), board.planes(), cell, state));
    return Arrays.equals(bits, changed) ? this : game.position(geometry, changed, extra);
  }

  /** The regions of relevant cells that touch each other, each with all other cells absent. */
  @Override
  public final List<? extends Position> components() {
    return new Regions(settled()).components();
  }

  /** The least among the images that keep the value, cut down to the cells that are not dead. */
  @Override
  public final Position normalForm() {
    List<BoardPosition> parts = new Regions(settled()).components();
    return parts.size() == 1
        ? NormalForm.of(parts.getFirst())
        : DisjunctiveSum.of(parts).normalForm();
  }

  @Override
  public final Optional<ShortGame> knownValue() {
    return game.knownValue(board());
  }

  @Override
  public final Optional<Theorem> theorem() {
    return game.theorem(board());
  }

  @Override
  public Position negative() {
    return game.symmetries().negating().isEmpty() ? super.negative() : NormalForm.negative(this);
  }

  @Override
  public final Optional<Position> forBothPlayers() {
    return Optional.of(
        game.isImpartial() ? this : game.forBothPlayers().position(geometry, bits, extra));
  }

  @Override
  public final Optional<Packing> packing() {
    return Optional.ofNullable(geometry.packing(game));
  }

  @Override
  public final String text() {
    return BoardText.write(this);
  }

  @Override
  public final String picture() {
    return BoardText.draw(this);
  }

  @Override
  public final Appearance appearance() {
    return BoardAppearance.of(this);
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof BoardPosition that
            && hash == that.hash
            && extra == that.extra
            && Arrays.equals(bits, that.bits)
            && geometry.equals(that.geometry)
            && game.equals(that.game));
  }

  @Override
  public final int hashCode() {
    return hash;
  }
}
