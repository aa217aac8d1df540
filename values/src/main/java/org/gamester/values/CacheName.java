package org.gamester.values;

/**
 * The name of a cache of results in a {@link GameStore}, a constant of the class that computes
 * them.
 *
 * @param text what the cache holds, in the plural, as in "thermographs"
 * @param <R> the type of the results; should be immutable
 */
@SuppressWarnings("UnusedTypeParameter") // it is what makes GameStore.cache safe
public record CacheName<R>(String text) {}
