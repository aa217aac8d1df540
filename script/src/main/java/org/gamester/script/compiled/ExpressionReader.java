package org.gamester.script.compiled;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.script.classes.Conversion;
import org.gamester.script.compiled.MoveTree.*;
import org.gamester.script.evaluation.Instance;
import org.gamester.script.evaluation.WrittenClass;
import org.gamester.script.objects.Coordinates;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.operators.Arithmetic;
import org.gamester.script.operators.Comparison;
import org.gamester.script.operators.Indexing;
import org.gamester.script.operators.Ranges;
import org.gamester.script.syntax.BinaryOperator;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.Argument;
import org.gamester.script.syntax.Expression.Call;
import org.gamester.script.syntax.Expression.Entry;
import org.gamester.script.syntax.Expression.Index;
import org.gamester.script.syntax.Expression.Link;
import org.gamester.script.syntax.Expression.Member;
import org.gamester.script.syntax.Expression.Suffix;
import org.gamester.values.ShortGame;

/**
 * Reads expressions into a {@link MoveTree}, each of a known type. What depends on no position, as
 * {@code player.Ordinal} or a parameter of the ruleset, is evaluated here, once.
 */
final class ExpressionReader {

  private static final int MOST_CHANGES = 3;

  private final WrittenClass type;
  private final Instance ruleset;
  private final String board;
  private final boolean isStrip;
  private final int boundary;
  private final Map<String, Expr> names = new HashMap<>();
  private final List<String> order = new ArrayList<>();
  private final Set<Integer> placesOnBoard = new HashSet<>();
  private int nextSlot = MoveWriter.FIRST_FREE_SLOT;
  private int letters;

  ExpressionReader(
      WrittenClass type, Instance ruleset, String board, boolean isStrip, int boundary) {
    this.type = type;
    this.ruleset = ruleset;
    this.board = board;
    this.isStrip = isStrip;
    this.boundary = boundary;
  }

  void setLetters(int newLetters) {
    letters = newLetters;
  }

  int slots() {
    return nextSlot;
  }

  private static NotCompiledException not(String what) {
    return new NotCompiledException(what);
  }

  void bind(String name, Expr value) {
    names.put(name, value);
    order.add(name);
  }

  int mark() {
    return order.size();
  }

  void returnTo(int mark) {
    while (order.size() > mark) {
      names.remove(order.removeLast());
    }
  }

  /** A new variable of the type of its first value; returns its slot. */
  int declare(String name, Expr value) {
    int slot = nextSlot;
    switch (value) {
      case Num _ -> {
        nextSlot += 2;
        bind(name, new NumLocal(slot));
      }
      case Place place -> {
        nextSlot += 2;
        if (isOnBoard(place)) {
          placesOnBoard.add(slot);
        }
        bind(name, new PlaceLocal(slot));
      }
      case Cell _ -> {
        nextSlot++;
        bind(name, new CellLocal(slot));
      }
      case Bool _ -> {
        nextSlot++;
        bind(name, new BoolLocal(slot));
      }
      default -> throw not("a variable of another type");
    }
    return slot;
  }

  int declareNumber(String name) {
    return declare(name, new NumConstant(0));
  }

  /** The place, or on a strip the number, of a cell on the board. */
  int declareCell(String name) {
    if (isStrip) {
      int slot = declareNumber(name);
      placesOnBoard.add(slot);
      return slot;
    }
    int slot = declare(name, new PlaceConstant(0, 0));
    placesOnBoard.add(slot);
    return slot;
  }

  int declareStep(String name) {
    return declare(name, new PlaceConstant(0, 0));
  }

  Step assignment(String name, Expr value) {
    Expr typed = typed(value);
    return switch (names.get(name)) {
      case NumLocal local when typed instanceof Num -> new Assign(local.slot(), typed);
      case PlaceLocal local when typed instanceof Place place -> {
        if (isOnBoard(place) != placesOnBoard.contains(local.slot())) {
          throw not("a variable that is a place and a step");
        }
        yield new Assign(local.slot(), typed);
      }
      case CellLocal local when typed instanceof Cell -> new Assign(local.slot(), typed);
      case BoolLocal local when typed instanceof Bool -> new Assign(local.slot(), typed);
      case null, default -> throw not("an assignment of another kind");
    };
  }

