package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.values.ShortGame.integer;

import java.util.List;
import org.gamester.cli.claims.ClaimAnswer;
import org.gamester.cli.output.AnswerFields;
import org.gamester.lab.Variable;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimRun;
import org.gamester.lab.claims.Comparison;
import org.gamester.lab.claims.Hypothesis;
import org.gamester.lab.claims.Paper;
import org.gamester.lab.claims.Remedy;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;

class ClaimAnswerTest {
  private static final Paper PAPER = new Paper("synthetic", "A paper of our own (2026)", "");

  private static String json(Claim claim) {
    ClaimAnswer answer = new ClaimAnswer(ClaimRun.DEFAULT.run(List.of(claim)).getFirst());
    return AnswerFields.PLAIN.object(ClaimAnswer.SCHEMA, answer);
  }

  @Test
  void aStatementThatFailsHasItsCounterexamplesAndAnAmendment() {
    Claim switches =
        new Claim(
            PAPER,
            "Theorem 2 (A)",
            "{x|y} has Left stop x.",
            List.of(Variable.parse("x in 0..1"), Variable.parse("y in 0..1")),
            List.of(new Hypothesis("y >= 1", v -> v[1] >= 1, true)),
            v -> "{" + v[0] + "|" + v[1] + "}",
            v -> ShortGame.of(integer(v[0]), integer(v[1])).leftStop(),
            Comparison.EQUAL,
            v -> v[0],
            null,
            "",
            new Remedy(Remedy.Kind.AMENDMENT, "x >= y", null, null, v -> v[0] >= v[1]),
            List.of(),
            "");
    assertThat(json(switches))
        .isEqualTo(
            "{\"schema\":\"gamester.claim/1\",\"paper\":\"synthetic\",\"number\":\"Theorem 2 (A)\","
                + "\"statement\":\"{x|y} has Left stop x.\",\"verdict\":\"fails\","
                + "\"ranges\":{\"x\":[0,1],\"y\":[0,1]},\"hypotheses\":[\"y >= 1\"],\"cases\":2,"
                + "\"printed\":{\"cases\":2,\"failures\":1,\"counterexamples\":"
                + "[{\"case\":\"{0|1}\",\"printed\":\"0\",\"true\":\"1/2\"}]},"
                + "\"amendment\":{\"statement\":\"x >= y\",\"cases\":1,\"failures\":0,"
                + "\"counterexamples\":[]}}");
  }

  @Test
  void aStatementThatIsLostHasNoTrialOfItsOwn() {
    Claim lost =
        new Claim(
            PAPER,
            "Theorem 4",
            "A formula for the doubles.",
            List.of(Variable.parse("n in 0..9")),
            List.of(),
            null,
            v -> 2 * v[0],
            Comparison.EQUAL,
            null,
            null,
            "the whole formula",
            new Remedy(Remedy.Kind.REFIT, "n + n", null, v -> v[0] + v[0], null),
            List.of("The page is torn."),
            "");
    assertThat(json(lost))
        .isEqualTo(
            "{\"schema\":\"gamester.claim/1\",\"paper\":\"synthetic\",\"number\":\"Theorem 4\","
                + "\"statement\":\"A formula for the doubles.\",\"verdict\":\"lost\","
                + "\"ranges\":{\"n\":[0,9]},\"hypotheses\":[],\"cases\":10,"
                + "\"damage\":\"the whole formula\",\"refit\":{\"statement\":\"n + n\","
                + "\"cases\":10,\"failures\":0,\"counterexamples\":[]},"
                + "\"notes\":[\"The page is torn.\"]}");
  }
}
