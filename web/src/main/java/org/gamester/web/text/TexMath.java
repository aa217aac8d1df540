package org.gamester.web.text;

import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Formulas of LaTeX as MathML: what notes on games need of it, which is letters, digits, signs,
 * indices and exponents, fractions, roots, brackets, words and accents. A command that is not known
 * is shown as it is typed. All that comes out is made here or escaped, so that it can be put into a
 * page.
 *
 * <p>Reads from left to right in one pass; braces within braces are read up to a depth, below which
 * they are left out.
 */
final class TexMath {
  private static final int DEEPEST = 40;

  private static final String EMPTY = "<mrow></mrow>";

  /** Commands that stand for a blank, by its width. */
  private static final Map<String, String> BLANKS =
      Map.of(
          ",", "0.17em", ":", "0.22em", ">", "0.22em", ";", "0.28em", " ", "0.25em", "quad", "1em",
          "qquad", "2em", "!", "0");

  /** The double-struck capitals that are not in one row with the others. */
  private static final Map<Character, String> DOUBLE_STRUCK =
      Map.of('C', "ℂ", 'H', "ℍ", 'N', "ℕ", 'P', "ℙ", 'Q', "ℚ", 'R', "ℝ", 'Z', "ℤ");

  /** The names of functions, set upright. */
  private static final Set<String> FUNCTIONS =
      Set.of(
          "mex", "min", "max", "log", "ln", "exp", "sin", "cos", "tan", "gcd", "lim", "sup", "inf");

  /** Commands that say how large or how what follows is set, which MathML decides. */
  private static final Pattern SETTINGS =
      Pattern.compile(
          "left|right|middle|[bB]ig{1,2}[lrm]?|displaystyle|textstyle|limits|nolimits|mathbin|mathrel"
              + "|mathopen|mathclose|mathcal|mathfrak|mathit|boldsymbol");

  private static final String OPENING = "([{⟨⌊⌈";
  private static final String CLOSING = ")]}⟩⌋⌉";

  /** Commands that take texts or formulas in braces. */
  private static final Set<String> STRUCTURES =
      Set.of(
          ("frac tfrac dfrac binom sqrt text textrm textbf textit texttt textsc mathrm mathsf mathtt"
                  + " mathbf operatorname mathbb")
              .split(" ", -1));

  private static final Pattern COMMAND = Pattern.compile("\\\\([A-Za-z]+|.)", Pattern.DOTALL);

  private final String tex;
  private int at;
  private boolean isHigh;

  private TexMath(String tex) {
    this.tex = tex;
  }

  /** The formula as an element of a page. */
  static String mathml(String tex, boolean isDisplayed) {
    return "<math%s>%s</math>"
        .formatted(isDisplayed ? " display=\"block\"" : "", new TexMath(tex).row(0, false));
  }

  /**
   * Whether all commands are known. Only then a formula of a stranger is LaTeX to be run: of
   * others, some read and write files.
   */
  static boolean isKnown(String tex) {
    return COMMAND
        .matcher(tex)
        .results()
        .map(command -> command.group(1))
        .allMatch(
            name ->
                name.equals("\\")
                    || STRUCTURES.contains(name)
                    || TexSigns.LETTERS.containsKey(name)
                    || TexSigns.SIGNS.containsKey(name)
                    || BLANKS.containsKey(name)
                    || TexSigns.ACCENTS.containsKey(name)
                    || FUNCTIONS.contains(name)
                    || SETTINGS.matcher(name).matches());
  }

  /** Up to the end, or up to the brace that closes the one before. */
  private String row(int depth, boolean isInBraces) {
    StringBuilder row = new StringBuilder("<mrow>");
    while (at < tex.length() && !(isInBraces && tex.charAt(at) == '}')) {
      row.append(withScripts(depth));
    }
    at++; // the brace
    return row.append("</mrow>").toString();
  }

  /** What comes next, with what stands above and below it. */
  private String withScripts(int depth) {
    skipBlanks();
    String base = startsWith('^') || startsWith('_') ? EMPTY : next(depth);
    String above = "";
    String below = "";
    for (; ; skipBlanks()) {
      if (startsWith('^') && above.isEmpty()) {
        at++;
        above = argument(depth);
      } else if (startsWith('_') && below.isEmpty()) {
        at++;
        below = argument(depth);
      } else if (startsWith('\'') && above.isEmpty()) {
        int from = at;
        while (startsWith('\'')) {
          at++;
        }
        above = "<mo>" + "′".repeat(at - from) + "</mo>";
      } else {
        break;
      }
    }
    if (above.isEmpty()) {
      return below.isEmpty() ? base : "<msub>" + base + below + "</msub>";
    }
    return below.isEmpty()
        ? "<msup>" + base + above + "</msup>"
        : "<msubsup>" + base + below + above + "</msubsup>";
  }

  private boolean startsWith(char c) {
    return at < tex.length() && tex.charAt(at) == c;
  }

  private void skipBlanks() {
    while (at < tex.length() && Character.isWhitespace(tex.charAt(at))) {
      at++;
    }
  }

