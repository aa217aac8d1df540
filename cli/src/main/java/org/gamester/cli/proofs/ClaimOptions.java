package org.gamester.cli.proofs;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gamester.analysis.strategy.ClaimedStrategy;
import org.gamester.analysis.strategy.Symmetry;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.output.VisibleText;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.gamester.web.answers.Question;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Who a student claims to win, and by which kind of strategy. */
public final class ClaimOptions {
  private static final long LONGEST_FILE = 1 << 24;

  @Option(
      names = "--claim",
      paramLabel = "first|second|left|right",
      description =
          "Who is claimed to win: the player who starts, the other, or one player whoever starts.")
  private @Nullable String claim;

  @Option(
      names = "--by",
      paramLabel = "KIND",
      description =
          "How the claimed winner plays: table (the default), pairing, nim-sum, symmetry,"
              + " strategy-stealing or parity.")
  private @Nullable String kind;

  @Option(
      names = "--symmetry",
      paramLabel = "NAME",
      description =
          "Which symmetry is kept: half-turn, flip-rows, flip-columns, transpose, anti-transpose,"
              + " or copy, in the other part of a sum. Without it, all are tried.")
  private @Nullable String symmetry;

  @Option(
      names = "--strategy",
      paramLabel = "FILE",
      description =
          "The table or the pairs, a line each: 'POSITION -> MOVE', 'MOVE -> ANSWER',"
              + " 'start -> MOVE', or 'A <-> B' for a pair.")
  private @Nullable Path file;

  @Option(
      names = "--start",
      paramLabel = "MOVE",
      description = "The first move, as 'start -> MOVE' in a file.")
  private @Nullable String start;

  private List<String> lines = List.of();

  public ClaimOptions() {}

  /** What a request asks. */
  ClaimOptions(Question.Prove asked) {
    claim = asked.claim().orElse(null);
    kind = asked.by().orElse(null);
    symmetry = asked.symmetry().orElse(null);
    lines = asked.strategy();
  }

  /** Whether anything is claimed. */
  public boolean isGiven() {
    return Stream.of(claim, kind, symmetry, file, start).anyMatch(each -> each != null);
  }

  /** Refuses words that stand for nothing. */
  public void refuseUnknown() {
    if (claim == null) {
      throw LimitedCommand.unusable(
          "a strategy needs --claim first, second, left or right: who wins");
    }
    Outcome _ = outcome().orElseThrow();
    ClaimedStrategy.Kind _ = kind();
    Optional<Symmetry> _ = symmetry();
  }

  /** Who is claimed to win. */
  public Optional<Outcome> outcome() {
    return Optional.ofNullable(claim)
        .map(
            word ->
                ClaimedStrategy.claim(word)
                    .orElseThrow(
                        () -> unknown("--claim", word, "first", "second", "left", "right")));
  }

  /** The kind of strategy. */
  public ClaimedStrategy.Kind kind() {
    return Optional.ofNullable(kind)
        .map(
            word ->
                ClaimedStrategy.Kind.of(word)
                    .orElseThrow(
                        () ->
                            unknown(
                                "--by",
                                word,
                                Stream.of(ClaimedStrategy.Kind.values())
                                    .map(ClaimedStrategy.Kind::displayName)
                                    .toArray(String[]::new))))
        .orElse(ClaimedStrategy.Kind.TABLE);
  }

  /** The symmetry that is named. */
  public Optional<Symmetry> symmetry() {
    return Optional.ofNullable(symmetry)
        .map(
            word ->
                Symmetry.of(word)
                    .orElseThrow(
                        () ->
                            unknown(
                                "--symmetry",
                                word,
                                Stream.of(Symmetry.values())
                                    .map(Symmetry::displayName)
                                    .toArray(String[]::new))));
  }

  private static RuntimeException unknown(String option, String word, String... expected) {
    return LimitedCommand.unusable(
        "%s takes one of %s; found '%s'"
            .formatted(
                option,
                Stream.of(expected).collect(Collectors.joining(", ")),
                VisibleText.of(word)));
  }

  /**
   * The lines of the strategy.
   *
   * @throws org.gamester.cli.command.UnusableException if the file cannot be read
   */
  public List<String> lines() {
    List<String> all = new ArrayList<>(lines);
    if (start != null) {
      all.add("start -> " + start);
    }
    if (file != null) {
      try {
        if (!Files.exists(file)) {
          throw LimitedCommand.unusable("there is no file '" + file + "'");
        }
        if (!Files.isRegularFile(file) || Files.size(file) > LONGEST_FILE) {
          throw LimitedCommand.unusable(
              "cannot read '" + file + "'; it is not a regular file of at most 16 MB");
        }
        all.addAll(Files.readAllLines(file));
      } catch (CharacterCodingException e) {
        throw LimitedCommand.unusable("'" + file + "' is not text in UTF-8");
      } catch (IOException e) {
        throw LimitedCommand.unusable("cannot read " + file);
      }
    }
    return all;
  }

  /** The strategy that is claimed to win a position. */
  ClaimedStrategy of(Position position) {
    return new ClaimedStrategy(position, outcome().orElseThrow(), kind(), symmetry(), lines());
  }
}
