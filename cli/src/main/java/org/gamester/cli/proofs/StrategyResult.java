package org.gamester.cli.proofs;

import java.nio.file.Path;
import java.util.Optional;
import org.gamester.analysis.strategy.ClaimedStrategy;
import org.gamester.analysis.strategy.Gap;
import org.gamester.analysis.strategy.Verdict;
import org.gamester.rulesets.Position;
import org.gamester.values.Fields;
import org.gamester.values.Outcome;

/**
 * What has become of a student's strategy.
 *
 * @param because why it wins, if it does
 * @param gap why it does not
 * @param certificate the file with the certificate
 * @param certificateText the certificate itself, if a request asks for it
 */
@Fields({
  "position",
  "claim",
  "by",
  "accepted",
  "because?",
  "positions?",
  "gap?",
  "certificate?",
  "certificateText?"
})
record StrategyResult(
    Position position,
    Outcome claim,
    ClaimedStrategy.Kind by,
    boolean accepted,
    String because,
    Optional<Integer> positions,
    Optional<Gap> gap,
    Optional<Path> certificate,
    String certificateText) {

  static StrategyResult of(
      ClaimedStrategy strategy,
      Verdict verdict,
      Optional<Path> certificate,
      String certificateText) {
    return switch (verdict) {
      case Verdict.Accepted accepted ->
          new StrategyResult(
              strategy.start(),
              strategy.outcome(),
              strategy.kind(),
              true,
              VerdictText.sentence(accepted),
              Optional.of(accepted.positions()),
              Optional.empty(),
              certificate,
              certificateText);
      case Verdict.Refused(Gap gap) ->
          new StrategyResult(
              strategy.start(),
              strategy.outcome(),
              strategy.kind(),
              false,
              "",
              Optional.empty(),
              Optional.of(gap),
              certificate,
              certificateText);
    };
  }
}
