/**
 * What a picture is made of: shapes at exact places that say what they mean (a piece of Left's, a
 * wall, an axis), and never a colour. {@link org.gamester.figures.drawing.Figure} is a picture;
 * {@link org.gamester.figures.drawing.Canvas} is where one is drawn.
 */
package org.gamester.figures.drawing;
