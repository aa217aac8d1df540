package org.gamester.script.syntax;

import static org.gamester.script.syntax.TokenKind.*;

import java.util.ArrayList;
import java.util.List;
import org.gamester.script.syntax.Expression.*;
import org.jspecify.annotations.Nullable;

/** Operators and functions: levels 4 to 19 of the operator table, loosest first. */
final class ExpressionParser {

  private final Parser parser;
  private final TokenReader reader;

  ExpressionParser(Parser parser) {
    this.parser = parser;
    this.reader = parser.reader;
  }

  /** Any expression: an assignment or what binds tighter. */
  Expression expression() {
    reader.enter();
    Expression result;
    if (reader.at(NAME) && reader.at(ASSIGN, 1)) {
      Token name = reader.next();
      SourcePlace position = reader.position(reader.next());
      result = new Assignment(name.text(), assigned(name.text()), position);
    } else {
      result = function();
    }
    reader.leave();
    return result;
  }

  /** The value of an assignment. A function finds the name bound when it is called. */
  private Expression assigned(String name) {
    boolean isFunction = atFunction();
    if (isFunction) {
      parser.names.assign(name);
    }
    Expression value = expression();
    if (!isFunction) {
      parser.names.assign(name);
    }
    return value;
  }

  /** Whether a function begins here. */
  boolean atFunction() {
    return reader.at(NAME)
        ? reader.at(ARROW, 1)
        : reader.at(LEFT_PAREN) && reader.atParameterList();
  }

  /** An expression, or {@code key => value}. */
  Expression expressionOrEntry() {
    Expression key = expression();
    if (!reader.at(MAPS_TO)) {
      return key;
    }
    SourcePlace position = reader.position(reader.next());
    return new EntryLiteral(new Entry(key, expression()), position);
  }

  /** A function or what binds tighter. */
  Expression function() {
    if (reader.at(NAME) && reader.at(ARROW, 1)) {
      Token name = reader.next();
      SourcePlace position = reader.position(reader.next());
      Parameter parameter = new Parameter(name.text(), null, null, false, reader.position(name));
      int scope = parser.names.enterFunction();
      parser.names.declare(name.text());
      Expression body = functionBody();
      parser.names.leaveFunction(scope);
      return new FunctionLiteral(null, List.of(parameter), body, position);
    }
    if (reader.at(LEFT_PAREN) && reader.atParameterList()) {
      int scope = parser.names.enterFunction();
      List<Parameter> parameters = parameters();
      SourcePlace position = reader.position(reader.expect(ARROW));
      Expression body = functionBody();
      parser.names.leaveFunction(scope);
      return new FunctionLiteral(null, parameters, body, position);
    }
    return parser.connectives ? equivalence() : or();
  }

  /** {@code p iff q}. */
  private Expression equivalence() {
    Expression first = implication();
    if (!atConnective("iff")) {
      return first;
    }
    SourcePlace position = reader.position(reader.next());
    Link link = new Link(BinaryOperator.EQUAL, first, position);
    return new RightChain(List.of(link), implication(), position);
  }

  /** {@code p implies q implies r}, grouped to the right: not p, or not q, or r. */
  private Expression implication() {
    Expression first = or();
    if (!atConnective("implies")) {
      return first;
    }
    List<Expression> operands = new ArrayList<>();
    SourcePlace position = reader.position(reader.peek());
    Expression last = first;
    while (atConnective("implies")) {
      operands.add(new Not(last, reader.position(reader.next())));
      last = or();
    }
    operands.add(last);
    return new Or(operands, position);
  }

  private boolean atConnective(String word) {
    return parser.connectives && reader.at(NAME) && reader.peek().text().equals(word);
  }

  private Expression functionBody() {
    reader.enter();
    Expression body = function();
    reader.leave();
    return body;
  }

  /** {@code (a, b as T, c ? 1, d...)}, each bound in the scope that has been entered. */
  List<Parameter> parameters() {
    Token open = reader.expect(LEFT_PAREN);
    List<Parameter> parameters = new ArrayList<>();
    if (!reader.at(RIGHT_PAREN)) {
      do {
        parameters.add(parameter());
      } while (reader.accept(COMMA));
    }
    reader.close(RIGHT_PAREN, open);
    return parameters;
  }

  private Parameter parameter() {
    Token name = reader.expect(NAME);
    String typeName = reader.accept(AS) ? qualifiedName() : null;
    Expression defaultValue = reader.accept(QUESTION) ? expression() : null;
    boolean expands = defaultValue == null && reader.accept(ELLIPSIS);
    parser.names.declare(name.text());
    return new Parameter(name.text(), typeName, defaultValue, expands, reader.position(name));
  }

  String qualifiedName() {
    StringBuilder name = new StringBuilder(reader.expect(NAME).text());
    while (reader.accept(DOT)) {
      name.append('.').append(reader.expect(NAME).text());
    }
    return name.toString();
  }

