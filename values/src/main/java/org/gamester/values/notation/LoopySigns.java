package org.gamester.values.notation;

import java.util.List;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.GameGraph;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.loopy.Stopper;
import org.gamester.values.loopy.Stops;
import org.jspecify.annotations.Nullable;

/// The stoppers that have signs of their own: on and off; over and under; `^[on] = {pass|*}`, the
/// sum of all powers of up, and `^<on> = {0||0|0,pass}`, its last one; each of these with a number
/// and a nimber; tiny and miny of a stopper.
final class LoopySigns {
  private static final int MOST_STAR = 16;

  /**
   * A sign.
   *
   * @param isCompound whether it needs parentheses after plus-minus
   */
  record Sign(String text, boolean isCompound) {}

  /** Tiny or miny of a stopper, and what stands before it. */
  record Tiny(String opening, Stopper size, boolean isCompound) {}

  private final NotationStyle style;
  private @Nullable Stopper lastPower;

  LoopySigns(NotationStyle style) {
    this.style = style;
  }

  String plusMinus() {
    return style.plusMinus();
  }

  /** A name of a loopy game, or {@code pass}. */
  String word(String name) {
    return style == NotationStyle.LATEX ? "\\mathbf{" + name + "}" : name;
  }

  /** What stands between the sides of a value. */
  String and() {
    return style == NotationStyle.LATEX ? "\\mathbin{\\&}" : " & ";
  }

  private String exponent(boolean isPower) {
    String on = word("on");
    if (style == NotationStyle.LATEX) {
      return isPower ? "^{" + on + "}" : "^{[" + on + "]}";
    }
    return isPower ? "<" + on + ">" : "[" + on + "]";
  }

  /** The sign of a loopy stopper; null if it has none. */
  @Nullable Sign of(Stopper game) {
    if (game == Stopper.ON) {
      return new Sign(word("on"), false);
    }
    if (game == Stopper.OFF) {
      return new Sign(word("off"), false);
    }
    if (Stops.isPseudonumber(game)) {
      boolean isOver = game.options(Player.RIGHT).contains(game);
      Stopper number = game.options(isOver ? Player.LEFT : Player.RIGHT).getFirst();
      Dyadic x = number.shortGame().leftStop();
      return new Sign(style.prefix(x) + word(isOver ? "over" : "under"), !x.isZero());
    }
    return ups(game);
  }

  private @Nullable Sign ups(Stopper game) {
    Dyadic x = commonStop(game);
    if (x == null) {
      return null;
    }
    Stopper rest = x.isZero() ? game : sum(game, Stopper.of(ShortGame.number(x.negate())));
    if (rest == null) {
      return null;
    }
    for (int star = 0; star <= Math.min(MOST_STAR, optionCount(rest)); star++) {
      for (boolean isPower : new boolean[] {false, true}) {
        Stopper base = isPower ? lastPower() : Stopper.UPON;
        for (int sign : new int[] {1, -1}) {
          Stopper signed = sign > 0 ? base : base.negate();
          if (sum(signed, Stopper.of(ShortGame.nimber(star))) == rest) {
            String arrow = style.numberUpStar(Dyadic.ZERO, sign, 0);
            String text = style.prefix(x) + arrow + exponent(isPower) + style.star(star);
            return new Sign(text, !x.isZero() || star > 0);
          }
        }
      }
    }
    return null;
  }

  private static int optionCount(Stopper game) {
    return game.options(Player.LEFT).size() + game.options(Player.RIGHT).size();
  }

  /** The number that both stops are; null if they are not the same number. */
  private static @Nullable Dyadic commonStop(Stopper game) {
    Stopper left = Stops.of(game, Player.LEFT);
    boolean isNumber = left.isShort() && left == Stops.of(game, Player.RIGHT);
    return isNumber ? left.shortGame().leftStop() : null;
  }

  private static @Nullable Stopper sum(Stopper one, Stopper other) {
    return one.plus(other).stopper().orElse(null);
  }

  /** Tiny or miny of a positive pseudonumber; null if the game is none. */
  @Nullable Tiny tiny(Stopper game) {
    Tiny tiny = numberTiny(game);
    boolean isWritten =
        tiny != null && Stops.isPseudonumber(tiny.size()) && isPositive(tiny.size());
    return isWritten ? tiny : null;
  }

  /** {x||x|x-g}, or {x+g|x||x}; null if the game is not of this form. */
  @Nullable Tiny numberTiny(Stopper game) {
    for (boolean isMiny : new boolean[] {false, true}) {
      Stopper side = isMiny ? game.negate() : game;
      List<Stopper> left = side.options(Player.LEFT);
      List<Stopper> right = side.options(Player.RIGHT);
      if (left.size() == 1 && right.size() == 1 && isNumber(left.getFirst())) {
        List<Stopper> back = right.getFirst().options(Player.LEFT);
        List<Stopper> threat = right.getFirst().options(Player.RIGHT);
        if (back.size() == 1 && back.getFirst() == left.getFirst() && threat.size() == 1) {
          Stopper size = sum(threat.getFirst().negate(), left.getFirst());
          if (size != null) {
            Dyadic x = left.getFirst().shortGame().leftStop();
            Dyadic number = isMiny ? x.negate() : x;
            return new Tiny(style.prefix(number) + style.openTiny(isMiny), size, !number.isZero());
          }
        }
      }
    }
    return null;
  }

  private static boolean isNumber(Stopper game) {
    return game.isShort() && game.shortGame().isNumber();
  }

  private static boolean isPositive(Stopper stop) {
    Stopper zero = Stopper.of(ShortGame.ZERO);
    return stop != zero && stop.greaterOrEqual(zero);
  }

  /** {0||0|0,pass}. */
  private Stopper lastPower() {
    Stopper known = lastPower;
    if (known != null) {
      return known;
    }
    GameGraph.Builder graph = new GameGraph.Builder();
    int root = graph.add();
    int inner = graph.add();
    int zero = graph.add(Stopper.of(ShortGame.ZERO));
    graph.setOptions(root, Player.LEFT, zero);
    graph.setOptions(root, Player.RIGHT, inner);
    graph.setOptions(inner, Player.LEFT, zero);
    graph.setOptions(inner, Player.RIGHT, zero, inner);
    Stopper made = LoopyValue.of(graph.build(), root).stopper().orElseThrow();
    lastPower = made;
    return made;
  }
}
