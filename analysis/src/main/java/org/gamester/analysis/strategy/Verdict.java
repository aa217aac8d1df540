package org.gamester.analysis.strategy;

import java.util.Optional;
import org.gamester.analysis.check.ArgumentCertificate;
import org.gamester.analysis.proofs.GivenAnswers;
import org.gamester.analysis.proofs.Proof;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;

/// What has become of a strategy.
public sealed interface Verdict {

  /// The strategy wins against every move.
  ///
  /// @param start where the play begins
  /// @param outcome who was claimed to win
  /// @param positions how many positions were looked at
  /// @param because what the proof rests on, in a sentence without its full stop
  /// @param argument the certificate, if the answers need not be listed
  /// @param answers the answers, otherwise
  record Accepted(
      Position start,
      Outcome outcome,
      int positions,
      String because,
      Optional<ArgumentCertificate> argument,
      GivenAnswers answers)
      implements Verdict {

    /// The proof as a graph of the answers; empty if they need not be listed.
    ///
    /// @throws org.gamester.analysis.proofs.UnwritableException if the position cannot be read back
    public Optional<Proof> proof(Catalogue catalogue) {
      return argument.isPresent()
          ? Optional.empty()
          : Optional.of(answers.proof(start, outcome, catalogue));
    }
  }

  /// The strategy does not win.
  record Refused(Gap gap) implements Verdict {}
}
