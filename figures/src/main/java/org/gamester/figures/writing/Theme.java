package org.gamester.figures.writing;

import org.gamester.figures.drawing.Form;
import org.gamester.figures.drawing.Tone;

/** On which ground a figure is shown. */
public enum Theme {
  /** Dark ink on a light ground. */
  LIGHT("#ffffff"),
  /** Light ink on a dark ground. */
  DARK("#1e2127");

  private final String panel;

  Theme(String panel) {
    this.panel = panel;
  }

  /** The colour of the ground of a board. */
  public String panel() {
    return panel;
  }

  /** The colour of a tone. */
  public String colour(Tone tone) {
    return this == LIGHT ? tone.light() : tone.dark();
  }

  /** What is inside a form of a tone. */
  String fill(Form form, Tone tone) {
    return switch (form.fill()) {
      case NONE -> "none";
      case PANEL -> panel;
      case TONE, TINT, FAINT -> colour(tone);
    };
  }
}
