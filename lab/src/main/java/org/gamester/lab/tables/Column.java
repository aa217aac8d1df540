package org.gamester.lab.tables;

import java.util.function.Function;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * Something to show of each game of a table.
 *
 * @param name its heading, and what {@code --show} calls it
 * @param of the entry: a game, a number, or anything else by its text; null leaves it empty
 */
public record Column(String name, Function<ShortGame, @Nullable Object> of) {}