  /** What is known as an expression of its type. */
  Expr typed(Expr value) {
    if (!(value instanceof Known known)) {
      return value;
    }
    return switch (known.value()) {
      case ShortGame _ -> number(value);
      case Coordinates place -> new PlaceConstant(place.row(), place.column());
      case Boolean bool -> new BoolConstant(bool);
      default -> throw not("an object of another type");
    };
  }

  /** A number. */
  Num number(Expr value) {
    return switch (value) {
      case Num num -> num;
      case Known(ShortGame game) when game.isInteger() && game.leftStop().isLong() ->
          new NumConstant(game.leftStop().longValueExact());
      default -> throw not("something that is no number");
    };
  }

  private Place place(Expr value) {
    return switch (value) {
      case Place place -> place;
      case Known(Coordinates place) -> new PlaceConstant(place.row(), place.column());
      default -> throw not("something that is no place");
    };
  }

  private Bool bool(Expr value) {
    return switch (value) {
      case Bool bool -> bool;
      case Known(Boolean known) -> new BoolConstant(known);
      default -> throw not("something that is no condition");
    };
  }

  Bool condition(Expression expression) {
    return bool(read(expression));
  }

  Object constant(Expression expression) {
    if (read(expression) instanceof Known known) {
      return known.value();
    }
    throw not("something that is not constant");
  }

  long constantNumber(Expression expression) {
    if (number(read(expression)) instanceof NumConstant constant) {
      return constant.value();
    }
    throw not("something that is not constant");
  }

  /**
   * Whether a place is one of the board, found from a cell of it by steps, so that it does not
   * matter where the board begins.
   */
  private boolean isOnBoard(Place place) {
    return switch (place) {
      case PlaceLocal local -> placesOnBoard.contains(local.slot());
      case PlaceSum sum ->
          isOnBoard(sum.first()) && isStep(sum.second())
              || !sum.minus() && isStep(sum.first()) && isOnBoard(sum.second());
      default -> false;
    };
  }

  private boolean isStep(Place place) {
    return switch (place) {
      case PlaceConstant _ -> true;
      case PlaceLocal local -> !placesOnBoard.contains(local.slot());
      case PlaceTimes times -> isStep(times.place());
      case PlaceSum sum -> isStep(sum.first()) && isStep(sum.second());
      case PlacePair pair ->
          pair.row() instanceof NumConstant && pair.column() instanceof NumConstant;
    };
  }

  /** A place at which a cell is read or changed. */
  private Place cellPlace(Expr value) {
    if (isStrip) {
      Num number = number(value);
      if (boundary >= 0 && !isOnStrip(number)) {
        throw not("a place that depends on where the strip begins");
      }
      return new PlacePair(new NumConstant(1), number);
    }
    Place place = place(value);
    if (boundary >= 0 && !isOnBoard(place)) {
      throw not("a place that depends on where the board begins");
    }
    return place;
  }

  private boolean isOnStrip(Num number) {
    return switch (number) {
      case NumLocal local -> placesOnBoard.contains(local.slot());
      case NumOperation sum ->
          (sum.operator() == BinaryOperator.PLUS || sum.operator() == BinaryOperator.MINUS)
              && isOnStrip(sum.first())
              && isNumberOfSteps(sum.second());
      default -> false;
    };
  }

  private boolean isNumberOfSteps(Num number) {
    return switch (number) {
      case NumConstant _ -> true;
      case NumLocal local -> !placesOnBoard.contains(local.slot());
      case NumOperation operation ->
          isNumberOfSteps(operation.first()) && isNumberOfSteps(operation.second());
      default -> false;
    };
  }

  /** Refuses what could tell a component from the whole board. */
  private void requireWholeBoard() {
    if (boundary >= 0) {
      throw not("something that depends on where the board begins");
    }
  }

