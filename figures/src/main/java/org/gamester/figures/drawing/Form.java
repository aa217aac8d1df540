package org.gamester.figures.drawing;

import java.util.Locale;

/** How a shape is drawn: what is filled, how wide its line is. */
public enum Form {
  /** A filled piece. */
  PIECE(Fill.TONE, 1.5, ""),
  /** A hollow piece with a thick rim. */
  RING(Fill.PANEL, 4, ""),
  /** A cell of a board, an element of an order, a vertex of a graph. */
  CELL(Fill.PANEL, 1, ""),
  /** The same with a line in the colour of its tone. */
  VERTEX(Fill.PANEL, 1.5, ""),
  /** A cell where nothing can be. */
  BLOCKED(Fill.TONE, 1, ""),
  /** A tinted area without a border. */
  AREA(Fill.TINT, 0, ""),
  /** A tinted area with a border. */
  TILE(Fill.TINT, 1, ""),
  /** A faintly tinted area with a border. */
  FAINT(Fill.FAINT, 1, ""),
  /** A broad line. */
  STROKE(Fill.NONE, 3, ""),
  /** A broad line of dashes. */
  DASHED(Fill.NONE, 3, "7 4"),
  /** A broad line of dots. */
  DOTTED(Fill.NONE, 4, "1 6"),
  /** A thin line. */
  THIN(Fill.NONE, 1.25, ""),
  /** A thin line of dashes. */
  BROKEN(Fill.NONE, 1.25, "4 3"),
  /** The finest line. */
  GRID(Fill.NONE, 0.5, ""),
  /** An axis. */
  AXIS(Fill.NONE, 1, ""),
  /** A wall of a thermograph. */
  WALL(Fill.NONE, 2.25, ""),
  /** A mast. */
  MAST(Fill.NONE, 2.25, ""),
  /** The ground on which a picture of Hackenbush stands. */
  GROUND(Fill.NONE, 4, ""),
  /** A side of a board that belongs to a player. */
  SIDE(Fill.NONE, 10, ""),
  /** Such a side of the other player. */
  BROKEN_SIDE(Fill.NONE, 10, "5 3"),
  /** What marks something else. */
  HIGHLIGHT(Fill.NONE, 3, ""),
  /** The head of an arrow, a dot. */
  HEAD(Fill.TONE, 0, ""),
  /** Words. */
  TEXT(Fill.TONE, 0, ""),
  /** Formulas. */
  MATHS(Fill.TONE, 0, ""),
  /** Text in columns of equal width. */
  MONO(Fill.TONE, 0, "");

  /** What is inside. */
  public enum Fill {
    /** Nothing. */
    NONE,
    /** The colour of the tone. */
    TONE,
    /** A little of the colour of the tone. */
    TINT,
    /** Less of it. */
    FAINT,
    /** The ground of a board. */
    PANEL
  }

  private final Fill fill;
  private final double width;
  private final String dashes;

  Form(Fill fill, double width, String dashes) {
    this.fill = fill;
    this.width = width;
    this.dashes = dashes;
  }

  /** The class by which style sheets know it. */
  public String styleClass() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** What is inside. */
  public Fill fill() {
    return fill;
  }

  /** The width of the line; 0 if there is none. */
  public double width() {
    return width;
  }

  /** Lengths of dashes and gaps, separated by a blank; empty for an unbroken line. */
  public String dashes() {
    return dashes;
  }

  /** Whether it is a way to write text. */
  public boolean isText() {
    return this == TEXT || this == MATHS || this == MONO;
  }

  /** This form in a tone. */
  public Style in(Tone tone) {
    return new Style(this, tone);
  }
}
