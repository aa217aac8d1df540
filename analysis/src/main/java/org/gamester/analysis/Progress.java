package org.gamester.analysis;

/**
 * How far an evaluation has come.
 *
 * @param evaluated components whose value has been found
 * @param open components that are waiting for their options
 * @param remembered components in the memory
 */
public record Progress(long evaluated, int open, long remembered) {}
