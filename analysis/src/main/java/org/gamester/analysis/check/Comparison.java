package org.gamester.analysis.check;

import java.util.Optional;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/// How two games G and H compare, as who wins the difference G - H.
///
/// G >= H if and only if Left, moving second, wins G - H (Siegel, _Combinatorial Game Theory_,
/// section II.1); the other relations follow.
public enum Comparison {
  EQUAL("=", "equal", Player.RIGHT, Player.LEFT),
  GREATER(">", "greater", Player.LEFT, Player.LEFT),
  LESS("<", "less", Player.RIGHT, Player.RIGHT),
  CONFUSED("||", "confused", Player.LEFT, Player.RIGHT),
  GREATER_OR_EQUAL(">=", "greater or equal", null, Player.LEFT),
  LESS_OR_EQUAL("<=", "less or equal", Player.RIGHT, null),
  GREATER_OR_CONFUSED("|>", "greater or confused", Player.LEFT, null),
  LESS_OR_CONFUSED("<|", "less or confused", null, Player.RIGHT);

  private final String symbol;
  private final String words;
  private final @Nullable Player ifLeftStarts;
  private final @Nullable Player ifRightStarts;

  Comparison(
      String symbol, String words, @Nullable Player ifLeftStarts, @Nullable Player ifRightStarts) {
    this.symbol = symbol;
    this.words = words;
    this.ifLeftStarts = ifLeftStarts;
    this.ifRightStarts = ifRightStarts;
  }

  /** As it is typed, such as {@code >=}. */
  public String symbol() {
    return symbol;
  }

  /** As in "greater or equal". */
  public String words() {
    return words;
  }

  /** Who must win the difference when {@code starter} starts; empty if it does not matter. */
  public Optional<Player> winner(Player starter) {
    return Optional.ofNullable(starter == Player.LEFT ? ifLeftStarts : ifRightStarts);
  }
}
