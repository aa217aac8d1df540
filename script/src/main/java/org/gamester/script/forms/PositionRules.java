package org.gamester.script.forms;

import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Theorem;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.objects.Printable.Printer;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** Rules whose positions are objects of the language: a heap, a pair of coordinates, a graph. */
public interface PositionRules {

  /** The ruleset, as an object of the language. */
  Object asObject();

  /** The class of the positions. */
  LanguageClass positionClass();

  /** Whether both players always have the same options. */
  boolean isImpartial();

  /**
   * The options of a player, each as the boards whose sum it is.
   *
   * @throws org.gamester.values.GameTooLargeException if there are too many to be listed
   */
  List<List<Object>> options(Object board, Player player);

  /** The value of a position, where it is found without listing the options of forms. */
  Optional<ShortGame> value(Object board);

  /** What a theorem says of a position. */
  default Optional<Theorem> theorem(Object board) {
    return Optional.empty();
  }

  /** The exact text of a position. */
  String written(Object position);

  /** Adds the text of a position. */
  void print(Object board, Printer printer);
}
