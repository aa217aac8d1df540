/** What one position, or a sum of positions of any rulesets, is worth, who wins it, and how. */
package org.gamester.analysis;
