package org.gamester.web.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.Result;
import org.gamester.script.Worksheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The steps of the tutorial, done. */
class TutorialTest {
  private static List<Tutorial.Step> steps() {
    return Tutorial.steps();
  }

  @ParameterizedTest
  @MethodSource("steps")
  void aWorksheetAnswersAsTheStepSays(Tutorial.Step step) {
    assertThat(new Worksheet().evaluate(step.input()))
        .isInstanceOfSatisfying(
            Result.Value.class, value -> assertThat(value.text()).isEqualTo(step.answer()));
  }

  @ParameterizedTest
  @MethodSource("steps")
  void thePositionThatALinkOpensIsRead(Tutorial.Step step) {
    String query = URI.create(step.address().replace("|", "%7C")).getRawQuery();
    if (query != null && query.startsWith("p=")) {
      String position =
          URLDecoder.decode(query.substring(2).split("&", -1)[0], StandardCharsets.UTF_8);
      assertThat(Catalogue.standard().readSum(position)).isNotNull();
    }
  }

  @Test
  void thereAreTenSteps() {
    assertThat(steps()).hasSize(10);
  }
}
