package org.gamester.web.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Makes its object when it is first asked for. Safe between threads. */
public final class Lazy<T> implements Supplier<T> {
  private final Supplier<T> maker;
  private final List<T> made = new ArrayList<>(1);

  public Lazy(Supplier<T> maker) {
    this.maker = maker;
  }

  @Override
  public synchronized T get() {
    if (made.isEmpty()) {
      made.add(maker.get());
    }
    return made.getFirst();
  }
}
