package org.gamester.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.gamester.analysis.strategy.ClaimedStrategy;
import org.gamester.cli.Gamester;
import org.gamester.rulesets.Catalogue;
import org.gamester.values.Limits;
import org.gamester.values.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The dialogue of `play --prove`.
class ProveDialogueTest {
  @TempDir private Path folder = Path.of("");

  private final StringWriter out = new StringWriter();

  private int run(String position, Optional<Outcome> claim, String... typed) throws Exception {
    Deque<String> lines = new ArrayDeque<>(List.of(typed));
    Catalogue catalogue = Catalogue.standard();
    return new ProveDialogue(
            new ClaimedStrategy(
                catalogue.readSum(position),
                claim.orElse(Outcome.N),
                ClaimedStrategy.Kind.TABLE,
                Optional.empty(),
                List.of()),
            claim,
            catalogue,
            () -> Optional.ofNullable(lines.poll()),
            new PrintWriter(out, true),
            false,
            Limits.NONE,
            start -> "Because of " + start.text() + ".\n")
        .run();
  }

  private long count(String line) {
    return out.toString().lines().filter(line::equals).count();
  }

  @Test
  void aCompleteTableIsAcceptedAndItsCertificateToo() throws Exception {
    String file = folder.resolve("proof.json").toString();
    assertThat(run("nim(1+2)", Optional.empty(), "first", "2: take 1", "1: take 1", "save " + file))
        .as(out.toString())
        .isZero();
    assertThat(out.toString())
        .contains("Accepted: the first player wins nim(1 + 2)")
        .contains("Certificate written to " + file);
    StringWriter checked = new StringWriter();
    assertThat(
            Gamester.run(
                new PrintWriter(checked, true),
                new PrintWriter(checked, true),
                "check-certificate",
                file))
        .as(checked.toString())
        .isZero();
    assertThat(Files.readString(Path.of(file))).contains("gamester.proof/1");
  }

  /// After 2: take 1 the positions 1 + 0 and 0 + 1 are one: a single answer serves both.
  @Test
  void aPositionThatIsAnsweredIsNotAskedAgain() throws Exception {
    assertThat(run("nim(1+2)", Optional.of(Outcome.N), "2: take 1", "take 1")).isZero();
    assertThat(count("Your answer for Left?")).isEqualTo(2);
    assertThat(out.toString()).doesNotContain("Your answer for Right?");
  }

  @Test
  void anAnswerThatLosesIsTakenBackAndAskedAgain() throws Exception {
    assertThat(run("nim(2)", Optional.of(Outcome.N), "take 1", "take 2")).isZero();
    assertThat(out.toString())
        .contains(
            "Refused: the opponent moved last: Left has no move.",
            "  Left plays take 1",
            "  Right plays take 1",
            "Your answer 'take 1' in nim(2) is taken back.")
        .contains("Accepted: the first player wins nim(2)");
  }

  @Test
  void theArgumentIsOfferedAfterThreeFailures() throws Exception {
    assertThat(
            run(
                "nim(1+2)",
                Optional.of(Outcome.P),
                "explain",
                "by nim-sum",
                "by parity",
                "explain",
                "by symmetry copy",
                "explain",
                "quit"))
        .isEqualTo(1);
    assertThat(out.toString())
        .contains("The argument is shown after 3 failures; there have been 0.")
        .contains("Failure 3: 'explain' shows the argument that the program has.")
        .contains("Because of 1 + 2.");
    assertThat(count("Because of 1 + 2.")).isEqualTo(1);
  }

  @Test
  void pairsAreTypedOneALine() throws Exception {
    assertThat(run("cram(2x2)", Optional.of(Outcome.P), "by pairing", "a1 <-> b2", "a2 <-> b1", ""))
        .as(out.toString())
        .isZero();
  }

  @Test
  void whatIsTypedWronglyIsSaid() throws Exception {
    assertThat(
            run(
                "nim(1+2)",
                Optional.empty(),
                "me",
                "claim nobody",
                "by luck",
                "save x",
                "undo",
                "first",
                "take 1",
                "dance",
                "moves"))
        .isEqualTo(1);
    assertThat(out.toString())
        .contains(
            "'me' is not asked for here; 'help' lists what is.",
            "Type 'claim first', 'claim second', 'claim left' or 'claim right'.",
            "Type 'by' and table, pairing, nim-sum",
            "There is no certificate before the proof is complete.",
            "There is no answer to take back.",
            "'take 1' can be any of 2 moves: 1: take 1; 2: take 1",
            "Left has no move 'dance' here; the nearest: ",
            "  1  1: take 1");
  }

  @Test
  void aClaimThatNoAnswerCanSaveIsAskedForAgain() throws Exception {
    assertThat(run("nim(0)", Optional.of(Outcome.N), "second")).isZero();
    assertThat(out.toString())
        .contains("Refused: Left has no move, and loses at once.")
        .contains("No answer of yours is on this line, so the claim fails.")
        .contains("Accepted: the second player wins nim(0)");
  }
}
