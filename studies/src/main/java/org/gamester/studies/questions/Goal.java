package org.gamester.studies.questions;

import java.util.List;
import java.util.Optional;
import org.gamester.lab.fitting.Fraction;
import org.gamester.studies.Entry;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * What a search looks for in one of the columns.
 *
 * @param kind whether that is a greatest or least number, or an entry
 * @param column the index of the column
 * @param wanted the entry as a file holds it; null unless one is looked for
 */
record Goal(Kind kind, int column, @Nullable Object wanted) {

  /** What is looked for. */
  enum Kind {
    MAXIMIZE,
    MINIMIZE,
    FIND
  }

  /** Whether a row is what is looked for, so that the search ends. */
  boolean isReachedBy(List<@Nullable Object> entries) {
    return kind == Kind.FIND && wanted != null && wanted.equals(entries.get(column));
  }

  /**
   * How good a row is: the greater the better; empty if its entry is no number. If an entry is
   * looked for, that is the mean distance of the two games that they are, with a minus sign.
   */
  Optional<Fraction> score(List<@Nullable Object> entries) {
    Object entry = entries.get(column);
    return switch (kind) {
      case MAXIMIZE -> Entry.number(entry);
      case MINIMIZE -> Entry.number(entry).map(Fraction::negate);
      case FIND -> Entry.game(entry).flatMap(game -> Entry.game(wanted).map(w -> near(game, w)));
    };
  }

  /** Minus the sum of the distances of the stops; 0 if both are equal. */
  private static Fraction near(ShortGame game, ShortGame wanted) {
    Fraction left = Fraction.of(game.leftStop()).minus(Fraction.of(wanted.leftStop())).abs();
    Fraction right = Fraction.of(game.rightStop()).minus(Fraction.of(wanted.rightStop())).abs();
    return left.plus(right).negate();
  }
}