  Expr read(Expression expression) {
    return switch (expression) {
      case Expression.IntegerLiteral literal -> new Known(ShortGame.integer(literal.value()));
      case Expression.BooleanLiteral literal -> new Known(literal.value());
      case Expression.Name name -> name(name.name());
      case Expression.Pair pair -> pair(read(pair.first()), read(pair.second()));
      case Expression.Unary unary -> unary(unary);
      case Expression.Chain chain -> chain(chain);
      case Expression.RightChain chain -> rightChain(chain);
      case Expression.Not not -> {
        Expr part = read(not.operand());
        yield part instanceof Known(Boolean known) ? new Known(!known) : new Negation(bool(part));
      }
      case Expression.And and -> all(and.operands());
      case Expression.Or or -> any(or.operands());
      case Expression.ListLiteral list ->
          new Known(ObjectList.of(list.elements().stream().map(this::constant).toList()));
      case Expression.Range range when range.step() == null ->
          known(range(constant(range.from()), constant(range.to())));
      case Expression.Selection selection -> selection(selection);
      case Expression.Block block when block.statements().size() == 1 ->
          read(block.statements().getFirst());
      case Expression.If choice -> choice(choice);
      case Expression.Infix infix when infix.words().size() == 1 ->
          member(
              read(infix.first()),
              infix.words().getFirst().name(),
              List.of(read(infix.words().getFirst().operand())),
              true);
      default -> throw not("an expression of another kind");
    };
  }

  /** A choice that depends on no position. */
  private Expr choice(Expression.If choice) {
    for (Expression.Branch branch : choice.branches()) {
      if (!(read(branch.condition()) instanceof Known(Boolean holds))) {
        throw not("a choice between values");
      }
      if (holds) {
        return read(branch.body());
      }
    }
    Expression otherwise = choice.otherwise();
    return otherwise == null ? new Known(Nothing.NOTHING) : read(otherwise);
  }

  private static Known known(Object value) {
    return new Known(value);
  }

  private static Object range(Object from, Object to) {
    return Ranges.range(from, to, ShortGame.ONE);
  }

  private Expr name(String name) {
    Expr local = names.get(name);
    if (local != null) {
      return local;
    }
    if (name.equals(board)) {
      return new TheBoard();
    }
    return new Known(type.home().valueOfName(type, ruleset, name).orElseThrow(() -> not(name)));
  }

  private Expr pair(Expr row, Expr column) {
    if (row instanceof Known a && column instanceof Known b) {
      return new Known(
          new Coordinates(Conversion.smallInteger(a.value()), Conversion.smallInteger(b.value())));
    }
    return new PlacePair(number(row), number(column));
  }

  private Expr unary(Expression.Unary unary) {
    Expr operand = read(unary.operand());
    return switch (unary.operator()) {
      case PLUS -> number(operand);
      case MINUS ->
          operand instanceof Known known
              ? new Known(Arithmetic.negate(known.value()))
              : new NumOperation(BinaryOperator.MINUS, new NumConstant(0), number(operand));
      default -> throw not("another sign");
    };
  }

  private Expr chain(Expression.Chain chain) {
    Expr value = read(chain.first());
    for (Link link : chain.links()) {
      value = binary(link.operator(), value, read(link.operand()));
    }
    return value;
  }

  private Expr binary(BinaryOperator operator, Expr first, Expr second) {
    if (first instanceof Known a && second instanceof Known b) {
      return new Known(Conversion.toObject(Arithmetic.evaluate(operator, a.value(), b.value())));
    }
    boolean ofPlaces = isPlace(first) || isPlace(second);
    return switch (operator) {
      case PLUS ->
          ofPlaces
              ? new PlaceSum(place(first), place(second), false)
              : new NumOperation(operator, number(first), number(second));
      case MINUS ->
          ofPlaces
              ? new PlaceSum(place(first), place(second), true)
              : new NumOperation(operator, number(first), number(second));
      case TIMES ->
          isPlace(first)
              ? new PlaceTimes(place(first), number(second))
              : isPlace(second)
                  ? new PlaceTimes(place(second), number(first))
                  : new NumOperation(operator, number(first), number(second));
      case REMAINDER -> {
        requireWholeBoard();
        yield new NumOperation(operator, number(first), number(second));
      }
      default -> throw not("another operator");
    };
  }

