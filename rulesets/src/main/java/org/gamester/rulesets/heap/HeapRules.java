package org.gamester.rulesets.heap;

import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.OptionList;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** What Left and what Right may do with a heap. */
public final class HeapRules {
  private final Taking left;
  private final Taking right;
  private final int hash;

  /** Rules for a game in which a move changes one heap. */
  public HeapRules(Taking left, Taking right) {
    this.left = left;
    this.right = right;
    this.hash = 31 * left.hashCode() + right.hashCode();
  }

  /** What {@code player} may do. */
  public Taking of(Player player) {
    return player == Player.LEFT ? left : right;
  }

  /** Whether both may do the same. */
  public boolean isImpartial() {
    return left.equals(right);
  }

  List<Position> options(Player player, long size) {
    OptionList options = new OptionList();
    of(player).addOptions(this, size, options);
    return options.toList();
  }

  boolean isDead(long size) {
    return left.isDead(size) && right.isDead(size);
  }

  /** Nim has a closed form: *n. */
  Optional<ShortGame> knownValue(long size) {
    boolean nim = isImpartial() && left.equals(new SetTaking(SubtractionSet.all(), false));
    if (nim) {
      return Optional.of(ShortGame.nimber(size));
    }
    return isDead(size) ? Optional.of(ShortGame.ZERO) : Optional.empty();
  }

  @Override
  public boolean equals(@org.jspecify.annotations.Nullable Object other) {
    return this == other
        || (other instanceof HeapRules rules
            && hash == rules.hash
            && left.equals(rules.left)
            && right.equals(rules.right));
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
