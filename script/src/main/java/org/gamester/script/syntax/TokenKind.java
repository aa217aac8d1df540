package org.gamester.script.syntax;

import java.util.HashMap;
import java.util.Map;

/** The kinds of tokens, each with its text if it has only one. */
enum TokenKind {
  END_OF_INPUT("the end of the input"),
  INVALID("a character that means nothing here"),
  INTEGER("an integer"),
  STRING("a string"),
  NAME("a name"),
  POSITION("a position"),
  VEE("v"),
  MULTI_VEE("a run of `v`"),
  CARET("^"),
  MULTI_CARET("a run of `^`"),
  SLASHES("|"),
  MISERE_GAME("a game of misere play"),
  CLASS_REFERENCE("a class"),

  PLUS("+"),
  MINUS("-"),
  PLUS_MINUS("+-"),
  STAR("*"),
  DIVIDE("/"),
  PERCENT("%"),
  DOT("."),
  LEFT_PAREN("("),
  RIGHT_PAREN(")"),
  LEFT_BRACKET("["),
  RIGHT_BRACKET("]"),
  LEFT_BRACE("{"),
  RIGHT_BRACE("}"),
  COMMA(","),
  SEMICOLON(";"),
  COLON(":"),
  QUESTION("?"),
  AMPERSAND("&"),
  EQUAL("=="),
  NOT_EQUAL("!="),
  LESS("<"),
  GREATER(">"),
  LESS_OR_EQUAL("<="),
  GREATER_OR_EQUAL(">="),
  CONFUSED("<>"),
  LESS_OR_CONFUSED("<|"),
  GREATER_OR_CONFUSED("|>"),
  COMPARE("<=>"),
  ARROW("->"),
  MAPS_TO("=>"),
  IDENTICAL("==="),
  NOT_IDENTICAL("!=="),
  ASSIGN(":="),
  RESERVED_EQUALS("="),
  RANGE(".."),
  ELLIPSIS("..."),
  QUOTE("'"),

  AND("and"),
  AS("as"),
  BEGIN("begin"),
  BREAK("break"),
  BY("by"),
  CLASS("class"),
  CLEAR("clear"),
  CONTINUE("continue"),
  DEF("def"),
  DO("do"),
  ELSE("else"),
  ELSEIF("elseif"),
  END("end"),
  ENUM("enum"),
  ERROR("error"),
  EXTENDS("extends"),
  EXTERNAL("external"),
  FALSE("false"),
  FINALLY("finally"),
  FOR("for"),
  FOREACH("foreach"),
  FROM("from"),
  IF("if"),
  IMPORT("import"),
  IN("in"),
  IS("is"),
  MUTABLE("mutable"),
  NOT("not"),
  OP("op"),
  OR("or"),
  OVERRIDE("override"),
  PASS("pass"),
  PRIVATE("private"),
  RETURN("return"),
  SINGLETON("singleton"),
  STATIC("static"),
  SUPER("super"),
  SYSTEM("system"),
  THEN("then"),
  THIS("this"),
  TO("to"),
  TRUE("true"),
  TRY("try"),
  UNARY("unary"),
  VAR("var"),
  WHERE("where"),
  WHILE("while"),
  YIELD("yield");

  private static final Map<String, TokenKind> KEYWORDS = keywords();

  private final String text;

  TokenKind(String text) {
    this.text = text;
  }

  String text() {
    return text;
  }

  private static Map<String, TokenKind> keywords() {
    Map<String, TokenKind> keywords = new HashMap<>();
    for (TokenKind kind : values()) {
      if (kind.isKeyword()) {
        keywords.put(kind.text, kind);
      }
    }
    return keywords;
  }

  boolean isKeyword() {
    return compareTo(AND) >= 0;
  }

  /** The keyword of this spelling, or {@link #NAME}. */
  static TokenKind ofWord(String word) {
    return KEYWORDS.getOrDefault(word, NAME);
  }

  /** The kind as it stands in a message. */
  String description() {
    return compareTo(CLASS_REFERENCE) <= 0 && this != VEE && this != CARET && this != SLASHES
        ? text
        : "`" + text + "`";
  }

  /** Whether an operand of an infix word can start with this token. */
  boolean startsOperand() {
    return switch (this) {
      case INTEGER, STRING, NAME, POSITION, MISERE_GAME, CLASS_REFERENCE -> true;
      case VEE, MULTI_VEE, CARET, MULTI_CARET -> true;
      case PLUS, MINUS, PLUS_MINUS, STAR, LEFT_PAREN, LEFT_BRACKET, LEFT_BRACE, QUOTE -> true;
      case THIS, TRUE, FALSE, PASS, ERROR, SUPER, IF, FOR, WHILE, BEGIN -> true;
      default -> false;
    };
  }

  /**
   * Whether a number literal that ends in a star or a single up may be followed by this token: what
   * comes then cannot be the right operand of a product or a power.
   */
  boolean endsSuffixedNumber() {
    return switch (this) {
      case END_OF_INPUT, RIGHT_PAREN, RIGHT_BRACKET, RIGHT_BRACE, COMMA, SEMICOLON -> true;
      case SLASHES, AMPERSAND, COLON, DOT, MAPS_TO, RANGE -> true;
      case IS, AND, OR, THEN, ELSE, ELSEIF, DO, YIELD, END, TO, BY, WHERE, FINALLY -> true;
      default -> isRelation();
    };
  }

  boolean isRelation() {
    return switch (this) {
      case EQUAL, NOT_EQUAL, LESS, GREATER, LESS_OR_EQUAL, GREATER_OR_EQUAL -> true;
      case CONFUSED, LESS_OR_CONFUSED, GREATER_OR_CONFUSED, COMPARE -> true;
      case IDENTICAL, NOT_IDENTICAL -> true;
      default -> false;
    };
  }
}
