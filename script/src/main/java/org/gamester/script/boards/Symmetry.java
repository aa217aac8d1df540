package org.gamester.script.boards;

import java.util.List;
import org.gamester.script.classes.Classified;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;

/** The symmetries of the square. */
public enum Symmetry implements Classified {
  IDENTITY("Identity", false, false, false),
  INVERSION("Inversion", false, true, true),
  HORIZONTAL_FLIP("HorizontalFlip", false, true, false),
  VERTICAL_FLIP("VerticalFlip", false, false, true),
  TRANSPOSE("Transpose", true, false, false),
  ANTI_TRANSPOSE("AntiTranspose", true, true, true),
  CLOCKWISE_ROTATION("ClockwiseRotation", true, false, true),
  ANTICLOCKWISE_ROTATION("AnticlockwiseRotation", true, true, false);

  public static final List<Symmetry> FLIP =
      List.of(IDENTITY, INVERSION, HORIZONTAL_FLIP, VERTICAL_FLIP);
  public static final List<Symmetry> ROTATIONAL =
      List.of(IDENTITY, CLOCKWISE_ROTATION, INVERSION, ANTICLOCKWISE_ROTATION);
  public static final List<Symmetry> EIGHT_WAY = List.of(values());

  private final String text;
  private final boolean swapsRowsAndColumns;
  private final boolean reversesRows;
  private final boolean reversesColumns;

  Symmetry(String text, boolean swaps, boolean reversesRows, boolean reversesColumns) {
    this.text = text;
    this.swapsRowsAndColumns = swaps;
    this.reversesRows = reversesRows;
    this.reversesColumns = reversesColumns;
  }

  /** Whether an m by n grid becomes an n by m one. */
  boolean swapsRowsAndColumns() {
    return swapsRowsAndColumns;
  }

  /** Whether rows of the image run upwards. */
  boolean reversesRows() {
    return reversesRows;
  }

  /** Whether columns of the image run leftwards. */
  boolean reversesColumns() {
    return reversesColumns;
  }

  @Override
  public LanguageClass languageClass() {
    return StandardClasses.SYMMETRY;
  }

  @Override
  public String toString() {
    return text;
  }
}
