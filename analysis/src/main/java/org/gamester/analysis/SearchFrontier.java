package org.gamester.analysis;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/// For which values beside certain components the player to move, Left, is known to win, and for
/// which to lose.
///
/// If Left wins C + v moving first, then also C + w for every w >= v; if he loses C + v, then also
/// C + w for every w <= v. So only the least values with which he wins are kept, and the greatest
/// with which he loses; of each a few, since each costs a comparison.
final class SearchFrontier {

  private static final int MOST = 12;

  private final List<ShortGame> won = new ArrayList<>(2);
  private final List<ShortGame> lost = new ArrayList<>(2);

  /** Whether Left wins with this value, as far as that follows from what is known; else null. */
  synchronized @Nullable Boolean find(ShortGame value) {
    for (ShortGame least : won) {
      if (least.lessOrEqual(value)) {
        return true;
      }
    }
    for (ShortGame greatest : lost) {
      if (value.lessOrEqual(greatest)) {
        return false;
      }
    }
    return null;
  }

  synchronized void add(ShortGame value, boolean isWon) {
    if (isWon) {
      won.removeIf(value::lessOrEqual);
    } else {
      lost.removeIf(value::greaterOrEqual);
    }
    List<ShortGame> kept = isWon ? won : lost;
    if (kept.size() < MOST) {
      kept.add(value);
    }
  }
}
