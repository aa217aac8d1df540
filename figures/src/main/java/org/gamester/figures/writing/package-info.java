/**
 * Figures as files: {@link org.gamester.figures.writing.SvgWriter} for SVG that stands alone or is
 * part of a page, {@link org.gamester.figures.writing.TikzWriter} for LaTeX, and {@link
 * org.gamester.figures.writing.Raster} for PNG and PDF, which are made from the SVG.
 */
package org.gamester.figures.writing;
