package org.gamester.figures.drawing;

import org.gamester.values.Outcome;

/** The tones of outcomes. */
public final class OutcomeTone {

  private OutcomeTone() {}

  /** The tone of an outcome; nobody's if somebody can force a draw. */
  public static Tone of(Outcome outcome) {
    return switch (outcome) {
      case L -> Tone.LEFT;
      case R -> Tone.RIGHT;
      case N -> Tone.NEXT;
      case P -> Tone.PREVIOUS;
      case D, PHat, PCheck, NHat, NCheck -> Tone.NOBODY;
    };
  }
}
