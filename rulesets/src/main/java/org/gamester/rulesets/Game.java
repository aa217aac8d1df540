package org.gamester.rulesets;

import org.jspecify.annotations.Nullable;

/**
 * A ruleset that is its own rules. One without parameters is complete as it is; one with parameters
 * overrides {@link #rules} and returns another instance of its class, which has them.
 */
public abstract class Game implements Ruleset, Rules {

  private final Description description;
  private final Parameters parameters;

  /** Found once: rules are keys of many tables. */
  private @Nullable String text;

  /** A game without parameters, or a family with their defaults. */
  protected Game(Description description) {
    this(description, Parameters.NONE);
  }

  /** A game with these parameters. */
  protected Game(Description description, Parameters parameters) {
    this.description = description;
    this.parameters = parameters;
  }

  /** The parameters with which these rules were chosen. */
  final Parameters chosen() {
    return parameters;
  }

  @Override
  public final Description description() {
    return description;
  }

  @Override
  public Rules rules(Parameters given) {
    if (!description.parameters().isEmpty()) {
      throw new IllegalStateException(id() + " has parameters and does not say what they choose");
    }
    return this;
  }

  /**
   * What distinguishes games of this class with the same text: when a ruleset has been changed by
   * its author, positions of the old one must not be taken for those of the new one.
   */
  protected Object edition() {
    return "";
  }

  @Override
  public final Ruleset ruleset() {
    return this;
  }

  @Override
  public final String text() {
    String known = text;
    if (known == null) {
      known = parameters.rulesText(this);
      text = known;
    }
    return known;
  }

  /**
   * What a method of the game threw, as a fault of the ruleset if the game is not one of Gamester's
   * own.
   */
  protected final RuntimeException fault(String method, RuntimeException thrown) {
    return RulesetGuard.isForeign(getClass())
        ? RulesetGuard.of(this).threw(method, thrown)
        : thrown;
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Game game
            && getClass() == game.getClass()
            && edition().equals(game.edition())
            && text().equals(game.text()));
  }

  @Override
  public final int hashCode() {
    return getClass().hashCode() ^ text().hashCode();
  }

  @Override
  public final String toString() {
    return text();
  }
}
