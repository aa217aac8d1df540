package org.gamester.script.forms;

import org.gamester.analysis.LoopyPositionException;

/** Thrown for a position of {@link PositionRules} to which play can return. */
public final class LoopyRulePosition extends LoopyPositionException {
  private static final long serialVersionUID = 1L;

  private final transient RulePosition position;

  /**
   * @param text the position as the language writes it
   */
  public LoopyRulePosition(RulePosition position, String text) {
    super(text);
    this.position = position;
  }

  public RulePosition position() {
    return position;
  }
}
