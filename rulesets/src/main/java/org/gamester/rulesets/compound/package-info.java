/** Games made of other games: sums, products, multiples, negatives, variants and explicit forms. */
package org.gamester.rulesets.compound;
