package org.gamester.rulesets;

/**
 * A position that keeps its rules, for rulesets whose positions are classes of their own.
 *
 * @param <R> the rules
 */
public abstract class PositionOf<R extends Rules> implements Position {
  protected final R game;

  protected PositionOf(R game) {
    this.game = game;
  }

  @Override
  public final R rules() {
    return game;
  }

  @Override
  public String toString() {
    return game.text(this);
  }
}
