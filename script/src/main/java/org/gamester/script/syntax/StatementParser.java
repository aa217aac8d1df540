package org.gamester.script.syntax;

import static org.gamester.script.syntax.TokenKind.*;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.script.syntax.Expression.*;
import org.jspecify.annotations.Nullable;

/** Statements, loops and conditions. */
final class StatementParser {

  private static final int LONGEST_CALL = 100;
  private static final Pattern CALL =
      Pattern.compile("([A-Za-z]\\w*)\\s*\\(\\s*([A-Za-z]\\w*\\s*(?:,\\s*[A-Za-z]\\w*\\s*)*)\\)");

  private final Parser parser;
  private final TokenReader reader;

  /** The first tokens of the statements outside all blocks. */
  private final List<SourcePlace> starts = new ArrayList<>();

  /** Whether a semicolon follows these statements. */
  private final List<Boolean> closed = new ArrayList<>();

  StatementParser(Parser parser) {
    this.parser = parser;
    this.reader = parser.reader;
  }

  /** The whole input. */
  Program worksheet() {
    List<Expression> statements = new ArrayList<>();
    boolean semicolon = sequence(statements, true);
    if (!reader.at(END_OF_INPUT)) {
      throw reader.unexpected("a statement");
    }
    return new Program(reader.source(), statements, !semicolon && !statements.isEmpty());
  }

  /** The whole input as the statements of a file. */
  Script script() {
    Program program = worksheet();
    List<Script.Statement> statements = new ArrayList<>();
    for (int i = 0; i < starts.size(); i++) {
      statements.add(
          new Script.Statement(program.statements().get(i), starts.get(i), !closed.get(i)));
    }
    return new Script(program, statements);
  }

  /** A block up to one of the words that can end it, which is left. */
  Block block() {
    SourcePlace position = reader.position(reader.peek());
    int scope = parser.names.enter();
    List<Expression> statements = new ArrayList<>();
    sequence(statements, false);
    parser.names.leave(scope);
    return new Block(statements, position);
  }

  /** Adds the statements that follow; true if the last thing was a semicolon. */
  private boolean sequence(List<Expression> statements, boolean worksheet) {
    boolean semicolon = false;
    while (true) {
      while (reader.accept(SEMICOLON)) {
        semicolon = true;
      }
      if (endsSequence(reader.peek().kind())) {
        return semicolon;
      }
      semicolon = false;
      if (worksheet) {
        starts.add(reader.position(reader.peek()));
      }
      boolean closed;
      if (startsControl(reader.peek().kind())) {
        statements.add(control());
        closed = true;
      } else if (worksheet && reader.at(DEF)) {
        closed = definition(statements);
      } else {
        int start = reader.peek().start();
        statements.add(statement());
        closed = false;
        requireNoDefinition(start);
      }
      if (!closed && !reader.at(SEMICOLON) && !endsSequence(reader.peek().kind())) {
        throw reader.unexpected("an operator or `;`");
      }
      if (worksheet) {
        this.closed.add(reader.at(SEMICOLON));
      }
    }
  }

  /** A statement of a class, which is run for each object; it ends with a semicolon. */
  Expression initializer() {
    if (startsControl(reader.peek().kind())) {
      return control();
    }
    Expression statement = statement();
    if (!reader.at(SEMICOLON) && !reader.at(END)) {
      throw reader.unexpected("an operator or `;`");
    }
    return statement;
  }

  /**
   * Refuses {@code f(n) := n*n}, which defines nothing, and a value for anything else that is not a
   * variable, with what to write instead.
   *
   * @param start where the statement begins
   */
  private void requireNoDefinition(int start) {
    Token sign = reader.peek();
    if (sign.kind() != ASSIGN && sign.kind() != RESERVED_EQUALS && sign.kind() != ARROW) {
      return;
    }
    String noName = sign.kind() == ARROW ? reader.noParameter(start) : reader.noNameBefore();
    if (!noName.isEmpty() && sign.kind() != RESERVED_EQUALS) {
      throw reader.unexpected("an operator or `;`", noName);
    }
    if (sign.kind() == ARROW) {
      throw reader.unexpected("an operator or `;`");
    }
    String before = reader.text(start, Math.min(sign.start(), start + LONGEST_CALL)).strip();
    Matcher call = CALL.matcher(before);
    String advice;
    if (call.matches()) {
      String name = call.group(1);
      String parameters = call.group(2).strip();
      String list = parameters.matches("\\w+") ? parameters : "(" + parameters + ")";
      advice =
          "; a function is defined by `%s := %s -> ...` or `def %s(%s) := ...`"
              .formatted(name, list, name, parameters);
    } else {
      advice =
          sign.kind() == ASSIGN
              ? "; only a variable takes a value, as in `x := 3`"
              : "; `:=` gives a variable a value, `==` compares";
    }
    throw reader.unexpected("an operator or `;`", advice);
  }

  private static boolean startsControl(TokenKind kind) {
    return switch (kind) {
      case IF, FOR, WHILE, BEGIN -> true;
      default -> false;
    };
  }

  private static boolean endsSequence(TokenKind kind) {
    return switch (kind) {
      case END_OF_INPUT, END, ELSE, ELSEIF, YIELD, FINALLY -> true;
      default -> false;
    };
  }

