package org.gamester.rulesets;

/**
 * Integers between which a component lies: {@code least <= G <= greatest} as games. If they are the
 * same, that is its value.
 */
public record IntegerBounds(int least, int greatest) {

  /** Whether they are the value. */
  public boolean isValue() {
    return least == greatest;
  }
}
