package org.gamester.analysis.play;

import org.gamester.rulesets.Position;
import org.gamester.values.Fields;
import org.gamester.values.Player;

/**
 * A move that has been made.
 *
 * @param player who made it
 * @param name what selects it among the legal moves, see {@link LegalMoves#key}
 * @param to the position that it led to
 * @param next who was to move then
 */
@Fields({"player", "move: name", "to"})
public record PlayedMove(Player player, String name, Position to, Player next) {}
