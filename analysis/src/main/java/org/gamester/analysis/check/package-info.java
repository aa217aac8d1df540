/**
 * Certificates of outcomes, comparisons and values, and the checker that accepts or refuses them.
 * Uses the rules of the games and nothing of what has found the certificate.
 */
package org.gamester.analysis.check;
