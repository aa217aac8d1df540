package org.gamester.values.products;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import org.gamester.values.Player;
import org.gamester.values.forms.GameForm;

/** A position in two games at once, from which compounds are played. */
record FormPair(GameForm g, GameForm h) {

  /** The positions after a move of {@code player} in the first game. */
  List<FormPair> movesInFirst(Player player) {
    return map(g.options(player), option -> new FormPair(option, h));
  }

  /** The positions after a move of {@code player} in the second game. */
  List<FormPair> movesInSecond(Player player) {
    return map(h.options(player), option -> new FormPair(g, option));
  }

  /**
   * The positions after a move of {@code first} in the first game and of {@code second} in the
   * other.
   */
  List<FormPair> movesInBoth(Player first, Player second) {
    List<FormPair> moves = new ArrayList<>();
    for (FormPair move : movesInFirst(first)) {
      moves.addAll(move.movesInSecond(second));
    }
    return moves;
  }

  private static List<FormPair> map(
      List<GameForm> options, java.util.function.Function<GameForm, FormPair> pair) {
    return new AbstractList<>() {
      @Override
      public FormPair get(int index) {
        return pair.apply(options.get(index));
      }

      @Override
      public int size() {
        return options.size();
      }
    };
  }
}