  private Expression or() {
    Expression first = and();
    if (!reader.at(OR)) {
      return first;
    }
    SourcePlace position = reader.position(reader.peek());
    List<Expression> operands = new ArrayList<>(List.of(first));
    while (reader.accept(OR)) {
      operands.add(and());
    }
    return new Or(operands, position);
  }

  private Expression and() {
    Expression first = not();
    if (!reader.at(AND)) {
      return first;
    }
    SourcePlace position = reader.position(reader.peek());
    List<Expression> operands = new ArrayList<>(List.of(first));
    while (reader.accept(AND)) {
      operands.add(not());
    }
    return new And(operands, position);
  }

  private Expression not() {
    if (!reader.at(NOT)) {
      return typeTest();
    }
    SourcePlace position = reader.position(reader.next());
    reader.enter();
    Expression operand = not();
    reader.leave();
    return new Not(operand, position);
  }

  private Expression typeTest() {
    Expression operand = relation();
    if (!reader.at(IS)) {
      return operand;
    }
    SourcePlace position = reader.position(reader.next());
    return new TypeTest(operand, qualifiedName(), position);
  }

  private Expression relation() {
    Expression operand = infix();
    if (!reader.peek().kind().isRelation()) {
      return operand;
    }
    List<Link> links = new ArrayList<>();
    while (reader.peek().kind().isRelation()) {
      Token token = reader.next();
      links.add(new Link(relation(token.kind()), operand, reader.position(token)));
      operand = infix();
    }
    return new RightChain(links, operand, links.getFirst().position());
  }

  private static BinaryOperator relation(TokenKind kind) {
    return switch (kind) {
      case EQUAL -> BinaryOperator.EQUAL;
      case NOT_EQUAL -> BinaryOperator.NOT_EQUAL;
      case LESS -> BinaryOperator.LESS;
      case GREATER -> BinaryOperator.GREATER;
      case LESS_OR_EQUAL -> BinaryOperator.LESS_OR_EQUAL;
      case GREATER_OR_EQUAL -> BinaryOperator.GREATER_OR_EQUAL;
      case CONFUSED -> BinaryOperator.CONFUSED;
      case LESS_OR_CONFUSED -> BinaryOperator.LESS_OR_CONFUSED;
      case GREATER_OR_CONFUSED -> BinaryOperator.GREATER_OR_CONFUSED;
      case COMPARE -> BinaryOperator.COMPARE;
      case IDENTICAL -> BinaryOperator.IDENTICAL;
      case NOT_IDENTICAL -> BinaryOperator.NOT_IDENTICAL;
      default -> throw new IllegalArgumentException(kind.description());
    };
  }

  private Expression infix() {
    Expression first = range();
    if (!atWord()) {
      return first;
    }
    List<Word> words = new ArrayList<>();
    while (atWord()) {
      Token word = reader.peek();
      if (!reader.peek(1).kind().startsOperand() || isCallOnNextLine()) {
        throw reader.unexpected("an operator or the end of the expression");
      }
      reader.next();
      words.add(new Word(word.text(), range(), reader.position(word)));
    }
    return new Infix(first, words, words.getFirst().position());
  }

  /** A name and a bracket at the beginning of a line are a call, whose statement has just begun. */
  private boolean isCallOnNextLine() {
    return reader.at(LEFT_PAREN, 1) && reader.peek().touches(reader.peek(1)) && reader.beginsLine();
  }

  private boolean atWord() {
    return reader.at(NAME) && !atConnective("implies") && !atConnective("iff");
  }

  private Expression range() {
    Expression from = sum();
    if (!reader.at(RANGE)) {
      return from;
    }
    SourcePlace position = reader.position(reader.next());
    Expression to = sum();
    Expression step = reader.accept(RANGE) ? sum() : null;
    return new Expression.Range(from, to, step, position);
  }

  /** A level of operators that associate to the left. */
  private Expression sum() {
    Expression first = sides();
    List<Link> links = null;
    while (true) {
      BinaryOperator operator =
          switch (reader.peek().kind()) {
            case PLUS -> BinaryOperator.PLUS;
            case MINUS -> BinaryOperator.MINUS;
            case PLUS_MINUS -> BinaryOperator.PLUS_MINUS;
            default -> null;
          };
      if (operator == null) {
        return chain(first, links);
      }
      links = links == null ? new ArrayList<>() : links;
      SourcePlace position = reader.position(reader.next());
      links.add(new Link(operator, sides(), position));
    }
  }

  private static Expression chain(Expression first, @Nullable List<Link> links) {
    return links == null ? first : new Chain(first, links, links.getLast().position());
  }

  private Expression sides() {
    Expression onside = ordinalSum();
    if (!reader.at(AMPERSAND)) {
      return onside;
    }
    SourcePlace position = reader.position(reader.next());
    return new Sides(onside, ordinalSum(), position);
  }

