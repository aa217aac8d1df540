package org.gamester.values.notation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.gamester.values.Computation;
import org.gamester.values.Dyadic;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.Token.Kind;

/**
 * One text being read, by operator precedence with all stacks made explicit: a stack of frames that
 * wait for their end, and the operands and operators of the expressions within them.
 */
final class Parser {

  private record Waiting(Operator operator, Token at) {}

  private final LiteralReader words;
  private final Deque<OpenGroup> frames = new ArrayDeque<>();
  private final Deque<Waiting> operators = new ArrayDeque<>();
  private final Deque<Operand> operands = new ArrayDeque<>();
  private final Map<String, ShortGame> names = new HashMap<>();
  private boolean expectsOperand = true;

  Parser(String source, boolean classicOutput) {
    this.words = new LiteralReader(source, classicOutput);
  }

  ShortGame read() {
    open(new OpenGroup.WholeText());
    while (!frames.isEmpty()) {
      Computation.poll();
      Token next = words.peek(0);
      try {
        if (expectsOperand) {
          readOperand();
        } else {
          readAfterOperand();
        }
      } catch (GameTooLargeException e) {
        throw words.error(LiteralReader.problem(e), next);
      }
    }
    Token end = words.peek(0);
    return switch (operands.pop()) {
      case Operand.Value value -> value.game();
      case Operand.Collection _ -> throw words.error("a set is not a value", end);
    };
  }

  private void open(OpenGroup frame) {
    frames.push(frame);
    operators.push(new Waiting(Operator.OPENING, words.peek(0)));
    expectsOperand = true;
  }

  private void operand(ShortGame game) {
    operands.push(new Operand.Value(game));
    expectsOperand = false;
  }

  private void readOperand() {
    Token token = words.peek(0);
    switch (token.kind()) {
      case INTEGER -> readNumber(false);
      case UPS, DOWNS -> operand(words.takeUps());
      case STAR -> operand(ShortGame.nimber(words.takeStar()));
      case MINUS -> {
        words.take();
        if (words.kind(0) == Kind.INTEGER) {
          readNumberAfterMinus(token);
        } else {
          operators.push(new Waiting(Operator.NEGATIVE, token));
        }
      }
      case PLUS -> operators.push(new Waiting(Operator.POSITIVE, words.take()));
      case PLUS_MINUS -> {
        operators.push(new Waiting(Operator.PLUS_MINUS, words.take()));
        if (words.isFraction()) {
          readNumberOf(words.takeFraction());
        }
      }
      case OPEN_PARENTHESIS -> {
        words.take();
        open(new OpenGroup.Parentheses());
      }
      case OPEN_BRACE -> open(new OpenGroup.Braces(words.take(), new BraceContent()));
      case OPEN_BRACKET -> open(new OpenGroup.Brackets(words.take(), new BraceContent()));
      case TINY, MINY -> openTiny(Dyadic.ZERO);
      case NAME -> readName(words.take());
      case BEGIN -> {
        words.take();
        open(new OpenGroup.Block());
        openDefinition();
      }
      default -> readEmptySide(token);
    }
  }

  private void readNumber(boolean negative) {
    Dyadic number =
        words.isFraction() && words.goesOn(3)
            ? words.takeFraction()
            : Dyadic.of(words.takeInteger());
    readNumberOf(negative ? number.negate() : number);
  }

  /** A minus before a number that goes on belongs to the number: -1/2v* is -1/2 + v*. */
  private void readNumberAfterMinus(Token minus) {
    if (words.goesOn(1) || (words.isFraction() && words.goesOn(3))) {
      readNumber(true);
    } else {
      operators.push(new Waiting(Operator.NEGATIVE, minus));
    }
  }

  private void readNumberOf(Dyadic number) {
    if (!words.goesOn(0)) {
      operand(ShortGame.number(number));
    } else if (words.kind(0) == Kind.TINY || words.kind(0) == Kind.MINY) {
      openTiny(number);
    } else {
      operand(words.takeAfter(number));
    }
  }

