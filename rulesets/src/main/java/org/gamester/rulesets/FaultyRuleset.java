package org.gamester.rulesets;

/**
 * What stands in the catalogue for a ruleset that cannot be used. Whatever does not need it goes
 * on; what does is told why.
 */
public final class FaultyRuleset extends Game implements SelfChecked {
  private final String message;

  /**
   * @param name the id
   * @param message what is wrong, and where
   */
  public FaultyRuleset(String name, String message) {
    super(Description.of(name, message, name));
    this.message = message;
  }

  @Override
  public String fault() {
    return message;
  }

  @Override
  public Rules rules(Parameters given) {
    throw new RulesetException(message);
  }

  @Override
  public Position read(TextReader text) {
    throw new RulesetException(message);
  }
}
