package org.gamester.script.forms;

import java.util.List;
import org.gamester.rulesets.Convention;
import org.gamester.script.classes.Classified;
import org.gamester.script.objects.Nested;
import org.gamester.script.objects.UniversallyOrdered;
import org.gamester.values.Player;

/**
 * A game that is not a value: its options are those of its form. An option is a {@code FormalGame}
 * or a {@link org.gamester.values.ShortGame}. Equality is that of forms.
 */
public sealed interface FormalGame extends Classified, UniversallyOrdered, Nested
    permits BuiltForm, PositionGame, WrittenGame {

  /** The options of {@code player}, in the order in which the form lists them. */
  List<Object> options(Player player);

  /** Whether both players always have the same options. */
  boolean isImpartial();

  /** The convention by which it is played. */
  Convention convention();

  /** The game with Left and Right exchanged. */
  FormalGame negate();
}
