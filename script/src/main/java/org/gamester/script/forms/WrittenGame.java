package org.gamester.script.forms;

import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Position;
import org.gamester.script.classes.Classified;
import org.gamester.script.objects.Nested;
import org.gamester.script.objects.UniversallyOrdered;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** A game whose class is written in the language. */
public interface WrittenGame extends Classified, UniversallyOrdered, Nested {

  /** The options of {@code player}, in the order in which the class lists them. */
  List<Object> options(Player player);

  /** Whether both players always have the same options. */
  boolean isImpartial();

  /** The convention by which it is played. */
  Convention convention();

  /** The game as a position of the walk, which stands for it. */
  Position position();

  /** The value that the class itself says, if it says one. */
  Optional<ShortGame> shortcut();

  /** The canonical form, remembered by the evaluator of the worksheet. */
  ShortGame canonicalForm();
}
