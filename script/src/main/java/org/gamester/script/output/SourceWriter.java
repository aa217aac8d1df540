package org.gamester.script.output;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.*;
import org.jspecify.annotations.Nullable;

/**
 * Prints expressions again as source, for functions.
 *
 * <p>The classic form drops the types and defaults of parameters and the parentheses around right
 * operands of the same level; the exact form keeps all that is needed to read it back.
 */
final class SourceWriter {

  /** Levels of the operator table, as far as parentheses need them. */
  private static final int PRIMARY = 1;

  private static final int UP = 3;
  private static final int POSTFIX = 4;
  private static final int POWER = 5;
  private static final int PREFIX = 6;
  private static final int PRODUCT = 7;
  private static final int ORDINAL = 8;
  private static final int SIDES = 9;
  private static final int SUM = 10;
  private static final int RANGE = 11;
  private static final int INFIX = 12;
  private static final int RELATION = 13;
  private static final int TYPE_TEST = 14;
  private static final int NOT = 15;
  private static final int AND = 16;
  private static final int OR = 17;
  private static final int FUNCTION = 18;
  private static final int ASSIGNMENT = 19;

  private final boolean exact;

  SourceWriter(boolean exact) {
    this.exact = exact;
  }

  private static int level(Expression expression) {
    return switch (expression) {
      case Nim e -> UP;
      case Up e -> UP;
      case UpPower e -> UP;
      case Selection e -> POSTFIX;
      case Unary e -> PREFIX;
      case Chain e ->
          switch (e.links().getLast().operator()) {
            case TIMES, DIVIDE, REMAINDER -> PRODUCT;
            case ORDINAL_SUM -> ORDINAL;
            default -> SUM;
          };
      case RightChain e ->
          e.links().getFirst().operator() == org.gamester.script.syntax.BinaryOperator.POWER
              ? POWER
              : RELATION;
      case Sides e -> SIDES;
      case Expression.Range e -> RANGE;
      case Infix e -> INFIX;
      case TypeTest e -> TYPE_TEST;
      case Not e -> NOT;
      case And e -> AND;
      case Or e -> OR;
      case FunctionLiteral e -> FUNCTION;
      case Assignment e -> ASSIGNMENT;
      default -> PRIMARY;
    };
  }

  /** The text, in parentheses if it binds looser than {@code loosest}. */
  private String write(Expression expression, int loosest) {
    String text = write(expression);
    return level(expression) > loosest ? "(" + text + ")" : text;
  }

  /** A right operand, which the classic form treats like a left one. */
  private String right(Expression expression, int level) {
    return write(expression, exact ? level - 1 : level);
  }

  String write(Expression expression) {
    return switch (expression) {
      case IntegerLiteral e -> e.value().toString();
      case StringLiteral e -> (exact ? ValueWriter.EXACT : ValueWriter.CLASSIC).write(e.text());
      case BooleanLiteral e -> Boolean.toString(e.value());
      case Name e -> e.name();
      case This e -> "this";
      case Pass e -> "pass";
      case ErrorCall e -> "error(" + write(e.message()) + ")";
      case ClassReference e -> exact ? e.qualifiedName() : "⟪" + e.qualifiedName() + "⟫";
      case Pair e -> "(" + write(e.first()) + ", " + write(e.second()) + ")";
      case ListLiteral e -> "[" + joined(e.elements()) + "]";
      case SetLiteral e -> "{" + joined(e.elements()) + "}";
      case MapLiteral e ->
          e.entries().isEmpty() ? "{=>}" : "{" + joined(e.entries(), this::entry) + "}";
      case Comprehension e -> {
        String text = write(e.element()) + clauses(e.clauses());
        yield e.collected() == Collected.LIST ? "[" + text + "]" : "{" + text + "}";
      }
      case MapComprehension e -> "{" + entry(e.entry()) + clauses(e.clauses()) + "}";
      case GameBraces e -> game(e);
      case Nim e -> "*" + optional("", e.value(), PRIMARY);
      case Up e -> up(e);
      case UpPower e ->
          (e.sign() > 0 ? "^" : "v")
              + (e.sum() ? "[" + write(e.exponent()) + "]" : "<" + write(e.exponent()) + ">");
      case Unary e -> e.operator().symbol() + write(e.operand(), POWER);
      case Chain e -> chain(e);
      case RightChain e -> rightChain(e);
      case Sides e -> write(e.onside(), ORDINAL) + " & " + write(e.offside(), ORDINAL);
      case Expression.Range e ->
          write(e.from(), SUM) + ".." + write(e.to(), SUM) + optional("..", e.step(), SUM);
      case Infix e -> {
        StringBuilder text = new StringBuilder(write(e.first(), RANGE));
        for (Word word : e.words()) {
          text.append(' ').append(word.name()).append(' ').append(write(word.operand(), RANGE));
        }
        yield text.toString();
      }
      case Selection e -> selection(e);
      case TypeTest e -> write(e.operand(), RELATION) + " is " + e.typeName();
      case Not e -> "not " + write(e.operand(), NOT);
      case And e -> joined(e.operands(), " and ", NOT);
      case Or e -> joined(e.operands(), " or ", AND);
      case FunctionLiteral e -> function(e);
      case Assignment e -> e.name() + " := " + write(e.value());
      case VariableDeclaration e -> "var " + e.name() + optional(" := ", e.value(), FUNCTION);
      case Block e -> "begin " + statements(e) + "end";
      case If e -> condition(e);
      case Loop e -> loop(e);
      case Break e -> "break";
      case Continue e -> "continue";
      case Return e -> "return" + optional(" ", e.value(), ASSIGNMENT);
      case Clear e -> "clear";
      case Try e -> "try " + statements(e.body()) + "finally " + statements(e.last()) + "end";
    };
  }

