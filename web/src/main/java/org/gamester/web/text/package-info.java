/** Texts in Markdown with formulas, as HTML with MathML and as LaTeX. */
package org.gamester.web.text;
