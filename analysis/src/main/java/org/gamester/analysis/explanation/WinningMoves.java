package org.gamester.analysis.explanation;

import java.util.List;
import org.gamester.values.Player;

/**
 * The moves that win for a player who starts.
 *
 * @param player who starts
 * @param names the names of the moves, one for each position that they lead to
 * @param isComplete whether all winning moves are named
 */
public record WinningMoves(Player player, List<String> names, boolean isComplete) {}
