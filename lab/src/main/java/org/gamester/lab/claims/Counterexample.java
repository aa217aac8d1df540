package org.gamester.lab.claims;

/**
 * A case in which a statement is not true.
 *
 * @param subject the name of the case; empty if there is only one
 * @param printed what the statement says
 * @param computed what is true
 * @param evidence what else the claim shows; empty if nothing
 */
public record Counterexample(String subject, String printed, String computed, String evidence) {}
