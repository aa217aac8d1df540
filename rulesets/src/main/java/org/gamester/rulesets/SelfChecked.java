package org.gamester.rulesets;

/**
 * A ruleset that is not one of Gamester's own, or a position of one, that validates its author's
 * code itself and throws {@link RulesetException} where something is wrong, so {@link RulesetGuard}
 * skips it.
 */
public interface SelfChecked {}
