package org.gamester.lab.claims;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The sentences that reports are made of. */
final class Wording {

  private Wording() {}

  /** {@code 1 case}, {@code 1,234 cases}. */
  static String count(long n, String noun) {
    return String.format(Locale.ROOT, "%,d %s%s", n, noun, n == 1 ? "" : "s");
  }

  /** What a result says beyond its verdict, a sentence or a counterexample each. */
  static List<String> findings(ClaimResult result) {
    List<String> lines = new ArrayList<>();
    Claim claim = result.claim();
    addScope(lines, result);
    if (!claim.damage().isEmpty()) {
      boolean lost = claim.remedy() != null && claim.remedy().kind() == Remedy.Kind.REFIT;
      lines.add((lost ? "Lost in this copy: " : "This copy prints: ") + claim.damage());
    }
    addCounterexamples(lines, result.print(), "printed");
    addRemedy(lines, result);
    if (!result.interruption().isEmpty()) {
      lines.add("Stopped: " + result.interruption() + ".");
    }
    return lines;
  }

  private static void addScope(List<String> lines, ClaimResult result) {
    Claim claim = result.claim();
    List<String> hypotheses =
        claim.hypotheses().stream()
            .map(Hypothesis::name)
            .filter(name -> !result.dropped().contains(name))
            .toList();
    String scope =
        result.variables().stream().map(Object::toString).collect(Collectors.joining(", "));
    String line = count(result.cases(), "case") + (scope.isEmpty() ? "" : ": " + scope);
    if (!hypotheses.isEmpty()) {
      line += " with " + String.join(", ", hypotheses);
    }
    if (!result.dropped().isEmpty()) {
      line += "; without " + String.join(", ", result.dropped());
    }
    lines.add(line + ".");
    if (result.print().failures() > 0 && result.print().cases() > 1) {
      lines.add("Not true in " + result.print().failures() + " of them. Smallest counterexamples:");
    }
  }

  private static void addCounterexamples(List<String> lines, Trial trial, String claimed) {
    for (Counterexample counterexample : trial.smallest()) {
      lines.add(
          (counterexample.subject().isEmpty() ? "" : counterexample.subject() + ": ")
              + claimed
              + " "
              + counterexample.printed()
              + ", true "
              + counterexample.computed()
              + (counterexample.evidence().isEmpty() ? "" : "; " + counterexample.evidence()));
    }
  }

  private static void addRemedy(List<String> lines, ClaimResult result) {
    Remedy remedy = result.claim().remedy();
    Trial trial = result.remedy();
    if (remedy == null || trial.cases() == 0 || result.verdict() == Verdict.HOLDS) {
      return;
    }
    String name =
        switch (remedy.kind()) {
          case CORRECTION -> "Meant";
          case AMENDMENT -> remedy.formula() == null ? "True where" : "True instead";
          case REFIT -> "Fitted";
        };
    String finding =
        trial.failures() == 0
            ? "agrees in " + count(trial.cases(), "case")
            : "not true in " + trial.failures() + " of " + count(trial.cases(), "case");
    lines.add(name + ": " + remedy.statement() + " (" + finding + ").");
    addCounterexamples(lines, trial, "by this");
  }
}
