package org.gamester.rulesets;

import java.util.List;

/** The rules of sums: those that all parts share, or of sums of anything, as they are written. */
final class SumRules extends Game {

  private static final SumRules MIXED = new SumRules();

  private SumRules() {
    super(Description.of("sum", "Move in one of the parts.", "nim(3) + {2|1}"));
  }

  /** The rules of a sum of these parts; see {@link Rules#readsPlus}. */
  static Rules of(List<Position> parts) {
    if (parts.isEmpty()) {
      return MIXED;
    }
    Rules first = parts.getFirst().rules();
    if (first.readsPlus()) {
      return MIXED;
    }
    for (Position part : parts) {
      if (!first.equals(part.rules())) {
        return MIXED;
      }
    }
    return first;
  }

  @Override
  public Position read(TextReader text) {
    return SumReader.read(Catalogue.standard(), text);
  }

  /** Signs belong to the values in the sum: -1^ is the sum of -1 and ^. */
  @Override
  public Position read(String text) {
    return Catalogue.standard().readSum(text);
  }

  /** A sum of different rules is its own text. */
  @Override
  public String text(Position position) {
    return position.text();
  }
}
