package org.gamester.studies.questions;

import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.studies.ItemEvaluation;
import org.gamester.studies.Question;
import org.jspecify.annotations.Nullable;

/** A search for boards: each is evaluated as any position is, and there is a goal. */
interface BoardSearch extends Question {

  /** What is looked for. */
  Goal goal();

  /** What is found of a board. */
  PositionColumns columns();

  @Override
  default ItemEvaluation evaluation(Evaluator shared) {
    return columns().evaluation(shared);
  }

  @Override
  default boolean isGoal(List<@Nullable Object> entries) {
    return goal().isReachedBy(entries);
  }
}
