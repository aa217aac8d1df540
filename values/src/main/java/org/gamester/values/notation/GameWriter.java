package org.gamester.values.notation;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.gamester.values.Computation;
import org.gamester.values.ShortGame;

/**
 * Writes values as text.
 *
 * <p>A value is written by the first of these that fits: numbers, ups and stars ({@code 3/4^^*2});
 * a single power of up or the sum of all up to one ({@code ^<3>}, {@code ^[3]}); plus-minus ({@code
 * +-2}); tiny and miny ({@code 1/2Tiny(2)}); the options in braces, in {@link UniversalOrder}. Bars
 * are counted, so that {@code {3||2|1}} is {3|{2|1}}.
 *
 * <p>Values may share followers so much that their plain text would be astronomically long. The
 * length is computed first; beyond a limit every follower that occurs more than once is named and
 * written once, as in {@code begin var g1 := {0|-1}; {g1,{2|g1}|-3} end}. Followers are also named
 * where braces would nest too deeply to be read back. Text and time are linear in the number of
 * moves between distinct followers.
 *
 * <p>Immutable; the methods that set options return another writer.
 */
public final class GameWriter {

  private static final int PLAIN_LIMIT = 2_000;
  private static final int MATHML_LIMIT = 12_000;
  private static final int CLASSIC_LIMIT = 1_000_000;
  private static final int NESTING_LIMIT = 100;
  private static final int CLASSIC_NESTING_LIMIT = 900;

  private static final GameWriter EXACT =
      new GameWriter(NotationStyle.EXACT, PLAIN_LIMIT, Set.<String>of()::contains);
  private static final GameWriter CLASSIC =
      new GameWriter(NotationStyle.CLASSIC, CLASSIC_LIMIT, Set.<String>of()::contains);
  private static final GameWriter UNICODE =
      new GameWriter(NotationStyle.UNICODE, PLAIN_LIMIT, Set.<String>of()::contains);
  private static final GameWriter LATEX =
      new GameWriter(NotationStyle.LATEX, PLAIN_LIMIT, Set.<String>of()::contains);

  private static final GameWriter MATHML =
      new GameWriter(NotationStyle.MATHML, MATHML_LIMIT, Set.<String>of()::contains);

  /** Between a formula and the next, in MathML. */
  static final String MATHML_NEXT = "<mo>,</mo><mspace width=\"1.5em\"/>";

  private final NotationStyle style;
  private final int plainLimit;
  private final Predicate<String> isNameTaken;
  private final UnaryOperator<String> mark;

  private GameWriter(NotationStyle style, int plainLimit, Predicate<String> isNameTaken) {
    this(style, plainLimit, isNameTaken, text -> text);
  }

  private GameWriter(
      NotationStyle style,
      int plainLimit,
      Predicate<String> isNameTaken,
      UnaryOperator<String> mark) {
    this.style = style;
    this.plainLimit = plainLimit;
    this.isNameTaken = isNameTaken;
    this.mark = mark;
  }

  /** The default style: every text reads back as the same value. */
  public static GameWriter exact() {
    return EXACT;
  }

  /**
   * The text that CGSuite prints, letter for letter. Some of it reads back as something else there
   * and in the worksheet language: {@code 2*3} is the sum of 2 and *3 here, {@code 1^3} of 1 and
   * ^3.
   */
  public static GameWriter classic() {
    return CLASSIC;
  }

  /** As {@link #exact}, with ↑ ↓ ★ ± ⧾ ⧿ in place of {@code ^ v * +- Tiny Miny}. */
  public static GameWriter unicode() {
    return UNICODE;
  }

  /**
   * LaTeX for math mode, without packages. Ups are uparrow and downarrow, three and more of them
   * with a factor in parentheses and powers of up with an exponent; stars are ast with the nimber
   * as index; tiny-G is a plus with index G and miny-G a minus with index G, as in Winning Ways.
   * Named followers come after the value, separated by quad.
   */
  public static GameWriter latex() {
    return LATEX;
  }

  /** Elements of MathML, one after another: see {@link MathMlWriter}. */
  static GameWriter mathMl() {
    return MATHML;
  }

  /**
   * A writer that names shared followers only in texts longer than {@code characters}.
   *
   * @throws IllegalArgumentException if {@code characters} is negative
   */
  public GameWriter withPlainLimit(int characters) {
    if (characters < 0) {
      throw new IllegalArgumentException("the limit of characters is negative: " + characters);
    }
    return new GameWriter(style, characters, isNameTaken, mark);
  }

  /** A writer that gives no follower a name for which {@code isTaken} holds. */
  public GameWriter avoidingNames(Predicate<String> isTaken) {
    return new GameWriter(style, plainLimit, isTaken, mark);
  }

  /** A writer whose texts all go through {@code marking}, which may put delimiters around them. */
  public GameWriter marking(UnaryOperator<String> marking) {
    return new GameWriter(style, plainLimit, isNameTaken, marking);
  }

  /** The text of {@code game}. */
  public String write(ShortGame game) {
    return mark.apply(written(game));
  }

