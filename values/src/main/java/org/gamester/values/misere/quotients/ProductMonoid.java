package org.gamester.values.misere.quotients;

/** All pairs of elements of two monoids. */
record ProductMonoid(FiniteMonoid first, FiniteMonoid second) implements FiniteMonoid {

  @Override
  public int order() {
    return Math.multiplyExact(first.order(), second.order());
  }

  @Override
  public int times(int a, int b) {
    return pair(first.times(first(a), first(b)), second.times(second(a), second(b)));
  }

  @Override
  public int element(int game) {
    return pair(first.element(game), second.element(game));
  }

  private int pair(int one, int other) {
    return one * second.order() + other;
  }

  /** The element of the first monoid in a pair. */
  int first(int pair) {
    return pair / second.order();
  }

  /** The element of the second monoid in a pair. */
  int second(int pair) {
    return pair % second.order();
  }
}
