/** Positions on boards of every kind: {@link org.gamester.figures.boards.PositionFigure}. */
package org.gamester.figures.boards;
