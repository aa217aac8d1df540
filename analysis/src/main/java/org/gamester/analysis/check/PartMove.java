package org.gamester.analysis.check;

import java.util.List;
import org.gamester.rulesets.Move;

/**
 * A move in one part of a sum.
 *
 * @param part the part, as an index into the parts of the certificate
 * @param move the move
 * @param to the parts that take its place, those in which nobody can move left out
 * @param isListed whether the certificate lists all of these parts; those that it lacks are not in
 *     {@code to}
 */
record PartMove(int part, Move move, List<Integer> to, boolean isListed) {}
