package org.gamester.script.syntax;

import static org.gamester.script.syntax.TokenKind.*;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.gamester.script.syntax.Expression.*;
import org.gamester.values.Integers;
import org.jspecify.annotations.Nullable;

/** Primaries, nimbers and ups: levels 1 to 3 of the operator table. */
final class OperandParser {

  /** The longest integer that is read. */
  private static final int MAXIMUM_DIGITS = 1_000_000;

  private final Parser parser;
  private final TokenReader reader;

  OperandParser(Parser parser) {
    this.parser = parser;
    this.reader = parser.reader;
  }

  /** An operand: a number with what is written behind it, an up, a nimber or a primary. */
  Expression operand() {
    return switch (reader.peek().kind()) {
      case INTEGER -> {
        Expression number = parser.numbers.suffixedNumber(false);
        yield number != null ? number : primary();
      }
      case CARET, VEE -> {
        Expression power = parser.numbers.upPower();
        yield power != null ? power : up();
      }
      case MULTI_CARET, MULTI_VEE -> up();
      case STAR -> nim();
      default -> primary();
    };
  }

  /** Ups or downs, their multiple and their star part. */
  private Expression up() {
    Token token = reader.next();
    int sign = token.is(CARET) || token.is(MULTI_CARET) ? 1 : -1;
    boolean single = token.is(CARET) || token.is(VEE);
    Expression multiple = single && startsMultiple() ? primary() : null;
    return new Up(sign, token.length(), multiple, starPart(), reader.position(token));
  }

  /** The star that belongs to an up before it, if there is one. */
  @Nullable Nim starPart() {
    return reader.at(STAR) ? nim() : null;
  }

  /** {@code *} with its value, if that follows. */
  Nim nim() {
    Token star = reader.expect(STAR);
    Expression value = startsNimValue() ? primary() : null;
    return new Nim(value, reader.position(star));
  }

  /**
   * Whether the multiple of a single up follows. A capitalised name with an operand behind it is an
   * infix word, except that {@code ^ Name *} can only be an up with a star.
   */
  private boolean startsMultiple() {
    return reader.at(NAME)
        ? !isInfixWord() || reader.at(STAR, 1)
        : startsPrimary(reader.peek().kind());
  }

  private boolean startsNimValue() {
    return reader.at(NAME) ? !isInfixWord() : startsPrimary(reader.peek().kind());
  }

  private boolean isInfixWord() {
    return Character.isUpperCase(reader.peek().text().charAt(0))
        && reader.peek(1).kind().startsOperand();
  }

  /** Whether a primary other than a loop starts here; a loop's head may end a comprehension. */
  private static boolean startsPrimary(TokenKind kind) {
    return switch (kind) {
      case INTEGER, STRING, NAME, POSITION, CLASS_REFERENCE, LEFT_PAREN, LEFT_BRACKET, LEFT_BRACE ->
          true;
      case QUOTE, THIS, TRUE, FALSE, PASS, ERROR, SUPER, IF, BEGIN -> true;
      default -> false;
    };
  }

  /** A primary; integers stand alone here, whatever touches them. */
  Expression primary() {
    Token token = reader.peek();
    SourcePlace position = reader.position(token);
    return switch (token.kind()) {
      case INTEGER -> parser.numbers.unsigned();
      case STRING -> {
        reader.next();
        yield new StringLiteral(token.text(), position);
      }
      case TRUE, FALSE -> {
        reader.next();
        yield new BooleanLiteral(token.is(TRUE), position);
      }
      case POSITION -> {
        reader.next();
        yield parser.positions.position(token, position);
      }
      case MISERE_GAME -> {
        reader.next();
        yield new MisereLiteral(token.text(), position);
      }
      case CLASS_REFERENCE -> {
        reader.next();
        yield new ClassReference(token.text(), position);
      }
      case NAME -> {
        parser.positions.noteHidden(token);
        if (reader.at(LEFT_BRACE, 1)) {
          yield parser.braces.labelled();
        }
        reader.next();
        yield new Name(token.text(), position);
      }
      case THIS -> {
        reader.next();
        yield new This(position);
      }
      case PASS -> {
        reader.next();
        yield new Pass(position);
      }
      case SUPER -> {
        reader.next();
        reader.expect(DOT);
        Token name = reader.expect(NAME);
        yield new SuperMember(name.text(), reader.position(name));
      }
      case ERROR -> {
        reader.next();
        Token open = reader.expect(LEFT_PAREN);
        Expression message = parser.expressions.expression();
        reader.close(RIGHT_PAREN, open);
        yield new ErrorCall(message, position);
      }
      case LEFT_PAREN -> parenthesized();
      case LEFT_BRACKET -> list();
      case LEFT_BRACE -> parser.braces.braces();
      case QUOTE -> parser.braces.quoted();
      case IF, FOR, WHILE, BEGIN -> parser.statements.control();
      default -> throw reader.unexpected("a value", reader.at(ASSIGN, 1) ? reader.noName() : "");
    };
  }

  IntegerLiteral integer() {
    Token token = reader.expect(INTEGER);
    SourcePlace position = reader.position(token);
    requireDigits(token.length(), position);
    Token dot = reader.peek();
    if (reader.at(DOT) && token.touches(dot) && reader.at(INTEGER, 1)) {
      throw new SyntaxException(
          "expected a fraction, as 1/2, found a decimal point", reader.position(dot));
    }
    BigInteger value = Integers.parse(token.text());
    return new IntegerLiteral(value, position);
  }

  /** Refuses a number of more digits than are read. */
  void requireDigits(int digits, SourcePlace position) {
    if (digits > MAXIMUM_DIGITS) {
      throw new SyntaxException(
          "Integer too long: at most " + MAXIMUM_DIGITS + " digits are read.", "", position);
    }
  }

  private Expression parenthesized() {
    Token open = reader.expect(LEFT_PAREN);
    BoundNames.Start start = parser.names.beginElement(open.start());
    Expression first = parser.expressions.expressionOrEntry();
    int end = parser.names.endElement(start);
    Expression result = first;
    if (reader.accept(COMMA)) {
      result = new Pair(first, parser.expressions.expression(), reader.position(open));
    } else if (reader.at(FOR)) {
      result =
          new Comprehension(
              Collected.LIST,
              first,
              parser.statements.comprehensionClauses(start, end),
              reader.position(open));
    }
    reader.close(RIGHT_PAREN, open);
    return result;
  }

  private Expression list() {
    Token open = reader.expect(LEFT_BRACKET);
    SourcePlace position = reader.position(open);
    List<Expression> elements = new ArrayList<>();
    if (!reader.at(RIGHT_BRACKET)) {
      BoundNames.Start start = parser.names.beginElement(open.start());
      elements.add(parser.expressions.expression());
      int end = parser.names.endElement(start);
      if (reader.at(FOR)) {
        List<LoopClause> clauses = parser.statements.comprehensionClauses(start, end);
        reader.close(RIGHT_BRACKET, open);
        return new Comprehension(Collected.LIST, elements.getFirst(), clauses, position);
      }
      while (reader.accept(COMMA)) {
        elements.add(parser.expressions.expression());
      }
    }
    reader.close(RIGHT_BRACKET, open);
    return new ListLiteral(elements, position);
  }
}
