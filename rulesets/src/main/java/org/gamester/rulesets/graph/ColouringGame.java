package org.gamester.rulesets.graph;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.BoardPosition;
import org.gamester.rulesets.board.CellChanges;
import org.gamester.rulesets.board.Graph;
import org.gamester.rulesets.board.GraphGame;
import org.gamester.rulesets.board.MirrorPlay;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/**
 * A game in which the players colour vertices, and what they may do with a vertex depends on the
 * colours of its neighbours. A vertex that is next to both colours can be coloured by nobody.
 *
 * <p>A coloured vertex is removed, and each neighbour keeps a tint: next to which colour it is. In
 * texts of Col and Snort, where a coloured vertex forbids one of the two colours to its neighbours,
 * {@code y} is a vertex that only Left may still colour, {@code z} one for Right.
 */
public sealed class ColouringGame extends GraphGame permits Col, Snort {
  private static final int FREE = 0;
  private static final int FIRST_TINT = 1;
  private static final int SECOND_TINT = 2;
  private static final int X = 3;
  private static final int O = 4;
  private static final int GONE = 5;

  private static final Description ANY =
      Description.of(
          "colouring",
          "Colour a vertex in your colour, if you may by the colours that it is next to.",
          "colouring(path 5)");

  /** Next to which colours a vertex is that may be coloured: to none, or to one of them. */
  public enum NextTo {
    NEITHER,
    LEFT,
    RIGHT;

    NextTo exchanged() {
      return switch (this) {
        case NEITHER -> NEITHER;
        case LEFT -> RIGHT;
        case RIGHT -> LEFT;
      };
    }
  }

  private final int nextToX;
  private final int nextToO;

  /** The states of the vertices that each player may colour, as sets of bits. */
  private final int ofLeft;

  private final int ofRight;
  private final Set<NextTo> verticesOfLeft;
  private final Set<NextTo> verticesOfRight;

  /**
   * @param ofLeft which vertices Left may colour; Right those with the colours exchanged
   */
  ColouringGame(Description description, Set<NextTo> ofLeft) {
    this(description, ofLeft, exchanged(ofLeft));
  }

  private ColouringGame(Description description, Set<NextTo> ofLeft, Set<NextTo> ofRight) {
    super(description, ".yzxo#");
    this.nextToX = ofLeft.contains(NextTo.LEFT) ? FIRST_TINT : SECOND_TINT;
    this.nextToO = FIRST_TINT + SECOND_TINT - nextToX;
    this.ofLeft = states(ofLeft);
    this.ofRight = states(ofRight);
    this.verticesOfLeft = Set.copyOf(ofLeft);
    this.verticesOfRight = Set.copyOf(ofRight);
  }

  /** The game by the vertices that Left and Right may colour, which no catalogue lists. */
  public static ColouringGame of(Set<NextTo> ofLeft, Set<NextTo> ofRight) {
    return new ColouringGame(ANY, ofLeft, ofRight);
  }

  /** Games that no catalogue lists are told apart by what may be coloured. */
  @Override
  protected final Object edition() {
    return List.of(verticesOfLeft, verticesOfRight);
  }

  /** Which vertices Left may colour. */
  public final Set<NextTo> ofLeft() {
    return verticesOfLeft;
  }

  /** Which vertices Right may colour. */
  public final Set<NextTo> ofRight() {
    return verticesOfRight;
  }

  private static Set<NextTo> exchanged(Set<NextTo> vertices) {
    return vertices.stream().map(NextTo::exchanged).collect(Collectors.toUnmodifiableSet());
  }

  private int states(Set<NextTo> vertices) {
    int states = 0;
    for (NextTo nextTo : vertices) {
      states |= 1 << state(nextTo);
    }
    return states;
  }

  private int state(NextTo nextTo) {
    return switch (nextTo) {
      case NEITHER -> FREE;
      case LEFT -> nextToX;
      case RIGHT -> nextToO;
    };
  }

  /** A graph with a letter for each vertex as this game reads it. */
  public final Graph coloured(Graph graph, IntFunction<NextTo> vertices) {
    StringBuilder letters = new StringBuilder();
    for (int vertex = 0; vertex < graph.names().size(); vertex++) {
      letters.append(alphabet().letters().charAt(state(vertices.apply(vertex))));
    }
    return new Graph(graph.names(), letters.toString(), graph.edges());
  }

  /** Next to which colours a vertex of a position is; empty if it is gone, or coloured. */
  public final Optional<NextTo> nextTo(BoardPosition position, int vertex) {
    int state = position.state(vertex);
    return Arrays.stream(NextTo.values()).filter(nextTo -> state(nextTo) == state).findFirst();
  }

  @Override
  protected final String relevant() {
    return ".yz";
  }

  @Override
  protected final void moves(Board board, Player player, BoardMoves moves) {
    int own = player == Player.LEFT ? X : O;
    int mine = player == Player.LEFT ? ofLeft : ofRight;
    for (int a = 0; a < board.cells(); a++) {
      int state = board.state(a);
      if (state <= SECOND_TINT && (mine >> tinted(board, a, state) & 1) != 0) {
        moves.set(a, own).add(a);
      }
    }
  }

  /** A coloured vertex goes, and its neighbours remember who may still colour them. */
  @Override
  protected final void settle(Board board, CellChanges changes) {
    for (int colour = X; colour <= O; colour++) {
      for (int a = board.first(colour); a >= 0; a = board.next(colour, a)) {
        changes.set(a, GONE);
        for (int b : board.geometry().neighbours(a)) {
          int state = board.state(b);
          if (state <= SECOND_TINT) {
            changes.set(b, tinted(board, b, state));
          }
        }
      }
    }
  }

  /** The tint of a vertex, by its tint so far and the coloured vertices next to it. */
  private int tinted(Board board, int vertex, int state) {
    boolean isNextToX = state == nextToX || board.touches(vertex, X);
    boolean isNextToO = state == nextToO || board.touches(vertex, O);
    return isNextToX ? (isNextToO ? GONE : nextToX) : isNextToO ? nextToO : FREE;
  }

  @Override
  protected final Symmetries symmetries() {
    return verticesOfRight.equals(exchanged(verticesOfLeft)) ? Symmetries.ALL : Symmetries.NONE;
  }

  /**
   * In Col and Snort, the answer to a colour at v is the other colour at its image v'. It is
   * allowed: in Col a neighbour of v loses only the colour of v, and in Snort v' is no neighbour of
   * v. Afterwards the tints have the same mirror.
   */
  @Override
  protected MirrorPlay mirrorPlay() {
    return MirrorPlay.NONE;
  }
}
