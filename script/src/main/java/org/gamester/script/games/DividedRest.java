package org.gamester.script.games;

import java.util.Arrays;
import java.util.List;

/**
 * The rest of a heap, divided into parts whose sizes depend on loop variables.
 *
 * @param parts at least two
 * @param limits what is known of the variables: none of these forms is negative
 * @param variables how many there are
 */
record DividedRest(List<LinearForm> parts, List<LinearForm> limits, int variables) {

  private static final int MOST_PARTS = 8;

  DividedRest {
    parts = List.copyOf(parts);
    limits = List.copyOf(limits);
  }

  /**
   * Whether these are all ways to divide the rest into so many heaps, each of which may have to
   * have a token. If nothing is taken it must, so that no heap stays as it is.
   */
  boolean isAny(long taken) {
    if (parts.size() != variables + 1 || parts.size() > MOST_PARTS || !areFree()) {
      return false;
    }
    long[] least = new long[parts.size()];
    Arrays.fill(least, -1);
    LinearForm order = null;
    for (LinearForm limit : limits) {
      if (order == null && isOrder(limit)) {
        order = limit;
      } else if (!limit.equals(order) && !isLeast(limit, least) && !isSumOfParts(limit)) {
        return false;
      }
    }
    if (order != null) { // the lesser of two heaps has at least as much as either must have
      Arrays.fill(least, Math.max(least[0], least[1]));
    }
    return Arrays.stream(least).allMatch(size -> size >= (taken == 0 ? 1 : 0) && size <= 1);
  }

  /** Whether all parts but one are variables, up to a constant, each another one. */
  private boolean areFree() {
    boolean[] seen = new boolean[variables];
    int free = 0;
    for (LinearForm part : parts) {
      int variable = part.onlyVariable();
      if (variable >= 0 && !seen[variable]) {
        seen[variable] = true;
        free++;
      }
    }
    return free == variables;
  }

  /** Whether a limit says that of two heaps one is at most as large as the other. */
  private boolean isOrder(LinearForm limit) {
    return parts.size() == 2
        && (limit.equals(parts.getFirst().minus(parts.getLast()))
            || limit.equals(parts.getLast().minus(parts.getFirst())));
  }

  /** Whether a limit says that a heap has at least so many tokens, which is then noted. */
  private boolean isLeast(LinearForm limit, long[] least) {
    for (int i = 0; i < least.length; i++) {
      LinearForm difference = parts.get(i).minus(limit);
      if (difference.isConstant()) {
        least[i] = Math.max(least[i], difference.constant());
        return true;
      }
    }
    return false;
  }

  /** Whether a limit says of several heaps what holds of any: that they are not below nothing. */
  private boolean isSumOfParts(LinearForm limit) {
    for (int set = 0; set < 1 << parts.size(); set++) {
      LinearForm rest = limit;
      for (int i = 0; i < parts.size(); i++) {
        rest = (set >> i & 1) == 0 ? rest : rest.minus(parts.get(i));
      }
      if (Integer.bitCount(set) > 1 && rest.isConstant() && rest.constant() >= 0) {
        return true;
      }
    }
    return false;
  }
}
