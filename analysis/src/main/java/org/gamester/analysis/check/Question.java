package org.gamester.analysis.check;

import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/** That {@code winner} wins a position when {@code starter} starts: what a root has to prove. */
record Question(Position position, Player starter, Player winner) {}
