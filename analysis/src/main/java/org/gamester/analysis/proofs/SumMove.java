package org.gamester.analysis.proofs;

import java.util.List;
import org.gamester.rulesets.Move;

/**
 * A move in a part of a sum.
 *
 * @param part the part
 * @param move the move in it
 * @param to the sum after the move
 */
record SumMove(int part, Move move, List<Integer> to) {}
