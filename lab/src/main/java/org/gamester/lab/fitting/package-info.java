/**
 * Formulas found in tables of exact numbers: linear recurrences over the rationals and sums of
 * powers.
 *
 * <p>Every fit states to which entries it was fitted and on which others it was tested; a fit is
 * never a proof.
 */
package org.gamester.lab.fitting;
