package org.gamester.script.boards;

import java.util.List;
import org.gamester.rulesets.board.Turn;
import org.gamester.script.classes.Classified;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;

/** The names of the symmetries of the square. */
public enum Symmetry implements Classified {
  IDENTITY("Identity", Turn.IDENTITY),
  INVERSION("Inversion", Turn.HALF_TURN),
  HORIZONTAL_FLIP("HorizontalFlip", Turn.FLIP_ROWS),
  VERTICAL_FLIP("VerticalFlip", Turn.FLIP_COLUMNS),
  TRANSPOSE("Transpose", Turn.TRANSPOSE),
  ANTI_TRANSPOSE("AntiTranspose", Turn.ANTI_TRANSPOSE),
  CLOCKWISE_ROTATION("ClockwiseRotation", Turn.QUARTER_TURN),
  ANTICLOCKWISE_ROTATION("AnticlockwiseRotation", Turn.THREE_QUARTER_TURN);

  public static final List<Symmetry> FLIP =
      List.of(IDENTITY, INVERSION, HORIZONTAL_FLIP, VERTICAL_FLIP);
  public static final List<Symmetry> ROTATIONAL =
      List.of(IDENTITY, CLOCKWISE_ROTATION, INVERSION, ANTICLOCKWISE_ROTATION);
  public static final List<Symmetry> EIGHT_WAY = List.of(values());

  private final String text;
  private final Turn turn;

  Symmetry(String text, Turn turn) {
    this.text = text;
    this.turn = turn;
  }

  /** What it does to a board. */
  public Turn turn() {
    return turn;
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
