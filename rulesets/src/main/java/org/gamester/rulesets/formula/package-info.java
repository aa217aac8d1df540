/** Games on the variables of logical formulas. */
package org.gamester.rulesets.formula;
