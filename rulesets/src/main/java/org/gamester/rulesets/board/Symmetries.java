package org.gamester.rulesets.board;

import java.util.EnumSet;
import java.util.Set;

/**
 * What may be done to a position of a grid game without changing its value, and what makes it its
 * negative.
 *
 * @param keeping turns that keep the value; with each two their product
 * @param negating turns that, with the colours exchanged, give the negative; empty if no turn does
 */
public record Symmetries(Set<Turn> keeping, Set<Turn> negating) {

  private static final Set<Turn> STRAIGHT =
      EnumSet.of(Turn.IDENTITY, Turn.FLIP_ROWS, Turn.FLIP_COLUMNS, Turn.HALF_TURN);

  /** Nothing is known. */
  public static final Symmetries NONE = new Symmetries(EnumSet.of(Turn.IDENTITY), Set.of());

  /** No symmetry but the exchange of colours, which negates. */
  public static final Symmetries COLOURS_ONLY =
      new Symmetries(EnumSet.of(Turn.IDENTITY), EnumSet.of(Turn.IDENTITY));

  /** All turns keep the value, and with the colours exchanged give the negative. */
  public static final Symmetries ALL =
      new Symmetries(EnumSet.allOf(Turn.class), EnumSet.allOf(Turn.class));

  /** Mirrors along the sides keep the value; turning rows into columns gives the negative. */
  public static final Symmetries ROWS_AGAINST_COLUMNS =
      new Symmetries(STRAIGHT, EnumSet.complementOf(EnumSet.copyOf(STRAIGHT)));

  /** A strip, or a board, that is read backwards with the colours exchanged is the negative. */
  public static final Symmetries BACKWARDS =
      new Symmetries(EnumSet.of(Turn.IDENTITY), EnumSet.of(Turn.FLIP_COLUMNS));

  public Symmetries {
    keeping = Set.copyOf(keeping);
    negating = Set.copyOf(negating);
  }

  /** What follows from some turns that keep the value, and some that give the negative. */
  public static Symmetries generatedBy(Set<Turn> keeping, Set<Turn> negating) {
    Set<Turn> group = EnumSet.of(Turn.IDENTITY);
    Set<Turn> coset = EnumSet.noneOf(Turn.class);
    group.addAll(keeping);
    coset.addAll(negating);
    int before = 0;
    while (group.size() + coset.size() > before) {
      before = group.size() + coset.size();
      Set<Turn> products = products(group, group);
      products.addAll(products(coset, coset));
      coset.addAll(products(group, coset));
      coset.addAll(products(coset, group));
      group.addAll(products);
    }
    return new Symmetries(group, coset);
  }

  private static Set<Turn> products(Set<Turn> first, Set<Turn> second) {
    Set<Turn> products = EnumSet.noneOf(Turn.class);
    for (Turn one : first) {
      for (Turn other : second) {
        products.add(one.then(other));
      }
    }
    return products;
  }
}
