package org.gamester.rulesets;

/** Whether both players have the same moves. */
public enum Partizanship {
  /** Both players have the same moves in every position. */
  IMPARTIAL("impartial"),
  /** In some positions the players have different moves. */
  PARTIZAN("partizan"),
  /** That depends on the parameters, or on the position that is given. */
  EITHER("impartial or partizan");

  private final String text;

  Partizanship(String text) {
    this.text = text;
  }

  /** As in "impartial". */
  public String text() {
    return text;
  }
}
