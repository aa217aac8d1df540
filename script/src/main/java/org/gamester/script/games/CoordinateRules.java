package org.gamester.script.games;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import org.gamester.rulesets.coordinates.PairMoves;
import org.gamester.rulesets.coordinates.Wythoff;
import org.gamester.rulesets.heap.MemoryGame;
import org.gamester.rulesets.heap.TakeAway;
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
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.Table;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.surreals.Rational;

/** A game of pairs of numbers; impartial if both players play by the same options. */
public final class CoordinateRules extends NamedRules implements PositionRules {

  private final PairMoves left;
  private final PairMoves right;
  private final Nimbers nimbers;

  private CoordinateRules(
      LanguageClass type,
      String name,
      Map<String, Object> parameters,
      PairMoves left,
      PairMoves right) {
    super(type, name, parameters);
    this.left = left;
    this.right = right;
    this.nimbers = new Nimbers(this, pair -> listed(left, (Coordinates) pair));
  }

  /** A game in which both players have the same options. */
  static CoordinateRules impartial(
      LanguageClass type, String name, Map<String, Object> parameters, PairMoves options) {
    return new CoordinateRules(type, name, parameters, options, options);
  }

  /** A game in which the players have different options. */
  static CoordinateRules partizan(
      LanguageClass type,
      String name,
      Map<String, Object> parameters,
      PairMoves left,
      PairMoves right) {
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
        withinBoard(Wythoff.movesWithin(k -> bound(bound, (int) k, context))));
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
        remembering(new TakeAway(), last -> limit(limit, (int) last, context)));
  }

  /**
   * Taking tokens from a heap of m, of which n were taken last, as a game with memory allows.
   *
   * @param memory what the game remembers of n
   */
  static PairMoves remembering(MemoryGame game, LongUnaryOperator memory) {
    return withinBoard(
        (m, n, moves) -> {
          if (m > 0) {
            game.forEachAmount(
                m, memory.applyAsLong(n), taken -> moves.add(taken, m - taken, taken));
          }
        });
  }

  /** Taking tokens from a heap, if a predicate allows the number taken after that taken last. */
  public static CoordinateRules memory(Object predicate, Context context) {
    return impartial(
        RulesetClasses.named("game.heap.GenMem"),
        "",
        Map.of("pred", predicate),
        withinBoard(
            (m, n, moves) -> {
              for (long taken = 1; taken <= m; taken++) {
                Computation.poll();
                if (isTrue(predicate, taken, n, context)) {
                  moves.add(taken, m - taken, taken);
                }
              }
            }));
  }

  private static boolean isTrue(Object predicate, long taken, long last, Context context) {
    Object answer = context.call(predicate, Conversion.toObject(taken), Conversion.toObject(last));
    return Classes.require(StandardClasses.BOOLEAN, answer).equals(true);
  }

  /** A move of one game in the first number or of another in the second. */
  public static CoordinateRules acrosticProduct(HeapRules rows, HeapRules columns) {
    return product(
        "AcrosticProduct",
        rows,
        columns,
        PairMoves.acrosticProduct(rows.taking(), columns.taking()));
  }

  /** The product of Tartan games. */
  public static CoordinateRules directProduct(HeapRules rows, HeapRules columns) {
    return product(
        "DirectProduct", rows, columns, PairMoves.directProduct(rows.taking(), columns.taking()));
  }

  private static CoordinateRules product(
      String name, HeapRules rows, HeapRules columns, PairMoves options) {
    return impartial(
        RulesetClasses.COORDINATE_RULESET,
        "",
        Parameters.joined(name, rows, columns),
        withinBoard(options));
  }

  /**
   * Cutting cakes: Left divides the columns by one game of heaps, Right the rows by another.
   *
   * @param twisted whether the cake is turned by a quarter before each move
   */
  public static CoordinateRules cutcake(
      String name, HeapRules columns, HeapRules rows, boolean twisted) {
    PairMoves left = withinBoard(PairMoves.inSecond(columns.taking()));
    PairMoves right = withinBoard(PairMoves.inFirst(rows.taking()));
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
        twisted ? PairMoves.turned(left) : left,
        twisted ? PairMoves.turned(right) : right);
  }

  /** A factor of what was taken last, or what a function says of it. */
  private static long limit(Object limit, int taken, Context context) {
    return Classes.is(limit, StandardClasses.INTEGER)
        ? Classes.smallInteger(Conversion.toObject((long) Conversion.smallInteger(limit) * taken))
        : bound(limit, taken, context);
  }

  /** What a function says of a number. */
  private static long bound(Object function, int number, Context context) {
    Object limit = context.call(function, Conversion.toObject(number));
    return limit.equals(Rational.INFINITY) ? Integer.MAX_VALUE : Classes.smallInteger(limit);
  }

  /** The moves of pairs that are not negative; others are refused. */
  static PairMoves withinBoard(PairMoves moves) {
    return (m, n, sink) -> {
      requireNonnegative(m, n);
      moves.forEach(m, n, sink);
    };
  }

  private static void requireNonnegative(long m, long n) {
    if (m < 0 || n < 0) {
      throw new ScriptException("Coordinates of a heap game are negative: (" + m + "," + n + ")");
    }
  }

  /** What a pair may be replaced by, each time as the pairs whose sum it is. */
  private static List<List<Object>> listed(PairMoves moves, Coordinates pair) {
    List<List<Object>> options = new ArrayList<>();
    moves.forEach(
        pair.row(),
        pair.column(),
        (taken, pairs) -> {
          List<Object> sum = new ArrayList<>(pairs.length / 2);
          for (int i = 0; i < pairs.length; i += 2) {
            Computation.poll();
            sum.add(new Coordinates(coordinate(pairs[i]), coordinate(pairs[i + 1])));
          }
          options.add(sum);
        });
    return options;
  }

  private static int coordinate(long number) {
    if (number != (int) number) {
      throw new ScriptException("A coordinate of a heap game is too large: " + number);
    }
    return (int) number;
  }

  /** The game in which a move is one of either impartial game. */
  public CoordinateRules adjoin(CoordinateRules other) {
    return impartial(
        RulesetClasses.COORDINATE_RULESET,
        "",
        Parameters.joined("Adjoin", this, other),
        PairMoves.either(left, other.left));
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
    requireNonnegative(pair.row(), pair.column());
    return new RulePosition(this, pair);
  }

  /** The options of a pair in an impartial game: pairs, or lists of pairs that are sums. */
  public ObjectList options(Coordinates pair) {
    List<Object> options = new ArrayList<>();
    for (List<Object> sum : listed(left, pair)) {
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
    return listed(player == Player.LEFT ? left : right, (Coordinates) board);
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
