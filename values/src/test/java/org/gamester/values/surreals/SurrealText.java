package org.gamester.values.surreals;

/** Reads the printed text of a surreal number by the precedences of the worksheet language. */
final class SurrealText {
  private final String text;
  private int at;

  private SurrealText(String text) {
    this.text = text;
  }

  static SurrealNumber read(String text) {
    SurrealText reader = new SurrealText(text);
    SurrealNumber value = reader.sum();
    if (reader.at != text.length()) {
      throw new IllegalArgumentException(text + " at " + reader.at);
    }
    return value;
  }

  private boolean accept(char c) {
    if (at < text.length() && text.charAt(at) == c) {
      at++;
      return true;
    }
    return false;
  }

  private SurrealNumber sum() {
    SurrealNumber value = product();
    while (true) {
      if (accept('+')) {
        value = value.plus(product());
      } else if (accept('-')) {
        value = value.minus(product());
      } else {
        return value;
      }
    }
  }

  private SurrealNumber product() {
    SurrealNumber value = accept('-') ? power().negate() : power();
    while (true) {
      if (accept('×')) {
        value = value.times(power());
      } else if (accept('/')) {
        value = value.dividedBy(power());
      } else {
        return value;
      }
    }
  }

  private SurrealNumber power() {
    if (accept('ω')) {
      return accept('^') ? power().omegaPower() : SurrealNumber.omega();
    }
    if (accept('(')) {
      SurrealNumber value = sum();
      accept(')');
      return value;
    }
    int start = at;
    while (at < text.length() && Character.isDigit(text.charAt(at))) {
      at++;
    }
    return SurrealNumber.of(Long.parseLong(text.substring(start, at)));
  }
}
