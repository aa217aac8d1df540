package org.gamester.script.operators;

import java.math.BigInteger;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.forms.MisereLiterals;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.ShortGame;
import org.gamester.values.impartial.TransfiniteNimber;
import org.gamester.values.surreals.SurrealNumber;

/** Nimbers and ups from their literals. */
public final class Nimbers {

  private Nimbers() {}

  /** {@code *x}. */
  public static Object nim(Object x) {
    if (x instanceof ShortGame game && game.isInteger()) {
      BigInteger heap = Conversion.integer(game);
      if (heap.signum() < 0) {
        throw new ScriptException("Nim value is negative: " + Conversion.shortened(heap));
      }
      return ShortGame.nimber(heap(heap));
    }
    if (x instanceof SurrealNumber number && number.isGeneralizedOrdinal()) {
      if (!number.isOrdinal()) {
        throw new ScriptException("Nim value is not an ordinal: " + number);
      }
      return new TransfiniteNimber(number);
    }
    if (Classes.is(x, StandardClasses.COLLECTION)) {
      return MisereLiterals.of(x);
    }
    throw Operations.none("nim", x);
  }

  /** A heap size as a long. */
  static long heap(BigInteger heap) {
    if (heap.bitLength() > 62) {
      throw new ScriptException("Nim value is too large: " + Conversion.shortened(heap));
    }
    return heap.longValueExact();
  }

  /**
   * Ups or downs and a star.
   *
   * @param sign 1 for ups, -1 for downs
   * @param star a nimber
   */
  public static Object up(int sign, Object multiple, Object star) {
    if (multiple instanceof ShortGame n
        && n.isInteger()
        && Conversion.integer(n).bitLength() < 32
        && star instanceof ShortGame nimber
        && nimber.isNimber()) {
      return ShortGame.ups(sign * Conversion.integer(n).longValueExact()).plus(nimber);
    }
    throw Operations.none(sign > 0 ? "up" : "down", multiple, star);
  }
}
