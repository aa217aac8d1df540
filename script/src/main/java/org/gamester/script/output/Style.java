package org.gamester.script.output;

/** How values print. */
public enum Style {
  /** Text that reads back as the same value. */
  EXACT,
  /** What CGSuite 2.2 prints, letter for letter. */
  CLASSIC,
  /** As {@link #EXACT}, games with arrows and stars. */
  UNICODE,
  /** As {@link #EXACT}, games as LaTeX. */
  LATEX
}
