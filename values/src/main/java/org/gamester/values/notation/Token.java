package org.gamester.values.notation;

/**
 * A word of the notation.
 *
 * @param start its offset in the source
 * @param end the offset after it
 */
record Token(Kind kind, int start, int end) {

  enum Kind {
    INTEGER("a number"),
    NAME("a name"),
    UPS("^"),
    DOWNS("v"),
    BARS("|"),
    STAR("*"),
    SLASH("/"),
    PLUS("+"),
    MINUS("-"),
    PLUS_MINUS("+-"),
    OPEN_BRACE("{"),
    CLOSE_BRACE("}"),
    OPEN_PARENTHESIS("("),
    CLOSE_PARENTHESIS(")"),
    OPEN_BRACKET("["),
    CLOSE_BRACKET("]"),
    OPEN_ANGLE("<"),
    CLOSE_ANGLE(">"),
    COMMA(","),
    SEMICOLON(";"),
    BECOMES(":="),
    TINY("Tiny"),
    MINY("Miny"),
    BEGIN("begin"),
    VAR("var"),
    END("end"),
    END_OF_TEXT("the end");

    private final String sign;

    Kind(String sign) {
      this.sign = sign;
    }

    String sign() {
      return sign;
    }
  }

  int length() {
    return end - start;
  }

  String text(String source) {
    return source.substring(start, end);
  }
}
