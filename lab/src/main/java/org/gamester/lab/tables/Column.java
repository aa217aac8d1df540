package org.gamester.lab.tables;

import java.util.function.Function;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * A column of a table: what it shows for each game.
 *
 * @param name its heading, and its name for {@code --show}
 * @param of computes the entry: a game, a number, or any object that is shown as its text; null
 *     leaves the entry empty
 */
public record Column(String name, Function<Member, @Nullable Object> of) {

  /** A column that shows something of the value. */
  public static Column ofValue(String name, Function<ShortGame, @Nullable Object> of) {
    return new Column(name, member -> of.apply(member.value()));
  }
}
