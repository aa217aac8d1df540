/** A game that is being played: its state and its record, and how the program chooses moves. */
package org.gamester.analysis.play;
