package org.gamester.script.games;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.forms.GameValues;
import org.gamester.script.forms.PositionRules;
import org.gamester.script.forms.RulePosition;
import org.gamester.script.objects.Coordinates;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.Printable.Printer;
import org.gamester.script.objects.Table;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** A game of pairs of numbers; impartial if both players play by the same options. */
public final class CoordinateRules extends NamedRules implements PositionRules {

  private final CoordinateOptions left;
  private final CoordinateOptions right;
  private final Nimbers nimbers;

  private CoordinateRules(
      LanguageClass type,
      String name,
      Map<String, Object> parameters,
      CoordinateOptions left,
      CoordinateOptions right) {
    super(type, name, parameters);
    this.left = left;
    this.right = right;
    this.nimbers = new Nimbers(this, pair -> left.of((Coordinates) pair));
  }

  /** A game in which both players have the same options. */
  static CoordinateRules impartial(
      LanguageClass type, String name, Map<String, Object> parameters, CoordinateOptions options) {
    return new CoordinateRules(type, name, parameters, options, options);
  }

  /** A game in which the players have different options. */
  static CoordinateRules partizan(
      LanguageClass type,
      String name,
      Map<String, Object> parameters,
      CoordinateOptions left,
      CoordinateOptions right) {
    return new CoordinateRules(type, name, parameters, left, right);
  }

  /** The game whose options a function lists. */
  public static CoordinateRules ofFunction(Object function, Context context) {
    return impartial(
        RulesetClasses.COORDINATE_RULESET,
        "",
        Map.of("options", function),
        ListedOptions.of(RulesetClasses.COORDINATE_RULESET, function, context).ofPairs());
  }

  /** The rules of a class that is written in the language, see {@link HeapRules#written}. */
  public static CoordinateRules written(
      String name, Object function, Object ruleset, Context context) {
    return impartial(
        RulesetClasses.COORDINATE_RULESET,
        name,
        Map.of(Parameters.WRITTEN, ruleset),
        ListedOptions.of("CoordinateOptions", ruleset, function, context).ofPairs());
  }

  /** Wythoff's game with a bound, a function of the smaller number that is taken. */
  public static CoordinateRules wythoff(Object bound, Context context) {
    return impartial(
        RulesetClasses.named("game.heap.GenWythoff"),
        "",
        Map.of("bound", bound),
        CoordinateOptions.wythoff(calling(bound, context)));
  }

  /**
   * Taking tokens from a heap, within a limit that depends on how many were taken last.
   *
   * @param limit a factor, or a function of the number taken
   */
  public static CoordinateRules takeAway(String name, Object limit, Context context) {
    return impartial(
        RulesetClasses.named("game.heap.TakeAway"),
        name,
        Map.of("limit", limit),
        CoordinateOptions.takeAway(
            Classes.is(limit, StandardClasses.INTEGER)
                ? taken -> Conversion.toObject((long) Conversion.smallInteger(limit) * taken)
                : calling(limit, context)));
  }

  /** Taking tokens from a heap, if a predicate allows the number taken after that taken last. */
  public static CoordinateRules memory(Object predicate, Context context) {
    return impartial(
        RulesetClasses.named("game.heap.GenMem"),
        "",
        Map.of("pred", predicate),
        CoordinateOptions.memory(
            (taken, last) ->
                Classes.require(
                        StandardClasses.BOOLEAN,
                        context.call(
                            predicate, Conversion.toObject(taken), Conversion.toObject(last)))
                    .equals(true)));
  }

  /** A move of one game in the first number or of another in the second. */
  public static CoordinateRules acrosticProduct(HeapRules rows, HeapRules columns) {
    return product(
        "AcrosticProduct",
        rows,
        columns,
        CoordinateOptions.acrosticProduct(rows.heapOptions(), columns.heapOptions()));
  }

  /** The product of Tartan games. */
  public static CoordinateRules directProduct(HeapRules rows, HeapRules columns) {
    return product(
        "DirectProduct",
        rows,
        columns,
        CoordinateOptions.directProduct(rows.heapOptions(), columns.heapOptions()));
  }

  private static CoordinateRules product(
      String name, HeapRules rows, HeapRules columns, CoordinateOptions options) {
    return impartial(
        RulesetClasses.COORDINATE_RULESET, "", Parameters.joined(name, rows, columns), options);
  }

