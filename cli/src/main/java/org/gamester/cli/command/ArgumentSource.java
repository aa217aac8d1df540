package org.gamester.cli.command;

import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.studies.PositionSource;

/**
 * The arguments of a command as the source of positions of a family or a study. (Apart from them,
 * so that a command without families loads nothing of studies.)
 */
public record ArgumentSource(PositionArguments arguments) implements PositionSource {
  @Override
  public Catalogue catalogue() {
    return arguments.catalogue();
  }

  @Override
  public boolean isRules(String text) {
    return arguments.isRules(text);
  }

  @Override
  public Rules codeOrRules(String text) {
    return arguments.codeOrRules(text);
  }

  @Override
  public Position read(String expression, Evaluator evaluator) {
    return arguments.read(expression, evaluator);
  }
}
