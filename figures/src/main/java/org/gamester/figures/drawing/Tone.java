package org.gamester.figures.drawing;

import java.util.Locale;

/** Whose a shape is, or what it means: what its colour says besides its form. */
public enum Tone {
  /** Left's. */
  LEFT("#1f5fbf", "#7fb0ff"),
  /** Right's. */
  RIGHT("#b3261e", "#ff8f85"),
  /** Both players', or of an impartial game. */
  BOTH("#2e7d4f", "#79c99a"),
  /** Nobody's. */
  NOBODY("#8a877e", "#6d737d"),
  /** The next player wins. */
  NEXT("#8a5a00", "#e5b454"),
  /** The previous player wins. */
  PREVIOUS("#5b4f7a", "#b9a9e3"),
  /** What is to be looked at. */
  ACCENT("#0b6b75", "#6fd0d8"),
  /** Text and lines. */
  INK("#1c1d21", "#e8e6e1"),
  /** Text and lines of less weight. */
  QUIET("#5c5f66", "#a5a8ae"),
  /** The lines of a board. */
  LINE("#b9b5a9", "#4d535e");

  private final String light;
  private final String dark;

  Tone(String light, String dark) {
    this.light = light;
    this.dark = dark;
  }

  /** The class by which style sheets know it. */
  public String styleClass() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The colour on a light ground. */
  public String light() {
    return light;
  }

  /** The colour on a dark ground. */
  public String dark() {
    return dark;
  }
}
