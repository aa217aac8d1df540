package org.gamester.analysis.proofs;

import java.util.List;
import org.gamester.values.Player;

/**
 * A sum with the player to move in it.
 *
 * @param sum the parts of the sum, as sorted indices
 */
record Turn(List<Integer> sum, Player mover) {}
