package org.gamester.studies.questions;

import java.util.Iterator;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.gamester.analysis.Evaluator;
import org.gamester.studies.Item;
import org.gamester.studies.ItemEvaluation;
import org.gamester.studies.Question;

/**
 * Positions given by their texts.
 *
 * @param count how many there are
 * @param countedBy how that is known; may be empty
 * @param texts lists them, always in the same order
 * @param columns what is shown
 */
record TextsQuestion(
    OptionalLong count, String countedBy, Supplier<Iterator<String>> texts, PositionColumns columns)
    implements Question {

  @Override
  public Iterator<Item> items() {
    return numbered(texts.get());
  }

  /** Texts as items without variables. */
  static Iterator<Item> numbered(Iterator<String> texts) {
    return new Iterator<>() {
      private long number;

      @Override
      public boolean hasNext() {
        return texts.hasNext();
      }

      @Override
      public Item next() {
        return new Item(number++, List.of(), texts.next());
      }
    };
  }

  @Override
  public ItemEvaluation evaluation(Evaluator shared) {
    return columns.evaluation(shared);
  }
}
