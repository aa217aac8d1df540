package org.gamester.papers.geography;

import java.util.List;
import java.util.function.IntFunction;
import org.gamester.values.ShortGame;

/**
 * The nested games of the paper's Notation 1: {@code <a_i, <g> | c_i>} for i = from..to is {@code
 * {a_from, {... {a_to, g | c_to} ... } | c_from}}. With no index it is g.
 */
final class Nest {

  private Nest() {}

  /** {@code <a_i, <g> | c_i>}, i = from..to. */
  static ShortGame of(
      IntFunction<ShortGame> a, ShortGame g, IntFunction<ShortGame> c, int from, int to) {
    ShortGame nest = g;
    for (int i = to; i >= from; i--) {
      nest = ShortGame.of(List.of(a.apply(i), nest), List.of(c.apply(i)));
    }
    return nest;
  }

  /** {@code <<g> | c_i>}, i = from..to, without a second Left option. */
  static ShortGame of(ShortGame g, IntFunction<ShortGame> c, int from, int to) {
    ShortGame nest = g;
    for (int i = to; i >= from; i--) {
      nest = ShortGame.of(nest, c.apply(i));
    }
    return nest;
  }

  /** {@code <a+i, <g> | c>}, i = from..to, for integers a and c. */
  static ShortGame rising(int a, ShortGame g, int c, int from, int to) {
    return of(i -> ShortGame.integer(a + i), g, i -> ShortGame.integer(c), from, to);
  }

  /** {@code <<g> | c+i>}, i = from..to, for an integer c. */
  static ShortGame rising(ShortGame g, int c, int from, int to) {
    return of(g, i -> ShortGame.integer(c + i), from, to);
  }
}
