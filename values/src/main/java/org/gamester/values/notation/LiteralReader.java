package org.gamester.values.notation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.gamester.values.Dyadic;
import org.gamester.values.Integers;
import org.gamester.values.ShortGame;
import org.gamester.values.infinitesimals.Uptimal;
import org.gamester.values.notation.Token.Kind;

/**
 * Reads numbers, ups and stars, and decides where a {@code *} or {@code ^} after a number is part
 * of a value and not an operator.
 */
final class LiteralReader {

  private static final int LONGEST_POWER = 100_000;
  private static final int MOST_DIGITS = 1_000_000;

  private final String source;
  private final Scanner scanner;
  private final boolean classicOutput;
  private final List<Token> ahead = new ArrayList<>();

  LiteralReader(String source, boolean classicOutput) {
    this.source = source;
    this.scanner = new Scanner(source);
    this.classicOutput = classicOutput;
  }

  /** The word {@code distance} words ahead, 0 for the next. */
  Token peek(int distance) {
    while (ahead.size() <= distance) {
      ahead.add(scanner.next());
    }
    return ahead.get(distance);
  }

  Kind kind(int distance) {
    return peek(distance).kind();
  }

  Token take() {
    Token token = peek(0);
    if (token.kind() != Kind.END_OF_TEXT) {
      ahead.removeFirst();
    }
    return token;
  }

  NotationException error(String problem, Token at) {
    return new NotationException(problem, source, at.start());
  }

  /** Whether a number that ends before the word at {@code i} goes on there as the same value. */
  boolean goesOn(int i) {
    return switch (kind(i)) {
      case DOWNS -> true;
      case UPS -> peek(i).length() > 1 || upGoesOn(i + 1);
      case STAR -> kind(i + 1) == Kind.INTEGER ? classicOutput : endsOperand(i + 1);
      case TINY, MINY -> kind(i + 1) == Kind.OPEN_PARENTHESIS;
      default -> false;
    };
  }

  private boolean upGoesOn(int i) {
    return switch (kind(i)) {
      case INTEGER -> classicOutput;
      case STAR -> !(kind(i + 1) == Kind.INTEGER && integer(peek(i + 1)).signum() == 0);
      case OPEN_BRACKET ->
          kind(i + 1) == Kind.INTEGER
              && kind(i + 2) == Kind.CLOSE_BRACKET
              && kind(i + 3) != Kind.OPEN_BRACKET
              && kind(i + 3) != Kind.OPEN_PARENTHESIS;
      case OPEN_ANGLE -> kind(i + 1) == Kind.INTEGER && kind(i + 2) == Kind.CLOSE_ANGLE;
      default -> endsOperand(i);
    };
  }

  private boolean endsOperand(int i) {
    return switch (kind(i)) {
      case END_OF_TEXT,
          CLOSE_PARENTHESIS,
          CLOSE_BRACE,
          CLOSE_BRACKET,
          COMMA,
          SEMICOLON,
          BARS,
          END ->
          true;
      default -> false;
    };
  }

  /** Whether a fraction written without blanks comes next. */
  boolean isFraction() {
    return kind(0) == Kind.INTEGER
        && kind(1) == Kind.SLASH
        && kind(2) == Kind.INTEGER
        && peek(0).end() == peek(1).start()
        && peek(1).end() == peek(2).start();
  }

  Dyadic takeFraction() {
    Token start = peek(0);
    BigInteger numerator = integer(take());
    take();
    BigInteger denominator = integer(take());
    try {
      return Arithmetic.quotient(Dyadic.of(numerator), Dyadic.of(denominator));
    } catch (Arithmetic.Undefined e) {
      throw error(problem(e), start);
    }
  }

  static String problem(Exception e) {
    return String.valueOf(e.getMessage());
  }

  BigInteger takeInteger() {
    return integer(take());
  }

  private BigInteger integer(Token token) {
    if (token.length() > MOST_DIGITS) {
      throw error("a number may have at most " + MOST_DIGITS + " digits here", token);
    }
    return Integers.parse(source.substring(token.start(), token.end()));
  }

  /** Reads {@code *} or {@code *m}. */
  long takeStar() {
    take();
    return kind(0) == Kind.INTEGER ? takeLong("nimbers") : 1;
  }

  private long takeLong(String what) {
    Token token = peek(0);
    BigInteger n = takeInteger();
    if (n.bitLength() >= Long.SIZE) {
      throw error(what + " are only known here up to " + Long.MAX_VALUE, token);
    }
    return n.longValueExact();
  }

  /** Reads ups or downs, or a power of up, with the star that may follow. */
  ShortGame takeUps() {
    Token arrows = take();
    int sign = arrows.kind() == Kind.UPS ? 1 : -1;
    ShortGame ups;
    if (arrows.length() > 1) {
      ups = ShortGame.ups(sign * (long) arrows.length());
    } else if (kind(0) == Kind.INTEGER) {
      ups = ShortGame.ups(sign * takeLong("multiples of ^"));
    } else if (kind(0) == Kind.OPEN_BRACKET) {
      ups = signed(Uptimal.sumTo(takePower(Kind.CLOSE_BRACKET, 0)), sign);
    } else if (kind(0) == Kind.OPEN_ANGLE && kind(1) == Kind.INTEGER) {
      ups = signed(Uptimal.power(takePower(Kind.CLOSE_ANGLE, 1)), sign);
    } else {
      ups = ShortGame.ups(sign);
    }
    return kind(0) == Kind.STAR ? ups.plus(ShortGame.nimber(takeStar())) : ups;
  }

  private static ShortGame signed(ShortGame game, int sign) {
    return sign > 0 ? game : game.negate();
  }

  private int takePower(Kind closing, int least) {
    take();
    Token token = peek(0);
    if (token.kind() != Kind.INTEGER) {
      throw error("expected a number for the power of ^, found " + found(token), token);
    }
    BigInteger n = takeInteger();
    if (n.bitLength() >= Integer.SIZE || n.intValueExact() > LONGEST_POWER) {
      throw error("powers of ^ are only made up to " + LONGEST_POWER, token);
    }
    if (n.intValueExact() < least) {
      throw error("the power of ^ must be at least " + least, token);
    }
    if (kind(0) != closing) {
      throw error("expected '" + closing.sign() + "', found " + found(peek(0)), peek(0));
    }
    take();
    return n.intValueExact();
  }

  /** x + what follows it, for a number that {@link #goesOn}; tinies are left to the caller. */
  ShortGame takeAfter(Dyadic number) {
    ShortGame rest = kind(0) == Kind.STAR ? ShortGame.nimber(takeStar()) : takeUps();
    return ShortGame.number(number).plus(rest);
  }

  String text(Token token) {
    return token.text(source);
  }

  String found(Token token) {
    return token.kind() == Kind.END_OF_TEXT
        ? "the end of the text"
        : "'" + source.substring(token.start(), Math.min(token.end(), token.start() + 20)) + "'";
  }
}
