/**
 * Products and compounds of games other than the sum: Norton, Conway, ordinal, conjunctive,
 * selective.
 */
package org.gamester.values.products;
