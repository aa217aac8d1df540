package org.gamester.studies.questions;

import java.util.HashSet;
import java.util.Iterator;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import org.gamester.studies.Item;

/**
 * Looks at random boards, each once. The numbers are those of {@link Random}, whose generator is
 * specified, so that a seed gives the same boards everywhere. It ends early where nearly all boards
 * have been seen.
 */
record RandomSearch(Boards boards, Goal goal, PositionColumns columns, long seed, long evaluations)
    implements BoardSearch {
  private static final int MOST_REPEATED = 10_000;

  @Override
  public OptionalLong count() {
    return OptionalLong.of(evaluations);
  }

  @Override
  public String countedBy() {
    return "random boards, at most";
  }

  @Override
  public Iterator<Item> items() {
    Random random = new Random(seed);
    Set<String> seen = new HashSet<>();
    return TextsQuestion.numbered(
        new Iterator<>() {
          private String next = another();

          private String another() {
            for (int tries = 0; seen.size() < evaluations && tries < MOST_REPEATED; tries++) {
              String text = boards.text(boards.first(boards.random(random)));
              if (seen.add(text)) {
                return text;
              }
            }
            return "";
          }

          @Override
          public boolean hasNext() {
            return !next.isEmpty();
          }

          @Override
          public String next() {
            String text = next;
            next = another();
            return text;
          }
        });
  }
}
