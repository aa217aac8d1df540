package org.gamester.rulesets;

import java.util.Optional;
import org.gamester.values.Player;

/**
 * How the positions of some rules are packed into a few {@code long}s, so that they can be
 * evaluated by the million without an object for each.
 *
 * <p>What is packed are components in normal form: two components with equal words have the same
 * value, and so are remembered under these words. Everything that a component leads to has the same
 * packing. Two packings are {@code equals} if equal words mean the same in both.
 *
 * <p>The positions themselves ({@link Position#components}, {@link Position#normalForm}, {@link
 * Position#moves}) say the same in objects; they are the reference that a packing is tested
 * against.
 */
public interface Packing {

  /** The number of words of a component. */
  int words();

  /** The component with these words, as a position. */
  Position unpack(long[] words, int offset);

  /** A new expander; it keeps working space, so each thread needs its own. */
  Expander expander();

  /** Finds components and options. */
  interface Expander {

    /** Sends the components of {@code position}, which has this packing, to {@code sink}. */
    void split(Position position, Sink sink);

    /**
     * Sends the options of {@code player} in a component to {@code sink}: for each the parts that
     * it falls into, then {@link Sink#endOption}. For impartial rules Left's are those of both.
     */
    void expand(long[] words, int offset, Player player, Sink sink);

    /** The number of options of {@code player} in a component. */
    int optionCount(long[] words, int offset, Player player);

    /** Whether a component is one line of cells, so that it cannot fall into very many parts. */
    boolean isLine(long[] words, int offset);

    /**
     * Into how many slices a component can be cut so that {@code tied} loses the moves that cross a
     * cut, and nothing else changes; 1 if it cannot be cut so. The sum of the slices is then at
     * most as good for that player as the component.
     */
    default int slices(long[] words, int offset, Player tied) {
      return 1;
    }

    /** Sends the components of the slices {@code from} to {@code to - 1} together. */
    default void sendSlices(long[] words, int offset, Player tied, int from, int to, Sink sink) {
      throw new IllegalArgumentException("nothing can be cut into slices here");
    }

    /** Integers between which a component lies, where some are known without search. */
    default Optional<IntegerBounds> integerBounds(long[] words, int offset) {
      return Optional.empty();
    }

    /**
     * A position as a board on which pieces are placed, if it is one; else empty. The same object
     * is not given twice.
     */
    default Optional<Placements> placements(Position position) {
      return Optional.empty();
    }

    /** Whether a component is seen to be equal to its negative, by a symmetry of the board. */
    default boolean isOwnNegative(long[] words, int offset) {
      return false;
    }
  }

  /** Takes components. */
  interface Sink {

    /**
     * A component, in the first words of an array that is used again after the call.
     *
     * @param isNegative whether the negative of the component is meant
     */
    void part(long[] words, boolean isNegative);

    /** The parts since the last call are one option, their sum; none is 0. */
    void endOption();
  }
}
