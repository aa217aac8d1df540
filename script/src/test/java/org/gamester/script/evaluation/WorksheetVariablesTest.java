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

  @Test
  void whatIsUndoneIsAsBefore() {
    Variable x = variables.variable("x");
    Variable y = variables.variable("y");
    WorksheetVariables.Generation first = variables.begin();
    first.assign(x, 1);
    first.close();
    WorksheetVariables.Generation stopped = variables.begin();
    stopped.assign(x, 2);
    stopped.assign(x, 3);
    stopped.assign(y, 4);
    stopped.undo();
    assertThat(x.value).isEqualTo(1);
    assertThat(y.value).isNull();
    assertThat(variables.names()).containsExactly("x");
  }

  @Test
  void clearingIsUndoneToo() {
    Variable x = variables.variable("x");
    variables.begin().assign(x, 1);
    WorksheetVariables.Generation stopped = variables.begin();
    stopped.clear();
    assertThat(variables.names()).isEmpty();
    stopped.undo();
    assertThat(x.value).isEqualTo(1);
  }
}
