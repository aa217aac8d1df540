package org.gamester.values.misere.quotients;

/** The pairs of the elements of sums in two monoids. */
final class Pairs extends GeneratedMonoid<Pairs.Pair> {
  private final FiniteMonoid first;
  private final FiniteMonoid second;

  /** Elements of the two monoids. */
  record Pair(int first, int second) {}

  /** No games yet. */
  Pairs(FiniteMonoid first, FiniteMonoid second) {
    super(new Pair(0, 0), MOST);
    this.first = first;
    this.second = second;
  }

  @Override
  Pair product(Pair a, Pair b) {
    return new Pair(first.times(a.first, b.first), second.times(a.second, b.second));
  }

  @Override
  boolean isAllowed(Pair pair) {
    return true;
  }

  /** Adds the next game, by its elements in both monoids. */
  void addGame() {
    int game = games();
    add(new Pair(first.element(game), second.element(game)));
  }
}