  /** One thing: a number, a letter, a sign, a command with its arguments, or what is in braces. */
  private String next(int depth) {
    skipBlanks();
    if (at >= tex.length()) {
      return EMPTY;
    }
    int from = at;
    int c = tex.codePointAt(at);
    at += Character.charCount(c);
    if (c == '{') {
      return braces(depth);
    }
    if (c == '\\') {
      return command(depth);
    }
    if (c <= '9' && isDigit((char) c)) {
      while (at < tex.length() && (isDigit(tex.charAt(at)) || isPoint())) {
        at++;
      }
      return "<mn>" + tex.substring(from, at) + "</mn>";
    }
    String text = tex.substring(from, at);
    return switch (c) {
      case '^', '_', '}', '&', '~' -> EMPTY;
      case '-' -> "<mo>−</mo>";
      case '*' -> "<mo>∗</mo>";
      default -> Character.isLetter(c) ? element("mi", text) : sign(text);
    };
  }

  /** Whether a point of a number comes next, which is one between digits. */
  private boolean isPoint() {
    return startsWith('.') && at + 1 < tex.length() && isDigit(tex.charAt(at + 1));
  }

  private String braces(int depth) {
    if (depth < DEEPEST) {
      return row(depth + 1, true);
    }
    for (int open = 1; at < tex.length() && open > 0; at++) {
      open += tex.charAt(at) == '{' ? 1 : tex.charAt(at) == '}' ? -1 : 0;
    }
    return EMPTY;
  }

  private static String element(String name, String text) {
    return "<" + name + ">" + escaped(text) + "</" + name + ">";
  }

  /** A sign; brackets are as high as what is in them only after {@code left} and {@code right}. */
  private String sign(String sign) {
    String form = OPENING.contains(sign) ? "prefix" : CLOSING.contains(sign) ? "postfix" : "";
    if (form.isEmpty() && !sign.equals("|")) {
      return element("mo", sign);
    }
    boolean stretches = isHigh;
    isHigh = false;
    return "<mo%s%s>%s</mo>"
        .formatted(
            form.isEmpty() ? "" : " form=\"" + form + "\"",
            stretches ? "" : " stretchy=\"false\"",
            sign);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  /** Its name: letters, or one other character. */
  private String name() {
    int from = at;
    while (at < tex.length() && isLetter(tex.charAt(at))) {
      at++;
    }
    if (at == from && at < tex.length()) {
      at = tex.offsetByCodePoints(at, 1);
    }
    return tex.substring(from, at);
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private String command(int depth) {
    String name = name();
    if (TexSigns.LETTERS.containsKey(name)) {
      return element("mi", TexSigns.LETTERS.get(name));
    }
    if (TexSigns.SIGNS.containsKey(name)) {
      return sign(TexSigns.SIGNS.get(name));
    }
    if (BLANKS.containsKey(name)) {
      return "<mspace width=\"" + BLANKS.get(name) + "\"/>";
    }
    if (TexSigns.ACCENTS.containsKey(name)) {
      String over = name.equals("underline") ? "munder" : "mover";
      return "<%s>%s<mo>%s</mo></%s>"
          .formatted(over, argument(depth), TexSigns.ACCENTS.get(name), over);
    }
    if (FUNCTIONS.contains(name)) {
      return element("mi", name);
    }
    if (SETTINGS.matcher(name).matches()) {
      isHigh = name.equals("left") || name.equals("middle") || name.equals("right");
      if (isHigh && startsWith('.')) {
        at++; // a bracket that is not there
      }
      return "";
    }
    return switch (name) {
      case "frac", "tfrac", "dfrac" -> "<mfrac>" + argument(depth) + argument(depth) + "</mfrac>";
      case "binom" ->
          "<mrow><mo>(</mo><mfrac linethickness=\"0\">"
              + argument(depth)
              + argument(depth)
              + "</mfrac><mo>)</mo></mrow>";
      case "sqrt" -> "<msqrt>" + argument(depth) + "</msqrt>";
      case "text",
          "textrm",
          "textbf",
          "textit",
          "texttt",
          "textsc",
          "mathrm",
          "mathsf",
          "mathtt",
          "mathbf",
          "operatorname" ->
          words(name);
      case "mathbb" -> doubleStruck();
      case "\\" -> "<mspace linebreak=\"newline\"/>";
      default -> element("mtext", "\\" + name);
    };
  }

  /** What a command takes: a digit, a letter, braces, or a command with arguments of its own. */
  private String argument(int depth) {
    skipBlanks();
    if (at < tex.length() && isDigit(tex.charAt(at))) {
      at++;
      return "<mn>" + tex.charAt(at - 1) + "</mn>";
    }
    return depth < DEEPEST ? orEmpty(next(depth + 1)) : EMPTY;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static String orEmpty(String argument) {
    return argument.isEmpty() ? EMPTY : argument;
  }

  /** The text in the braces that follow; a single character if there are none. */
  private String plain() {
    skipBlanks();
    if (at >= tex.length()) {
      return "";
    }
    int from = at;
    if (!startsWith('{')) {
      at = tex.offsetByCodePoints(at, 1);
      return tex.substring(from, at);
    }
    int end = tex.indexOf('}', at);
    at = end < 0 ? tex.length() : end + 1;
    return tex.substring(from + 1, end < 0 ? tex.length() : end);
  }

  private String words(String name) {
    String text = plain();
    boolean isName = name.equals("operatorname") || name.startsWith("math");
    String content = isName ? text : text.replaceAll("^ | $", "\u00a0");
    return element(isName ? "mi" : "mtext", content);
  }

  private String doubleStruck() {
    StringBuilder text = new StringBuilder();
    for (char c : plain().toCharArray()) {
      text.append(
          c >= 'A' && c <= 'Z'
              ? DOUBLE_STRUCK.getOrDefault(c, Character.toString(0x1d538 + c - 'A'))
              : String.valueOf(c));
    }
    return element("mi", text.toString());
  }
}
