package org.gamester.values.notation;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.gamester.values.Computation;
import org.gamester.values.ShortGame;

/**
 * Where braces, bars and commas stand, and how long texts become before they are written.
 *
 * <p>When a side of {L|R} is a single value in braces, its braces are dropped and the bars of this
 * level outnumber its own by one. At {@value NotationStyle#MOST_BARS} bars a level keeps its braces
 * and counts as none. Lengths are sums of those of the parts, so that they cost one step for each
 * distinct part; they saturate, since a text may be longer than any computer could hold.
 */
final class TextLayout {

  /** What a text is put together from. */
  sealed interface Piece {}

  record Literal(String text) implements Piece {}

  /**
   * A value to be written in this place.
   *
   * @param bare without its braces
   */
  record Place(ShortGame game, boolean bare) implements Piece {}

  /**
   * The measures of the text of one value.
   *
   * @param bars between its sides, or 0 if it is not in braces
   * @param length in characters, at most {@link Long#MAX_VALUE}
   */
  private record Measure(int bars, long length) {}

  private final TextForms forms;
  private final NotationStyle style;
  private final Map<ShortGame, String> names;
  private final Map<ShortGame, Measure> measures = new IdentityHashMap<>();

  /**
   * @param names what to write for a value in place of its text
   * @param parts all values to be written, each after those written within it
   */
  TextLayout(
      TextForms forms, NotationStyle style, Map<ShortGame, String> names, List<ShortGame> parts) {
    this.forms = forms;
    this.style = style;
    this.names = names;
    for (ShortGame part : parts) {
      Computation.poll();
      measure(part);
    }
  }

  private void measure(ShortGame game) {
    int bars =
        forms.of(game) instanceof TextForm.Braces braces
            ? 1 + Math.max(barsWithin(braces.left()), barsWithin(braces.right()))
            : 0;
    measures.put(game, new Measure(bars, 0));
    long length = 0;
    for (Piece piece : pieces(game, false)) {
      length =
          saturated(
              length,
              switch (piece) {
                case Literal literal -> literal.text.length();
                case Place place -> lengthAt(place);
              });
    }
    measures.put(game, new Measure(bars, length));
  }

  private Measure measureOf(ShortGame game) {
    return Objects.requireNonNull(measures.get(game), "a part was not measured");
  }

  private long lengthAt(Place place) {
    String name = names.get(place.game);
    long length = name == null ? length(place.game) : name.length();
    int braces = style.openBrace().length() + style.closeBrace().length();
    return place.bare && length != Long.MAX_VALUE ? length - braces : length;
  }

  private static long saturated(long a, long b) {
    long sum = a + b;
    return sum < 0 ? Long.MAX_VALUE : sum;
  }

  /** The number of characters of the text of {@code game}, at most {@link Long#MAX_VALUE}. */
  long length(ShortGame game) {
    return measureOf(game).length;
  }

  private int barsWithin(List<ShortGame> side) {
    return side.size() == 1 && losesBraces(side.getFirst()) ? measureOf(side.getFirst()).bars : 0;
  }

  private boolean losesBraces(ShortGame option) {
    int bars = measureOf(option).bars;
    return bars > 0 && bars < NotationStyle.MOST_BARS && !names.containsKey(option);
  }

  /** The pieces of the text of {@code game}, even if it has a name. */
  List<Piece> pieces(ShortGame game, boolean bare) {
    List<Piece> pieces = new ArrayList<>();
    switch (forms.of(game)) {
      case TextForm.Sign sign -> pieces.add(new Literal(sign.text()));
      case TextForm.PlusMinus switchOf -> addSwitch(switchOf.left(), pieces);
      case TextForm.Tiny tiny -> {
        pieces.add(new Literal(tiny.opening()));
        pieces.add(new Place(tiny.size(), false));
        pieces.add(new Literal(style.closeTiny()));
      }
      case TextForm.Braces braces -> {
        if (!bare) {
          pieces.add(new Literal(style.openBrace()));
        }
        addSide(braces.left(), pieces);
        pieces.add(new Literal(style.bars(measureOf(game).bars)));
        addSide(braces.right(), pieces);
        if (!bare) {
          pieces.add(new Literal(style.closeBrace()));
        }
      }
    }
    return pieces;
  }

  private void addSwitch(List<ShortGame> left, List<Piece> pieces) {
    pieces.add(new Literal(style.plusMinus()));
    if (left.size() > 1) {
      pieces.add(new Literal(style.openBrace()));
      addList(left, pieces);
      pieces.add(new Literal(style.closeBrace()));
      return;
    }
    ShortGame option = left.getFirst();
    boolean parentheses = !names.containsKey(option) && needsParentheses(forms.of(option));
    if (parentheses) {
      pieces.add(new Literal(style.openParenthesis()));
    }
    pieces.add(new Place(option, false));
    if (parentheses) {
      pieces.add(new Literal(style.closeParenthesis()));
    }
  }

  private static boolean needsParentheses(TextForm form) {
    return switch (form) {
      case TextForm.Sign sign -> sign.compound();
      case TextForm.Tiny tiny -> tiny.compound();
      case TextForm.PlusMinus _ -> true;
      case TextForm.Braces _ -> false;
    };
  }

  private void addSide(List<ShortGame> side, List<Piece> pieces) {
    if (side.size() == 1) {
      pieces.add(new Place(side.getFirst(), losesBraces(side.getFirst())));
    } else {
      addList(side, pieces);
    }
  }

  private void addList(List<ShortGame> games, List<Piece> pieces) {
    for (int i = 0; i < games.size(); i++) {
      if (i > 0) {
        pieces.add(new Literal(style.comma()));
      }
      pieces.add(new Place(games.get(i), false));
    }
  }
}
