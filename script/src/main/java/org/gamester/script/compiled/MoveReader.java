package org.gamester.script.compiled;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.gamester.rulesets.compiled.MoveTable;
import org.gamester.rulesets.compiled.MoveTree;
import org.gamester.rulesets.compiled.MoveTree.*;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.Elements;
import org.gamester.script.compiled.Reading.FindAll;
import org.gamester.script.compiled.Reading.Known;
import org.gamester.script.compiled.Reading.Option;
import org.gamester.script.evaluation.Instance;
import org.gamester.script.evaluation.WrittenClass;
import org.gamester.script.objects.Coordinates;
import org.gamester.script.objects.IntegerRange;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.Branch;
import org.gamester.script.syntax.Expression.ForFrom;
import org.gamester.script.syntax.Expression.ForIn;
import org.gamester.script.syntax.Expression.ForOnce;
import org.gamester.script.syntax.Expression.LoopClause;
import org.gamester.script.syntax.Expression.While;

/**
 * Reads a method that lists options into a {@link MoveTree}: its statements, loops and lists. Its
 * expressions are read by {@link ExpressionReader}. The parser bounds how deep it goes.
 */
final class MoveReader {

  private final PlacesAndSteps places;
  private final KnownCells known = new KnownCells();
  private final LocalNames names;
  private final ExpressionReader expressions;
  private final MoveTable table;
  private final Set<String> assigned;
  private final BoardDescription board;

  /**
   * @param table takes the constant places that loops run through
   * @param assigned the names that are assigned to
   */
  MoveReader(
      WrittenClass type,
      Instance ruleset,
      BoardDescription board,
      MoveTable table,
      Set<String> assigned) {
    this.places = new PlacesAndSteps(board);
    this.names = new LocalNames(board, places);
    this.expressions = new ExpressionReader(type, ruleset, board, names, places);
    this.table = table;
    this.assigned = assigned;
    this.board = board;
  }

  void bind(String name, Expr value) {
    names.bind(name, value);
  }

  /** The slots that the variables and the parameters take. */
  int slots() {
    return names.slots();
  }

  Object constant(Expression expression) {
    return expressions.constant(expression);
  }

  long constantNumber(Expression expression) {
    return expressions.constantNumber(expression);
  }

  private static NotCompiledException not(String what) {
    return new NotCompiledException(what);
  }

  /** An expression whose elements are options. */
  Step collection(Expression expression) {
    return switch (expression) {
      case Expression.Block block -> last(block, this::collection);
      case Expression.Comprehension list ->
          inScope(() -> clauses(list.clauses(), 0, () -> element(list.element())));
      case Expression.Loop loop when loop.yields() ->
          inScope(
              () ->
                  clauses(
                      loop.clauses(),
                      0,
                      () ->
                          new MoveTree.Block(
                              loop.bodies().stream()
                                  .map(body -> last(body, this::element))
                                  .toList())));
      case Expression.ListLiteral list ->
          new MoveTree.Block(list.elements().stream().map(this::element).toList());
      case Expression.If choice -> choice(choice, this::collection);
      case Expression.Selection selection when isConcatenation(selection) -> {
        List<Expression.Suffix> suffixes = selection.suffixes();
        Expression.Call call = (Expression.Call) suffixes.getLast();
        List<Expression.Suffix> before = suffixes.subList(0, suffixes.size() - 2);
        Expression first =
            before.isEmpty()
                ? selection.target()
                : new Expression.Selection(selection.target(), before, selection.position());
        yield new MoveTree.Block(
            List.of(collection(first), collection(call.arguments().getFirst().value())));
      }
      default -> throw not("a collection of another kind");
    };
  }

  private static boolean isConcatenation(Expression.Selection selection) {
    List<Expression.Suffix> suffixes = selection.suffixes();
    return suffixes.size() >= 2
        && suffixes.get(suffixes.size() - 2) instanceof Expression.Member member
        && member.name().equals("Concat")
        && suffixes.getLast() instanceof Expression.Call call
        && call.arguments().size() == 1;
  }

