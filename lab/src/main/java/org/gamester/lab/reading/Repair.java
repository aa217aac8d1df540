package org.gamester.lab.reading;

/**
 * A possible reading of one place of a damaged text.
 *
 * @param text the repaired text of the place
 * @param cost how unlikely the repair is; 0 for the most likely one
 */
record Repair(String text, int cost) {}