  private String joined(List<Expression> expressions) {
    return joined(expressions, this::write);
  }

  private static <T> String joined(List<T> parts, Function<T, String> text) {
    return parts.stream().map(text).collect(Collectors.joining(", "));
  }

  private String joined(List<Expression> operands, String separator, int loosest) {
    return operands.stream()
        .map(operand -> write(operand, loosest))
        .collect(Collectors.joining(separator));
  }

  private String optional(String before, @Nullable Expression expression, int loosest) {
    return expression == null ? "" : before + write(expression, loosest);
  }

  private String entry(Entry entry) {
    return write(entry.key()) + " => " + write(entry.value());
  }

  private String game(GameBraces game) {
    String label = game.label() == null ? "" : game.label();
    String text =
        label
            + "{"
            + game.left().stream().map(this::write).collect(Collectors.joining(","))
            + "|"
            + game.right().stream().map(this::write).collect(Collectors.joining(","))
            + "}";
    return game.literal() ? "'" + text + "'" : text;
  }

  private String up(Up up) {
    Nim star = up.star();
    return (up.sign() > 0 ? "^" : "v").repeat(up.run())
        + optional("", up.multiple(), PRIMARY)
        + (star == null ? "" : write(star));
  }

  private String chain(Chain chain) {
    int level = level(chain);
    StringBuilder text = new StringBuilder(write(chain.first(), level));
    for (Link link : chain.links()) {
      text.append(' ').append(link.operator().symbol()).append(' ');
      text.append(right(link.operand(), level));
    }
    return text.toString();
  }

  private String rightChain(RightChain chain) {
    int level = level(chain);
    StringBuilder text = new StringBuilder();
    for (Link link : chain.links()) {
      text.append(write(link.operand(), level - 1));
      String symbol = link.operator().symbol();
      text.append(level == POWER ? symbol : " " + symbol + " ");
    }
    return text.append(write(chain.last(), level - 1)).toString();
  }

  private String selection(Selection selection) {
    StringBuilder text = new StringBuilder(write(selection.target(), POSTFIX));
    for (Suffix suffix : selection.suffixes()) {
      switch (suffix) {
        case Member member -> text.append('.').append(member.name());
        case Index index -> text.append('[').append(write(index.index())).append(']');
        case Call call ->
            text.append('(').append(joined(call.arguments(), this::argument)).append(')');
      }
    }
    return text.toString();
  }

  private String argument(Argument argument) {
    return (argument.name() == null ? "" : argument.name() + " => ") + write(argument.value());
  }

  private String function(FunctionLiteral function) {
    List<Parameter> parameters = function.parameters();
    boolean bare =
        parameters.size() == 1
            && (!exact || parameter(parameters.getFirst()).equals(parameters.getFirst().name()));
    String head = joined(parameters, this::parameter);
    return (bare ? head : "(" + head + ")") + " -> " + write(function.body(), FUNCTION);
  }

  private String parameter(Parameter parameter) {
    if (!exact) {
      return parameter.name();
    }
    return parameter.name()
        + (parameter.typeName() == null ? "" : " as " + parameter.typeName())
        + optional(" ? ", parameter.defaultValue(), ASSIGNMENT)
        + (parameter.expands() ? "..." : "");
  }

  private String statements(Block block) {
    return block.statements().stream().map(s -> write(s) + "; ").collect(Collectors.joining());
  }

  private String condition(If condition) {
    StringBuilder text = new StringBuilder();
    for (Branch branch : condition.branches()) {
      text.append(text.isEmpty() ? "if " : "elseif ").append(write(branch.condition()));
      text.append(" then ").append(statements(branch.body()));
    }
    Block otherwise = condition.otherwise();
    return text + (otherwise == null ? "" : "else " + statements(otherwise)) + "end";
  }

  private String loop(Loop loop) {
    StringBuilder text = new StringBuilder(clauses(loop.clauses()).strip());
    for (Block body : loop.bodies()) {
      text.append(loop.yields() ? " yield " : " do ").append(statements(body).strip());
    }
    return text + " end";
  }

  private String clauses(List<LoopClause> clauses) {
    StringBuilder text = new StringBuilder();
    for (LoopClause clause : clauses) {
      text.append(
          switch (clause) {
            case ForFrom c ->
                " for "
                    + c.variable()
                    + " from "
                    + write(c.from())
                    + optional(" to ", c.to(), ASSIGNMENT)
                    + optional(" by ", c.by(), ASSIGNMENT);
            case ForIn c -> " for " + c.variable() + " in " + write(c.collection());
            case ForOnce c -> " for " + c.variable() + " := " + write(c.value());
            case While c -> "";
          });
      text.append(optional(" while ", clause.whileCondition(), ASSIGNMENT));
      text.append(optional(" where ", clause.whereCondition(), ASSIGNMENT));
    }
    return text.toString();
  }
}
