/** Tokens on a quarter board, and positions that are tuples of numbers. */
package org.gamester.rulesets.coordinates;