  private static boolean isPlace(Expr value) {
    return value instanceof Place || value instanceof Known(Coordinates _);
  }

  private Expr rightChain(Expression.RightChain chain) {
    if (chain.links().size() != 1) {
      throw not("several operators");
    }
    BinaryOperator operator = chain.links().getFirst().operator();
    Expr first = read(chain.links().getFirst().operand());
    Expr second = read(chain.last());
    if (!operator.isRelation()) {
      return binary(operator, first, second); // powers and ordinal sums associate to the right, too
    }
    if (first instanceof Known a && second instanceof Known b) {
      return new Known(Comparison.evaluate(operator, a.value(), b.value()));
    }
    boolean isEquality =
        operator == BinaryOperator.EQUAL
            || operator == BinaryOperator.NOT_EQUAL
            || operator == BinaryOperator.IDENTICAL
            || operator == BinaryOperator.NOT_IDENTICAL;
    boolean negated =
        operator == BinaryOperator.NOT_EQUAL || operator == BinaryOperator.NOT_IDENTICAL;
    if (isEquality && (first instanceof Cell || second instanceof Cell)) {
      Bool equal = first instanceof Cell cell ? holds(cell, second) : holds((Cell) second, first);
      return negated ? new Negation(equal) : equal;
    }
    if (isEquality && (isPlace(first) || isPlace(second))) {
      Bool equal = new PlacesEqual(place(first), place(second));
      if (boundary >= 0 && isOnBoard(place(first)) != isOnBoard(place(second))) {
        throw not("a place that depends on where the board begins");
      }
      return negated ? new Negation(equal) : equal;
    }
    Num a = number(first);
    Num b = number(second);
    if (boundary >= 0 && isOnStrip(a) != isOnStrip(b)) {
      throw not("a place that depends on where the strip begins");
    }
    return switch (operator) {
      case LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> new NumRelation(operator, a, b);
      case EQUAL, IDENTICAL -> new NumRelation(BinaryOperator.EQUAL, a, b);
      case NOT_EQUAL, NOT_IDENTICAL -> new NumRelation(BinaryOperator.NOT_EQUAL, a, b);
      default -> throw not("another relation");
    };
  }

  private Bool holds(Cell cell, Expr value) {
    if (value instanceof Cell other) {
      requireWholeBoard();
      return new CellsEqual(cell, other);
    }
    if (value instanceof Known known && known.value() == Nothing.NOTHING) {
      requireWholeBoard();
      return new CellHolds(cell, MoveSupport.NOTHING);
    }
    if (!(number(value) instanceof NumConstant constant)) {
      throw not("a cell that is compared with a number that changes");
    }
    if (constant.value() == boundary) {
      requireWholeBoard();
    }
    return constant.value() < 0 || constant.value() >= letters
        ? new BoolConstant(false)
        : new CellHolds(cell, (int) constant.value());
  }

  private Expr all(List<Expression> operands) {
    List<Bool> parts = new ArrayList<>();
    for (Expression operand : operands) {
      parts.add(condition(operand));
    }
    return new All(parts);
  }

  private Expr any(List<Expression> operands) {
    List<Bool> parts = new ArrayList<>();
    for (Expression operand : operands) {
      parts.add(condition(operand));
    }
    return new Any(parts);
  }

  private Expr selection(Expression.Selection selection) {
    List<Suffix> suffixes = selection.suffixes();
    if (selection.target() instanceof Expression.Name name
        && name.name().equals(type.name())
        && !names.containsKey(name.name())
        && suffixes.size() == 1
        && suffixes.getFirst() instanceof Call call) {
      if (call.arguments().size() == 1
          && read(call.arguments().getFirst().value()) instanceof Update update) {
        return new Option(update.changes());
      }
      throw not("a position of another kind");
    }
    Expr value = read(selection.target());
    for (int i = 0; i < suffixes.size(); i++) {
      switch (suffixes.get(i)) {
        case Index index -> value = element(value, read(index.index()));
        case Member member -> {
          boolean isCall = i + 1 < suffixes.size() && suffixes.get(i + 1) instanceof Call;
          if (!isCall) {
            value = member(value, member.name(), List.of(), false);
          } else {
            List<Argument> arguments = ((Call) suffixes.get(++i)).arguments();
            value =
                member.name().equals("Updated")
                    ? updated(value, arguments)
                    : member(value, member.name(), read(arguments), true);
          }
        }
        case Call _ -> throw not("a call of another kind");
      }
    }
    return value;
  }

