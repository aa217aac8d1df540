package org.gamester.script.syntax;

import java.math.BigInteger;
import java.util.List;
import org.gamester.rulesets.Position;
import org.jspecify.annotations.Nullable;

/**
 * The syntax tree of the worksheet language. Statements are expressions too: each has a value.
 *
 * <p>Chains of operators that associate to the left are one node with a list, however long, so that
 * the depth of a tree is bounded by the nesting of brackets in the text.
 */
public sealed interface Expression {

  /** The token that errors of this node point at. */
  SourcePlace position();

  /** A decimal integer. */
  record IntegerLiteral(BigInteger value, SourcePlace position) implements Expression {}

  /** A position with its rules, as in {@code nim(3)}. */
  record PositionTerm(Position value, SourcePlace position) implements Expression {}

  /**
   * A position whose text depends on values, as in <code>nim({n+1})</code>.
   *
   * @param isSum whether it is a sum as in <code>Position("nim({n}) + ^")</code>, not one position
   * @param places the values, each with the text in front of it
   * @param rest the text after the last value
   */
  record PositionTemplate(boolean isSum, List<Place> places, String rest, SourcePlace position)
      implements Expression {}

  /** A value in the text of a position. */
  record Place(String before, Expression value) {}

  record StringLiteral(String text, SourcePlace position) implements Expression {}

  record BooleanLiteral(boolean value, SourcePlace position) implements Expression {}

  /** A name: a class, a variable, a constant or a member of the context object. */
  record Name(String name, SourcePlace position) implements Expression {}

  /** {@code this}. */
  record This(SourcePlace position) implements Expression {}

  /** {@code super.name}: the member of that name that the class would inherit. */
  record SuperMember(String name, SourcePlace position) implements Expression {}

  /** {@code pass}, the move from a loopy game to itself. */
  record Pass(SourcePlace position) implements Expression {}

  /** {@code error(e)}. */
  record ErrorCall(Expression message, SourcePlace position) implements Expression {}

  /** A canonical game of misere play as it prints, without {@code *[} and {@code ]}. */
  record MisereLiteral(String text, SourcePlace position) implements Expression {}

  /** A class by its qualified name, as the classic style prints it. */
  record ClassReference(String qualifiedName, SourcePlace position) implements Expression {}

  /** {@code (row, column)}. */
  record Pair(Expression first, Expression second, SourcePlace position) implements Expression {}

  record ListLiteral(List<Expression> elements, SourcePlace position) implements Expression {}

  record SetLiteral(List<Expression> elements, SourcePlace position) implements Expression {}

  record MapLiteral(List<Entry> entries, SourcePlace position) implements Expression {}

  /** {@code key => value}. */
  record Entry(Expression key, Expression value) {}

  /** An entry of a map as an argument: {@code f(key => value)}, {@code (key => value)}. */
  record EntryLiteral(Entry entry, SourcePlace position) implements Expression {}

  /** {@code [e for …]}, {@code (e for …)} or {@code {e for …}}. */
  record Comprehension(
      Collected collected, Expression element, List<LoopClause> clauses, SourcePlace position)
      implements Expression {}

  /** What a comprehension makes. */
  enum Collected {
    LIST,
    SET
  }

  /** <code>{k => v for …}</code>. */
  record MapComprehension(Entry entry, List<LoopClause> clauses, SourcePlace position)
      implements Expression {}

  /**
   * A game in braces, its bars already counted.
   *
   * @param label the name that stands for the game inside its own braces
   * @param literal whether it was quoted, which keeps its form
   */
  record GameBraces(
      @Nullable String label,
      List<Expression> left,
      List<Expression> right,
      boolean literal,
      SourcePlace position)
      implements Expression {}

  /** {@code *} or {@code *m}. */
  record Nim(@Nullable Expression value, SourcePlace position) implements Expression {}

  /**
   * Ups or downs, with a star part if {@code star} is there: {@code ^^}, {@code v3*2}.
   *
   * @param sign 1 for ups, -1 for downs
   * @param run the number of carets or vees
   * @param multiple what stands behind a single one
   */
  record Up(
      int sign, int run, @Nullable Expression multiple, @Nullable Nim star, SourcePlace position)
      implements Expression {}

  /**
   * A power of up or down: {@code ^<n>} or, the sum of all powers up to it, {@code ^[n]}.
   *
   * @param sign 1 for up, -1 for down
   */
  record UpPower(int sign, boolean sum, Expression exponent, SourcePlace position)
      implements Expression {}

  /** {@code +e}, {@code -e} or {@code +-e}. */
  record Unary(UnaryOperator operator, Expression operand, SourcePlace position)
      implements Expression {}