  private Expression ordinalSum() {
    Expression first = product();
    List<Link> links = null;
    while (reader.at(COLON)) {
      links = links == null ? new ArrayList<>() : links;
      SourcePlace position = reader.position(reader.next());
      links.add(new Link(BinaryOperator.ORDINAL_SUM, product(), position));
    }
    return chain(first, links);
  }

  private Expression product() {
    Expression first = prefix();
    List<Link> links = null;
    while (true) {
      BinaryOperator operator =
          switch (reader.peek().kind()) {
            case STAR -> BinaryOperator.TIMES;
            case DIVIDE -> BinaryOperator.DIVIDE;
            case PERCENT -> BinaryOperator.REMAINDER;
            default -> null;
          };
      if (operator == null) {
        return chain(first, links);
      }
      links = links == null ? new ArrayList<>() : links;
      SourcePlace position = reader.position(reader.next());
      links.add(new Link(operator, prefix(), position));
    }
  }

  private Expression prefix() {
    UnaryOperator operator =
        switch (reader.peek().kind()) {
          case PLUS -> UnaryOperator.PLUS;
          case MINUS -> UnaryOperator.MINUS;
          case PLUS_MINUS -> UnaryOperator.PLUS_MINUS;
          default -> null;
        };
    if (operator == null) {
      return power(postfix());
    }
    Token token = reader.next();
    if (operator == UnaryOperator.MINUS) {
      Expression number = parser.numbers.suffixedNumber(true);
      if (number != null) {
        return power(postfix(number));
      }
    } else if (operator == UnaryOperator.PLUS_MINUS) {
      Expression fraction = parser.numbers.touchingFraction(token);
      if (fraction != null) {
        return new Unary(operator, fraction, reader.position(token));
      }
    }
    return new Unary(operator, power(postfix()), reader.position(token));
  }

  private Expression power(Expression first) {
    if (!reader.at(CARET)) {
      return first;
    }
    List<Link> links = new ArrayList<>();
    Expression operand = first;
    while (reader.at(CARET)) {
      Token caret = reader.next();
      links.add(new Link(BinaryOperator.POWER, operand, reader.position(caret)));
      operand = postfix();
    }
    return new RightChain(links, operand, links.getFirst().position());
  }

  private Expression postfix() {
    Token first = reader.peek();
    if (first.is(NAME) && reader.at(LEFT_PAREN, 1) && reader.at(STRING, 2)) {
      Token text = reader.peek(2);
      Expression template = reader.at(RIGHT_PAREN, 3) ? parser.positions.sum(first, text) : null;
      if (template != null) {
        for (int i = 0; i < 4; i++) {
          reader.next();
        }
        return postfix(template);
      }
    }
    return postfix(parser.operands.operand());
  }

  private Expression postfix(Expression target) {
    List<Suffix> suffixes = null;
    while (true) {
      Token token = reader.peek();
      Suffix suffix =
          switch (token.kind()) {
            case DOT -> member();
            case LEFT_BRACKET -> index();
            case LEFT_PAREN -> call();
            default -> null;
          };
      if (suffix == null) {
        return suffixes == null ? target : new Selection(target, suffixes, target.position());
      }
      suffixes = suffixes == null ? new ArrayList<>() : suffixes;
      suffixes.add(suffix);
    }
  }

  private Suffix member() {
    reader.expect(DOT);
    Token name = reader.peek();
    return new Member(
        reader.at(OP) ? OperatorName.read(reader) : reader.expect(NAME).text(),
        reader.position(name));
  }

  private Suffix index() {
    Token open = reader.expect(LEFT_BRACKET);
    Expression index = expression();
    reader.close(RIGHT_BRACKET, open);
    return new Index(index, reader.position(open));
  }

  private Suffix call() {
    Token open = reader.expect(LEFT_PAREN);
    List<Argument> arguments = new ArrayList<>();
    BoundNames.Start start = parser.names.beginElement(open.start());
    if (!reader.at(RIGHT_PAREN)) {
      do {
        arguments.add(argument());
      } while (reader.accept(COMMA));
    }
    int end = parser.names.endElement(start);
    if (arguments.size() == 1 && reader.at(FOR)) {
      Argument only = arguments.getFirst();
      if (only.name() == null) {
        SourcePlace position = reader.position(reader.peek());
        Expression list =
            new Comprehension(
                Collected.LIST,
                only.value(),
                parser.statements.comprehensionClauses(start, end),
                position);
        arguments.set(0, new Argument(null, list, only.position()));
      }
    }
    reader.close(RIGHT_PAREN, open);
    return new Call(arguments, reader.position(open));
  }

  private Argument argument() {
    SourcePlace position = reader.position(reader.peek());
    String name = null;
    if (reader.at(NAME) && reader.at(MAPS_TO, 1)) {
      name = reader.next().text();
      reader.expect(MAPS_TO);
    }
    return new Argument(name, expressionOrEntry(), position);
  }
}
