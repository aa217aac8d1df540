package org.gamester.script.forms;

import org.gamester.analysis.LoopyPositionException;
import org.gamester.script.output.ValueWriter;

/** Thrown for a position of {@link PositionRules} to which play can return. */
public final class LoopyRulePosition extends LoopyPositionException {
  private static final long serialVersionUID = 1L;

  private final transient RulePosition position;

  public LoopyRulePosition(RulePosition position) {
    super(ValueWriter.EXACT.write(position));
    this.position = position;
  }

  public RulePosition position() {
    return position;
  }
}
