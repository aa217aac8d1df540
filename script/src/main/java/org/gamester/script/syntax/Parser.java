package org.gamester.script.syntax;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.gamester.rulesets.Catalogue;
import org.gamester.values.Computation;

/**
 * Reads worksheets by recursive descent: a method for each level of the operator table, loops where
 * operators associate to the left.
 *
 * <p>Written by hand because the literals of the language depend on what touches what and on the
 * token after the next ({@code 2*}, {@code 3^*2}, {@code ^ Heat 2}); see the log of decisions.
 * Linear in the number of tokens; the depth of recursion follows the nesting of brackets, which
 * {@link TokenReader} bounds.
 */
public final class Parser {

  /** How printed text is to be read. */
  public enum Dialect {
    /** The language itself: {@code 2*3} is a product, {@code 1^3} a power. */
    LANGUAGE,
    /** The language without what CGScript has not: decimal fractions. */
    CLASSIC,
    /** What the classic style prints: {@code 2*3} is 2 + *3, {@code 1^3} is 1 + ^3. */
    CLASSIC_OUTPUT
  }

  final TokenReader reader;
  final Dialect dialect;
  final Catalogue catalogue;
  final StatementParser statements;
  final ExpressionParser expressions;
  final OperandParser operands;
  final PositionParser positions;
  final NumberParser numbers;
  final BraceParser braces;
  final ClassParser classes;

  /** The names that the user has bound where the parser is. */
  final BoundNames names;

  /** Whether {@code implies} and {@code iff} connect statements. */
  final boolean connectives;

  private Parser(
      Source source,
      int start,
      int end,
      Dialect dialect,
      Catalogue catalogue,
      BoundNames names,
      boolean connectives) {
    this.connectives = connectives;
    this.reader = new TokenReader(source, start, end, catalogue, names);
    this.names = names;
    this.catalogue = catalogue;
    this.dialect = dialect;
    this.statements = new StatementParser(this);
    this.expressions = new ExpressionParser(this);
    this.operands = new OperandParser(this);
    this.positions = new PositionParser(this);
    this.numbers = new NumberParser(this);
    this.braces = new BraceParser(this);
    this.classes = new ClassParser(this);
  }

  /**
   * Reads a worksheet input. Deeply nested texts need a large stack.
   *
   * @param catalogue the rulesets whose positions are read
   * @param known the names that the user has bound before
   * @throws SyntaxException if the text is not in the language
   */
  public static Program parse(
      Source source, Dialect dialect, Catalogue catalogue, UserNames known) {
    return read(
        known,
        names ->
            new Parser(source, 0, source.text().length(), dialect, catalogue, names, false)
                .statements.worksheet());
  }

  /**
   * Reads the expression that a part of a source is. The words {@code implies} and {@code iff}
   * connect what binds tighter than they do.
   *
   * @param start offset of the first character of the part
   * @param end offset after its last character
   * @param catalogue the rulesets whose positions are read
   * @param known the names that the user has bound
   * @throws SyntaxException if the part is not an expression of the language
   */
  public static Expression parseExpression(
      Source source, int start, int end, Catalogue catalogue, UserNames known) {
    return read(
        known,
        names -> new Parser(source, start, end, Dialect.LANGUAGE, catalogue, names, true).part());
  }

  /** The expression that a part of the source is, with the names that are bound around it. */
  Expression part(int start, int end) {
    return new Parser(reader.source(), start, end, Dialect.LANGUAGE, catalogue, names, true).part();
  }

  private Expression part() {
    Expression expression = expressions.expression();
    if (!reader.at(TokenKind.END_OF_INPUT)) {
      throw reader.unexpected("an operator or the end of the expression");
    }
    return expression;
  }

  /**
   * Reads the statements of a file. Deeply nested texts need a large stack.
   *
   * @param catalogue the rulesets whose positions are read
   * @param known the names that the user has bound before
   * @throws SyntaxException if the text is not in the language
   */
  public static Script parseScript(Source source, Catalogue catalogue, UserNames known) {
    return read(
        known,
        names ->
            new Parser(source, 0, source.text().length(), Dialect.LANGUAGE, catalogue, names, false)
                .statements.script());
  }

  public static Program parse(Source source) {
    return parse(source, Dialect.LANGUAGE, Catalogue.standard(), UserNames.NONE);
  }

  /**
   * Reads a file: a class, or a script. In a file no text is a position of the catalogue, so that a
   * class may have the name of a ruleset.
   *
   * @throws SyntaxException if the text is not in the language
   */
  public static SourceFile parseFile(Source source) {
    return read(
        UserNames.NONE,
        names ->
            new Parser(
                    source,
                    0,
                    source.text().length(),
                    Dialect.LANGUAGE,
                    Catalogue.of(List.of()),
                    names,
                    false)
                .classes.file());
  }

  /**
   * Reads a source until nothing more is learned of the names that it binds. What the last reading
   * complains of first is thrown.
   */
  private static <T> T read(UserNames known, Function<BoundNames, T> reading) {
    BoundNames.Learned learned = new BoundNames.Learned();
    while (true) {
      BoundNames names = new BoundNames(known, learned);
      T result = null;
      SyntaxException problem = null;
      try {
        result = reading.apply(names);
      } catch (SyntaxException e) {
        problem = e;
      }
      names.finish();
      if (learned.takeGrowth()) {
        Computation.pollNow();
        continue;
      }
      names.tellHidden();
      SyntaxException complaint = names.complaint();
      if (complaint != null) {
        throw complaint;
      }
      if (result == null) {
        throw Objects.requireNonNull(problem);
      }
      return result;
    }
  }
}
