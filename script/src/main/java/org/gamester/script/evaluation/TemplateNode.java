package org.gamester.script.evaluation;

import java.util.HashMap;
import java.util.Map;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.TextReader;
import org.gamester.script.forms.PositionGame;
import org.gamester.script.forms.Rulesets;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.values.Computation;

/**
 * A position whose text depends on values. The positions made last are remembered, since claims and
 * loops come back to the same ones.
 */
final class TemplateNode implements Node {

  private static final int MOST_REMEMBERED = 1 << 14;

  private final boolean isSum;
  private final String[] texts;
  private final Node[] values;
  private final Rulesets rulesets;
  private final SourcePlace position;
  private final Map<String, Object> known = new HashMap<>();

  /**
   * @param isSum whether the text may be a sum of positions and values
   * @param texts the text in front of each value, and that after the last one
   */
  TemplateNode(
      boolean isSum, String[] texts, Node[] values, Rulesets rulesets, SourcePlace position) {
    this.isSum = isSum;
    this.texts = texts;
    this.values = values;
    this.rulesets = rulesets;
    this.position = position;
  }

  @Override
  public Object evaluate(Frame frame) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < values.length; i++) {
      text.append(texts[i]);
      Object value = values[i].compute(frame);
      if (value instanceof Long n) {
        text.append(n.longValue());
      } else {
        Computation.requireRoom(text.length(), Character.BYTES, "characters of a position");
        text.append(frame.evaluation.plainText(value));
      }
    }
    return read(text.append(texts[values.length]).toString());
  }

  private Object read(String text) {
    Object game = known.get(text);
    if (game == null) {
      try {
        game =
            isSum
                ? PositionGame.readSum(text, rulesets)
                : new PositionGame(
                    rulesets.catalogue().readPosition(new TextReader(text)), rulesets.evaluator());
      } catch (TextException e) {
        throw new ScriptException("`" + shortened(text) + "`: " + e.complaint(), position);
      }
      if (known.size() >= MOST_REMEMBERED) {
        known.clear();
      }
      known.put(text, game);
    }
    return game;
  }

  private static String shortened(String text) {
    return text.length() <= 60 ? text : text.substring(0, 60) + "…";
  }
}
