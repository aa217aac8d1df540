package org.gamester.studies;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.Variable;
import org.jspecify.annotations.Nullable;

/** A question asked of many items. The same question has the same items in the same order. */
public interface Question {

  /** The variables whose values stand in columns of their own; none for most questions. */
  default List<Variable> variables() {
    return List.of();
  }

  /** The text of the family with variables that the items are; empty if they are none. */
  default Optional<String> familyText() {
    return Optional.empty();
  }

  /** How many items there are; empty if that is known at the end only. */
  OptionalLong count();

  /** How the count is known, for a reader; may be empty. */
  default String countedBy() {
    return "";
  }

  /** The items in order, with numbers from 0 on; cheap, as all are listed again after a fault. */
  Iterator<Item> items();

  /**
   * What answers the question in one thread.
   *
   * @param shared an evaluator that all threads share; it may be given anew after it was full
   */
  ItemEvaluation evaluation(Evaluator shared);

  /** Has the items evaluated; a search that learns from its rows chooses the next items by them. */
  default void work(Laboratory laboratory) {
    laboratory.evaluate(items());
  }

  /**
   * Whether a row is what was looked for, so that no item after it is.
   *
   * @param entries as the file holds them
   */
  default boolean isGoal(List<@Nullable Object> entries) {
    return false;
  }

  /** Whether only evaluations tell which items there are. */
  default boolean isAdaptive() {
    return false;
  }
}
