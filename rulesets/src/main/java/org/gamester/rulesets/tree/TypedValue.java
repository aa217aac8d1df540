package org.gamester.rulesets.tree;

import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.NamedGame;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;

/**
 * Values by their kinds, as lists of test positions write them: {@code up-star(-10 *)}, {@code
 * dyadic-rational(12/8)}. They are read as values, and switches, which need not be in canonical
 * form, as trees.
 */
public final class TypedValue extends Game {
  private static final String KIND = "kind";
  private static final String INTEGER = "integer";
  private static final String DYADIC = "dyadic";
  private static final String SWITCH = "switch";
  private static final String UP_STAR = "up-star";
  private static final String NIMBER = "nimber";
  private static final long GREATEST = 1_000_000_000;

  private static final Description DESCRIPTION =
      Description.of(
              "typed-value",
              "Move to an option of the canonical form of a value, which is an integer, a dyadic"
                  + " rational, a number of ups with or without *, or a nimber; or to one of the"
                  + " two numbers of a switch.",
              "up-star(-10 *)")
          .notation(
              "A value: a whole number, a dyadic number, a switch, ups and a star, or"
                  + " a nimber, as the name of the game says.")
          .title("Typed Values")
          .parameters(
              new Parameter(
                  KIND, DYADIC, "what is written: integer, dyadic, switch, up-star or nimber"))
          .on(BoardKind.TREE)
          .either()
          .reference(
              "J. H. Conway, On Numbers and Games (1976); A. N. Siegel, Combinatorial Game Theory"
                  + " (2013)")
          .named(
              NamedGame.of(
                      "integer-game",
                      "integer",
                      "Move to the option of the canonical form of an integer: Left reduces a"
                          + " positive one by 1, Right brings a negative one nearer to 0 by 1.")
                  .example("integer-game(3)"),
              NamedGame.of(
                      "dyadic-rational",
                      "dyadic",
                      "Move to an option of the canonical form of a dyadic rational.")
                  .example("dyadic-rational(3/4)"),
              NamedGame.of(
                      "switch-game",
                      "switch",
                      "Left moves to the first and Right to the second of two numbers, on which"
                          + " play goes on.")
                  .example("switch-game(2, -1)"),
              NamedGame.of(
                  "up-star",
                  "up-star",
                  "Move to an option of the canonical form of a number of ups, with or without *."),
              NamedGame.of("nimber", "nimber", "Move from a nimber *n to any *k with k < n.")
                  .example("nimber(3)"));

  private final String kind;

  /** Dyadic rationals. */
  public TypedValue() {
    this(Parameters.NONE, DYADIC);
  }

  private TypedValue(Parameters parameters, String kind) {
    super(DESCRIPTION, parameters);
    this.kind = kind;
  }

  @Override
  public TypedValue rules(Parameters given) {
    return new TypedValue(given, given.word(KIND, INTEGER, DYADIC, SWITCH, UP_STAR, NIMBER));
  }

  @Override
  public Position read(TextReader text) {
    return switch (kind) {
      case INTEGER ->
          new ValuePosition(ShortGame.integer(text.signedNumber("an integer", GREATEST)));
      case DYADIC -> new ValuePosition(ShortGame.number(dyadic(text)));
      case UP_STAR -> new ValuePosition(upStar(text));
      case NIMBER -> new ValuePosition(ShortGame.nimber(text.number("a nimber", 0, GREATEST)));
      default -> readSwitch(text);
    };
  }

  private static Dyadic dyadic(TextReader text) {
    boolean negative = text.accept('-');
    text.skipBlanks();
    int start = text.offset();
    StringBuilder digits = new StringBuilder();
    while (text.atDigit()) {
      digits.append(text.next());
    }
    if (digits.isEmpty() || digits.length() > 18) {
      text.moveTo(start);
      throw text.expected("a dyadic rational such as -3/8");
    }
    int exponent = 0;
    if (text.accept('/')) {
      text.skipBlanks();
      int place = text.offset();
      long denominator = text.number("a denominator", 1, 1L << 60);
      if (Long.bitCount(denominator) != 1) {
        throw text.errorAt(place, "the denominator is not a power of two");
      }
      exponent = Long.numberOfTrailingZeros(denominator);
    }
    Dyadic size = Dyadic.of(Long.parseLong(digits.toString()), exponent);
    return negative ? size.negate() : size;
  }

  private static ShortGame upStar(TextReader text) {
    text.skipBlanks();
    boolean starOnly = text.peek() == '*';
    long ups = starOnly ? 0 : text.signedNumber("a number of ups", GREATEST);
    return ShortGame.numberUpStar(Dyadic.ZERO, ups, text.accept('*') ? 1 : 0);
  }

  private static Position readSwitch(TextReader text) {
    Dyadic left = dyadic(text);
    text.accept(',');
    Dyadic right = dyadic(text);
    return TreeText.read(new TextReader("{" + left + "|" + right + "}"));
  }
}
