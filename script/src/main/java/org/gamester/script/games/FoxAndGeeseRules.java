package org.gamester.script.games;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LoopyEvaluator;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.coordinates.FoxAndGeese;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.Elements;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.forms.LoopyGame;
import org.gamester.script.forms.PositionGame;
import org.gamester.script.forms.PositionNotation;
import org.gamester.script.objects.Coordinates;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.Printable.Printer;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.Table;
import org.gamester.values.Computation;

/** Fox and Geese: a board of so many columns, and a fox that goes so far in one move. */
public final class FoxAndGeeseRules extends NamedRules implements PositionNotation {
  private static final int USUAL_WIDTH = 8;
  private static final String CELL =
      " must be a valid `Coordinates` (1 <= col <= boardWidth; row >= 1; row + col even)";

  private final String rules;
  private final FoxAndGeese game;

  private FoxAndGeeseRules(
      String name, Map<String, Object> parameters, String rules, FoxAndGeese game) {
    super(RulesetClasses.named("game.grid.GenFoxAndGeese"), name, parameters);
    this.rules = rules;
    this.game = game;
  }

  /**
   * The game on a board of so many columns.
   *
   * @param name as for {@link NamedRules}
   * @throws ScriptException if a number is too small
   */
  public static FoxAndGeeseRules of(String name, int boardWidth, int foxRange, Context context) {
    if (boardWidth < 2) {
      throw new ScriptException("`boardWidth` must be >= 2");
    }
    if (foxRange < 1) {
      throw new ScriptException("`foxRange` must be >= 1");
    }
    Map<String, Object> parameters = new LinkedHashMap<>();
    if (boardWidth != USUAL_WIDTH) {
      parameters.put("boardWidth", Conversion.toObject(boardWidth));
    }
    if (foxRange != 1) {
      parameters.put("foxRange", Conversion.toObject(foxRange));
    }
    String rules = "fox-and-geese{%d, %d}".formatted(boardWidth, foxRange);
    PositionGame free = (PositionGame) context.position(rules + "(fox (1,1))");
    return new FoxAndGeeseRules(name, parameters, rules, (FoxAndGeese) free.position().rules());
  }

  @Override
  String distinction() {
    return rules;
  }

  @Override
  boolean isOptional(String parameter) {
    return true;
  }

  /**
   * The position with these pieces.
   *
   * @param geese a collection of coordinates
   * @throws ScriptException if a piece is on no cell of the board, or on that of another
   */
  public PositionGame position(Object geese, Coordinates fox, Context context) {
    List<int[]> cells = cells(geese);
    if (!game.isCell(fox.row(), fox.column())) {
      throw new ScriptException("`fox`" + CELL);
    }
    return ((PositionGame) context.position(game.text(position(cells, cell(fox))))).in(this);
  }

  private Position position(List<int[]> geese, int[] fox) {
    try {
      return game.position(geese, fox);
    } catch (IllegalArgumentException e) {
      throw new ScriptException("A position of Fox and Geese: " + e.getMessage(), "", e);
    }
  }

  private List<int[]> cells(Object geese) {
    List<int[]> cells = new ArrayList<>();
    for (Object goose : Elements.of(geese)) {
      if (!(goose instanceof Coordinates cell) || !game.isCell(cell.row(), cell.column())) {
        throw new ScriptException("Every element of `geese`" + CELL);
      }
      cells.add(cell(cell));
    }
    return cells;
  }

  private static int[] cell(Coordinates cell) {
    return new int[] {cell.row(), cell.column()};
  }

  /**
   * The values of the positions with these geese, for each cell of the fox up to the highest goose:
   * a row of the table for each row of the board, the highest first; Nothing where no fox can be.
   */
  public Table valuesTable(Object geese) {
    List<int[]> cells = cells(geese);
    LoopyEvaluator evaluator = new LoopyEvaluator(new Evaluator());
    int top = cells.stream().mapToInt(goose -> goose[0]).max().orElse(1);
    ObjectList.requireRoom((long) top * game.width());
    List<Object> rows = new ArrayList<>();
    for (int row = top; row >= 1; row--) {
      List<Object> values = new ArrayList<>();
      for (int column = 1; column <= game.width(); column++) {
        Computation.poll();
        values.add(value(cells, row, column, evaluator));
      }
      rows.add(ObjectList.of(values));
    }
    return new Table(ObjectList.of(rows));
  }

  private Object value(List<int[]> geese, int row, int column, LoopyEvaluator evaluator) {
    boolean isTaken = geese.stream().anyMatch(goose -> goose[0] == row && goose[1] == column);
    return isTaken || !game.isCell(row, column)
        ? Nothing.NOTHING
        : LoopyGame.of(evaluator.value(position(geese, new int[] {row, column})));
  }

  @Override
  public void print(Position position, Printer printer) {
    printPosition(
        printer,
        () -> {
          if (printer.isExact()) {
            printer.raw(arguments(position));
          } else {
            printer
                .raw("\"")
                .raw(position.picture().replace(' ', '.').replace('\n', '|'))
                .raw("\"");
          }
        });
  }

  /** As in {@code {(3,1),(3,3)}, (1,1)}. */
  private static String arguments(Position position) {
    String text = position.text();
    int fox = text.indexOf("fox ");
    String geese = text.substring("geese ".length(), Math.max("geese ".length(), fox)).strip();
    return "{" + geese.replace(")(", "),(") + "}, " + text.substring(fox + "fox ".length());
  }
}
