package org.gamester.values.loopy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * A finite graph of positions, numbered from 0, each of which either has options for both players
 * among them or is known to be a stopper. Play may come back. Immutable.
 */
public final class GameGraph {
  private final int[][] left;
  private final int[][] right;
  private final @Nullable Stopper[] known;

  private GameGraph(int[][] left, int[][] right, @Nullable Stopper[] known) {
    this.left = left;
    this.right = right;
    this.known = known;
  }

  /** How many positions there are. */
  public int size() {
    return known.length;
  }

  /** The stopper that a position is known to be; empty if it has options in this graph. */
  public Optional<Stopper> stopper(int position) {
    return Optional.ofNullable(known[position]);
  }

  @Nullable Stopper known(int position) {
    return known[position];
  }

  /** The options of a position that is not known, without repetition, in increasing order. */
  public int[] options(int position, Player player) {
    return (player == Player.LEFT ? left : right)[position].clone();
  }

  int[] sharedOptions(int position, Player player) {
    return (player == Player.LEFT ? left : right)[position];
  }

  /** The options of both players, Left's first; shared ones twice. */
  int[] successors(int position) {
    int[] ofLeft = left[position];
    int[] ofRight = right[position];
    int[] all = Arrays.copyOf(ofLeft, ofLeft.length + ofRight.length);
    System.arraycopy(ofRight, 0, all, ofLeft.length, ofRight.length);
    return all;
  }

  /** The graph in which some positions are known to be these stoppers. */
  GameGraph with(@Nullable Stopper[] stoppers, boolean[] isKnown) {
    @Nullable Stopper[] all = known.clone();
    int[][] leftOfOthers = left.clone();
    int[][] rightOfOthers = right.clone();
    for (int v = 0; v < all.length; v++) {
      if (isKnown[v]) {
        all[v] = stoppers[v];
        leftOfOthers[v] = Builder.NONE;
        rightOfOthers[v] = Builder.NONE;
      }
    }
    return new GameGraph(leftOfOthers, rightOfOthers, all);
  }

  /** The graph in which the players have changed places. */
  public GameGraph negate() {
    @Nullable Stopper[] negatives = new @Nullable Stopper[known.length];
    for (int i = 0; i < known.length; i++) {
      Stopper stopper = known[i];
      negatives[i] = stopper == null ? null : stopper.negate();
    }
    return new GameGraph(right, left, negatives);
  }

  /** Builds a graph position by position. */
  public static final class Builder {
    private static final int[] NONE = {};

    private final List<int[]> left = new ArrayList<>();
    private final List<int[]> right = new ArrayList<>();
    private final List<@Nullable Stopper> known = new ArrayList<>();

    /** Nothing is built yet. */
    public Builder() {}

    /** Adds a position without options and returns its number. */
    public int add() {
      left.add(NONE);
      right.add(NONE);
      known.add(null);
      return known.size() - 1;
    }

    /** Adds a position that is known to be a stopper and returns its number. */
    public int add(Stopper stopper) {
      int position = add();
      known.set(position, stopper);
      return position;
    }

    /** Adds the positions of another graph and returns the number of its position 0. */
    public int add(GameGraph other) {
      int offset = size();
      for (int v = 0; v < other.size(); v++) {
        left.add(shifted(other.left[v], offset));
        right.add(shifted(other.right[v], offset));
        known.add(other.known[v]);
      }
      return offset;
    }

    private static int[] shifted(int[] options, int offset) {
      return Arrays.stream(options).map(option -> option + offset).toArray();
    }

    /** Sets the options of a position, which may be added later. */
    public void setOptions(int position, Player player, int... options) {
      (player == Player.LEFT ? left : right)
          .set(position, Arrays.stream(options).sorted().distinct().toArray());
    }

    /**
     * The graph.
     *
     * @throws IllegalArgumentException if an option is no position of the graph
     */
    public GameGraph build() {
      for (List<int[]> side : List.of(left, right)) {
        for (int[] options : side) {
          if (options.length > 0 && (options[0] < 0 || options[options.length - 1] >= size())) {
            throw new IllegalArgumentException("an option that is no position of the graph");
          }
        }
      }
      return new GameGraph(
          left.toArray(new int[0][]),
          right.toArray(new int[0][]),
          known.toArray(new @Nullable Stopper[0]));
    }

    private int size() {
      return known.size();
    }
  }
}
