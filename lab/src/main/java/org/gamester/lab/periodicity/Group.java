package org.gamester.lab.periodicity;

import java.math.BigInteger;
import org.gamester.values.ShortGame;

/**
 * Values that can be added and subtracted, so that the saltus of a sequence is defined.
 *
 * @param <T> the type of the values, compared by {@code equals}
 */
public interface Group<T> {

  /** Short games under disjunctive sum. */
  Group<ShortGame> GAMES =
      new Group<>() {
        @Override
        public ShortGame zero() {
          return ShortGame.ZERO;
        }

        @Override
        public ShortGame plus(ShortGame a, ShortGame b) {
          return a.plus(b);
        }

        @Override
        public ShortGame minus(ShortGame a, ShortGame b) {
          return a.minus(b);
        }
      };

  /** Integers, such as the m of nimbers *m: the saltus of a Grundy sequence is an integer. */
  Group<BigInteger> INTEGERS =
      new Group<>() {
        @Override
        public BigInteger zero() {
          return BigInteger.ZERO;
        }

        @Override
        public BigInteger plus(BigInteger a, BigInteger b) {
          return a.add(b);
        }

        @Override
        public BigInteger minus(BigInteger a, BigInteger b) {
          return a.subtract(b);
        }
      };

  T zero();

  T plus(T a, T b);

  T minus(T a, T b);
}
