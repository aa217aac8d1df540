package org.gamester.script.syntax;

import java.util.List;
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

  private Parser(Source source, Dialect dialect, Catalogue catalogue) {
    this.reader = new TokenReader(source, catalogue);
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