  private void openTiny(Dyadic number) {
    Token sign = words.take();
    if (words.kind(0) != Kind.OPEN_PARENTHESIS) {
      throw expected("'('");
    }
    words.take();
    open(new OpenGroup.TinySize(number, sign.kind() == Kind.MINY));
  }

  private void readName(Token name) {
    ShortGame game = names.get(words.text(name));
    if (game == null) {
      throw words.error("the name " + words.found(name) + " is not known", name);
    }
    operand(game);
  }

  private void openDefinition() {
    if (words.kind(0) == Kind.VAR) {
      words.take();
      if (words.kind(0) != Kind.NAME) {
        throw expected("a name");
      }
      Token name = words.take();
      if (names.containsKey(words.text(name))) {
        throw words.error("the name " + words.found(name) + " is already given", name);
      }
      if (words.kind(0) != Kind.BECOMES) {
        throw expected("':='");
      }
      words.take();
      open(new OpenGroup.Definition(name));
    }
  }

  /** A side without options, the only place where no value need stand. */
  private void readEmptySide(Token token) {
    boolean atStart = operators.element().operator() == Operator.OPENING;
    switch (frames.element()) {
      case OpenGroup.Braces braces when atStart && braces.sides().isCurrentEmpty() -> {
        if (token.kind() == Kind.BARS) {
          addBars(braces);
          return;
        }
        if (token.kind() == Kind.CLOSE_BRACE) {
          close(braces);
          return;
        }
      }
      case OpenGroup.Brackets brackets when atStart && brackets.list().isCurrentEmpty() -> {
        if (token.kind() == Kind.CLOSE_BRACKET) {
          close(brackets);
          return;
        }
      }
      default -> {}
    }
    throw expected("a value");
  }

  private void readAfterOperand() {
    Token token = words.peek(0);
    switch (token.kind()) {
      case PLUS -> operator(Operator.PLUS);
      case MINUS -> operator(Operator.MINUS);
      case PLUS_MINUS -> operator(Operator.PLUS_PLUS_MINUS);
      case STAR -> operator(Operator.TIMES);
      case SLASH -> operator(Operator.DIVIDED_BY);
      case UPS -> {
        if (token.length() > 1) {
          throw expectedAfterOperand();
        }
        operator(Operator.TO_THE_POWER);
      }
      default -> readEnding(token);
    }
  }

  private void operator(Operator operator) {
    while (operators.element().operator().precedes(operator)) {
      apply(operators.pop());
    }
    operators.push(new Waiting(operator, words.take()));
    expectsOperand = true;
  }

  private void apply(Waiting waiting) {
    Operand right = operands.pop();
    try {
      operands.push(
          new Operand.Value(
              waiting.operator().isPrefix()
                  ? Arithmetic.prefix(waiting.operator(), right)
                  : Arithmetic.binary(operands.pop(), waiting.operator(), right)));
    } catch (Arithmetic.Undefined e) {
      throw words.error(LiteralReader.problem(e), waiting.at());
    }
  }

  /** Applies the operators of the innermost frame and takes the result. */
  private Operand result() {
    while (operators.element().operator() != Operator.OPENING) {
      apply(operators.pop());
    }
    return operands.pop();
  }

