/**
 * Statements of papers as executable code.
 *
 * <p>A {@link org.gamester.lab.claims.Claim} contains what is printed and how to compute it from
 * the rules of the game; a {@link org.gamester.lab.claims.ClaimRun} checks its cases in order of
 * size and reaches a {@link org.gamester.lab.claims.Verdict}. The claims of a paper are a {@link
 * org.gamester.lab.claims.ClaimSet}, located through {@code ServiceLoader}.
 */
package org.gamester.lab.claims;
