package org.gamester.script.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.SelfChecked;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardAlphabet;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.GridGame;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.rulesets.compound.Summands;
import org.gamester.script.boards.Grid;
import org.gamester.script.boards.Strip;
import org.gamester.script.compiled.BoardProgram;
import org.gamester.script.evaluation.GameInstance;
import org.gamester.script.evaluation.Instance;
import org.gamester.script.evaluation.WrittenClass;
import org.gamester.script.forms.Forms;
import org.gamester.script.objects.Coordinates;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * A ruleset on a grid or strip that is written in the language.
 *
 * <p>Its text is read and drawn as that of our own games. If its moves could be compiled, its
 * positions are those of our boards, with all that they have: components, mirrors, packed keys. If
 * not, they are objects of the language.
 */
final class WrittenBoardGame extends GridGame implements WrittenRules, SelfChecked {

  private static final String SPARE_LETTERS = "#%&$@!?~";

  private final WrittenClass type;
  private final Instance object;
  private final String characters;
  private final @Nullable BoardProgram program;
  private final Symmetries symmetries;
  private @Nullable Grid start;

  /**
   * The game of a ruleset object.
   *
   * @param program its moves; null if they are not compiled
   * @param symmetries what its positions say of the board
   */
  WrittenBoardGame(
      WrittenClass type,
      Parameters given,
      Instance object,
      String characters,
      @Nullable BoardProgram program,
      Symmetries symmetries) {
    super(ClassDescription.of(type), letters(characters, program), given);
    this.type = type;
    this.object = object;
    this.characters = characters;
    this.program = program;
    this.symmetries = symmetries;
  }

  /** The letters of the states: what separates components, or a letter that is not used, last. */
  private static String letters(String characters, @Nullable BoardProgram program) {
    int boundary = program == null ? -1 : program.boundary();
    if (boundary >= 0) {
      char last = characters.charAt(boundary);
      return characters.replace(String.valueOf(last), "") + last;
    }
    for (int i = 0; i < SPARE_LETTERS.length(); i++) {
      if (characters.indexOf(SPARE_LETTERS.charAt(i)) < 0) {
        return characters + SPARE_LETTERS.charAt(i);
      }
    }
    throw new ScriptException("The `CharMap` has too many special characters: " + characters);
  }

  private boolean isStrip() {
    return description().boardKind() == BoardKind.STRIP;
  }

  @Override
  protected BoardAlphabet alphabet(BoardAlphabet usual) {
    BoardAlphabet alphabet = usual;
    for (int i = 0; i < characters.length(); i++) {
      char letter = characters.charAt(i);
      char upper = Character.toUpperCase(letter);
      if (upper != letter && !alphabet.has(upper)) {
        alphabet = alphabet.alsoReading(String.valueOf(upper), letter);
      }
    }
    return characters.length() > 2
        ? alphabet.exchanging(characters.charAt(1), characters.charAt(2))
        : alphabet;
  }

  @Override
  protected Object edition() {
    return type;
  }

  @Override
  public Rules rules(Parameters given) {
    return this;
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    try {
      Objects.requireNonNull(program).find(board, player, moves);
    } catch (ScriptException e) {
      throw Faults.of(name(), e);
    }
  }

  @Override
  protected boolean isDead(Region region) {
    return program != null && program.moves().isDead(region);
  }

  @Override
  protected @Nullable Player tiedByCutBetweenRows() {
    return program == null ? null : program.moves().tiedByCut(true);
  }

  @Override
  protected @Nullable Player tiedByCutBetweenColumns() {
    return program == null ? null : program.moves().tiedByCut(false);
  }

  @Override
  protected Adjacency adjacency() {
    return program == null ? Adjacency.WHOLE_BOARD : program.adjacency();
  }

  @Override
  protected Symmetries symmetries() {
    return symmetries;
  }

  @Override
  protected char startLetter(int rows, int columns, int row, int column) {
    Grid grid = start;
    if (grid == null || grid.rowCount() != rows || grid.columnCount() != columns) {
      grid = Faults.checked(name(), () -> startGrid(rows, columns));
      start = grid;
    }
    int value = grid.value(new Coordinates(row + 1, column + 1));
    return characters.charAt(Math.clamp(value, 0, characters.length() - 1));
  }

  private Grid startGrid(int rows, int columns) {
    if (isStrip()) {
      Object strip = type.home().call(object, "StartStrip", ShortGame.integer(columns));
      return Grid.parse(((Strip) strip).drawn(characters), characters);
    }
    Object grid =
        type.home().call(object, "StartGrid", ShortGame.integer(rows), ShortGame.integer(columns));
    if (grid instanceof Grid cells && cells.rowCount() == rows && cells.columnCount() == columns) {
      return cells;
    }
    throw new ScriptException(
        "The `StartGrid` of class `" + type.qualifiedName() + "` is not a grid of that size.");
  }

  @Override
  public Position read(TextReader text) {
    if (!isStrip()) {
      return readBoard(text);
    }
    List<Position> strips = new ArrayList<>();
    for (TextReader row : text.split('|')) {
      strips.add(readBoard(row));
      row.expectEnd();
    }
    text.moveTo(text.end());
    return DisjunctiveSum.of(strips);
  }

  private Position readBoard(TextReader text) {
    Position position = super.read(text);
    return program == null ? Faults.checked(name(), () -> written(position)) : position;
  }

  /** The position as an object of the language. */
  private Position written(Position position) {
    String cells = position.text();
    Grid grid =
        Character.isDigit(cells.isEmpty() ? '.' : cells.charAt(0)) && cells.indexOf('x') > 0
            ? emptyGrid(cells)
            : Grid.parse(cells, characters);
    Object board = isStrip() ? Strip.parse(grid.drawn(characters), characters) : grid;
    Object game = type.home().evaluation().call(object, board);
    return Summands.sumOf(Forms.position(game));
  }

  /** A grid without cells, which is written by its size. */
  private static Grid emptyGrid(String size) {
    int x = size.indexOf('x');
    return Grid.empty(
        Integer.parseInt(size, 0, x, 10), Integer.parseInt(size, x + 1, size.length(), 10));
  }

  /** The position on our boards; null if the moves are not compiled. */
  @Override
  public @Nullable Position fastPosition(GameInstance game) {
    if (program == null) {
      return null;
    }
    String text = positionText(game);
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) != '|' && characters.indexOf(text.charAt(i)) < 0) {
        return null; // a value that has no letter
      }
    }
    Grid grid = board(game) instanceof Grid cells ? cells : null;
    boolean isEmpty = text.isEmpty() && grid != null && grid.rowCount() + grid.columnCount() > 0;
    return isEmpty ? null : super.read(new TextReader(text));
  }

  @Override
  public Convention convention() {
    return type.conventionOfPositions();
  }

  @Override
  public Rules asRules() {
    return this;
  }

  @Override
  public String name() {
    return text();
  }

  @Override
  public Instance object() {
    return object;
  }

  @Override
  public String positionText(GameInstance game) {
    return switch (board(game)) {
      case Grid grid when grid.rowCount() * grid.columnCount() == 0 ->
          grid.rowCount() + "x" + grid.columnCount();
      case Grid grid -> grid.drawn(characters);
      case Strip strip -> strip.drawn(characters);
      case null, default -> new WrittenArguments(type).text(game);
    };
  }

  @Override
  public String picture(GameInstance game) {
    return new WrittenArguments(type).picture(game, positionText(game).replace('|', '\n'));
  }

  @Override
  public @Nullable Object board(GameInstance game) {
    List<Object> values = game.arguments();
    return values.size() == 1 ? values.getFirst() : null;
  }
}
