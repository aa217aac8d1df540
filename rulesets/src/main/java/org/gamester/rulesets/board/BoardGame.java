package org.gamester.rulesets.board;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Partizanship;
import org.gamester.rulesets.RulesetException;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.Theorem;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * A game in which a move changes the states of some cells of a board.
 *
 * <p>A game says how the states of a cell are written, when the moves exist ({@link #moves}), and
 * what is known of its board: which cells matter, when two of them touch, what is dead, which
 * symmetries there are. Reading, writing, drawing, splitting into components, normal forms and the
 * packing into words follow.
 *
 * <p>States are numbered as their letters stand in the alphabet. The last letter is that of a cell
 * that is not there, or can never matter again; it is {@code #} in most games.
 */
public abstract class BoardGame extends Game {

  private final BoardAlphabet usual;
  private @Nullable BoardAlphabet alphabet;
  private @Nullable Packing gridPacking;
  private @Nullable BoardGame forBothPlayers;

  /**
   * @param letters the letters of the states, that of an absent cell last, as in {@code "xo.#"}
   */
  protected BoardGame(Description description, String letters) {
    this(description, letters, Parameters.NONE);
  }

  /** A game with parameters. */
  protected BoardGame(Description description, String letters, Parameters parameters) {
    super(description, parameters);
    this.usual = BoardAlphabet.of(letters);
  }

  /** The alphabet, with other ways to write its letters where the game has them. */
  protected BoardAlphabet alphabet(BoardAlphabet usual) {
    return usual;
  }

  /**
   * Finds the moves of a player.
   *
   * @param board shows the position, for the time of the call
   * @param moves takes the moves, in the order in which they are to be listed
   */
  protected abstract void moves(Board board, Player player, BoardMoves moves);

  /**
   * How the play has ended on this board, with {@code mover} to move; empty while it goes on. Asked
   * only of a game whose {@link #convention} is {@link org.gamester.rulesets.Convention#ENDING}.
   */
  protected Optional<Ending> ending(Board board, Player mover) {
    return Optional.empty();
  }

  /** Finds the moves of a player; what a game of somebody else throws is reported as its fault. */
  final void findMoves(Board board, Player player, BoardMoves found) {
    try {
      moves(board, player, found);
    } catch (RuntimeException thrown) {
      throw reported("moves", thrown);
    }
  }

  /** Whether a player has a move on this board. */
  protected final boolean hasMove(Board board, Player player) {
    return new CountedMoves().count(this, board, player) > 0;
  }

  /** Finds how the play has ended; what a game of somebody else throws is reported as its fault. */
  final Optional<Ending> findEnding(Board board, Player mover) {
    try {
      return ending(board, mover);
    } catch (RuntimeException thrown) {
      throw reported("ending", thrown);
    }
  }

  private RuntimeException reported(String method, RuntimeException thrown) {
    return switch (thrown) {
      case ComputationStopped _, GameTooLargeException _, RulesetException _ -> thrown;
      default -> fault(method, thrown);
    };
  }

  /** When two cells touch: regions that do not touch each other are independent. */
  protected Adjacency adjacency() {
    return Adjacency.SIDES;
  }

  /** How the cells of a grid are drawn. */
  protected Appearance.Tiling tiling() {
    return adjacency() == Adjacency.HEXAGONS
        ? Appearance.Tiling.HEXAGONS
        : Appearance.Tiling.SQUARES;
  }

  /**
   * When two cells touch, for a game in which that depends on what the position says besides its
   * cells.
   */
  protected Adjacency adjacency(long extra) {
    return adjacency();
  }

  /**
   * The letters of the cells that matter: cells in other states are absent in a component. All
   * letters but the last, unless the game says otherwise.
   */
  protected String relevant() {
    return alphabet().letters().substring(0, alphabet().planes());
  }

  /**
   * Whether two adjacent cells are connected, in a game in which that depends on their states;
   * symmetric.
   */
  protected boolean areBound(int state, int other) {
    return true;
  }

  /**
   * Whether equal neighbours in this state on a board of one row, or one column, have the value of
   * one of them alone.
   */
  protected boolean countAsOne(int state) {
    return false;
  }

  /** The relevant states that a cell in a relevant state is connected to, as a set of bits. */
  final int boundStates(int state) {
    int bound = 0;
    for (char letter : relevant().toCharArray()) {
      int other = state(letter);
      bound |= areBound(state, other) ? 1 << other : 0;
    }
    return bound;
  }

  /** On which graphs the second player wins by answering with the mirror image of each move. */
  protected MirrorPlay mirrorPlay() {
    return MirrorPlay.NONE;
  }

  /**
   * Whether a move on a graph is to choose a vertex, which is removed with its neighbours, as in
   * {@link TwinVertices}.
   */
  protected boolean countsTwinsOnce() {
    return false;
  }

  /** The value of a board, where a theorem gives it without search; {@link Position#knownValue}. */
  protected Optional<ShortGame> knownValue(Board board) {
    return Optional.empty();
  }

  /** What a theorem says of a board, with the reason; see {@link Position#theorem}. */
  protected Optional<Theorem> theorem(Board board) {
    return Optional.empty();
  }

  /** Whether nobody can ever move in a region of cells that touch each other. */
  protected boolean isDead(Region region) {
    return false;
  }

  /**
   * Changes that keep the value and make the position simpler, done after each move: for example, a
   * played cell goes and its neighbours remember what they may still become.
   *
   * @param changes takes the new state of a cell; the board goes on showing the old one
   */
  protected void settle(Board board, CellChanges changes) {}

  /**
   * Whether the players place pieces, in a game with one relevant state: a move takes some cells in
   * that state, wherever the board has room for them, and leaves them in another one. It asks for
   * nothing else.
   */
  protected boolean placesPieces() {
    return false;
  }

  /**
   * The player who loses the moves across a cut between two rows of a grid, if that is all that
   * such a cut does here and ever after: the two parts, added up, are then at most as good for that
   * player as the whole ("one hand tied", Winning Ways). Null if a cut can do more.
   */
  protected @Nullable Player tiedByCutBetweenRows() {
    return null;
  }

  /** The same for a cut between two columns. */
  protected @Nullable Player tiedByCutBetweenColumns() {
    return null;
  }

  /** Whether both players always have the same moves; {@link #moves} is asked for Left's only. */
  protected final boolean isImpartial() {
    return description().partizanship() == Partizanship.IMPARTIAL;
  }

  /** Whether all pieces are of both players: the game is impartial, and x is their only letter. */
  final boolean hasOneKindOfPiece() {
    return isImpartial() && alphabet().letters().indexOf('o') < 0;
  }

  /**
   * What turning the board and exchanging the colours does to the value; a game that says nothing
   * is right, and slower.
   */
  protected Symmetries symmetries() {
    return Symmetries.NONE;
  }

  /** The turns of a grid that keep the value of every position on it. */
  public final Set<Turn> turnsKeepingValue() {
    return symmetries().keeping();
  }

  /** The turns of a grid that, with the colours exchanged, give the negative of every position. */
  public final Set<Turn> turnsNegating() {
    return symmetries().negating();
  }

  /**
   * What the position says besides its cells, in the negative.
   *
   * @param extra what it says in the position
   */
  protected long extraOfNegative(long extra) {
    return extra;
  }

  /** The name of a move, by the names of the cells that it was described with. */
  protected String moveName(List<String> cells) {
    return String.join("-", cells);
  }

  /** The text before the cells, for a game that says more than its cells; else empty. */
  protected String extraText(long extra) {
    return "";
  }

  /**
   * Reads what {@link #extraText} writes, at the cursor.
   *
   * @throws org.gamester.rulesets.TextException if it is wrong
   */
  protected long readExtra(TextReader text) {
    return 0;
  }

  /** The letters of the cells. */
  public final BoardAlphabet alphabet() {
    BoardAlphabet known = alphabet;
    if (known == null) {
      known = alphabet(usual);
      alphabet = known;
    }
    return known;
  }

  /** The state that is written by a letter. */
  protected final int state(char letter) {
    return alphabet().state(letter);
  }

  /** The packing of grids of at most 64 cells; all packings of one game are equal. */
  final Packing gridPacking() {
    Packing known = gridPacking;
    if (known == null) {
      known = new GridPacking(this);
      gridPacking = known;
    }
    return known;
  }

  /** The game in which each player has the moves of both. */
  final BoardGame forBothPlayers() {
    BoardGame known = forBothPlayers;
    if (known == null) {
      known = new ImpartialBoardGame(this);
      forBothPlayers = known;
    }
    return known;
  }

  /** A position on a board. */
  final BoardPosition position(Geometry geometry, long[] bits, long extra) {
    return isImpartial()
        ? new ImpartialBoardPosition(this, geometry, bits, extra)
        : new BoardPosition(this, geometry, bits, extra);
  }
}