  /**
   * Cutting cakes: Left divides the columns by one game of heaps, Right the rows by another.
   *
   * @param twisted whether the cake is turned by a quarter before each move
   */
  public static CoordinateRules cutcake(
      String name, HeapRules columns, HeapRules rows, boolean twisted) {
    CoordinateOptions left = CoordinateOptions.inColumns(columns.heapOptions());
    CoordinateOptions right = CoordinateOptions.inRows(rows.heapOptions());
    Map<String, Object> parameters = new LinkedHashMap<>();
    parameters.put("r1", columns);
    parameters.put("r2", rows);
    if (twisted) {
      parameters.put("twisted", true);
    }
    return new CoordinateRules(
        RulesetClasses.named("game.heap.GenCutcake"),
        name,
        parameters,
        twisted ? CoordinateOptions.turned(left) : left,
        twisted ? CoordinateOptions.turned(right) : right);
  }

  private static IntFunction<Object> calling(Object function, Context context) {
    return number -> context.call(function, Conversion.toObject(number));
  }

  /** The game in which a move is one of either impartial game. */
  public CoordinateRules adjoin(CoordinateRules other) {
    return impartial(
        RulesetClasses.COORDINATE_RULESET,
        "",
        Parameters.joined("Adjoin", this, other),
        CoordinateOptions.either(left, other.left));
  }

  /** The game in which Left plays by this impartial game and Right by another. */
  public CoordinateRules partizanJoin(CoordinateRules other) {
    return partizan(
        RulesetClasses.PARTIZAN_COORDINATE_RULESET,
        "",
        Parameters.of("leftRuleset", this, "rightRuleset", other),
        left,
        other.left);
  }

  /** The pair of two Integers. */
  public static Coordinates pair(Object row, Object column) {
    return new Coordinates(Conversion.smallInteger(row), Conversion.smallInteger(column));
  }

  /** The position of a pair. */
  public RulePosition position(Coordinates pair) {
    return new RulePosition(this, CoordinateOptions.nonnegative(pair));
  }

  /** The options of a pair in an impartial game: pairs, or lists of pairs that are sums. */
  public ObjectList options(Coordinates pair) {
    List<Object> options = new ArrayList<>();
    for (List<Object> sum : left.of(pair)) {
      options.add(sum.size() == 1 ? sum.getFirst() : ObjectList.of(sum));
    }
    return ObjectList.of(options);
  }

  /**
   * The Grundy values of an impartial game for the pairs from (0,0) to {@code (rows,columns)}.
   *
   * @param rows a nonnegative Integer
   */
  public Table nimberTable(Object rows, Object columns) {
    return table(0, rows, columns, pair -> ShortGame.integer(nimbers.of(pair)));
  }

  /** The values for the pairs from (1,1) to {@code (rows,columns)}. */
  public Table valueTable(Object rows, Object columns) {
    GameValues values = new GameValues();
    return table(1, rows, columns, pair -> values.canonicalForm(new RulePosition(this, pair)));
  }

  private interface Entry {
    Object at(Coordinates pair);
  }

  private static Table table(int first, Object rows, Object columns, Entry entry) {
    int lastRow = HeapOptions.last(rows);
    int lastColumn = HeapOptions.last(columns);
    ObjectList.requireRoom((lastRow + 1L) * (lastColumn + 1L));
    List<Object> lists = new ArrayList<>();
    for (int row = first; row <= lastRow; row++) {
      List<Object> list = new ArrayList<>();
      for (int column = first; column <= lastColumn; column++) {
        Computation.poll();
        list.add(entry.at(new Coordinates(row, column)));
      }
      lists.add(ObjectList.of(list));
    }
    return new Table(ObjectList.of(lists));
  }

  @Override
  public Object asObject() {
    return parameters().getOrDefault(Parameters.WRITTEN, this);
  }

  @Override
  boolean isOptional(String parameter) {
    return parameter.equals("twisted");
  }

  @Override
  public boolean isImpartial() {
    return left == right;
  }

  @Override
  public List<List<Object>> options(Object board, Player player) {
    return (player == Player.LEFT ? left : right).of((Coordinates) board);
  }

  @Override
  public Optional<ShortGame> value(Object board) {
    return isImpartial() ? Optional.of(ShortGame.nimber(nimbers.of(board))) : Optional.empty();
  }

  @Override
  public void print(Object board, Printer printer) {
    printPosition(printer, () -> printer.object(board));
  }
}
