/**
 * Statements of papers as running code.
 *
 * <p>A {@link org.gamester.lab.claims.Claim} says what is printed and how to compute the truth from
 * the rules of the game; a {@link org.gamester.lab.claims.ClaimRun} tries its cases in order of
 * size and ends with a {@link org.gamester.lab.claims.Verdict}. A paper is a {@link
 * org.gamester.lab.claims.ClaimSet}, found through {@code ServiceLoader}.
 */
package org.gamester.lab.claims;
