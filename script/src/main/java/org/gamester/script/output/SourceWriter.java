package org.gamester.script.output;

import java.util.List;
import java.util.function.Consumer;
import org.gamester.script.syntax.BinaryOperator;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.*;
import org.gamester.values.Computation;
import org.gamester.values.Integers;
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

  private final TextBuilder text;
  private final boolean exact;

  SourceWriter(TextBuilder text) {
    this.text = text;
    this.exact = text.isExact();
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
          e.links().getFirst().operator() == BinaryOperator.POWER ? POWER : RELATION;
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

  /** Writes an expression, in parentheses if it binds looser than {@code loosest}. */
  private void write(Expression expression, int loosest) {
    if (level(expression) > loosest) {
      text.raw("(");
      write(expression);
      text.raw(")");
    } else {
      write(expression);
    }
  }

  void write(Expression expression) {
    Computation.poll();
    switch (expression) {
      case IntegerLiteral e -> text.raw(Integers.text(e.value()));
      case PositionTerm e -> text.raw(e.value().rules().text(e.value()));
      case PositionTemplate e -> {
        text.raw(e.isSum() ? "Position(\"" : "");
        e.places()
            .forEach(
                place -> {
                  text.raw(place.before());
                  bracketed("{", place.value(), "}");
                });
        text.raw(e.rest());
        text.raw(e.isSum() ? "\")" : "");
      }
      case StringLiteral e -> text.object(e.text());
      case BooleanLiteral e -> text.raw(Boolean.toString(e.value()));
      case Name e -> text.raw(e.name());
      case This e -> text.raw("this");
      case SuperMember e -> text.raw("super.").raw(e.name());
      case Pass e -> text.raw("pass");
      case ErrorCall e -> bracketed("error(", e.message(), ")");
      case MisereLiteral e -> text.raw("*[").raw(e.text()).raw("]");
      case ClassReference e -> text.raw("⟪").raw(e.qualifiedName()).raw("⟫");
      case Pair e -> list("(", List.of(e.first(), e.second()), ")");
      case EntryLiteral e -> {
        text.raw("(");
        entry(e.entry());
        text.raw(")");
      }
      case ListLiteral e -> list("[", e.elements(), "]");
      case SetLiteral e -> list("{", e.elements(), "}");
      case MapLiteral e -> {
        text.raw(e.entries().isEmpty() ? "{=>" : "{");
        separated(e.entries(), ", ", this::entry);
        text.raw("}");
      }
      case Comprehension e -> {
        boolean isList = e.collected() == Collected.LIST;
        text.raw(isList ? "[" : "{");
        write(e.element());
        clauses(" ", e.clauses());
        text.raw(isList ? "]" : "}");
      }
      case MapComprehension e -> {
        text.raw("{");
        entry(e.entry());
        clauses(" ", e.clauses());
        text.raw("}");
      }
      case GameBraces e -> game(e);
      case Nim e -> optional("*", e.value(), PRIMARY, "*");
      case Up e -> up(e);
      case UpPower e -> {
        text.raw(e.sign() > 0 ? "^" : "v");
        bracketed(e.sum() ? "[" : "<", e.exponent(), e.sum() ? "]" : ">");
      }
      case Unary e -> {
        text.raw(e.operator().symbol());
        write(e.operand(), POWER);
      }
      case Chain e -> chain(e);
      case RightChain e -> rightChain(e);
      case Sides e -> {
        write(e.onside(), ORDINAL);
        text.raw(" & ");
        write(e.offside(), ORDINAL);
      }
      case Expression.Range e -> {
        write(e.from(), SUM);
        text.raw("..");
        write(e.to(), SUM);
        optional("..", e.step(), SUM, "");
      }
      case Infix e -> {
        write(e.first(), RANGE);
        for (Word word : e.words()) {
          text.raw(" ").raw(word.name()).raw(" ");
          write(word.operand(), RANGE);
        }
      }
      case Selection e -> selection(e);
      case TypeTest e -> {
        write(e.operand(), RELATION);
        text.raw(" is ").raw(e.typeName());
      }
      case Not e -> optional("not ", e.operand(), NOT, "");
      case And e -> separated(e.operands(), " and ", operand -> write(operand, NOT));
      case Or e -> separated(e.operands(), " or ", operand -> write(operand, AND));
      case FunctionLiteral e -> function(e);
      case Assignment e -> {
        text.raw(e.name()).raw(" := ");
        write(e.value());
      }
      case VariableDeclaration e -> {
        text.raw("var ").raw(e.name());
        optional(" := ", e.value(), FUNCTION, "");
      }
      case Block e -> statements("begin ", e, "end");
      case If e -> condition(e);
      case Loop e -> loop(e);
      case Break e -> text.raw("break");
      case Continue e -> text.raw("continue");
      case Return e -> optional("return ", e.value(), ASSIGNMENT, "return");
      case Clear e -> text.raw("clear");
      case Try e -> {
        statements("try ", e.body(), "");
        statements("finally ", e.last(), "end");
      }
    }
  }

  private <T> void separated(List<T> parts, String separator, Consumer<T> writePart) {
    boolean first = true;
    for (T part : parts) {
      if (!first) {
        text.raw(separator);
      }
      first = false;
      writePart.accept(part);
    }
  }

  private void list(String open, List<Expression> expressions, String close) {
    text.raw(open);
    separated(expressions, ", ", this::write);
    text.raw(close);
  }

  private void bracketed(String open, Expression inside, String close) {
    text.raw(open);
    write(inside);
    text.raw(close);
  }

  /** Writes {@code before} and the expression if there is one, otherwise {@code instead}. */
  private void optional(
      String before, @Nullable Expression expression, int loosest, String instead) {
    if (expression == null) {
      text.raw(instead);
    } else {
      text.raw(before);
      write(expression, loosest);
    }
  }

  private void entry(Entry entry) {
    write(entry.key());
    text.raw(" => ");
    write(entry.value());
  }

  private void game(GameBraces game) {
    String label = game.label();
    text.raw(game.literal() ? "'" : "").raw(label == null ? "" : label).raw("{");
    separated(game.left(), ",", this::write);
    text.raw("|");
    separated(game.right(), ",", this::write);
    text.raw(game.literal() ? "}'" : "}");
  }

  private void up(Up up) {
    text.repeat(up.sign() > 0 ? "^" : "v", up.run());
    optional("", up.multiple(), PRIMARY, "");
    optional("", up.star(), UP, "");
  }

  private void chain(Chain chain) {
    int level = level(chain);
    write(chain.first(), level);
    for (Link link : chain.links()) {
      text.raw(" ").raw(link.operator().symbol()).raw(" ");
      write(link.operand(), exact ? level - 1 : level); // the classic form groups to the left
    }
  }

  private void rightChain(RightChain chain) {
    int level = level(chain);
    for (Link link : chain.links()) {
      write(link.operand(), level - 1);
      String symbol = link.operator().symbol();
      text.raw(level == POWER ? symbol : " " + symbol + " ");
    }
    write(chain.last(), level - 1);
  }

  private void selection(Selection selection) {
    write(selection.target(), POSTFIX);
    for (Suffix suffix : selection.suffixes()) {
      switch (suffix) {
        case Member member -> text.raw(".").raw(member.name());
        case Index index -> bracketed("[", index.index(), "]");
        case Call call -> {
          text.raw("(");
          separated(call.arguments(), ", ", this::argument);
          text.raw(")");
        }
      }
    }
  }

  private void argument(Argument argument) {
    text.raw(argument.name() == null ? "" : argument.name() + " => ");
    write(argument.value());
  }

  private void function(FunctionLiteral function) {
    List<Parameter> parameters = function.parameters();
    boolean bare = parameters.size() == 1 && (!exact || isPlain(parameters.getFirst()));
    text.raw(bare ? "" : "(");
    separated(parameters, ", ", this::parameter);
    text.raw(bare ? " -> " : ") -> ");
    write(function.body(), FUNCTION);
  }

  private static boolean isPlain(Parameter parameter) {
    return parameter.typeName() == null && parameter.defaultValue() == null && !parameter.expands();
  }

  private void parameter(Parameter parameter) {
    text.raw(parameter.name());
    if (exact) {
      text.raw(parameter.typeName() == null ? "" : " as " + parameter.typeName());
      optional(" ? ", parameter.defaultValue(), ASSIGNMENT, "");
      text.raw(parameter.expands() ? "..." : "");
    }
  }

  private void statements(String open, Block block, String close) {
    text.raw(open);
    for (Expression statement : block.statements()) {
      write(statement);
      text.raw("; ");
    }
    text.raw(close);
  }

  private void condition(If condition) {
    String word = "if ";
    for (Branch branch : condition.branches()) {
      text.raw(word);
      write(branch.condition());
      statements(" then ", branch.body(), "");
      word = "elseif ";
    }
    Block otherwise = condition.otherwise();
    if (otherwise == null) {
      text.raw("end");
    } else {
      statements("else ", otherwise, "end");
    }
  }

  private void loop(Loop loop) {
    clauses("", loop.clauses());
    for (Block body : loop.bodies()) {
      text.raw(loop.yields() ? " yield" : " do");
      for (Expression statement : body.statements()) {
        text.raw(" ");
        write(statement);
        text.raw(";");
      }
    }
    text.raw(" end");
  }

  /** Writes the heads of loops, {@code before} in front of the first. */
  private void clauses(String before, List<LoopClause> clauses) {
    String separator = before;
    for (LoopClause clause : clauses) {
      text.raw(separator);
      switch (clause) {
        case ForFrom c -> {
          text.raw("for ").raw(c.variable());
          optional(" from ", c.from(), ASSIGNMENT, "");
          optional(" to ", c.to(), ASSIGNMENT, "");
          optional(" by ", c.by(), ASSIGNMENT, "");
        }
        case ForIn c -> {
          text.raw("for ").raw(c.variable());
          optional(" in ", c.collection(), ASSIGNMENT, "");
        }
        case ForOnce c -> {
          text.raw("for ").raw(c.variable());
          optional(" := ", c.value(), ASSIGNMENT, "");
        }
        case While c -> {}
      }
      String space = clause instanceof While ? "" : " ";
      optional(space + "while ", clause.whileCondition(), ASSIGNMENT, "");
      optional(" where ", clause.whereCondition(), ASSIGNMENT, "");
      separator = " ";
    }
  }
}
