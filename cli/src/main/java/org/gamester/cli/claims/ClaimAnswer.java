package org.gamester.cli.claims;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimResult;
import org.gamester.lab.claims.Hypothesis;
import org.gamester.lab.claims.Remedy;
import org.gamester.lab.claims.Trial;
import org.gamester.values.Fields;

/** A claim and the result of its check. */
@Fields({
  "paper: claim.paper.key",
  "number: claim.number",
  "statement: claim.statement",
  "verdict: result.verdict.word",
  "ranges",
  "hypotheses",
  "without?: result.dropped",
  "cases: result.cases",
  "damage?: claim.damage",
  "printed?",
  "correction?",
  "amendment?",
  "refit?",
  "notes?: claim.notes",
  "unchecked?: claim.unchecked",
  "stopped?: result.reason"
})
public record ClaimAnswer(ClaimResult result) {
  public static final String SCHEMA = "gamester.claim/1";

  public Claim claim() {
    return result.claim();
  }

  /** The ends of the range of each variable. */
  public Map<String, List<Integer>> ranges() {
    Map<String, List<Integer>> ranges = new LinkedHashMap<>();
    result
        .variables()
        .forEach(variable -> ranges.put(variable.name(), List.of(variable.low(), variable.high())));
    return ranges;
  }

  /** Those that were not dropped. */
  public List<String> hypotheses() {
    return claim().hypotheses().stream()
        .map(Hypothesis::name)
        .filter(name -> !result.dropped().contains(name))
        .toList();
  }

  /** The trial of the printed statement. */
  public Optional<Trial> printed() {
    return Optional.ofNullable(claim().printed()).map(_ -> result.print());
  }

  public Optional<Tried> correction() {
    return remedy(Remedy.Kind.CORRECTION);
  }

  public Optional<Tried> amendment() {
    return remedy(Remedy.Kind.AMENDMENT);
  }

  public Optional<Tried> refit() {
    return remedy(Remedy.Kind.REFIT);
  }

  private Optional<Tried> remedy(Remedy.Kind kind) {
    return Optional.ofNullable(claim().remedy())
        .filter(remedy -> remedy.kind() == kind)
        .map(remedy -> new Tried(remedy.statement(), result.remedy()));
  }

  /** A statement in place of the printed one, and its trial. */
  @Fields({
    "statement",
    "cases: trial.cases",
    "failures: trial.failures",
    "counterexamples: trial.smallest"
  })
  record Tried(String statement, Trial trial) {}
}
