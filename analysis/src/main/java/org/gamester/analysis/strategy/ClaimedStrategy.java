package org.gamester.analysis.strategy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gamester.analysis.check.ArgumentCertificate;
import org.gamester.analysis.check.ArgumentCheck;
import org.gamester.analysis.check.Claim;
import org.gamester.analysis.proofs.GivenAnswers;
import org.gamester.analysis.proofs.PositionText;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.gamester.values.Player;

/// A student's claim of who wins a position, with a strategy, to be proved complete or refused.
///
/// @param start the position
/// @param outcome who wins: [Outcome#N] the player who starts, [Outcome#P] the other, or one player
///   whoever starts
/// @param kind the kind of strategy
/// @param symmetry which symmetry; empty to try all
/// @param lines the strategy as it is written, see `docs/proofs.md`
public record ClaimedStrategy(
    Position start, Outcome outcome, Kind kind, Optional<Symmetry> symmetry, List<String> lines) {

  /// How a strategy is given.
  public enum Kind {
    /// Answers to positions and to moves.
    TABLE,
    /// Pairs of moves or cells.
    PAIRING,
    /// The nim sum of the Grundy values is kept 0.
    NIM_SUM,
    /// Moves are mirrored or copied.
    SYMMETRY,
    /// The player who starts could have played what wins for the opponent.
    STRATEGY_STEALING,
    /// The number of moves decides, whatever is played.
    PARITY;

    /// The kind with a name, as in `nim-sum`.
    public static Optional<Kind> of(String name) {
      for (Kind kind : values()) {
        if (kind.displayName().equals(name.toLowerCase(Locale.ROOT))) {
          return Optional.of(kind);
        }
      }
      return Optional.empty();
    }

    /// The name, as in `nim-sum`.
    public String displayName() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  public ClaimedStrategy {
    lines = List.copyOf(lines);
  }

  /// The outcome that is claimed in a word: `first`, `second`, `left` or `right`.
  public static Optional<Outcome> claim(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "first" -> Optional.of(Outcome.N);
      case "second" -> Optional.of(Outcome.P);
      case "left" -> Optional.of(Outcome.L);
      case "right" -> Optional.of(Outcome.R);
      default -> Optional.empty();
    };
  }

  /// Plays the strategy against every move.
  ///
  /// @throws ConventionException if the position is not one of normal play, which ends
  /// @throws StrategyTextException if the strategy cannot be read
  /// @throws org.gamester.analysis.LoopyPositionException if play may return to a position
  /// @throws org.gamester.values.ComputationStopped if it is stopped, or positions are too many
  public Verdict check(Catalogue catalogue) {
    Convention convention = Convention.of(start);
    if (convention != Convention.NORMAL) {
      throw ConventionException.noStrategy(start, convention);
    }
    StrategyText text = new StrategyText(start, catalogue);
    text.read(lines, kind == Kind.PAIRING);
    return switch (kind) {
      case TABLE -> played(text.table(), text.first(), "every move of the opponent is answered");
      case PAIRING ->
          played(
              text.pairing(), text.first(), "every move of the opponent is answered by its pair");
      case PARITY ->
          played(new AnyMove(), Map.of(), "every play has a number of moves of the right parity");
      case NIM_SUM -> byNimSum(catalogue);
      case SYMMETRY -> bySymmetry(text.first(), catalogue);
      case STRATEGY_STEALING -> byStealing(text.first(), catalogue);
    };
  }

  private Verdict played(Strategy strategy, Map<Player, String> first, String because) {
    StrategyCheck check =
        new StrategyCheck(first.isEmpty() ? strategy : new FirstMoves(first, strategy));
    return check
        .gap(start, outcome)
        .<Verdict>map(Verdict.Refused::new)
        .orElseGet(
            () ->
                new Verdict.Accepted(
                    start, outcome, check.size(), because, Optional.empty(), check.answers()));
  }

  private Verdict byArgument(
      int positions, String because, ArgumentCertificate.Argument argument, Catalogue catalogue) {
    return new Verdict.Accepted(
        start,
        outcome,
        positions,
        because,
        Optional.of(certificate(argument, new PositionText(catalogue).of(start))),
        new GivenAnswers());
  }

  private ArgumentCertificate certificate(ArgumentCertificate.Argument argument, String text) {
    return new ArgumentCertificate(new Claim.OfOutcome(text, outcome, Convention.NORMAL), argument);
  }

  private Verdict byNimSum(Catalogue catalogue) {
    NimSumArgument argument = new NimSumArgument(start);
    Optional<Gap> gap = argument.gap(outcome);
    if (gap.isPresent()) {
      return new Verdict.Refused(gap.get());
    }
    return byArgument(
        argument.size(),
        "the nim sum is " + argument.sum(),
        argument.certificate(catalogue),
        catalogue);
  }

  private Verdict byStealing(Map<Player, String> first, Catalogue catalogue) {
    if (outcome != Outcome.N) {
      return new Verdict.Refused(
          Gap.atStart(
              start,
              Player.LEFT,
              Gap.Kind.NOT_APPLICABLE,
              "strategy stealing shows only that the player who starts wins"));
    }
    Stealing stealing = new Stealing(start, first);
    List<String> openings = new ArrayList<>();
    for (Player starter : Player.values()) {
      Stealing.Found found = stealing.of(starter);
      if (found.gap().isPresent()) {
        return new Verdict.Refused(found.gap().get());
      }
      openings.add(found.move());
    }
    return byArgument(
        stealing.checked(),
        "what the opponent could do after %s could have been done at once"
            .formatted(String.join(" or ", new LinkedHashSet<>(openings))),
        new ArgumentCertificate.StrategyStealing(openings),
        catalogue);
  }

  /// By the symmetry that is named; or by the first that wins of those that a position can have,
  /// and if none does, the failure of the one that goes farthest.
  private Verdict bySymmetry(Map<Player, String> first, Catalogue catalogue) {
    Optional<Verdict.Refused> best = Optional.empty();
    for (Symmetry tried : symmetry.map(List::of).orElseGet(() -> Symmetry.of(start))) {
      switch (bySymmetry(tried, first, catalogue)) {
        case Verdict.Accepted accepted -> {
          return accepted;
        }
        case Verdict.Refused refused -> {
          if (best.isEmpty() || refused.gap().line().size() > best.get().gap().line().size()) {
            best = Optional.of(refused);
          }
        }
      }
    }
    return best.orElseThrow();
  }

  private Verdict bySymmetry(Symmetry tried, Map<Player, String> first, Catalogue catalogue) {
    Optional<ArgumentCertificate> copied =
        tried == Symmetry.COPY && first.isEmpty() && outcome == Outcome.P
            ? Optional.of(
                certificate(new ArgumentCertificate.Copying(List.of()), start.rules().text(start)))
            : Optional.empty();
    if (copied.isPresent() && new ArgumentCheck(copied.get(), catalogue).run().isEmpty()) {
      return new Verdict.Accepted(
          start,
          outcome,
          1,
          "the parts are pairs of a position and its negative, so every move can be copied",
          copied,
          new GivenAnswers());
    }
    return played(
        new Symmetric(tried), first, "every move has a symmetric answer: " + tried.displayName());
  }
}
