package org.gamester.studies.questions;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.Assignment;
import org.gamester.lab.Cases;
import org.gamester.lab.Variable;
import org.gamester.studies.Item;
import org.gamester.studies.ItemEvaluation;
import org.gamester.studies.Question;
import org.gamester.studies.families.FamilyText;

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
    Iterator<int[]> points = new Cases(variables).iterator();
    return new Iterator<>() {
      private long number;

      @Override
      public boolean hasNext() {
        return points.hasNext();
      }

      @Override
      public Item next() {
        int[] point = points.next();
        return new Item(
            number++,
            Arrays.stream(point).boxed().toList(),
            family.at(Assignment.of(variables, point).values()));
      }
    };
  }

  @Override
  public ItemEvaluation evaluation(Evaluator shared) {
    return columns.evaluation(shared);
  }
}
