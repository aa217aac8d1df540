package org.gamester.lab.reading;

/**
 * One way to read a place of a damaged text.
 *
 * @param text what stands there by this way
 * @param cost how far-fetched it is; 0 is what one thinks of first
 */
record Repair(String text, int cost) {}
