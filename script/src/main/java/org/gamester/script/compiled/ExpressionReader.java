package org.gamester.script.compiled;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.compiled.MoveTree;
import org.gamester.rulesets.compiled.MoveTree.*;
import org.gamester.script.compiled.Reading.Known;
import org.gamester.script.compiled.Reading.Option;
import org.gamester.script.compiled.Reading.TheBoard;
import org.gamester.script.compiled.Reading.Update;
import org.gamester.script.evaluation.Instance;
import org.gamester.script.evaluation.WrittenClass;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
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

  private final WrittenClass type;
  private final Instance ruleset;
  private final BoardDescription board;
  private final LocalNames names;
  private final TypedArithmetic arithmetic;
  private final TypedComparison comparison;
  private final BoardUse boardUse;
  private final PlacesAndSteps places;

  ExpressionReader(
      WrittenClass type,
      Instance ruleset,
      BoardDescription board,
      LocalNames names,
      PlacesAndSteps places) {
    this.type = type;
    this.ruleset = ruleset;
    this.board = board;
    this.names = names;
    this.arithmetic = new TypedArithmetic(places);
    this.comparison = new TypedComparison(board, places);
    this.boardUse = new BoardUse(board, places);
    this.places = places;
  }

  private static NotCompiledException not(String what) {
    return new NotCompiledException(what);
  }

  Bool condition(Expression expression) {
    return Typing.condition(read(expression));
  }

  Object constant(Expression expression) {
    if (read(expression) instanceof Known known) {
      return known.value();
    }
    throw not("something that is not constant");
  }

  long constantNumber(Expression expression) {
    if (Typing.number(read(expression)) instanceof NumConstant constant) {
      return constant.value();
    }
    throw not("something that is not constant");
  }

  Expr read(Expression expression) {
    return switch (expression) {
      case Expression.IntegerLiteral literal -> new Known(ShortGame.integer(literal.value()));
      case Expression.BooleanLiteral literal -> new Known(literal.value());
      case Expression.Name name -> name(name.name());
      case Expression.Pair pair -> TypedArithmetic.pair(read(pair.first()), read(pair.second()));
      case Expression.Unary unary ->
          TypedArithmetic.signed(unary.operator(), read(unary.operand()));
      case Expression.Chain chain -> chain(chain);
      case Expression.RightChain chain -> rightChain(chain);
      case Expression.Not not -> {
        Expr part = read(not.operand());
        yield part instanceof Known(Boolean known)
            ? new Known(!known)
            : new Negation(Typing.condition(part));
      }
      case Expression.And and -> new All(conditions(and.operands()));
      case Expression.Or or -> new Any(conditions(or.operands()));
      case Expression.ListLiteral list ->
          new Known(ObjectList.of(list.elements().stream().map(this::constant).toList()));
      case Expression.Range range when range.step() == null ->
          new Known(Ranges.range(constant(range.from()), constant(range.to()), ShortGame.ONE));
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

  private Expr name(String name) {
    Expr local = names.get(name);
    if (local != null) {
      return local;
    }
    if (name.equals(board.name())) {
      return new TheBoard();
    }
    return new Known(type.home().valueOfName(type, ruleset, name).orElseThrow(() -> not(name)));
  }

  private Expr chain(Expression.Chain chain) {
    Expr value = read(chain.first());
    for (Link link : chain.links()) {
      value = arithmetic.operation(link.operator(), value, read(link.operand()));
    }
    return value;
  }

  private Expr rightChain(Expression.RightChain chain) {
    if (chain.links().size() != 1) {
      throw not("several operators");
    }
    BinaryOperator operator = chain.links().getFirst().operator();
    Expr first = read(chain.links().getFirst().operand());
    Expr second = read(chain.last());
    // powers and ordinal sums associate to the right, too
    return operator.isRelation()
        ? comparison.relation(operator, first, second)
        : arithmetic.operation(operator, first, second);
  }

  private List<Bool> conditions(List<Expression> operands) {
    List<Bool> parts = new ArrayList<>();
    for (Expression operand : operands) {
      parts.add(condition(operand));
    }
    return parts;
  }

  private Expr selection(Expression.Selection selection) {
    List<Suffix> suffixes = selection.suffixes();
    if (selection.target() instanceof Expression.Name name
        && name.name().equals(type.name())
        && names.get(name.name()) == null
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
      return boardUse.cell(index);
    }
    if (value instanceof Known known && index instanceof Known key) {
      return new Known(Indexing.element(known.value(), key.value()));
    }
    throw not("an element of something else");
  }

  private Expr member(Expr value, String name, List<Expr> arguments, boolean isCall) {
    return switch (value) {
      case TheBoard _ -> boardUse.member(name, arguments, isCall);
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
        places.requireWholeBoard();
        yield name.equals("Row") ? new RowOf(place) : new ColumnOf(place);
      }
      default -> throw not("a member of something else");
    };
  }

  /** {@code grid.Updated(…)}, or the same of a board that has been changed already. */
  private Expr updated(Expr value, List<Argument> arguments) {
    List<Change> changes = new ArrayList<>(BoardUse.changesOf(value));
    if (arguments.size() == 2) {
      List<Expr> values = read(arguments);
      changes.add(boardUse.change(values.getFirst(), values.getLast()));
    } else if (arguments.size() == 1
        && arguments.getFirst().value() instanceof Expression.MapLiteral map) {
      for (Entry entry : map.entries()) {
        changes.add(boardUse.change(read(entry.key()), read(entry.value())));
      }
    } else {
      throw not("a change of another kind");
    }
    return BoardUse.changed(changes);
  }
}
