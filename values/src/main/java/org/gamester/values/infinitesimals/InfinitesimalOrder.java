package org.gamester.values.infinitesimals;

import org.gamester.values.Relation;
import org.gamester.values.ShortGame;

/**
 * Comparison up to infinitesimals: G is at most H iff G - H lies below every positive number, that
 * is, iff its Left stop is at most 0 (Calistrate 1996; Grossman, Siegel, <i>Reductions of partizan
 * games</i>, 2009). The stops of G and H decide most cases; the others cost one difference.
 */
public final class InfinitesimalOrder {

  private InfinitesimalOrder() {}

  /** Whether G &lt;= H + x for every number x &gt; 0. */
  public static boolean lessOrEqual(ShortGame g, ShortGame h) {
    if (g.leftStop().compareTo(h.leftStop()) > 0 || g.rightStop().compareTo(h.rightStop()) > 0) {
      return false;
    }
    return g.leftStop().compareTo(h.rightStop()) <= 0 || g.minus(h).leftStop().signum() <= 0;
  }

  /** Whether G - H is infinitesimal. */
  public static boolean areClose(ShortGame g, ShortGame h) {
    return lessOrEqual(g, h) && lessOrEqual(h, g);
  }

  /** How G stands to H when infinitesimal differences do not count. */
  public static Relation relation(ShortGame g, ShortGame h) {
    return Relation.of(lessOrEqual(g, h), lessOrEqual(h, g));
  }
}
