/** Games of sorting: lists of distinct numbers. */
package org.gamester.rulesets.permutation;
