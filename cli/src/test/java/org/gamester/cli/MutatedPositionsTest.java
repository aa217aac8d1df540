package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MutatedPositionsTest {

  @Test
  void everyPositionIsAnsweredOrRefusedInWords() {
    MutatedPositions positions = new MutatedPositions(1992);
    List<String> faults = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      String position = positions.next();
      for (String command : List.of("value", "moves")) {
        String fault = positions.fault(command, position);
        if (!fault.isEmpty() && !fault.startsWith("answered after")) {
          faults.add(command + " " + position + ": " + fault);
        }
      }
    }
    assertThat(faults).isEmpty();
  }
}
