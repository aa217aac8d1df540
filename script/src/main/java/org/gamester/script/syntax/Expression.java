package org.gamester.script.syntax;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The syntax tree of the worksheet language. Statements are expressions too: each has a value.
 *
 * <p>Chains of operators that associate to the left are one node with a list, however long, so that
 * the depth of a tree is bounded by the nesting of brackets in the text.
 */
public sealed interface Expression {

  /** The token that errors of this node point at. */
  Position position();

  /** A decimal integer. */
  record IntegerLiteral(BigInteger value, Position position) implements Expression {}

  /** A position with its rules, as in {@code nim(3)}. */
  record PositionTerm(org.gamester.rulesets.Position value, Position position)
      implements Expression {}

  /**
   * A position whose text depends on values, as in <code>nim({n+1})</code>.
   *
   * @param isSum whether it is a sum as in <code>Position("nim({n}) + ^")</code>, not one position
   * @param places the values, each with the text in front of it
   * @param rest the text after the last value
   */
  record PositionTemplate(boolean isSum, List<Place> places, String rest, Position position)
      implements Expression {}

  /** A value in the text of a position. */
  record Place(String before, Expression value) {}

  record StringLiteral(String text, Position position) implements Expression {}

  record BooleanLiteral(boolean value, Position position) implements Expression {}

  /** A name: a class, a variable, a constant or a member of the context object. */
  record Name(String name, Position position) implements Expression {}

  /** {@code this}. */
  record This(Position position) implements Expression {}

  /** {@code super.name}: the member of that name that the class would inherit. */
  record SuperMember(String name, Position position) implements Expression {}

  /** {@code pass}, the move from a loopy game to itself. */
  record Pass(Position position) implements Expression {}

  /** {@code error(e)}. */
  record ErrorCall(Expression message, Position position) implements Expression {}

  /** A class by its qualified name, as the classic style prints it. */
  record ClassReference(String qualifiedName, Position position) implements Expression {}

  /** {@code (row, column)}. */
  record Pair(Expression first, Expression second, Position position) implements Expression {}

  record ListLiteral(List<Expression> elements, Position position) implements Expression {}

  record SetLiteral(List<Expression> elements, Position position) implements Expression {}

  record MapLiteral(List<Entry> entries, Position position) implements Expression {}

  /** {@code key => value}. */
  record Entry(Expression key, Expression value) {}

  /** An entry of a map as an argument: {@code f(key => value)}, {@code (key => value)}. */
  record EntryLiteral(Entry entry, Position position) implements Expression {}

  /** {@code [e for …]}, {@code (e for …)} or {@code {e for …}}. */
  record Comprehension(
      Collected collected, Expression element, List<LoopClause> clauses, Position position)
      implements Expression {}

  /** What a comprehension makes. */
  enum Collected {
    LIST,
    SET
  }

