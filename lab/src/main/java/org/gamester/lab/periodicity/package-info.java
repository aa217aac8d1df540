/** Periods of sequences of values, with a certificate of what is proved and what is only seen. */
package org.gamester.lab.periodicity;