  private void readEnding(Token token) {
    OpenGroup frame = frames.element();
    Kind kind = token.kind();
    switch (frame) {
      case OpenGroup.WholeText _ when kind == Kind.END_OF_TEXT -> {
        Operand whole = result();
        frames.pop();
        operands.push(whole);
      }
      case OpenGroup.Parentheses _ when kind == Kind.CLOSE_PARENTHESIS -> closeWith(result());
      case OpenGroup.TinySize tiny when kind == Kind.CLOSE_PARENTHESIS -> closeTiny(tiny, token);
      case OpenGroup.Braces braces when kind == Kind.COMMA -> addElement(braces.sides(), token);
      case OpenGroup.Braces braces when kind == Kind.BARS -> {
        add(braces.sides());
        addBars(braces);
      }
      case OpenGroup.Braces braces when kind == Kind.CLOSE_BRACE -> {
        add(braces.sides());
        close(braces);
      }
      case OpenGroup.Brackets brackets when kind == Kind.COMMA ->
          addElement(brackets.list(), token);
      case OpenGroup.Brackets brackets when kind == Kind.CLOSE_BRACKET -> {
        add(brackets.list());
        close(brackets);
      }
      case OpenGroup.Definition definition when kind == Kind.SEMICOLON -> define(definition);
      case OpenGroup.Block block when kind == Kind.END || kind == Kind.SEMICOLON -> endBlock(block);
      default -> throw expectedAfterOperand();
    }
  }

  private void addElement(BraceContent sides, Token comma) {
    add(sides);
    if (comma.kind() == Kind.COMMA) {
      words.take();
    }
    expectsOperand = true;
  }

  private void add(BraceContent sides) {
    sides.countElement();
    switch (result()) {
      case Operand.Value value -> sides.addOption(value.game());
      case Operand.Collection collection -> sides.addOptions(collection.games());
    }
  }

  private void addBars(OpenGroup.Braces braces) {
    Token bars = words.take();
    if (!braces.sides().addBars(bars.length())) {
      throw words.error(
          "ambiguous: there are "
              + bars.length()
              + " bars twice on the same level; use more bars or inner braces",
          bars);
    }
    expectsOperand = true;
  }

  private void close(OpenGroup.Braces braces) {
    ShortGame game = braces.sides().game();
    closeWith(
        game == null
            ? new Operand.Collection(braces.sides().collection())
            : new Operand.Value(game));
  }

  private void close(OpenGroup.Brackets brackets) {
    closeWith(new Operand.Collection(brackets.list().collection()));
  }

  /** Takes the closing word; the frame becomes an operand of the one around it. */
  private void closeWith(Operand operand) {
    words.take();
    frames.pop();
    operators.pop();
    operands.push(operand);
    expectsOperand = false;
  }

  private void closeTiny(OpenGroup.TinySize tiny, Token closing) {
    if (!(result() instanceof Operand.Value(ShortGame size))) {
      throw words.error("the size of a tiny or miny must be a value, not a set", closing);
    }
    ShortGame number = ShortGame.number(tiny.number());
    ShortGame game =
        tiny.isMiny()
            ? ShortGame.of(ShortGame.of(size, ShortGame.ZERO), ShortGame.ZERO)
            : ShortGame.of(ShortGame.ZERO, ShortGame.of(ShortGame.ZERO, size.negate()));
    closeWith(new Operand.Value(number.plus(game)));
  }

  private void define(OpenGroup.Definition definition) {
    if (!(result() instanceof Operand.Value(ShortGame game))) {
      throw words.error("only a value can be given a name, not a set", definition.name());
    }
    words.take();
    frames.pop();
    operators.pop();
    String name = words.text(definition.name());
    names.put(name, game);
    if (frames.element() instanceof OpenGroup.Block block) {
      block.names().add(name);
    }
    expectsOperand = true;
    openDefinition();
  }

  private void endBlock(OpenGroup.Block block) {
    if (words.kind(0) == Kind.SEMICOLON) {
      words.take();
      if (words.kind(0) != Kind.END) {
        throw expected("'end'");
      }
    }
    Operand value = result();
    block.names().forEach(names::remove);
    closeWith(value);
  }

  private NotationException expected(String what) {
    Token token = words.peek(0);
    return words.error("expected " + what + ", found " + words.found(token), token);
  }

  private NotationException expectedAfterOperand() {
    return expected("an operator or " + frames.element().ending());
  }
}
