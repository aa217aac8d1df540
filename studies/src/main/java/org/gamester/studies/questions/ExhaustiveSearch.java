package org.gamester.studies.questions;

import java.math.BigInteger;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.OptionalLong;
import org.gamester.studies.Item;

/** Looks at all boards in order of size, up to the turns that keep the value. */
record ExhaustiveSearch(List<Boards> sizes, Goal goal, PositionColumns columns)
    implements BoardSearch {

  @Override
  public OptionalLong count() {
    BigInteger count = sizes.stream().map(Boards::count).reduce(BigInteger.ZERO, BigInteger::add);
    return count.bitLength() < Long.SIZE
        ? OptionalLong.of(count.longValueExact())
        : OptionalLong.empty();
  }

  @Override
  public String countedBy() {
    return "boards of all sizes up to the one named, counted by Burnside's lemma";
  }

  @Override
  public Iterator<Item> items() {
    Iterator<Boards> boards = sizes.iterator();
    return TextsQuestion.numbered(
        new Iterator<>() {
          private Iterator<String> texts = List.<String>of().iterator();

          @Override
          public boolean hasNext() {
            while (!texts.hasNext() && boards.hasNext()) {
              texts = boards.next().texts();
            }
            return texts.hasNext();
          }

          @Override
          public String next() {
            if (!hasNext()) {
              throw new NoSuchElementException();
            }
            return texts.next();
          }
        });
  }
}
