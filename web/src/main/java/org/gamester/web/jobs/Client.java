package org.gamester.web.jobs;

/**
 * Who asks: a connection from an address. Both are what the server sees itself, so that nobody has
 * more than one part by calling himself differently.
 *
 * @param address of the other machine; what it may have at once is bounded
 * @param connection of that address; connections of one address take turns
 */
public record Client(String address, String connection) {}
