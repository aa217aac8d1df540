package org.gamester.values.notation;

import java.math.BigInteger;
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
  LATEX("{\\uparrow}", "{\\downarrow}", "{\\ast}", "{\\pm}", "{+}", "{-}"),
  /** Elements of MathML, as they stand in a row. */
  MATHML(
      "<mi>↑</mi>",
      "<mi>↓</mi>",
      "<mi>∗</mi>",
      "<mo form=\"prefix\" lspace=\"0\" rspace=\"0\">±</mo>",
      "<mi>+</mi>",
      "<mi>−</mi>");

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
    if (this == MATHML) {
      String sign = x.signum() < 0 ? "<mo form=\"prefix\" lspace=\"0\" rspace=\"0\">−</mo>" : "";
      String size = "<mn>" + x.numerator().abs() + "</mn>";
      return sign
          + (x.isInteger() ? size : "<mfrac>" + size + "<mn>" + x.denominator() + "</mn></mfrac>");
    }
    if (this != LATEX) {
      return x.toString();
    }
    BigInteger size = x.numerator().abs();
    String text = x.isInteger() ? size.toString() : "\\frac{" + size + "}{" + x.denominator() + "}";
    // In a group of its own the sign is not taken for an operation between it and what comes
    // before.
    return x.signum() < 0 ? "{-" + text + "}" : text;
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
    if (this == MATHML && n * n == 4) {
      return n > 0 ? "<mi>⇑</mi>" : "<mi>⇓</mi>";
    }
    if (Math.abs(n) <= 2 && n != Long.MIN_VALUE) {
      return n * n == 1 ? arrow : arrow + arrow;
    }
    String multiple = n == Long.MIN_VALUE ? "9223372036854775808" : Long.toString(Math.abs(n));
    return switch (this) {
      case LATEX -> "(" + multiple + "\\cdot" + arrow + ")";
      case MATHML -> arrow + "<mn>" + multiple + "</mn>";
      default -> arrow + multiple;
    };
  }

  /** *m, empty for m = 0. */
  String star(long m) {
    if (m <= 1) {
      return m == 0 ? "" : star;
    }
    return switch (this) {
      case LATEX -> star + "_{" + m + "}";
      case MATHML -> "<msub>" + star + "<mn>" + m + "</mn></msub>";
      default -> star + m;
    };
  }

  /** {@code sign} times up^n. */
  String power(int n, int sign) {
    String arrow = sign > 0 ? up : down;
    return switch (this) {
      case LATEX -> arrow + "^{" + n + "}";
      case MATHML -> "<msup>" + arrow + "<mn>" + n + "</mn></msup>";
      default -> arrow + "<" + n + ">";
    };
  }

  /** {@code sign} times up^1 + ... + up^n. */
  String sumOfPowers(int n, int sign) {
    String arrow = sign > 0 ? up : down;
    return switch (this) {
      case LATEX -> arrow + "^{[" + n + "]}";
      case MATHML ->
          "<msup>" + arrow + "<mrow><mo>[</mo><mn>" + n + "</mn><mo>]</mo></mrow></msup>";
      default -> arrow + "[" + n + "]";
    };
  }

  String plusMinus() {
    return plusMinus;
  }

  /** What stands before the size of a tiny or miny. */
  String openTiny(boolean isMiny) {
    String sign = isMiny ? miny : tiny;
    return switch (this) {
      case LATEX -> sign + "_{";
      case MATHML -> "<msub>" + sign + "<mrow>";
      default -> sign + "(";
    };
  }

  String closeTiny() {
    return switch (this) {
      case LATEX -> "}";
      case MATHML -> "</mrow></msub>";
      default -> ")";
    };
  }

  String openBrace() {
    return bracket("{", "\\{");
  }

  String closeBrace() {
    return bracket("}", "\\}");
  }

  String openParenthesis() {
    return bracket("(", "(");
  }

  String closeParenthesis() {
    return bracket(")", ")");
  }

  String comma() {
    return bracket(",", ",");
  }

  private String bracket(String sign, String latex) {
    return switch (this) {
      case LATEX -> latex;
      case MATHML -> "<mo>" + sign + "</mo>";
      default -> sign;
    };
  }

  /** The sign between Left's options and Right's. */
  String bars(int count) {
    return switch (this) {
      case LATEX -> "\\," + "\\big|\\!".repeat(count) + "\\,\\,";
      case MATHML -> {
        String inner = "<mo stretchy=\"true\" lspace=\"0.1em\" rspace=\"0\">|</mo>";
        yield "<mo stretchy=\"true\" lspace=\"0.25em\" rspace=\""
            + (count == 1 ? "0.25em\">|</mo>" : "0\">|</mo>")
            + inner.repeat(Math.max(0, count - 2))
            + (count == 1 ? "" : inner.replace("rspace=\"0\"", "rspace=\"0.25em\""));
      }
      default -> "|".repeat(count);
    };
  }

  /** A name given to a subgame. */
  String name(int number) {
    return switch (this) {
      case LATEX -> "g_{" + number + "}";
      case MATHML -> "<msub><mi>g</mi><mn>" + number + "</mn></msub>";
      default -> "g" + number;
    };
  }

  String cut() {
    return switch (this) {
      case LATEX -> "\\ldots";
      case MATHML -> "<mi>…</mi>";
      default -> "…";
    };
  }
}
