/** Rectangles of cells. */
package org.gamester.rulesets.grid;
