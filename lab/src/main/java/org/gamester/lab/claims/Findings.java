package org.gamester.lab.claims;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The sentences of a report about one result. */
final class Findings {

  private Findings() {}

  /** {@code 1 case}, {@code 1,234 cases}. */
  static String count(long n, String noun) {
    return String.format(Locale.ROOT, "%,d %s%s", n, noun, n == 1 ? "" : "s");
  }

  /** The findings on a claim beyond its verdict; each is a sentence or a counterexample. */
  static List<String> of(ClaimResult result) {
    List<String> lines = new ArrayList<>();
    Claim claim = result.claim();
    if (!claim.isCheckable()) {
      return List.of("Not checked: " + claim.unchecked());
    }
    addScope(lines, result);
    if (!claim.damage().isEmpty()) {
      boolean lost = claim.remedy() != null && claim.remedy().kind() == Remedy.Kind.REFIT;
      lines.add((lost ? "Lost in this copy: " : "In this copy: ") + claim.damage());
    }
    addCounterexamples(lines, result.print(), "printed");
    addRemedy(lines, result);
    if (!result.interruption().isEmpty()) {
      lines.add("Stopped: " + result.reason() + (result.reason().endsWith(".") ? "" : "."));
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
      line += ", where " + String.join(", ", hypotheses);
    }
    if (!result.dropped().isEmpty()) {
      line += "; without " + String.join(", ", result.dropped());
    }
    lines.add(line + ".");
    if (result.print().failures() > 0 && result.print().cases() > 1) {
      String failures =
          result.print().agreesNowhere() ? "all" : Long.toString(result.print().failures());
      lines.add("False in " + failures + " of them. Smallest counterexamples:");
    }
  }

  private static void addCounterexamples(List<String> lines, Trial trial, String claimed) {
    for (Counterexample counterexample : trial.smallest()) {
      lines.add(
          (counterexample.subject().isEmpty() ? "" : counterexample.subject() + ": ")
              + claimed
              + " "
              + counterexample.printed()
              + ", computed "
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
          case AMENDMENT -> remedy.formula() == null ? "True if" : "True instead";
          case REFIT -> "Fitted";
        };
    String finding =
        trial.failures() == 0
            ? "agrees in " + count(trial.cases(), "case")
            : "false in " + trial.failures() + " of " + count(trial.cases(), "case");
    lines.add(name + ": " + remedy.statement() + " (" + finding + ").");
    addCounterexamples(lines, trial, "this gives");
  }
}
