package org.gamester.rulesets.poset;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.PositionOf;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * What is left of a block of {@link Chomp} in three dimensions: layers upon each other, each by the
 * lengths of its rows, which do not increase along the rows or upwards; the poisoned cube is in the
 * first row of the first layer. Moves are listed layer by layer, and row by row in each.
 */
final class ChompBlock extends PositionOf<Chomp> implements ImpartialPosition {
  private static final int AXES = 3;
  private static final int LONGEST_TURNED = 1 << 10;
  private static final int MOST_TURNED = 1 << 20;

  private final int[][] layers;
  private final int hash;

  private ChompBlock(Chomp game, int[][] layers) {
    super(game);
    this.layers = layers;
    this.hash = Arrays.deepHashCode(layers);
  }

  /** The position of these layers; that of a bar, if there is only one. */
  static Position of(Chomp game, int[][] layers) {
    List<int[]> used = new ArrayList<>();
    for (int[] layer : layers) {
      int rows = 0;
      while (rows < layer.length && layer[rows] > 0) {
        rows++;
      }
      if (rows > 0) {
        used.add(Arrays.copyOf(layer, rows));
      }
    }
    return used.size() > 1
        ? new ChompBlock(game, used.toArray(int[][]::new))
        : new ChompBar(game, used.isEmpty() ? new int[0] : used.getFirst());
  }

  private long cubes() {
    long cubes = 0;
    for (int[] layer : layers) {
      for (int row : layer) {
        cubes += row;
      }
    }
    return cubes;
  }

  @Override
  public List<Move> moves() {
    long words = Arrays.stream(layers).mapToLong(layer -> layer.length).sum();
    PositionMoves moves = new PositionMoves(this, words, cubes());
    for (int layer = 0; layer < layers.length; layer++) {
      for (int row = 0; row < layers[layer].length; row++) {
        boolean isPoisoned = layer == 0 && row == 0 && !game.allowsCorner();
        for (int column = isPoisoned ? 1 : 0; column < layers[layer][row]; column++) {
          String name = "(" + (column + 1) + "," + (row + 1) + "," + (layer + 1) + ")";
          moves.add(Move.of(eaten(layer, row, column), name));
        }
      }
    }
    return moves.toList();
  }

  private Position eaten(int layer, int row, int column) {
    int[][] left = layers.clone();
    for (int i = layer; i < left.length; i++) {
      left[i] = left[i].clone();
      for (int j = row; j < left[i].length; j++) {
        left[i][j] = Math.min(left[i][j], column);
      }
    }
    return of(game, left);
  }

  /**
   * The block turned so that its axes are in one of the six orders: the least of these; a block
   * that is flat in some direction is a bar. One that is too large to be turned is left as it is.
   */
  @Override
  public Position normalForm() {
    int longest = Math.max(Math.max(layers.length, layers[0].length), layers[0][0]);
    if (longest > LONGEST_TURNED || cubes() > MOST_TURNED) {
      return this;
    }
    if (layers[0].length == 1) {
      return of(game, turned(1, 0)).normalForm();
    }
    if (layers[0][0] == 1) {
      return of(game, turned(2, 0)).normalForm();
    }
    int[][] least = layers;
    for (int first = 0; first < AXES; first++) {
      for (int second = 0; second < AXES; second++) {
        if (first != second && (first != 0 || second != 1)) {
          int[][] turned = turned(first, second);
          least = compare(turned, least) < 0 ? turned : least;
        }
      }
    }
    return least == layers ? this : of(game, least);
  }

  private static int compare(int[][] one, int[][] two) {
    return Arrays.compare(one, two, Arrays::compare);
  }

  /** The block with other axes for the layers and the rows. */
  private int[][] turned(int newLayers, int newRows) {
    int[] size = {layers.length, layers[0].length, layers[0][0]};
    int[][] turned = new int[size[newLayers]][size[newRows]];
    int[] at = new int[AXES];
    for (at[0] = 0; at[0] < layers.length; at[0]++) {
      for (at[1] = 0; at[1] < layers[at[0]].length; at[1]++) {
        for (at[2] = 0; at[2] < layers[at[0]][at[1]]; at[2]++) {
          turned[at[newLayers]][at[newRows]]++;
        }
      }
    }
    for (int i = 0; i < turned.length; i++) {
      int rows = 0;
      while (rows < turned[i].length && turned[i][rows] > 0) {
        rows++;
      }
      turned[i] = Arrays.copyOf(turned[i], rows);
    }
    return turned;
  }

  /** The three arms of a tripod are heaps of Nim. */
  @Override
  public Optional<ShortGame> knownValue() {
    int[] ground = layers[0];
    boolean isTripod =
        !game.allowsCorner()
            && layers[1].length == 1
            && layers[1][0] == 1
            && (ground.length == 1 || ground[1] == 1);
    return isTripod
        ? Optional.of(
            ShortGame.nimber((ground[0] - 1L) ^ (ground.length - 1L) ^ (layers.length - 1L)))
        : Optional.empty();
  }

  @Override
  public String text() {
    return Arrays.stream(layers)
        .map(layer -> Arrays.stream(layer).mapToObj(Integer::toString).toList())
        .map(rows -> String.join(",", rows))
        .collect(Collectors.joining("/"));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ChompBlock block
        && hash == block.hash
        && Arrays.deepEquals(layers, block.layers)
        && game.equals(block.game);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
