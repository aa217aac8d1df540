package org.gamester.lab.claims;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gamester.lab.Variable;
import org.jspecify.annotations.Nullable;

/** A claim while it is being written. */
final class ClaimDraft {
  final Paper paper;
  final String number;
  String statement = "";
  final List<Variable> variables = new ArrayList<>();
  final List<Hypothesis> hypotheses = new ArrayList<>();
  @Nullable Formula subject;
  @Nullable Formula computed;
  Comparison comparison = Comparison.EQUAL;
  @Nullable Formula printed;
  @Nullable Formula shown;
  String damage = "";
  @Nullable Remedy remedy;
  final List<String> notes = new ArrayList<>();

  ClaimDraft(Paper paper, String number) {
    this.paper = paper;
    this.number = number;
  }

  Claim finish() {
    require(!number.isBlank(), "has no number");
    require(!statement.isBlank(), "has no statement: call says(...)");
    requireDistinct(variables.stream().map(Variable::name).toList(), "variables");
    requireDistinct(hypotheses.stream().map(Hypothesis::name).toList(), "hypotheses");
    Formula truth = computed;
    if (truth == null) {
      throw malformed("has nothing to compute: call computed(...) or holds(...)");
    }
    if (printed == null) {
      require(
          remedy != null && remedy.formula() != null && remedy.kind() != Remedy.Kind.AMENDMENT,
          "has no printed side: call printed(...), or garbled(...) and corrected(...), or"
              + " lost(...) and refitted(...)");
      require(!damage.isBlank(), "does not say how the printed text is damaged");
    } else {
      require(
          remedy == null || remedy.kind() != Remedy.Kind.REFIT,
          "is marked as lost but has a printed side");
    }
    return new Claim(
        paper,
        number,
        statement,
        List.copyOf(variables),
        List.copyOf(hypotheses),
        subject,
        truth,
        comparison,
        printed,
        shown,
        damage,
        remedy,
        List.copyOf(notes),
        "");
  }

  private void requireDistinct(List<String> names, String what) {
    Set<String> seen = new HashSet<>();
    for (String name : names) {
      require(seen.add(name), "has two " + what + " named " + name);
    }
  }

  private void require(boolean condition, String problem) {
    if (!condition) {
      throw malformed(problem);
    }
  }

  private IllegalStateException malformed(String problem) {
    return new IllegalStateException("the claim " + number + " of " + paper.key() + " " + problem);
  }
}
