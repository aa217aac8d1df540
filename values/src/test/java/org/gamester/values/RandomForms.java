package org.gamester.values;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Seeded random literal forms, not in canonical form. */
final class RandomForms {

  private final SplittableRandom random;

  RandomForms(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** A form of at most that height, with up to {@code width} options a side. */
  SlowGame form(int height, int width) {
    return height == 0
        ? SlowGame.of(List.of(), List.of())
        : SlowGame.of(side(height, width), side(height, width));
  }

  private List<SlowGame> side(int height, int width) {
    List<SlowGame> side = new ArrayList<>();
    for (int i = random.nextInt(width + 1); i > 0; i--) {
      side.add(form(random.nextInt(height), width));
    }
    return side;
  }

  int nextInt(int bound) {
    return random.nextInt(bound);
  }

  <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
