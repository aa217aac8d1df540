package org.gamester.values.notation;

import org.gamester.values.Dyadic;

/** The signs a style writes values with. */
enum NotationStyle {
  /** The text of the reference, see {@link GameWriter#classic()}. */
  CLASSIC("^", "v", "*", "+-", "Tiny", "Miny"),
  /** As classic, but readable back. */
  EXACT("^", "v", "*", "+-", "Tiny", "Miny"),
  /** As exact, with the field's own signs. */
  UNICODE("↑", "↓", "★", "±", "⧾", "⧿"),
  /** LaTeX without packages. */
  LATEX("{\\uparrow}", "{\\downarrow}", "{\\ast}", "\\pm", "{+}", "{-}");

  static final int MOST_BARS = 4;

  private final String up;
  private final String down;
  private final String star;
  private final String plusMinus;
  private final String tiny;
  private final String miny;

  NotationStyle(String up, String down, String star, String plusMinus, String tiny, String miny) {
    this.up = up;
    this.down = down;
    this.star = star;
    this.plusMinus = plusMinus;
    this.tiny = tiny;
    this.miny = miny;
  }

  /** Whether adjacent parts could be read as a product or a power and are kept apart by a plus. */
  private boolean separates() {
    return this == EXACT || this == UNICODE;
  }

  private String number(Dyadic x) {
    if (this != LATEX || x.isInteger()) {
      return x.toString();
    }
    return (x.signum() < 0 ? "-" : "")
        + "\\frac{"
        + x.numerator().abs()
        + "}{"
        + x.denominator()
        + "}";
  }

  /** The number in front of something that is not 0: empty for 0. */
  String prefix(Dyadic x) {
    return x.isZero() ? "" : number(x);
  }

  /** x + n.up + *m. */
  String numberUpStar(Dyadic x, long ups, long star) {
    if (ups == 0 && star == 0) {
      return number(x);
    }
    boolean apart = !x.isZero() && separates() && (ups == 0 ? star > 1 : ups > 2);
    return prefix(x) + (apart ? "+" : "") + ups(ups) + star(star);
  }

  private String ups(long n) {
    String arrow = n > 0 ? up : down;
    if (n == 0) {
      return "";
    }
    if (Math.abs(n) <= 2 && n != Long.MIN_VALUE) {
      return n * n == 1 ? arrow : arrow + arrow;
    }
    String multiple = n == Long.MIN_VALUE ? "9223372036854775808" : Long.toString(Math.abs(n));
    return this == LATEX ? "(" + multiple + "\\cdot" + arrow + ")" : arrow + multiple;
  }

  /** *m, empty for m = 0. */
  String star(long m) {
    return m == 0 ? "" : m == 1 ? star : this == LATEX ? star + "_{" + m + "}" : star + m;
  }

  /** {@code sign} times up^n. */
  String power(int n, int sign) {
    String arrow = sign > 0 ? up : down;
    return this == LATEX ? arrow + "^{" + n + "}" : arrow + "<" + n + ">";
  }

  /** {@code sign} times up^1 + ... + up^n. */
  String sumOfPowers(int n, int sign) {
    String arrow = sign > 0 ? up : down;
    return this == LATEX ? arrow + "^{[" + n + "]}" : arrow + "[" + n + "]";
  }

  String plusMinus() {
    return plusMinus;
  }

  /** What stands before the size of a tiny or miny. */
  String openTiny(boolean isMiny) {
    return (isMiny ? miny : tiny) + (this == LATEX ? "_{" : "(");
  }

  String closeTiny() {
    return this == LATEX ? "}" : ")";
  }

  String openBrace() {
    return this == LATEX ? "\\{" : "{";
  }

  String closeBrace() {
    return this == LATEX ? "\\}" : "}";
  }

  /** The sign between Left's options and Right's. */
  String bars(int count) {
    return this == LATEX ? "\\," + "\\big|\\!".repeat(count) + "\\,\\," : "|".repeat(count);
  }

  /** A name given to a subgame. */
  String name(int number) {
    return this == LATEX ? "g_{" + number + "}" : "g" + number;
  }

  String cut() {
    return this == LATEX ? "\\ldots" : "…";
  }
}
