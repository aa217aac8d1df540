package org.gamester.values.misere;

import java.util.List;

/**
 * An impartial game under misere play, in canonical form: no option of an option is equal to the
 * game. Made by {@link MisereGames}; two of one maker are equal if and only if they are the same
 * object.
 */
public final class MisereGame {
  private final int id;
  private final List<MisereGame> options;
  private final int nimber;
  private final int misereNimber;
  private final Genus genus;

  MisereGame(int id, List<MisereGame> options, int nimber, Genus genus) {
    this.id = id;
    this.options = List.copyOf(options);
    this.nimber = nimber;
    this.genus = genus;
    this.misereNimber = genus.digit(0);
  }

  /** The order in which the maker has made it, so that options come before what has them. */
  int id() {
    return id;
  }

  /** The options, no two equal. */
  public List<MisereGame> options() {
    return options;
  }

  /** The Grundy value under normal play. */
  public int nimber() {
    return nimber;
  }

  /**
   * The Grundy value under misere play: 1 for the game without moves, otherwise the mex of those of
   * the options. It is 0 if and only if the previous player wins.
   */
  public int misereNimber() {
    return misereNimber;
  }

  /** The genus. */
  public Genus genus() {
    return genus;
  }
}
