/** Tables whose cells are coloured, and plots of points and lines. */
package org.gamester.figures.charts;