  /** {@code a op b op c …}, grouped to the left. */
  record Chain(Expression first, List<Link> links, SourcePlace position) implements Expression {}

  /** An operator of a chain and its right operand. */
  record Link(BinaryOperator operator, Expression operand, SourcePlace position) {}

  /** {@code a op b op c …}, grouped to the right: powers and relations. */
  record RightChain(List<Link> links, Expression last, SourcePlace position)
      implements Expression {}

  /** {@code onside & offside}. */
  record Sides(Expression onside, Expression offside, SourcePlace position) implements Expression {}

  /** {@code from..to} or {@code from..to..step}. */
  record Range(Expression from, Expression to, @Nullable Expression step, SourcePlace position)
      implements Expression {}

  /** {@code a Name b Name c …}, grouped to the left. */
  record Infix(Expression first, List<Word> words, SourcePlace position) implements Expression {}

  /** An infix word and its right operand. */
  record Word(String name, Expression operand, SourcePlace position) {}

  /** Members, indices and calls behind an expression: {@code e.M[i](x)}. */
  record Selection(Expression target, List<Suffix> suffixes, SourcePlace position)
      implements Expression {}

  /** One step of a {@link Selection}. */
  sealed interface Suffix {
    SourcePlace position();
  }

  /** {@code .name}. */
  record Member(String name, SourcePlace position) implements Suffix {}

  /** {@code [index]}. */
  record Index(Expression index, SourcePlace position) implements Suffix {}

  /** {@code (arguments)}. */
  record Call(List<Argument> arguments, SourcePlace position) implements Suffix {}

  /** An argument, named or by its place. */
  record Argument(@Nullable String name, Expression value, SourcePlace position) {}

  /** {@code e is T}. */
  record TypeTest(Expression operand, String typeName, SourcePlace position)
      implements Expression {}

  record Not(Expression operand, SourcePlace position) implements Expression {}

  record And(List<Expression> operands, SourcePlace position) implements Expression {}

  record Or(List<Expression> operands, SourcePlace position) implements Expression {}

  /**
   * A function.
   *
   * @param name the name it was defined with, or null
   */
  record FunctionLiteral(
      @Nullable String name, List<Parameter> parameters, Expression body, SourcePlace position)
      implements Expression {}

  /** {@code name as Type ? default} or {@code name...}. */
  record Parameter(
      String name,
      @Nullable String typeName,
      @Nullable Expression defaultValue,
      boolean expands,
      SourcePlace position) {}

  /** {@code name := e}. */
  record Assignment(String name, Expression value, SourcePlace position) implements Expression {}

  /** {@code var name := e}. */
  record VariableDeclaration(String name, @Nullable Expression value, SourcePlace position)
      implements Expression {}

  /** Statements in a scope of their own; the value is that of the last one. */
  record Block(List<Expression> statements, SourcePlace position) implements Expression {}

  record If(List<Branch> branches, @Nullable Block otherwise, SourcePlace position)
      implements Expression {}

  /** A condition and what to do if it holds. */
  record Branch(Expression condition, Block body) {}

  /** Loops, the first outermost, around a body that is done or that yields elements of a list. */
  record Loop(List<LoopClause> clauses, List<Block> bodies, boolean yields, SourcePlace position)
      implements Expression {}

  /** The head of a loop. */
  sealed interface LoopClause {
    /** Ends the loop when false. */
    @Nullable Expression whileCondition();

    /** Skips the body when false. */
    @Nullable Expression whereCondition();

    SourcePlace position();
  }

  record ForFrom(
      String variable,
      Expression from,
      @Nullable Expression to,
      @Nullable Expression by,
      @Nullable Expression whileCondition,
      @Nullable Expression whereCondition,
      SourcePlace position)
      implements LoopClause {}

  record ForIn(
      String variable,
      Expression collection,
      @Nullable Expression whileCondition,
      @Nullable Expression whereCondition,
      SourcePlace position)
      implements LoopClause {}

  record ForOnce(
      String variable,
      Expression value,
      @Nullable Expression whileCondition,
      @Nullable Expression whereCondition,
      SourcePlace position)
      implements LoopClause {}

  record While(Expression condition, @Nullable Expression whereCondition, SourcePlace position)
      implements LoopClause {
    @Override
    public Expression whileCondition() {
      return condition;
    }
  }

  record Break(SourcePlace position) implements Expression {}

  record Continue(SourcePlace position) implements Expression {}

  record Return(@Nullable Expression value, SourcePlace position) implements Expression {}

  /** Drops all worksheet variables. */
  record Clear(SourcePlace position) implements Expression {}

  record Try(Block body, Block last, SourcePlace position) implements Expression {}
}
