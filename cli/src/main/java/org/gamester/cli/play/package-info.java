/** The commands that play a game. */
@org.jspecify.annotations.NullMarked
package org.gamester.cli.play;
