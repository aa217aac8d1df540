/** Proofs of outcomes, comparisons and values: the strategies of the winner, as certificates. */
package org.gamester.analysis.proofs;
