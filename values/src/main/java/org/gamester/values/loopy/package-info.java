/**
 * Loopy games: games in which a position may come back. A stopper has a simplest form, which is one
 * object, as for short games; any other graph has two sides, the game in which Left wins infinite
 * play and the one in which Right does.
 */
package org.gamester.values.loopy;
