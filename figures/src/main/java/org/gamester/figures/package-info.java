/**
 * Pictures of values and positions. Here are drawings in characters; figures are in the packages
 * below: {@code boards.PositionFigure.of(position)}, {@code
 * thermographs.ThermographFigure.of(thermograph)} and their like return a {@code drawing.Figure},
 * which {@code writing.SvgWriter.standalone(figure)} and {@code embedded(figure)}, {@code
 * writing.TikzWriter} and {@code writing.Raster} write.
 */
package org.gamester.figures;
