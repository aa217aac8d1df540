package org.gamester.lab.claims;

import org.gamester.values.Fields;

/**
 * A case in which a statement is false.
 *
 * @param subject the name of the case; empty if there is only one
 * @param printed what the statement gives
 * @param computed what the rules of the game give
 * @param evidence further evidence; empty if there is none
 */
@Fields({"case: subject", "printed", "true: computed", "shows?: evidence"})
public record Counterexample(String subject, String printed, String computed, String evidence) {}
