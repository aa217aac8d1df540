package org.gamester.studies;

import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.notation.GameReader;

/** Positions of the rulesets that come with the program, and values. */
public final class StandardPositions implements PositionSource {
  private final Catalogue catalogue = Catalogue.standard();

  @Override
  public Catalogue catalogue() {
    return catalogue;
  }

  @Override
  public boolean isRules(String text) {
    try {
      Rules _ = catalogue.rules(text);
      return true;
    } catch (TextException e) {
      return false;
    }
  }

  @Override
  public Rules codeOrRules(String text) {
    return catalogue.rules(text.startsWith("0.") ? "octal{" + text + "}" : text);
  }

  @Override
  public Position read(String expression, Evaluator evaluator) {
    return expression.startsWith("{")
        ? new ValuePosition(GameReader.exact().read(expression))
        : catalogue.readSum(expression);
  }
}
