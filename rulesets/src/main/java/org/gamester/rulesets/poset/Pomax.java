package org.gamester.rulesets.poset;

/** Pomax games: poset games in which only maximal elements may be removed. */
public final class Pomax extends PosetGame {

  /** The game. */
  public Pomax() {
    super(/* onlyMaximal= */ true);
  }

  @Override
  public String id() {
    return "pomax";
  }

  @Override
  public String rule() {
    return "Remove a maximal element of your colour; x is Left's, o is Right's, g is either"
        + " player's.";
  }

  @Override
  public String example() {
    return "pomax(3,2)";
  }

  @Override
  public String reference() {
    return "E. Järleberg, J. Sjöstrand, Pomax Games: A Family of Partizan Games Played on "
        + "Posets (2014)";
  }
}
