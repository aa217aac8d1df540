package org.gamester.script.forms;

import java.util.Optional;
import org.gamester.rulesets.Position;
import org.gamester.values.ShortGame;

/** A game whose class is written in the language. */
public non-sealed interface WrittenGame extends FormalGame {

  /** The game as a position of the walk; its form is this game. */
  Position position();

  /** The value that the class itself says, if it says one. */
  Optional<ShortGame> shortcut();

  /** The canonical form, remembered by the evaluator of the worksheet. */
  ShortGame canonicalForm();

  /** A position that stands for a game of the language. */
  interface Stand {

    /** The game. */
    Object form();
  }
}
