package org.gamester.rulesets;

/**
 * A ruleset, or a position of one, that is not one of Gamester's own and checks by itself what its
 * author has written: it needs no guard, and throws {@link RulesetException} where something is
 * wrong.
 */
public interface SelfChecked {}