  private String written(ShortGame game) {
    TextForms forms = new TextForms(style);
    List<ShortGame> parts = TextParts.postorder(game, forms);
    TextLayout plain = new TextLayout(forms, style, Map.of(), parts);
    boolean isLong = plain.length(game) > plainLimit;
    int nestingLimit = style == NotationStyle.CLASSIC ? CLASSIC_NESTING_LIMIT : NESTING_LIMIT;
    List<ShortGame> shared = TextParts.toBeNamed(parts, forms, isLong, nestingLimit);
    if (shared.isEmpty()) {
      StringBuilder text = new StringBuilder();
      assemble(plain, game, Map.of(), text);
      return text.toString();
    }
    Map<ShortGame, String> names = named(shared);
    TextLayout layout = new TextLayout(forms, style, names, parts);
    return switch (style) {
      case LATEX -> formulasWithNames(layout, game, shared, names, ",\\quad ", "=");
      case MATHML -> formulasWithNames(layout, game, shared, names, MATHML_NEXT, "<mo>=</mo>");
      default -> expressionWithNames(layout, game, shared, names);
    };
  }

  /**
   * The text of {@code game}, cut after about {@code characters} characters. A text that was cut
   * says how many of the distinct values in it are not shown.
   *
   * @throws IllegalArgumentException if {@code characters} is negative
   */
  public String writeBriefly(ShortGame game, int characters) {
    if (characters < 0) {
      throw new IllegalArgumentException("the number of characters is negative: " + characters);
    }
    return mark.apply(writtenBriefly(game, characters));
  }

  private String writtenBriefly(ShortGame game, int characters) {
    TextForms forms = new TextForms(style);
    List<ShortGame> parts = TextParts.postorder(game, forms);
    TextLayout layout = new TextLayout(forms, style, Map.of(), parts);
    StringBuilder text = new StringBuilder();
    if (layout.length(game) <= characters) {
      assemble(layout, game, Map.of(), text);
      return text.toString();
    }
    int hidden = parts.size() - assembleCut(layout, game, text, characters);
    if (text.indexOf(style.cut()) < 0) {
      return text.toString();
    }
    String remark =
        hidden == 0
            ? " (repeated values not shown again)"
            : " (" + hidden + " of " + parts.size() + " values not shown)";
    return text + (style == NotationStyle.LATEX ? "\\mbox{" + remark + "}" : remark);
  }

  private Map<ShortGame, String> named(List<ShortGame> games) {
    Map<ShortGame, String> names = new IdentityHashMap<>();
    int number = 0;
    for (ShortGame game : games) {
      String name;
      do {
        name = style.name(++number);
      } while (isNameTaken.test(name));
      names.put(game, name);
    }
    return names;
  }

  private static String expressionWithNames(
      TextLayout layout, ShortGame game, List<ShortGame> shared, Map<ShortGame, String> names) {
    StringBuilder text = new StringBuilder("begin ");
    for (ShortGame follower : shared) {
      text.append("var ").append(names.get(follower)).append(" := ");
      assemble(layout, follower, names, text);
      text.append("; ");
    }
    assemble(layout, game, names, text);
    return text.append(" end").toString();
  }

  private static String formulasWithNames(
      TextLayout layout,
      ShortGame game,
      List<ShortGame> shared,
      Map<ShortGame, String> names,
      String next,
      String equals) {
    StringBuilder text = new StringBuilder();
    assemble(layout, game, names, text);
    for (ShortGame follower : shared) {
      text.append(next).append(names.get(follower)).append(equals);
      assemble(layout, follower, names, text);
    }
    return text.toString();
  }

  private static void assemble(
      TextLayout layout, ShortGame game, Map<ShortGame, String> names, StringBuilder text) {
    Deque<Iterator<TextLayout.Piece>> path = new ArrayDeque<>();
    path.push(layout.pieces(game, false).iterator());
    while (!path.isEmpty()) {
      Computation.poll();
      if (!path.element().hasNext()) {
        path.pop();
        continue;
      }
      switch (path.element().next()) {
        case TextLayout.Literal literal -> text.append(literal.text());
        case TextLayout.Place place -> {
          String name = names.get(place.game());
          if (name == null) {
            path.push(layout.pieces(place.game(), place.bare()).iterator());
          } else {
            text.append(name);
          }
        }
      }
    }
  }

  /** Returns how many distinct values were written. */
  private int assembleCut(TextLayout layout, ShortGame game, StringBuilder text, int limit) {
    Set<ShortGame> shown = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Iterator<TextLayout.Piece>> path = new ArrayDeque<>();
    path.push(List.<TextLayout.Piece>of(new TextLayout.Place(game, false)).iterator());
    String cut = style.cut();
    while (!path.isEmpty()) {
      Computation.poll();
      boolean justCut =
          text.length() > limit && text.indexOf(cut, text.length() - cut.length()) >= 0;
      if (!path.element().hasNext()) {
        path.pop();
        continue;
      }
      switch (path.element().next()) {
        case TextLayout.Literal literal -> {
          if (!(justCut && literal.text().equals(style.comma()))) {
            text.append(literal.text());
          }
        }
        case TextLayout.Place place -> {
          if (text.length() < limit) {
            shown.add(place.game());
            path.push(layout.pieces(place.game(), place.bare()).iterator());
          } else if (!justCut) {
            text.append(cut);
          }
        }
      }
    }
    return shown.size();
  }
}
