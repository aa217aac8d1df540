package org.gamester.lab.claims;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.gamester.lab.Variable;
import org.jspecify.annotations.Nullable;

/**
 * A claim whose sides are written in Java.
 *
 * @param <F> formulas in as many variables as there are quantifiers
 */
final class JavaClaim<F> {

  /** A condition on two variables. */
  interface OnTwo {
    boolean holds(int a, int b);
  }

  private final Paper paper;
  private final String number;
  private final String statement;
  private final List<Variable> variables;
  private final Function<F, Formula> formula;
  private final List<Hypothesis> hypotheses = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private @Nullable Formula subject;
  private Formula computed = _ -> "";
  private Comparison comparison = Comparison.EQUAL;
  private @Nullable Formula printed;
  private String damage = "";
  private @Nullable Remedy remedy;

  private JavaClaim(Start start, List<String> ranges, Function<F, Formula> formula) {
    this.paper = start.paper;
    this.number = start.number;
    this.statement = start.statement;
    this.variables = ranges.stream().map(Variable::parse).toList();
    this.formula = formula;
  }

  /** A claim with its number in the paper and its statement, which needs its quantifiers next. */
  record Start(Paper paper, String number, String statement) {

    JavaClaim<Formula.Of0> fact() {
      return new JavaClaim<>(this, List.of(), f -> v -> f.at());
    }

    JavaClaim<Formula.Of1> forAll(String a) {
      return new JavaClaim<>(this, List.of(a), f -> v -> f.at(v[0]));
    }

    JavaClaim<Formula.Of2> forAll(String a, String b) {
      return new JavaClaim<>(this, List.of(a, b), f -> v -> f.at(v[0], v[1]));
    }
  }

  static Start claim(Paper paper, String number, String statement) {
    return new Start(paper, number, statement);
  }

  JavaClaim<F> where(String name, OnTwo condition) {
    hypotheses.add(new Hypothesis(name, v -> condition.holds(v[0], v[1]), true));
    return this;
  }

  /** How a case is named, with the variables in braces. */
  JavaClaim<F> of(String template) {
    subject =
        values -> {
          String name = template;
          for (int i = 0; i < values.length; i++) {
            name = name.replace("{" + variables.get(i).name() + "}", String.valueOf(values[i]));
          }
          return name;
        };
    return this;
  }

  JavaClaim<F> computed(F truth) {
    computed = formula.apply(truth);
    return this;
  }

  JavaClaim<F> printed(F claimed) {
    return printed(Comparison.EQUAL, claimed);
  }

  JavaClaim<F> printed(Comparison claim, F claimed) {
    comparison = claim;
    printed = formula.apply(claimed);
    return this;
  }

  JavaClaim<F> corrected(String meant, F right) {
    remedy = new Remedy(Remedy.Kind.CORRECTION, meant, null, formula.apply(right), null);
    return this;
  }

  JavaClaim<F> corrected(String meant, Comparison relation, F right) {
    remedy = new Remedy(Remedy.Kind.CORRECTION, meant, relation, formula.apply(right), null);
    return this;
  }

  JavaClaim<F> amendedWhere(String name, OnTwo condition) {
    remedy = new Remedy(Remedy.Kind.AMENDMENT, name, null, null, v -> condition.holds(v[0], v[1]));
    return this;
  }

  /** What is garbled or lost in this copy. */
  JavaClaim<F> damaged(String text) {
    damage = text;
    return this;
  }

  JavaClaim<F> refitted(String text, F fitted) {
    remedy = new Remedy(Remedy.Kind.REFIT, text, null, formula.apply(fitted), null);
    return this;
  }

  JavaClaim<F> note(String text) {
    notes.add(text);
    return this;
  }

  Claim build() {
    return new Claim(
        paper,
        number,
        statement,
        variables,
        hypotheses,
        subject,
        computed,
        comparison,
        printed,
        null,
        damage,
        remedy,
        notes,
        "");
  }
}
