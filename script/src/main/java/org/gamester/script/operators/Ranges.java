package org.gamester.script.operators;

import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.IntegerRange;
import org.gamester.values.ShortGame;

/** Ranges of integers, and the parts of coordinates. */
public final class Ranges {

  private Ranges() {}

  public static IntegerRange range(Object from, Object to, Object step) {
    if (!isInteger(from) || !isInteger(to)) {
      throw Operations.none("..", from, to);
    }
    if (!isInteger(step)) {
      throw Classes.expected(StandardClasses.INTEGER, step);
    }
    return new IntegerRange(
        Conversion.integer(from), Conversion.integer(to), Conversion.integer(step));
  }

  /** {@code part} as a Java int, if both parts of the pair are such. */
  public static int coordinate(Object part, Object row, Object column) {
    if (!isSmallInteger(row) || !isSmallInteger(column)) {
      throw Operations.none("(,)", row, column);
    }
    return Conversion.smallInteger(part);
  }

  private static boolean isInteger(Object object) {
    return object instanceof ShortGame game && game.isInteger();
  }

  private static boolean isSmallInteger(Object object) {
    return isInteger(object) && Conversion.integer(object).bitLength() < 32;
  }
}