  /** {@code def f(…) := e} or {@code def f(…) begin … end}; true for the latter. */
  private boolean definition(List<Expression> statements) {
    SourcePlace position = reader.position(reader.expect(DEF));
    String name = reader.expect(NAME).text();
    parser.names.define(name);
    int scope = parser.names.enterFunction();
    List<Parameter> parameters = parser.expressions.parameters();
    Expression body;
    boolean closed = reader.at(BEGIN);
    if (closed) {
      body = control();
    } else {
      reader.expect(ASSIGN);
      body = parser.expressions.expression();
    }
    parser.names.leaveFunction(scope);
    statements.add(
        new Assignment(name, new FunctionLiteral(name, parameters, body, position), position));
    return closed;
  }

  private Expression statement() {
    SourcePlace position = reader.position(reader.peek());
    return switch (reader.peek().kind()) {
      case BREAK -> {
        reader.next();
        yield new Break(position);
      }
      case CONTINUE -> {
        reader.next();
        yield new Continue(position);
      }
      case CLEAR -> {
        reader.next();
        parser.names.clear();
        yield new Clear(position);
      }
      case RETURN -> {
        reader.next();
        boolean bare = reader.at(SEMICOLON) || endsSequence(reader.peek().kind());
        yield new Return(bare ? null : parser.expressions.expression(), position);
      }
      case TRY -> {
        reader.enter();
        reader.next();
        Block body = block();
        reader.expect(FINALLY);
        Block last = block();
        reader.expect(END);
        reader.leave();
        yield new Try(body, last, position);
      }
      case VAR -> {
        reader.next();
        Token name = reader.expect(NAME);
        yield new VariableDeclaration(name.text(), declared(name.text()), reader.position(name));
      }
      default -> parser.expressions.expression();
    };
  }

  /** The value of a variable that is declared; null if it gets none. */
  private @Nullable Expression declared(String name) {
    boolean hasValue = reader.accept(ASSIGN);
    boolean isFunction = hasValue && parser.expressions.atFunction();
    if (isFunction) { // which may call itself
      parser.names.declare(name);
    }
    Expression value = hasValue ? parser.expressions.function() : null;
    if (!isFunction) {
      parser.names.declare(name);
    }
    return value;
  }

  /** {@code if … end}, a loop or {@code begin … end}. */
  Expression control() {
    reader.enter();
    Token token = reader.peek();
    Expression result =
        switch (token.kind()) {
          case IF -> condition();
          case BEGIN -> {
            reader.next();
            Block body = block();
            closeWithEnd(token);
            yield body;
          }
          default -> loop();
        };
    reader.leave();
    return result;
  }

  private void closeWithEnd(Token opening) {
    reader.close(END, opening);
  }

  private Expression condition() {
    Token opening = reader.expect(IF);
    List<Branch> branches = new ArrayList<>();
    do {
      Expression condition = parser.expressions.expression();
      reader.expect(THEN);
      branches.add(new Branch(condition, block()));
    } while (reader.accept(ELSEIF));
    Block otherwise = reader.accept(ELSE) ? block() : null;
    closeWithEnd(opening);
    return new If(branches, otherwise, reader.position(opening));
  }

  private Expression loop() {
    Token opening = reader.peek();
    BoundNames.Start start = parser.names.beginLoop(opening.start());
    List<LoopClause> clauses = new ArrayList<>();
    if (reader.accept(WHILE)) {
      Expression condition = parser.expressions.expression();
      clauses.add(new While(condition, clause(WHERE), reader.position(opening)));
    }
    if (reader.at(FOR)) {
      clauses.addAll(forClauses());
    }
    List<Block> bodies = new ArrayList<>();
    boolean yields = reader.at(YIELD);
    if (yields) {
      while (reader.accept(YIELD)) {
        bodies.add(block());
      }
    } else {
      if (!reader.accept(DO)) {
        throw reader.unexpected("`do` or `yield`");
      }
      bodies.add(block());
    }
    closeWithEnd(opening);
    parser.names.endLoop(start);
    return new Loop(clauses, bodies, yields, reader.position(opening));
  }

  /**
   * The clauses of a comprehension, whose variables are bound in the element before them.
   *
   * @param end as {@link BoundNames#endElement} answers
   */
  List<LoopClause> comprehensionClauses(BoundNames.Start start, int end) {
    int scope = parser.names.enter();
    List<LoopClause> clauses = forClauses();
    parser.names.bindElement(start, end, parser.names.declaredSince(scope));
    parser.names.leave(scope);
    return clauses;
  }

  /** One or more heads of {@code for} loops. */
  private List<LoopClause> forClauses() {
    List<LoopClause> clauses = new ArrayList<>();
    while (reader.at(FOR)) {
      clauses.add(forClause());
    }
    return clauses;
  }

  private LoopClause forClause() {
    reader.expect(FOR);
    Token name = reader.expect(NAME);
    SourcePlace position = reader.position(name);
    if (reader.accept(FROM)) {
      Expression from = parser.expressions.expression();
      Expression to = clause(TO);
      Expression by = clause(BY);
      parser.names.declare(name.text());
      return new ForFrom(name.text(), from, to, by, clause(WHILE), clause(WHERE), position);
    }
    if (reader.accept(IN)) {
      Expression collection = parser.expressions.expression();
      parser.names.declare(name.text());
      return new ForIn(name.text(), collection, clause(WHILE), clause(WHERE), position);
    }
    if (reader.accept(ASSIGN)) {
      Expression value = parser.expressions.expression();
      parser.names.declare(name.text());
      return new ForOnce(name.text(), value, clause(WHILE), clause(WHERE), position);
    }
    throw reader.unexpected("`from`, `in` or `:=`");
  }

  private @Nullable Expression clause(TokenKind word) {
    return reader.accept(word) ? parser.expressions.expression() : null;
  }
}
