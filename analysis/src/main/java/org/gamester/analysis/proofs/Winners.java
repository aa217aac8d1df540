package org.gamester.analysis.proofs;

import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/** Finds who wins positions. */
@FunctionalInterface
public interface Winners {

  /** Whether {@code first} wins a position, having to move. */
  boolean wins(Position position, Player first);
}
