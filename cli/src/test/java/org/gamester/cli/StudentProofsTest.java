package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gamester.cli.output.ExitStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// `prove --claim`: strategies of a student, accepted with a certificate, or refused with a line.
class StudentProofsTest {
  @TempDir private Path folder = Path.of("");

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... words) {
    return Gamester.run(new PrintWriter(out, true), new PrintWriter(err, true), words);
  }

  /// The arguments of a claim; what stands in the last column is the strategy.
  private List<String> claim(String position, String claim, String kind, String lines)
      throws IOException {
    List<String> words =
        new ArrayList<>(List.of("prove", position, "--claim", claim, "--by", kind));
    if (!lines.isEmpty()) {
      Path file = folder.resolve("strategy.txt");
      Files.writeString(file, lines.replace(" / ", "\n"));
      words.addAll(List.of("--strategy", file.toString()));
    }
    return words;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nim(3+5+6); second; nim-sum; ''",
        "cram(4x4); second; symmetry; ''",
        "chomp(3x4); first; strategy-stealing; ''",
        "clobber(xo) + clobber(xo); second; pairing;"
            + " [1] a1xb1 <-> [2] b1xa1 / [2] a1xb1 <-> [1] b1xa1",
        "subtraction{1,2}(9); second; table; take 1 -> take 2 / take 2 -> take 1",
        "kayles(1) + kayles(1) + kayles(1); first; parity; ''",
        "col(x..) - col(x..); second; symmetry; ''"
      })
  void aProofIsAcceptedWithACertificateThatTheCheckerAccepts(
      String position, String claim, String kind, String lines) throws IOException {
    Path certificate = folder.resolve("proof.json");
    List<String> words = claim(position, claim, kind, lines);
    words.addAll(List.of("--certificate", certificate.toString()));
    assertThat(run(words.toArray(String[]::new))).as(out + "" + err).isZero();
    assertThat(out.toString()).startsWith("Accepted: the " + claim + " player wins ");
    out.getBuffer().setLength(0);
    assertThat(run("check-certificate", certificate.toString())).as(out.toString()).isZero();
    String forged =
        Files.readString(certificate).replaceFirst("\"outcome\":\"[NP]\"", "\"outcome\":\"L\"");
    Files.writeString(certificate, forged);
    assertThat(run("check-certificate", certificate.toString())).isEqualTo(ExitStatus.SOME_FAILED);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nim(3+5+6); first; nim-sum; ''; the nim sum is 0 already, and no move leaves it 0;"
            + " Left starts:",
        "nim(1+2); second; nim-sum; ''; the nim sum is 0 already, and no move leaves it 0;"
            + " Left plays 2: take 1",
        "nim(1+2); second; symmetry; '';"
            + " no answer makes the parts pairs of a position and its negative: the symmetric move"
            + " is not legal; Left plays 2: take 1",
        "nim(1+1); first; strategy-stealing; '';"
            + " no first move of Left leads to this position;"
            + " Left plays [1] 1: take 1 / Right plays 1: take 1",
        "chomp(2x2); second; strategy-stealing; '';"
            + " strategy stealing shows only that the player who starts wins; Left starts:",
        "kayles(2); second; parity; ''; the opponent moved last: Right has no move;"
            + " Left plays take 2",
        "cram(2x2); second; pairing; a1 a2 / b1 b2;"
            + " the partners of 'a2-a1' (a1, a2) are not a legal move; Left plays a2-a1",
        "nim(2); first; table; start -> take 3; the answer 'take 3' is not a legal move of Left;"
            + " Left starts:",
        "nim(3); first; table; start -> take 1; the strategy has no answer;"
            + " Left plays take 1 / Right plays take 1",
        "nim(3); first; table; start -> take 1 / nim(1) -> take 1;"
            + " the opponent moved last: Left has no move;"
            + " Left plays take 1 / Right plays take 2",
        "domineering(2x2); second; table; ''; the opponent moved last: Right has no move;"
            + " Left plays a2-a1"
      })
  void aWrongProofIsRefusedWithTheShortestLine(
      String position, String claim, String kind, String lines, String reason, String line)
      throws IOException {
    Path certificate = folder.resolve("none.json");
    List<String> words = claim(position, claim, kind, lines);
    words.addAll(List.of("--certificate", certificate.toString()));
    assertThat(run(words.toArray(String[]::new))).isEqualTo(ExitStatus.SOME_FAILED);
    List<String> said = out.toString().lines().toList();
    assertThat(said.getFirst()).isEqualTo("Refused: " + reason + ".");
    List<String> moves = List.of(line.split(" / "));
    assertThat(said.subList(1, 1 + moves.size()).stream().map(String::strip).toList())
        .isEqualTo(moves);
    assertThat(said.get(1 + moves.size())).startsWith("    ");
    assertThat(said.getLast()).endsWith(" to move");
    assertThat(certificate).doesNotExist();
    out.getBuffer().setLength(0);
    List<String> asked = claim(position, claim, kind, lines);
    asked.add("--json");
    assertThat(run(asked.toArray(String[]::new))).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out.toString())
        .startsWith("{\"schema\":\"gamester.strategy/1\",")
        .contains("\"accepted\":false", "\"reason\":\"" + reason + "\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "prove nim(3) --by parity; a strategy needs --claim",
        "prove nim(3) --claim me; --claim takes one of first, second, left, right; found 'me'",
        "prove nim(3) --claim first --by luck; --by takes one of table, pairing",
        "prove nim(3) --claim first --symmetry round; --symmetry takes one of half-turn",
        "prove nim(3)=3 --claim first; a strategy is claimed for a position",
        "prove nim(3) --claim first --strategy none.txt; there is no file 'none.txt'",
        "play nim(3) --claim first; need --prove",
        "play nim(3) --prove --misere; --prove goes without",
        "play nim(3) --prove --json; answers in JSON"
      })
  void whatCannotBeMeantIsRefused(String command, String reason) {
    assertThat(run(command.split(" "))).isEqualTo(2);
    assertThat(err.toString()).contains(reason);
  }

  @Test
  void playThatMayBeDrawnIsRefusedInASentence() {
    assertThat(run("prove", "tic-tac-toe(3x3)", "--claim", "first", "--by", "parity"))
        .isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString()).contains("strategies are checked under normal play");
  }

  @Test
  void aClaimThatCannotBeCheckedInTimeIsGivenUp() {
    assertThat(run("prove", "cram(8x8)", "--claim", "second", "--by", "parity", "--timeout", "1s"))
        .isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString()).contains("gave up after 1", "the strategy has not been played");
  }
}
