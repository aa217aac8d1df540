package org.gamester.script.syntax;

import java.util.List;
import java.util.Set;
import org.gamester.rulesets.Catalogue;

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
  final NumberParser numbers;
  final BraceParser braces;
  final ClassParser classes;

  /** The names that stand for values inside the text of a position. */
  final Set<String> variables;

  /** Whether {@code implies} and {@code iff} connect statements. */
  final boolean connectives;

  private Parser(Source source, Dialect dialect, Catalogue catalogue) {
    this(source, 0, source.text().length(), dialect, catalogue, Set.of(), false);
  }

  private Parser(
      Source source,
      int start,
      int end,
      Dialect dialect,
      Catalogue catalogue,
      Set<String> variables,
      boolean connectives) {
    this.connectives = connectives;
    this.reader = new TokenReader(source, start, end, catalogue);
    this.variables = variables;
    this.catalogue = catalogue;
    this.dialect = dialect;
    this.statements = new StatementParser(this);
    this.expressions = new ExpressionParser(this);
    this.operands = new OperandParser(this);
    this.numbers = new NumberParser(this);
    this.braces = new BraceParser(this);
    this.classes = new ClassParser(this);
  }

  /**
   * Reads a worksheet input. Deeply nested texts need a large stack.
   *
   * @param catalogue the rulesets whose positions are read
   * @throws SyntaxException if the text is not in the language
   */
  public static Program parse(Source source, Dialect dialect, Catalogue catalogue) {
    return new Parser(source, dialect, catalogue).statements.worksheet();
  }

  /**
   * Reads the expression that a part of a source is. In the text of a position that its ruleset
   * cannot read as it stands, an expression in braces and each of the variables stand for their
   * values: {@code chessfights(x,y)}, {@code chessfights({x+1},y)}. The words {@code implies} and
   * {@code iff} connect what binds tighter than they do.
   *
   * @param start offset of the first character of the part
   * @param end offset after its last character
   * @param catalogue the rulesets whose positions are read
   * @param variables names that stand for values
   * @throws SyntaxException if the part is not an expression of the language
   */
  public static Expression parseExpression(
      Source source, int start, int end, Catalogue catalogue, Set<String> variables) {
    Parser parser = new Parser(source, start, end, Dialect.LANGUAGE, catalogue, variables, true);
    Expression expression = parser.expressions.expression();
    if (!parser.reader.at(TokenKind.END_OF_INPUT)) {
      throw parser.reader.unexpected("an operator or the end of the expression");
    }
    return expression;
  }

  /**
   * Reads the statements of a file. Deeply nested texts need a large stack.
   *
   * @param catalogue the rulesets whose positions are read
   * @throws SyntaxException if the text is not in the language
   */
  public static Script parseScript(Source source, Catalogue catalogue) {
    return new Parser(source, Dialect.LANGUAGE, catalogue).statements.script();
  }

  public static Program parse(Source source) {
    return parse(source, Dialect.LANGUAGE, Catalogue.standard());
  }

  /**
   * Reads a file: a class, or a script. In a file no text is a position of the catalogue, so that a
   * class may have the name of a ruleset.
   *
   * @throws SyntaxException if the text is not in the language
   */
  public static SourceFile parseFile(Source source) {
    return new Parser(source, Dialect.LANGUAGE, Catalogue.of(List.of())).classes.file();
  }
}
