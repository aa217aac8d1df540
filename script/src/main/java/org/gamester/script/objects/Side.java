package org.gamester.script.objects;

/** The two sides of a loopy game. */
public enum Side {
  ONSIDE("Onside"),
  OFFSIDE("Offside");

  private final String text;

  Side(String text) {
    this.text = text;
  }

  @Override
  public String toString() {
    return text;
  }
}
