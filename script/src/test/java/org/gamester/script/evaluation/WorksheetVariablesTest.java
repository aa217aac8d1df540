package org.gamester.script.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.gamester.values.ComputationStopped;
import org.junit.jupiter.api.Test;

final class WorksheetVariablesTest {

  private final WorksheetVariables variables = new WorksheetVariables();

  @Test
  void aClosedGenerationChangesNothing() {
    Variable x = variables.variable("x");
    WorksheetVariables.Generation abandoned = variables.begin();
    abandoned.assign(x, 1);
    abandoned.close();
    assertThatThrownBy(() -> abandoned.assign(x, 2)).isInstanceOf(ComputationStopped.class);
    assertThatThrownBy(() -> abandoned.change(() -> x.value = 3))
        .isInstanceOf(ComputationStopped.class);
    assertThat(x.value).isEqualTo(1);
  }
}
