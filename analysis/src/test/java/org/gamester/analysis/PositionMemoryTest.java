package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;

class PositionMemoryTest {

  private static Position key(int n) {
    return new ValuePosition(ShortGame.integer(n));
  }

  @Test
  void remembersEverythingBelowItsBound() {
    PositionMemory<Position, Integer> memory = new PositionMemory<>(100_000);
    for (int n = 0; n < 20_000; n++) {
      memory.put(key(n), n);
    }
    int lost = 0;
    for (int n = 0; n < 20_000; n++) {
      Integer found = memory.get(key(n));
      if (found == null) {
        lost++;
      } else {
        assertThat(found).isEqualTo(n);
      }
    }
    assertThat(lost).isLessThan(20);
    assertThat(memory.get(key(-1))).isNull();
  }

  @Test
  void neverAnswersWrongBeyondItsBound() {
    PositionMemory<Position, Integer> memory = new PositionMemory<>(1);
    for (int n = 0; n < 50_000; n++) {
      memory.put(key(n), n);
    }
    for (int n = 0; n < 50_000; n++) {
      Integer found = memory.get(key(n));
      if (found != null) {
        assertThat(found).isEqualTo(n);
      }
    }
    memory.clear();
    assertThat(memory.size()).isZero();
    assertThatIllegalArgumentException().isThrownBy(() -> new PositionMemory<>(0));
  }
}