  private List<Expr> read(List<Argument> arguments) {
    List<Expr> values = new ArrayList<>();
    for (Argument argument : arguments) {
      if (argument.name() != null) {
        throw not("an argument with a name");
      }
      values.add(read(argument.value()));
    }
    return values;
  }

  private Expr element(Expr value, Expr index) {
    if (value instanceof TheBoard) {
      return new CellAt(cellPlace(index));
    }
    if (value instanceof Known known && index instanceof Known key) {
      return new Known(Indexing.element(known.value(), key.value()));
    }
    throw not("an element of something else");
  }

  private Expr member(Expr value, String name, List<Expr> arguments, boolean isCall) {
    return switch (value) {
      case TheBoard _ -> boardMember(name, arguments, isCall);
      case Known known -> {
        List<Object> values = new ArrayList<>();
        for (Expr argument : arguments) {
          if (!(argument instanceof Known constant)) {
            throw not("an argument that is not constant");
          }
          values.add(constant.value());
        }
        yield new Known(
            isCall
                ? type.home().call(known.value(), name, values.toArray())
                : type.home().member(known.value(), name));
      }
      case Place place when !isCall && (name.equals("Row") || name.equals("Col")) -> {
        requireWholeBoard();
        yield name.equals("Row") ? new RowOf(place) : new ColumnOf(place);
      }
      default -> throw not("a member of something else");
    };
  }

  private Expr boardMember(String name, List<Expr> arguments, boolean isCall) {
    if (isCall && arguments.size() == 1) {
      Expr argument = arguments.getFirst();
      if (name.equals("FindAll") && number(argument) instanceof NumConstant constant) {
        if (constant.value() < 0 || constant.value() >= letters) {
          throw not("a value without a letter");
        }
        if (constant.value() == boundary) {
          requireWholeBoard();
        }
        return new FindAll((int) constant.value());
      }
      if (name.equals("IsInBounds") && !isStrip) {
        requireWholeBoard();
        return new IsOnBoard(cellPlace(argument));
      }
    }
    requireWholeBoard();
    if (!isCall && name.equals("RowCount") && !isStrip) {
      return new RowCount();
    }
    if (!isCall && name.equals(isStrip ? "Length" : "ColCount")) {
      return new ColumnCount();
    }
    throw not("a member of the board");
  }

  /** {@code grid.Updated(…)}, or the same of a board that has been changed already. */
  private Expr updated(Expr value, List<Argument> arguments) {
    List<Change> changes = new ArrayList<>();
    if (value instanceof Update before) {
      changes.addAll(before.changes());
    } else if (!(value instanceof TheBoard)) {
      throw not("a change of something else");
    }
    if (arguments.size() == 2) {
      List<Expr> values = read(arguments);
      changes.add(change(values.getFirst(), values.getLast()));
    } else if (arguments.size() == 1
        && arguments.getFirst().value() instanceof Expression.MapLiteral map) {
      for (Entry entry : map.entries()) {
        changes.add(change(read(entry.key()), read(entry.value())));
      }
    } else {
      throw not("a change of another kind");
    }
    if (changes.isEmpty() || changes.size() > MOST_CHANGES) {
      throw not("a change of no cell, or of many");
    }
    return new Update(changes);
  }

  private Change change(Expr place, Expr value) {
    if (value instanceof Cell) {
      requireWholeBoard();
      return new Change(cellPlace(place), value);
    }
    if (number(value) instanceof NumConstant constant
        && constant.value() >= 0
        && constant.value() < letters) {
      return new Change(cellPlace(place), constant);
    }
    throw not("a new value that is not constant");
  }
}