  /** <code>{k => v for …}</code>. */
  record MapComprehension(Entry entry, List<LoopClause> clauses, Position position)
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
      Position position)
      implements Expression {}

  /** {@code *} or {@code *m}. */
  record Nim(@Nullable Expression value, Position position) implements Expression {}

  /**
   * Ups or downs, with a star part if {@code star} is there: {@code ^^}, {@code v3*2}.
   *
   * @param sign 1 for ups, -1 for downs
   * @param run the number of carets or vees
   * @param multiple what stands behind a single one
   */
  record Up(int sign, int run, @Nullable Expression multiple, @Nullable Nim star, Position position)
      implements Expression {}

  /**
   * A power of up or down: {@code ^<n>} or, the sum of all powers up to it, {@code ^[n]}.
   *
   * @param sign 1 for up, -1 for down
   */
  record UpPower(int sign, boolean sum, Expression exponent, Position position)
      implements Expression {}

  /** {@code +e}, {@code -e} or {@code +-e}. */
  record Unary(UnaryOperator operator, Expression operand, Position position)
      implements Expression {}

  /** {@code a op b op c …}, grouped to the left. */
  record Chain(Expression first, List<Link> links, Position position) implements Expression {}

  /** An operator of a chain and its right operand. */
  record Link(BinaryOperator operator, Expression operand, Position position) {}

  /** {@code a op b op c …}, grouped to the right: powers and relations. */
  record RightChain(List<Link> links, Expression last, Position position) implements Expression {}

  /** {@code onside & offside}. */
  record Sides(Expression onside, Expression offside, Position position) implements Expression {}

  /** {@code from..to} or {@code from..to..step}. */
  record Range(Expression from, Expression to, @Nullable Expression step, Position position)
      implements Expression {}

  /** {@code a Name b Name c …}, grouped to the left. */
  record Infix(Expression first, List<Word> words, Position position) implements Expression {}

  /** An infix word and its right operand. */
  record Word(String name, Expression operand, Position position) {}

  /** Members, indices and calls behind an expression: {@code e.M[i](x)}. */
  record Selection(Expression target, List<Suffix> suffixes, Position position)
      implements Expression {}

  /** One step of a {@link Selection}. */
  sealed interface Suffix {
    Position position();
  }

  /** {@code .name}. */
  record Member(String name, Position position) implements Suffix {}

  /** {@code [index]}. */
  record Index(Expression index, Position position) implements Suffix {}

  /** {@code (arguments)}. */
  record Call(List<Argument> arguments, Position position) implements Suffix {}

  /** An argument, named or by its place. */
  record Argument(@Nullable String name, Expression value, Position position) {}

  /** {@code e is T}. */
  record TypeTest(Expression operand, String typeName, Position position) implements Expression {}

  record Not(Expression operand, Position position) implements Expression {}

  record And(List<Expression> operands, Position position) implements Expression {}

  record Or(List<Expression> operands, Position position) implements Expression {}

  /**
   * A function.
   *
   * @param name the name it was defined with, or null
   */
  record FunctionLiteral(
      @Nullable String name, List<Parameter> parameters, Expression body, Position position)
      implements Expression {}

  /** {@code name as Type ? default} or {@code name...}. */
  record Parameter(
      String name,
      @Nullable String typeName,
      @Nullable Expression defaultValue,
      boolean expands,
      Position position) {}

  /** {@code name := e}. */
  record Assignment(String name, Expression value, Position position) implements Expression {}

  /** {@code var name := e}. */
  record VariableDeclaration(String name, @Nullable Expression value, Position position)
      implements Expression {}

  /** Statements in a scope of their own; the value is that of the last one. */
  record Block(List<Expression> statements, Position position) implements Expression {}

  record If(List<Branch> branches, @Nullable Block otherwise, Position position)
      implements Expression {}

  /** A condition and what to do if it holds. */
  record Branch(Expression condition, Block body) {}

  /** Loops, the first outermost, around a body that is done or that yields elements of a list. */
  record Loop(List<LoopClause> clauses, List<Block> bodies, boolean yields, Position position)
      implements Expression {}

  /** The head of a loop. */
  sealed interface LoopClause {
    /** Ends the loop when false. */
    @Nullable Expression whileCondition();

    /** Skips the body when false. */
    @Nullable Expression whereCondition();

    Position position();
  }

  record ForFrom(
      String variable,
      Expression from,
      @Nullable Expression to,
      @Nullable Expression by,
      @Nullable Expression whileCondition,
      @Nullable Expression whereCondition,
      Position position)
      implements LoopClause {}

  record ForIn(
      String variable,
      Expression collection,
      @Nullable Expression whileCondition,
      @Nullable Expression whereCondition,
      Position position)
      implements LoopClause {}

  record ForOnce(
      String variable,
      Expression value,
      @Nullable Expression whileCondition,
      @Nullable Expression whereCondition,
      Position position)
      implements LoopClause {}

  record While(Expression condition, @Nullable Expression whereCondition, Position position)
      implements LoopClause {
    @Override
    public Expression whileCondition() {
      return condition;
    }
  }

  record Break(Position position) implements Expression {}

  record Continue(Position position) implements Expression {}

  record Return(@Nullable Expression value, Position position) implements Expression {}

  /** Drops all worksheet variables. */
  record Clear(Position position) implements Expression {}

  record Try(Block body, Block last, Position position) implements Expression {}
}
