package org.gamester.script.evaluation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.gamester.script.classes.Arguments;
import org.gamester.script.classes.Callable;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Context;
import org.gamester.script.evaluation.Signals.BreakSignal;
import org.gamester.script.evaluation.Signals.ContinueSignal;
import org.gamester.script.evaluation.Signals.ReturnSignal;
import org.gamester.script.objects.Coordinates;
import org.gamester.script.objects.MapEntry;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ObjectSet;
import org.gamester.script.objects.Refusals;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.TextOutput;
import org.gamester.script.operators.Arithmetic;
import org.gamester.script.operators.Comparison;
import org.gamester.script.operators.Ranges;
import org.gamester.script.operators.Switches;
import org.gamester.script.output.ValueWriter;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.*;
import org.gamester.script.syntax.Position;
import org.gamester.script.syntax.Program;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * Walks the syntax tree. One interpreter evaluates one input, on one thread, which needs a large
 * stack: the depth of the walk, functions calling functions included, is bounded by {@link
 * #MAXIMUM_DEPTH}, not by the stack.
 */
public final class Interpreter implements Context {

  /** The most nodes of syntax trees that may be under evaluation at once. */
  static final int MAXIMUM_DEPTH = 250_000;

  /** The message when {@link #MAXIMUM_DEPTH} is passed. */
  public static final String TOO_DEEP =
      "Maximum recursive depth exceeded. (Possible infinite recursion?)";

  private final Map<String, Object> worksheet;
  private final ValueWriter writer;
  private final Consumer<String> printer;
  private final Loops loops = new Loops(this);
  private final Selections selections = new Selections(this);
  private final GameLiterals games = new GameLiterals(this);
  private final Functions functions = new Functions(this);
  private final Names names;
  private int depth;

  /**
   * @param worksheet the variables of the worksheet
   * @param writer how objects print
   * @param printer takes what is printed during the evaluation
   */
  public Interpreter(Map<String, Object> worksheet, ValueWriter writer, Consumer<String> printer) {
    this.worksheet = worksheet;
    this.writer = writer;
    this.printer = printer;
    this.names = new Names(worksheet);
  }

  /** The value of the last statement of the program. */
  public Object run(Program program) {
    Scope scope = new Scope(null, true);
    Object value = Nothing.NOTHING;
    try {
      for (Expression statement : program.statements()) {
        value = evaluate(statement, scope);
      }
    } catch (ReturnSignal signal) {
      return signal.value();
    }
    return value;
  }

  Object evaluate(Expression expression, Scope scope) {
    if (++depth > MAXIMUM_DEPTH) {
      throw new ScriptException(TOO_DEEP, expression.position());
    }
    Object value = evaluateNode(expression, scope);
    depth--;
    return value;
  }

  private Object evaluateNode(Expression expression, Scope scope) {
    return switch (expression) {
      case IntegerLiteral e -> ShortGame.integer(e.value());
      case Name e -> names.value(e, scope);
      case Chain e -> chain(e, scope);
      case Selection e -> selections.evaluate(e, scope);
      case RightChain e -> rightChain(e, scope);
      case Unary e -> unary(e, scope);
      case Nim e -> games.nim(e, scope);
      case Up e -> games.up(e, scope);
      case UpPower e -> games.upPower(e, scope);
      case GameBraces e -> games.braces(e, scope);
      case Sides e -> games.sides(e, scope);
      case Infix e -> selections.infix(e, scope);
      case StringLiteral e -> e.text();
      case BooleanLiteral e -> e.value();
      case Block e -> block(e, scope.nested());
      case If e -> condition(e, scope);
      case Loop e -> loops.loop(e, scope);
      case Comprehension e -> comprehension(e, scope);
      case MapComprehension e -> loops.mapComprehension(e, scope);
      case Assignment e -> assign(e, scope);
      case VariableDeclaration e -> declare(e, scope);
      case FunctionLiteral e -> functions.make(e, scope);
      case And e -> and(e, scope);
      case Or e -> or(e, scope);
      case Not e -> !truth(e.operand(), scope);
      case ListLiteral e -> ObjectList.of(all(e.elements(), scope));
      case SetLiteral e -> ObjectSet.of(all(e.elements(), scope));
      case MapLiteral e -> map(e, scope);
      case Pair e -> pair(e, scope);
      case Expression.Range e -> range(e, scope);
      case TypeTest e -> Classes.is(evaluate(e.operand(), scope), names.type(e));
      case ClassReference e -> names.reference(e);
      case ErrorCall e ->
          throw new ScriptException(plainText(evaluate(e.message(), scope)), e.position());
      case Pass e -> throw new ScriptException("Unexpected `pass`.", e.position());
      case This e ->
          throw new ScriptException("That variable is not defined: `this`", e.position());
      case Break e -> throw new BreakSignal();
      case Continue e -> throw new ContinueSignal();
      case Return e -> throw new ReturnSignal(valueOrNothing(e.value(), scope));
      case Clear e -> {
        worksheet.clear();
        yield Nothing.NOTHING;
      }
      case Try e -> attempt(e, scope);
    };
  }

  List<Object> all(List<Expression> expressions, Scope scope) {
    List<Object> values = new ArrayList<>(expressions.size());
    for (Expression expression : expressions) {
      values.add(evaluate(expression, scope));
    }
    return values;
  }

  Object valueOrNothing(@Nullable Expression expression, Scope scope) {
    return expression == null ? Nothing.NOTHING : evaluate(expression, scope);
  }

  Object block(Block block, Scope scope) {
    Object value = Nothing.NOTHING;
    for (Expression statement : block.statements()) {
      value = evaluate(statement, scope);
    }
    return value;
  }

  private Object condition(If expression, Scope scope) {
    for (Branch branch : expression.branches()) {
      if (truth(branch.condition(), scope)) {
        return block(branch.body(), scope.nested());
      }
    }
    Block otherwise = expression.otherwise();
    return otherwise == null ? Nothing.NOTHING : block(otherwise, scope.nested());
  }

  /** The value of an expression that must be Boolean. */
  boolean truth(Expression expression, Scope scope) {
    Object value = evaluate(expression, scope);
    if (value instanceof Boolean bool) {
      return bool;
    }
    throw Classes.expected(Classes.BOOLEAN, value).at(expression.position());
  }

  private boolean and(And expression, Scope scope) {
    for (Expression operand : expression.operands()) {
      if (!truth(operand, scope)) {
        return false;
      }
    }
    return true;
  }

  private boolean or(Or expression, Scope scope) {
    for (Expression operand : expression.operands()) {
      if (truth(operand, scope)) {
        return true;
      }
    }
    return false;
  }

  private Object chain(Chain chain, Scope scope) {
    Object value = evaluate(chain.first(), scope);
    for (Link link : chain.links()) {
      Object operand = evaluate(link.operand(), scope);
      Computation.poll();
      try {
        value = Arithmetic.evaluate(link.operator(), value, operand);
      } catch (RuntimeException e) {
        throw located(e, link.position());
      }
    }
    return value;
  }

  private Object rightChain(RightChain chain, Scope scope) {
    List<Link> links = chain.links();
    List<Object> operands = new ArrayList<>(links.size());
    for (Link link : links) {
      operands.add(evaluate(link.operand(), scope));
    }
    Object value = evaluate(chain.last(), scope);
    for (int i = links.size() - 1; i >= 0; i--) {
      Link link = links.get(i);
      Computation.poll();
      try {
        value =
            link.operator() == org.gamester.script.syntax.BinaryOperator.POWER
                ? Arithmetic.evaluate(link.operator(), operands.get(i), value)
                : Comparison.evaluate(link.operator(), operands.get(i), value);
      } catch (RuntimeException e) {
        throw located(e, link.position());
      }
    }
    return value;
  }

  private Object unary(Unary expression, Scope scope) {
    Object operand = evaluate(expression.operand(), scope);
    try {
      return switch (expression.operator()) {
        case PLUS -> Arithmetic.positive(operand);
        case MINUS -> Arithmetic.negate(operand);
        case PLUS_MINUS -> Switches.plusMinus(operand);
      };
    } catch (RuntimeException e) {
      throw located(e, expression.position());
    }
  }

  /** An error of the language with a position, from whatever the lower floors threw. */
  static RuntimeException located(RuntimeException e, Position position) {
    return switch (e) {
      case ScriptException script -> script.hasPosition() ? script : script.at(position);
      case ArithmeticException arithmetic ->
          new ScriptException(Refusals.words(arithmetic), position);
      case GameTooLargeException large -> new ScriptException(Refusals.words(large), position);
      default -> e;
    };
  }

  private Object assign(Assignment assignment, Scope scope) {
    String name = assignment.name();
    if (Classes.visible(name) != null) {
      throw new ScriptException(
          "Cannot assign to class name as variable: `" + name + "`", assignment.position());
    }
    Object value = evaluate(assignment.value(), scope);
    Variable variable = scope.find(name);
    if (variable == null) {
      worksheet.put(name, value);
    } else {
      variable.assign(value);
    }
    return value;
  }

  private Object declare(VariableDeclaration declaration, Scope scope) {
    Object value = valueOrNothing(declaration.value(), scope);
    if (scope.isWorksheet()) {
      worksheet.put(declaration.name(), value);
    } else {
      scope.declare(declaration.name(), value);
    }
    return value;
  }

  private Object attempt(Try expression, Scope scope) {
    int entered = depth;
    Object value;
    try {
      value = block(expression.body(), scope.nested());
    } catch (ComputationStopped e) {
      throw e;
    } catch (RuntimeException e) {
      depth = entered;
      block(expression.last(), scope.nested());
      throw e;
    }
    block(expression.last(), scope.nested());
    return value;
  }

  Functions functions() {
    return functions;
  }

  Names names() {
    return names;
  }

  /** The depth to return to when a signal has been caught. */
  int depth() {
    return depth;
  }

  void restoreDepth(int entered) {
    depth = entered;
  }

  private Object comprehension(Comprehension expression, Scope scope) {
    List<Object> elements = loops.comprehension(expression, scope);
    return expression.collected() == Collected.LIST
        ? ObjectList.of(elements)
        : ObjectSet.of(elements);
  }

  private Object map(MapLiteral literal, Scope scope) {
    Map<Object, Object> values = new LinkedHashMap<>();
    for (Entry entry : literal.entries()) {
      MapEntry pair = entry(entry, scope);
      values.put(pair.key(), pair.value());
    }
    return ObjectMap.of(values);
  }

  MapEntry entry(Entry entry, Scope scope) {
    Object key = evaluate(entry.key(), scope);
    return new MapEntry(key, evaluate(entry.value(), scope));
  }

  private Object pair(Pair expression, Scope scope) {
    Object row = evaluate(expression.first(), scope);
    Object column = evaluate(expression.second(), scope);
    try {
      return new Coordinates(
          Ranges.coordinate(row, row, column), Ranges.coordinate(column, row, column));
    } catch (RuntimeException e) {
      throw located(e, expression.position());
    }
  }

  private Object range(Expression.Range expression, Scope scope) {
    Object from = evaluate(expression.from(), scope);
    Object to = evaluate(expression.to(), scope);
    Expression step = expression.step();
    Object by = step == null ? ShortGame.ONE : evaluate(step, scope);
    try {
      return Ranges.range(from, to, by);
    } catch (RuntimeException e) {
      throw located(e, expression.position());
    }
  }

  @Override
  public Object call(Object callee, List<Object> arguments) {
    return selections.call(callee, new Arguments(arguments, Map.of()));
  }

  @Override
  public Object member(Object object, String name) {
    return selections.member(object, name);
  }

  @Override
  public Object method(Object object, String name, List<Object> arguments) {
    return selections.callMember(object, name, new Arguments(arguments, Map.of()));
  }

  @Override
  public boolean test(Object predicate, Object argument) {
    if (predicate instanceof Callable function && function.parameterCount() != 1) {
      throw new ScriptException(
          "Function has invalid number of parameters (expecting 1, has "
              + function.parameterCount()
              + ").");
    }
    Object answer = call(predicate, List.of(argument));
    if (answer instanceof Boolean bool) {
      return bool;
    }
    throw Classes.expected(Classes.BOOLEAN, answer);
  }

  @Override
  public String text(Object object) {
    return writer.write(object);
  }

  /** The text of an object, a string without its quotes. */
  String plainText(Object object) {
    return switch (object) {
      case String string -> string;
      case TextOutput output -> output.text();
      default -> text(object);
    };
  }

  @Override
  public void print(String text) {
    printer.accept(text);
  }
}
