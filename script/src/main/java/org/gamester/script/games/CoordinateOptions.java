package org.gamester.script.games;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import org.gamester.script.classes.Classes;
import org.gamester.script.objects.Coordinates;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Computation;
import org.gamester.values.surreals.Rational;

/** What a pair of coordinates (m,n) may be replaced by. */
interface CoordinateOptions {

  /** The options of a pair, each as the pairs whose sum it is. */
  List<List<Object>> of(Coordinates pair);

  /** What both of two rules allow. */
  static CoordinateOptions either(CoordinateOptions one, CoordinateOptions other) {
    return pair -> {
      List<List<Object>> options = new ArrayList<>(one.of(pair));
      options.addAll(other.of(pair));
      return options;
    };
  }

  /** A move of one rule in m or of another in n. */
  static CoordinateOptions acrosticProduct(HeapOptions rows, HeapOptions columns) {
    return either(inRows(rows), inColumns(columns));
  }

  /** A move in m with the same n. */
  static CoordinateOptions inRows(HeapOptions rows) {
    return pair -> {
      List<List<Object>> options = new ArrayList<>();
      for (List<Object> heaps : rows.of(nonnegative(pair).row())) {
        options.add(pairs(heaps, List.of(pair.column())));
      }
      return options;
    };
  }

  /** A move in n with the same m. */
  static CoordinateOptions inColumns(HeapOptions columns) {
    return pair -> {
      List<List<Object>> options = new ArrayList<>();
      for (List<Object> heaps : columns.of(nonnegative(pair).column())) {
        options.add(pairs(List.of(pair.row()), heaps));
      }
      return options;
    };
  }

  /**
   * The product of Tartan games (<i>Winning Ways</i>, chapter 14): a move in m and one in n, made
   * together.
   */
  static CoordinateOptions directProduct(HeapOptions rows, HeapOptions columns) {
    return pair -> {
      List<List<Object>> options = new ArrayList<>();
      List<List<Object>> across = columns.of(nonnegative(pair).column());
      for (List<Object> down : rows.of(pair.row())) {
        for (List<Object> other : across) {
          List<Object> sum = new ArrayList<>(pairs(down, other));
          sum.addAll(pairs(down, List.of(pair.column())));
          sum.addAll(pairs(List.of(pair.row()), other));
          options.add(sum);
        }
      }
      return options;
    };
  }

  private static List<Object> pairs(List<?> rows, List<?> columns) {
    List<Object> pairs = new ArrayList<>(rows.size() * columns.size());
    for (Object row : rows) {
      for (Object column : columns) {
        Computation.poll();
        pairs.add(new Coordinates(coordinate(row), coordinate(column)));
      }
    }
    return pairs;
  }

  private static int coordinate(Object number) {
    long size = ((Number) number).longValue();
    if (size != (int) size) {
      throw new ScriptException("A coordinate of a heap game is too large: " + size);
    }
    return (int) size;
  }

  /** The same for a pair that is turned before the move. */
  static CoordinateOptions turned(CoordinateOptions options) {
    return pair -> options.of(new Coordinates(pair.column(), pair.row()));
  }

  /**
   * Wythoff's game with a bound: any number from one heap, or k from one and l from the other if 0
   * &lt; k &lt;= l &lt; bound(k).
   */
  static CoordinateOptions wythoff(IntFunction<Object> bound) {
    return pair -> {
      int m = nonnegative(pair).row();
      int n = pair.column();
      List<List<Object>> options = new ArrayList<>();
      for (int i = m - 1; i >= 0; i--) {
        Computation.poll();
        options.add(List.of(new Coordinates(i, n)));
      }
      for (int j = n - 1; j >= 0; j--) {
        Computation.poll();
        options.add(List.of(new Coordinates(m, j)));
      }
      for (int k = 1; k <= Math.min(m, n); k++) {
        int limit = bound(bound.apply(k));
        for (int l = k; l <= Math.max(m, n) && l < limit; l++) {
          Computation.poll();
          if (l <= n) {
            options.add(List.of(new Coordinates(m - k, n - l)));
          }
          if (k != l && l <= m) {
            options.add(List.of(new Coordinates(m - l, n - k)));
          }
        }
      }
      return options;
    };
  }

  /**
   * Taking tokens from a heap of m, of which n were taken last: at least 1, at most what a rule
   * says of n.
   *
   * @param limit answers an Integer
   */
  static CoordinateOptions takeAway(IntFunction<Object> limit) {
    return pair -> {
      List<List<Object>> options = new ArrayList<>();
      int m = nonnegative(pair).row();
      int most = m == 0 ? 0 : Math.min(m, bound(limit.apply(pair.column())));
      for (int taken = 1; taken <= most; taken++) {
        Computation.poll();
        options.add(List.of(new Coordinates(m - taken, taken)));
      }
      return options;
    };
  }

  private static int bound(Object limit) {
    return limit.equals(Rational.INFINITY) ? Integer.MAX_VALUE : Classes.smallInteger(limit);
  }

  /** Taking k tokens from a heap of m, where n were taken last, if a predicate allows k after n. */
  static CoordinateOptions memory(IntBinaryPredicate predicate) {
    return pair -> {
      List<List<Object>> options = new ArrayList<>();
      for (int taken = 1; taken <= nonnegative(pair).row(); taken++) {
        Computation.poll();
        if (predicate.test(taken, pair.column())) {
          options.add(List.of(new Coordinates(pair.row() - taken, taken)));
        }
      }
      return options;
    };
  }

  /** Whether so many tokens may be taken after so many. */
  interface IntBinaryPredicate {
    boolean test(int taken, int last);
  }

  /** From (p,q), where q does not divide p, to q and what {@code next} says of p mod q and q. */
  static CoordinateOptions euclid(IntBinaryOperator next) {
    return pair -> {
      int p = nonnegative(pair).row();
      int q = pair.column();
      return q == 0 || p % q == 0
          ? List.of()
          : List.of(List.of(new Coordinates(q, next.applyAsInt(p % q, q))));
    };
  }

  /**
   * The pair.
   *
   * @throws ScriptException if one of its numbers is negative
   */
  static Coordinates nonnegative(Coordinates pair) {
    if (pair.row() < 0 || pair.column() < 0) {
      throw new ScriptException(
          "Coordinates of a heap game are negative: (" + pair.row() + "," + pair.column() + ")");
    }
    return pair;
  }
}
