/** Game trees: {@link org.gamester.figures.trees.TreeFigure}. */
package org.gamester.figures.trees;
