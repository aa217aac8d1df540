/** Rulesets and positions: what moves there are, and how they are written. */
package org.gamester.rulesets;