  /** An element of a list, which must be an option. */
  private Step element(Expression expression) {
    return switch (expression) {
      case Expression.Block block -> last(block, this::element);
      case Expression.If choice -> choice(choice, this::element);
      default -> {
        if (!(expressions.read(expression) instanceof Option option)) {
          throw not("an option of another kind");
        }
        if (board.hasComponents() && !known.hasAll(option.changes())) {
          throw not("a change of a cell that may not belong to the component");
        }
        yield new Found(option.changes());
      }
    };
  }

  private Step choice(Expression.If choice, Function<Expression, Step> value) {
    Expression.Block otherwise = choice.otherwise();
    if (otherwise == null) {
      throw not("a condition without `else`");
    }
    List<Bool> conditions = new ArrayList<>();
    List<Step> bodies = new ArrayList<>();
    for (Branch branch : choice.branches()) {
      Bool condition = expressions.condition(branch.condition());
      conditions.add(condition);
      bodies.add(where(condition, () -> value.apply(branch.body())));
    }
    return new Choice(conditions, bodies, value.apply(otherwise));
  }

  /** Statements, the last of which is read as {@code value}. */
  private Step last(Expression.Block block, Function<Expression, Step> value) {
    List<Expression> statements = block.statements();
    if (statements.isEmpty()) {
      throw not("an empty block");
    }
    return inScope(
        () -> {
          List<Step> steps = new ArrayList<>();
          for (Expression statement : statements.subList(0, statements.size() - 1)) {
            steps.add(statement(statement));
          }
          steps.add(value.apply(statements.getLast()));
          return new MoveTree.Block(steps);
        });
  }

  private interface Reader {
    Step step();
  }

  private Step inScope(Reader reader) {
    int mark = names.mark();
    int knownBefore = known.mark();
    Step step = reader.step();
    names.returnTo(mark);
    known.returnTo(knownBefore);
    return step;
  }

  private Step where(Bool condition, Reader reader) {
    return inScope(
        () -> {
          known.addAll(condition);
          return reader.step();
        });
  }

  private Step statement(Expression statement) {
    return switch (statement) {
      case Expression.VariableDeclaration declaration -> {
        Expression value = declaration.value();
        if (value == null) {
          throw not("a variable without a value");
        }
        yield declare(declaration.name(), expressions.read(value));
      }
      case Expression.Assignment assignment ->
          names.assignment(assignment.name(), expressions.read(assignment.value()));
      case Expression.Block block -> statements(block);
      case Expression.If choice -> {
        List<Bool> conditions = new ArrayList<>();
        List<Step> bodies = new ArrayList<>();
        for (Branch branch : choice.branches()) {
          Bool condition = expressions.condition(branch.condition());
          conditions.add(condition);
          bodies.add(where(condition, () -> statements(branch.body())));
        }
        Expression.Block otherwise = choice.otherwise();
        yield new Choice(
            conditions,
            bodies,
            otherwise == null ? new MoveTree.Block(List.of()) : statements(otherwise));
      }
      case Expression.Loop loop when !loop.yields() ->
          inScope(() -> clauses(loop.clauses(), 0, () -> statements(loop.bodies().getFirst())));
      default -> throw not("a statement of another kind");
    };
  }

  private Step statements(Expression.Block block) {
    return inScope(
        () -> new MoveTree.Block(block.statements().stream().map(this::statement).toList()));
  }

  /** A new variable; one that is never assigned to is its value, if that is known. */
  private Step declare(String name, Expr value) {
    boolean changes = assigned.contains(name);
    if (value instanceof Known && !changes) {
      names.bind(name, value);
      return new MoveTree.Block(List.of());
    }
    Expr typed = Typing.typed(value);
    int slot = names.declare(name, typed);
    if (changes) {
      known.setAssigned(slot);
    } else if (typed instanceof Cell cell) {
      known.setVariable(slot, cell);
    }
    return new Assign(slot, typed);
  }

