package org.gamester.script.syntax;

import static org.gamester.script.syntax.TokenKind.*;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.gamester.script.syntax.Expression.*;
import org.gamester.values.Integers;
import org.jspecify.annotations.Nullable;

/**
 * Numbers with ups, stars, a tiny or a miny written directly behind them, and powers of up.
 *
 * <p>{@code 2*}, {@code 1/2v*}, {@code 3^^*2}, {@code 5/4v[3]*}, {@code 2Tiny(2)} are sums: this is
 * how games print, and all of it would be an error otherwise. Nothing inside may be separated by
 * white space. A star or a single caret at the end counts only where no right operand of a product
 * or power can follow.
 */
final class NumberParser {

  private final Parser parser;
  private final TokenReader reader;

  NumberParser(Parser parser) {
    this.parser = parser;
    this.reader = parser.reader;
  }

  /** The number with its suffix at the next token, or null if no such thing is there. */
  @Nullable Expression suffixedNumber(boolean negative) {
    if (!reader.at(INTEGER)) {
      return null;
    }
    boolean decimal = isDecimal() && isSuffixAt(3);
    boolean fraction = touchingFractionAt(0) && isSuffixAt(3);
    if (!decimal && !fraction && !isSuffixAt(1)) {
      return null;
    }
    Expression number = decimal ? decimal() : fraction ? fraction() : parser.operands.integer();
    Expression signed =
        negative ? new Unary(UnaryOperator.MINUS, number, number.position()) : number;
    SourcePlace position = reader.position(reader.peek());
    List<Link> links = new ArrayList<>();
    for (Expression term : suffix()) {
      links.add(new Link(BinaryOperator.PLUS, term, position));
    }
    return new Chain(signed, links, position);
  }

  /** The fraction that touches the sign {@code before} it, or null. */
  @Nullable Expression touchingFraction(Token before) {
    return before.touches(reader.peek()) && touchingFractionAt(0) && !isSuffixAt(3)
        ? fraction()
        : null;
  }

  /** The integer or the decimal fraction at the next token. */
  Expression unsigned() {
    return isDecimal() ? decimal() : parser.operands.integer();
  }

  /** A decimal fraction stands for the exact quotient: {@code 0.25} is 25/100. */
  private Expression decimal() {
    Token whole = reader.expect(INTEGER);
    SourcePlace point = reader.position(reader.expect(DOT));
    Token places = reader.expect(INTEGER);
    SourcePlace position = reader.position(whole);
    parser.operands.requireDigits(whole.length() + places.length(), position);
    BigInteger digits = Integers.parse(whole.text() + places.text());
    BigInteger power = BigInteger.TEN.pow(places.length());
    Link link = new Link(BinaryOperator.DIVIDE, new IntegerLiteral(power, position), point);
    return new Chain(new IntegerLiteral(digits, position), List.of(link), point);
  }

  private boolean isDecimal() {
    return parser.dialect == Parser.Dialect.LANGUAGE
        && reader.at(INTEGER)
        && touchingAt(1, DOT)
        && touchingAt(2, INTEGER);
  }

  private Expression fraction() {
    Expression numerator = parser.operands.integer();
    SourcePlace slash = reader.position(reader.expect(DIVIDE));
    Link link = new Link(BinaryOperator.DIVIDE, parser.operands.integer(), slash);
    return new Chain(numerator, List.of(link), slash);
  }

  private boolean touchingFractionAt(int ahead) {
    return reader.at(INTEGER, ahead)
        && touchingAt(ahead + 1, DIVIDE)
        && touchingAt(ahead + 2, INTEGER);
  }

  /** Whether a token of this kind stands there and touches the one before it. */
  private boolean touchingAt(int ahead, TokenKind kind) {
    return reader.at(kind, ahead) && reader.peek(ahead - 1).touches(reader.peek(ahead));
  }

  private boolean isSuffixAt(int ahead) {
    if (!reader.peek(ahead - 1).touches(reader.peek(ahead))) {
      return false;
    }
    return switch (reader.peek(ahead).kind()) {
      case MULTI_CARET, VEE, MULTI_VEE -> true;
      case CARET -> isUpSuffixAt(ahead);
      case STAR -> endsAt(ahead + 1) || isClassic() && touchingAt(ahead + 1, INTEGER);
      case NAME ->
          switch (reader.peek(ahead).text()) {
            case "Tiny", "Miny" -> touchingAt(ahead + 1, LEFT_PAREN);
            case "over", "under" -> true;
            default -> false;
          };
      default -> false;
    };
  }

