package org.gamester.figures.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.figures.drawing.Label.Run;
import org.gamester.figures.drawing.Label.Script;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.notation.GameWriter;
import org.gamester.values.notation.StopperWriter;

/**
 * Values as the field writes them: arrows for ups, the star with the nimber as index, powers of up
 * with an exponent, tiny-G as a plus and miny-G as a minus with index G, as in <i>Winning Ways</i>.
 */
public final class ValueLabel {
  private static final int LONGEST = 48;
  private static final int LONGEST_NUMBER = 24;

  /** What has a script, in the text of the Unicode writer. */
  private static final Pattern SCRIPTED =
      Pattern.compile(
          "\\+?(?<star>★)(?<index>\\d*)"
              + "|(?<arrow>[↑↓])(?:<(?<power>\\d+|on)>|(?<sum>\\[(?:\\d+|on)])|(?<times>\\d+))"
              + "|(?<double>↑↑|↓↓)"
              + "|(?<tiny>[⧾⧿])\\((?<size>[^()]*)\\)");

  private ValueLabel() {}

  /** A value; one whose text is long is cut. */
  public static Label of(ShortGame value) {
    String text = GameWriter.unicode().writeBriefly(value, LONGEST);
    boolean isCut = text.indexOf('…') >= 0;
    String shown = isCut ? text.replaceFirst(" \\([^()]* not shown( again)?\\)$", "") : text;
    return new Label(
        runs(shown), isCut ? Latex.escaped(shown) : "$" + GameWriter.latex().write(value) + "$");
  }

  /** A value, short or loopy; one whose text is long is cut. */
  public static Label of(LoopyValue value) {
    return value.shortGame().map(ValueLabel::of).orElseGet(() -> loopy(value));
  }

  private static Label loopy(LoopyValue value) {
    String text = StopperWriter.unicode().write(value);
    boolean isCut = text.length() > LONGEST;
    String shown = isCut ? text.substring(0, LONGEST) + "…" : text;
    return new Label(
        runs(shown), isCut ? Latex.escaped(shown) : "$" + StopperWriter.latex().write(value) + "$");
  }

  /** A number; of one with very many digits, those in the middle are left out. */
  public static Label of(Dyadic number) {
    String whole = number.toString();
    int half = LONGEST_NUMBER / 2;
    boolean isCut = whole.length() > LONGEST_NUMBER;
    String shown =
        isCut ? whole.substring(0, half) + "…" + whole.substring(whole.length() - half) : whole;
    return new Label(
        List.of(new Run(shown.replace('-', '−'), Script.BASE)),
        "$" + shown.replace("…", "\\ldots ") + "$");
  }

  private static List<Run> runs(String text) {
    List<Run> runs = new ArrayList<>();
    Matcher matcher = SCRIPTED.matcher(text);
    int end = 0;
    while (matcher.find()) {
      add(runs, text.substring(end, matcher.start()), Script.BASE);
      addScripted(runs, matcher);
      end = matcher.end();
    }
    add(runs, text.substring(end), Script.BASE);
    return runs;
  }

  private static void addScripted(List<Run> runs, Matcher match) {
    if (match.group("star") != null) {
      add(runs, "∗", Script.BASE);
      add(runs, match.group("index"), Script.SUB);
    } else if (match.group("double") != null) {
      add(runs, match.group("double").startsWith("↑") ? "⇑" : "⇓", Script.BASE);
    } else if (match.group("tiny") != null) {
      add(runs, match.group("tiny").equals("⧾") ? "+" : "−", Script.BASE);
      add(runs, match.group("size"), Script.SUB);
    } else if (match.group("times") != null) {
      add(runs, match.group("times") + "·" + match.group("arrow"), Script.BASE);
    } else {
      add(runs, match.group("arrow"), Script.BASE);
      String power = match.group("power");
      add(runs, power == null ? match.group("sum") : power, Script.SUPER);
    }
  }

  private static void add(List<Run> runs, String text, Script script) {
    if (text.isEmpty()) {
      return;
    }
    String typeset = text.replace('-', '−');
    if (!runs.isEmpty() && runs.getLast().script() == script) {
      Run last = runs.removeLast();
      runs.add(new Run(last.text() + typeset, script));
    } else {
      runs.add(new Run(typeset, script));
    }
  }
}
