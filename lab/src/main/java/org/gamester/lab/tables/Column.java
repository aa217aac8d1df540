package org.gamester.lab.tables;

import java.util.Optional;
import java.util.function.Function;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.LoopyValue;
import org.jspecify.annotations.Nullable;

/**
 * A column of a table: what it shows for each game.
 *
 * @param name its heading, and its name for {@code --show}
 * @param of computes the entry: a game, a number, or any object that is shown as its text; null
 *     leaves the entry empty
 */
public record Column(String name, Function<Member, @Nullable Object> of) {

  /** A column that shows something of the value if that is a short game. */
  public static Column ofValue(String name, Function<ShortGame, @Nullable Object> of) {
    return ofValue(name, of, loopy -> null);
  }

  /** A column that shows something of the value, short or loopy. */
  static Column ofValue(
      String name,
      Function<ShortGame, @Nullable Object> ofShort,
      Function<LoopyValue, @Nullable Object> ofLoopy) {
    return new Column(
        name,
        member -> {
          Optional<LoopyValue> loopy = member.loopyValue();
          return loopy.isPresent() ? ofLoopy.apply(loopy.get()) : ofShort.apply(member.value());
        });
  }
}
