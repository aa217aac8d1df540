package org.gamester.studies.questions;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongPredicate;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.Assignment;
import org.gamester.lab.Cases;
import org.gamester.lab.Variable;
import org.gamester.studies.Item;
import org.gamester.studies.ItemEvaluation;
import org.gamester.studies.Laboratory;
import org.gamester.studies.Question;
import org.gamester.studies.families.FamilyText;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/** A family of positions over ranges of its variables, smallest first. */
record FamilyQuestion(FamilyText family, List<Variable> variables, PositionColumns columns)
    implements Question {

  @Override
  public Optional<String> familyText() {
    return Optional.of(family.text());
  }

  @Override
  public OptionalLong count() {
    return OptionalLong.of(new Cases(variables).count());
  }

  @Override
  public Iterator<Item> items() {
    return items(number -> false);
  }

  /** Does not write down the positions of items that are done already. */
  @Override
  public void work(Laboratory laboratory) {
    laboratory.evaluate(items(laboratory::isDone));
  }

  private Iterator<Item> items(LongPredicate isDone) {
    Iterator<int[]> points = new Cases(variables).iterator();
    return new Iterator<>() {
      private long number;
      private @Nullable Item next = another();

      private @Nullable Item another() {
        while (points.hasNext()) {
          Computation.poll();
          int[] point = points.next();
          long here = number++;
          if (!isDone.test(here)) {
            return new Item(
                here,
                Arrays.stream(point).boxed().toList(),
                family.at(Assignment.of(variables, point).values()));
          }
        }
        return null;
      }

      @Override
      public boolean hasNext() {
        return next != null;
      }

      @Override
      public Item next() {
        Item item = next;
        if (item == null) {
          throw new NoSuchElementException();
        }
        next = another();
        return item;
      }
    };
  }

  @Override
  public ItemEvaluation evaluation(Evaluator shared) {
    return columns.evaluation(shared);
  }
}
