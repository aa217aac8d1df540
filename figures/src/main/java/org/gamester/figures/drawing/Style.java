package org.gamester.figures.drawing;

/**
 * What a shape means.
 *
 * @param form how it is drawn
 * @param tone whose it is
 */
public record Style(Form form, Tone tone) {

  /** The classes by which style sheets know it, as in {@code piece left}. */
  public String classes() {
    return form.styleClass() + " " + tone.styleClass();
  }
}