  private Step clauses(List<LoopClause> clauses, int index, Reader inner) {
    if (index == clauses.size()) {
      return inner.step();
    }
    LoopClause clause = clauses.get(index);
    return switch (clause) {
      case ForIn loop -> forIn(loop, clauses, index, inner);
      case ForFrom loop -> {
        Expression to = loop.to();
        Expression by = loop.by();
        Num first = Typing.number(expressions.read(loop.from()));
        Num last = to == null ? null : Typing.number(expressions.read(to));
        if (last != null) {
          places.requireEqualWeights(first, last);
        }
        long step = by == null ? 1 : expressions.constantNumber(by);
        if (assigned.contains(loop.variable())) {
          throw not("a loop variable that is assigned to");
        }
        int slot = names.declare(loop.variable(), first);
        yield new ForNumbers(slot, first, last, step, body(loop, clauses, index, inner));
      }
      case ForOnce loop -> {
        Step first = declare(loop.variable(), expressions.read(loop.value()));
        Body body = body(loop, clauses, index, inner);
        List<Bool> conditions = body.conditions();
        Step taken =
            conditions.isEmpty()
                ? body.step()
                : new Choice(
                    List.of(new All(conditions)),
                    List.of(body.step()),
                    new MoveTree.Block(List.of()));
        yield new MoveTree.Block(List.of(first, taken));
      }
      case While loop -> {
        if (loop.whereCondition() != null) {
          throw not("`while` with `where`");
        }
        Bool condition = expressions.condition(loop.condition());
        yield new Repeat(condition, where(condition, () -> clauses(clauses, index + 1, inner)));
      }
    };
  }

  private Step forIn(ForIn loop, List<LoopClause> clauses, int index, Reader inner) {
    String name = loop.variable();
    if (assigned.contains(name)) {
      throw not("a loop variable that is assigned to");
    }
    return switch (expressions.read(loop.collection())) {
      case FindAll found -> {
        int slot = names.declareCell(name);
        known.add(places.cellPlace(board.isStrip() ? new NumLocal(slot) : new PlaceLocal(slot)));
        yield new ForCells(slot, found.value(), body(loop, clauses, index, inner));
      }
      case Known(IntegerRange range) -> {
        if (range.isEmpty()) {
          yield new MoveTree.Block(List.of());
        }
        Expr from = new Known(range.get(0));
        Expr to = new Known(range.get(range.size() - 1));
        if (range.size() > 1 && !range.get(1).equals(step(range))) {
          throw not("a range with another step");
        }
        int slot = names.declareNumber(name);
        yield new ForNumbers(
            slot, Typing.number(from), Typing.number(to), 1, body(loop, clauses, index, inner));
      }
      case Known known -> {
        List<PlaceConstant> listed = new ArrayList<>();
        for (Object element : Elements.of(known.value())) {
          if (!(element instanceof Coordinates place)) {
            throw not("a loop over other things");
          }
          listed.add(new PlaceConstant(place.row(), place.column()));
        }
        int slot = names.declareStep(name);
        yield new ForPlaces(
            slot, table.add(listed), listed.size(), body(loop, clauses, index, inner));
      }
      default -> throw not("a loop over other things");
    };
  }

  private static Object step(IntegerRange range) {
    return Conversion.toObject(Conversion.integer(range.get(0)).longValueExact() + 1);
  }

  private Body body(LoopClause clause, List<LoopClause> clauses, int index, Reader inner) {
    Expression whileCondition = clause.whileCondition();
    Expression whereCondition = clause.whereCondition();
    Bool goesOn = whileCondition == null ? null : expressions.condition(whileCondition);
    Bool takes = whereCondition == null ? null : expressions.condition(whereCondition);
    List<Bool> conditions = Body.conditions(goesOn, takes);
    return new Body(
        goesOn, takes, where(new All(conditions), () -> clauses(clauses, index + 1, inner)));
  }
}
