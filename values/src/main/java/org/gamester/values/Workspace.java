package org.gamester.values;

import org.jspecify.annotations.Nullable;

/** What a thread keeps to itself while it computes: its limits and its cache of comparisons. */
final class Workspace {

  private static final ThreadLocal<Workspace> CURRENT = ThreadLocal.withInitial(Workspace::new);

  private final ComparisonCache comparisons = new ComparisonCache();
  private final Order order = Order.shallow(this, comparisons);
  private @Nullable Evaluation evaluation;

  static Workspace current() {
    return CURRENT.get();
  }

  ComparisonCache comparisons() {
    return comparisons;
  }

  Order order() {
    return order;
  }

  @Nullable Evaluation evaluation() {
    return evaluation;
  }

  void setEvaluation(@Nullable Evaluation evaluation) {
    this.evaluation = evaluation;
  }
}
