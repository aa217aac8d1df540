package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.values.ShortGame.integer;

import java.util.List;
import org.gamester.cli.claims.ClaimAnswer;
import org.gamester.cli.output.AnswerFields;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimRun;
import org.gamester.lab.claims.Paper;
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
        PAPER
            .claim("Theorem 2 (A)")
            .says("{x|y} has Left stop x.")
            .forAll("x in 0..1", "y in 0..1")
            .where("y >= 1", (x, y) -> y >= 1)
            .of("{{x}|{y}}")
            .computed((x, y) -> ShortGame.of(integer(x), integer(y)).leftStop())
            .printed((x, y) -> x)
            .amendedWhere("x >= y", (x, y) -> x >= y)
            .build();
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
        PAPER
            .claim("Theorem 4")
            .says("A formula for the doubles.")
            .forAll("n in 0..9")
            .computed(n -> 2 * n)
            .lost("the whole formula")
            .refitted("n + n", n -> n + n)
            .note("The page is torn.")
            .build();
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