  private boolean isUpSuffixAt(int ahead) {
    if (isPowerAt(ahead)) {
      return !reader.at(LEFT_BRACKET, ahead + 1) || !continuesAt(ahead + 4);
    }
    if (touchingAt(ahead + 1, STAR)) {
      return !(touchingAt(ahead + 2, INTEGER) && isZero(reader.peek(ahead + 2)));
    }
    return endsAt(ahead + 1) || isClassic() && touchingAt(ahead + 1, INTEGER);
  }

  private boolean isClassic() {
    return parser.dialect == Parser.Dialect.CLASSIC_OUTPUT;
  }

  private boolean endsAt(int ahead) {
    return reader.peek(ahead).kind().endsSuffixedNumber();
  }

  private boolean continuesAt(int ahead) {
    return reader.at(LEFT_BRACKET, ahead) || reader.at(DOT, ahead) || reader.at(LEFT_PAREN, ahead);
  }

  private static boolean isZero(Token integer) {
    return integer.text().chars().allMatch(c -> c == '0');
  }

  /**
   * Whether {@code ^[n]} or {@code ^<n>} starts there, for an integer, {@code on} or {@code over}.
   */
  private boolean isPowerAt(int ahead) {
    TokenKind closing =
        touchingAt(ahead + 1, LEFT_BRACKET)
            ? RIGHT_BRACKET
            : touchingAt(ahead + 1, LESS) ? GREATER : null;
    return closing != null
        && reader.peek(ahead + 1).touches(reader.peek(ahead + 2))
        && isExponent(reader.peek(ahead + 2))
        && touchingAt(ahead + 3, closing);
  }

  private static boolean isExponent(Token token) {
    return token.is(INTEGER)
        || token.is(NAME) && (token.text().equals("on") || token.text().equals("over"));
  }

  /** The terms behind the number. */
  private List<Expression> suffix() {
    List<Expression> terms = new ArrayList<>();
    switch (reader.peek().kind()) {
      case STAR -> terms.add(star());
      case NAME -> terms.add(named());
      case CARET, VEE -> {
        Expression power = upPower();
        if (power != null) {
          terms.add(power);
        } else {
          terms.add(singleUp());
        }
      }
      default -> {
        Token run = reader.next();
        int sign = run.is(MULTI_CARET) ? 1 : -1;
        terms.add(
            new Up(sign, run.length(), null, parser.operands.starPart(), reader.position(run)));
      }
    }
    return terms;
  }

  private Expression singleUp() {
    Token token = reader.next();
    boolean multiplied =
        token.touches(reader.peek()) && reader.at(INTEGER) && (token.is(VEE) || isClassic());
    Expression multiple = multiplied ? parser.operands.integer() : null;
    return new Up(
        token.is(CARET) ? 1 : -1, 1, multiple, parser.operands.starPart(), reader.position(token));
  }

  private Nim star() {
    Token star = reader.expect(STAR);
    Expression value =
        star.touches(reader.peek()) && reader.at(INTEGER) ? parser.operands.integer() : null;
    return new Nim(value, reader.position(star));
  }

  /** {@code Tiny(g)}, {@code Miny(g)}, {@code over} or {@code under}. */
  private Expression named() {
    Token name = reader.next();
    Expression target = new Name(name.text(), reader.position(name));
    if (!reader.at(LEFT_PAREN)) {
      return target;
    }
    Token open = reader.expect(LEFT_PAREN);
    Expression argument = parser.expressions.expression();
    reader.close(RIGHT_PAREN, open);
    Argument only = new Argument(null, argument, argument.position());
    return new Selection(
        target, List.of(new Call(List.of(only), reader.position(open))), target.position());
  }

  /** {@code ^[n]}, {@code ^<n>} and their star at the next token, or null. */
  @Nullable Expression upPower() {
    if (!isPowerAt(0)) {
      return null;
    }
    Token token = reader.next();
    boolean sum = reader.next().is(LEFT_BRACKET);
    Token exponent = reader.peek();
    Expression value =
        exponent.is(INTEGER)
            ? parser.operands.integer()
            : new Name(reader.next().text(), reader.position(exponent));
    reader.next();
    Expression power = new UpPower(token.is(CARET) ? 1 : -1, sum, value, reader.position(token));
    if (reader.at(STAR) && (touchingAt(1, INTEGER) || endsAt(1))) {
      Nim star = star();
      return new Chain(
          power, List.of(new Link(BinaryOperator.PLUS, star, star.position())), star.position());
    }
    return power;
  }
}
