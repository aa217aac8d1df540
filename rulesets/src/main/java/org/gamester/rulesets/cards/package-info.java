/** Rulesets that are declared in a few lines of text: board, pieces, and moves as patterns. */
package org.gamester.rulesets.cards;
