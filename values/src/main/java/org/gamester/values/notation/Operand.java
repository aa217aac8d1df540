package org.gamester.values.notation;

import java.util.List;
import org.gamester.values.ShortGame;

/** What operators and braces work on. */
sealed interface Operand {

  record Value(ShortGame game) implements Operand {}

  /** A set or a list: options to be spliced in, or the Left options of a plus-minus. */
  record Collection(List<ShortGame> games) implements Operand {}
}
