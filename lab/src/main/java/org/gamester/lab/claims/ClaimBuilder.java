package org.gamester.lab.claims;

import java.util.function.Function;

/**
 * Writes a claim. Formulas and conditions are lambdas that take the quantified variables, in order.
 *
 * <pre>{@code
 * GEOGRAPHY.claim("Theorem 2 (A)")
 *     .says("A(x,y,z) = {y+x-2 | y+z-1} if z >= y-2 and x > y-2.")
 *     .forAll("x in 0..8", "y in 1..8", "z in 0..8")
 *     .where("z >= y-2", (x, y, z) -> z >= y - 2)
 *     .where("x > y-2", (x, y, z) -> x > y - 2)
 *     .of("A({x},{y},{z})")
 *     .computed((x, y, z) -> geography(x, y, z))
 *     .printed((x, y, z) -> ShortGame.of(integer(y + x - 2), integer(y + z - 1)))
 *     .build();
 * }</pre>
 *
 * @param <F> formulas in as many variables as there are quantifiers
 * @param <P> conditions on as many variables
 */
public final class ClaimBuilder<F, P> {

  private final ClaimDraft draft;
  private final Function<F, Formula> formula;
  private final Function<P, Condition> condition;

  ClaimBuilder(ClaimDraft draft, Function<F, Formula> formula, Function<P, Condition> condition) {
    this.draft = draft;
    this.formula = formula;
    this.condition = condition;
  }

  /** A condition for the objects to exist, such as x &gt;= y; it cannot be dropped. */
  public ClaimBuilder<F, P> domain(String name, P holds) {
    draft.hypotheses.add(new Hypothesis(name, condition.apply(holds), false));
    return this;
  }

  /** A hypothesis of the statement; {@code --without} its name drops it. */
  public ClaimBuilder<F, P> where(String name, P holds) {
    draft.hypotheses.add(new Hypothesis(name, condition.apply(holds), true));
    return this;
  }

  /** How a case is named, with the variables in braces: {@code A({x},{y},{z})}. */
  public ClaimBuilder<F, P> of(String template) {
    draft.subject = new SubjectTemplate(template, draft.variables);
    return this;
  }

  /** How a case is named, if a template is not enough. */
  public ClaimBuilder<F, P> ofNamed(F name) {
    draft.subject = formula.apply(name);
    return this;
  }

  /** The computed side, from the rules of the game alone. */
  public ClaimBuilder<F, P> computed(F truth) {
    draft.computed = formula.apply(truth);
    return this;
  }

  /** The printed side, which the computed side equals according to the paper. */
  public ClaimBuilder<F, P> printed(F claimed) {
    return printed(Comparison.EQUAL, claimed);
  }

  /** The printed side, and the relation of the computed side to it according to the paper. */
  public ClaimBuilder<F, P> printed(Comparison comparison, F claimed) {
    draft.comparison = comparison;
    draft.printed = formula.apply(claimed);
    return this;
  }

  /** A claim that does not compare two sides: the condition, computed from the rules, holds. */
  public ClaimBuilder<F, P> holds(P claimed) {
    Condition claim = condition.apply(claimed);
    draft.computed = claim::holdsAt;
    draft.printed = values -> true;
    return this;
  }

  /** Further evidence to show with a counterexample, besides the two sides. */
  public ClaimBuilder<F, P> showing(F evidence) {
    draft.shown = formula.apply(evidence);
    return this;
  }

  /** The printed text is false or makes no sense, and this is evidently meant. */
  public ClaimBuilder<F, P> corrected(String statement, F meant) {
    draft.remedy = new Remedy(Remedy.Kind.CORRECTION, statement, null, formula.apply(meant), null);
    return this;
  }

  /** The printed text is false, and this is evidently meant, with another relation. */
  public ClaimBuilder<F, P> corrected(String statement, Comparison comparison, F meant) {
    draft.remedy =
        new Remedy(Remedy.Kind.CORRECTION, statement, comparison, formula.apply(meant), null);
    return this;
  }

  /** The text of this copy, which makes no sense; requires {@link #corrected}. */
  public ClaimBuilder<F, P> garbled(String asPrinted) {
    draft.damage = asPrinted;
    return this;
  }

  /** The statement is false even as intended; this other formula holds in the same cases. */
  public ClaimBuilder<F, P> amended(String statement, F right) {
    draft.remedy = new Remedy(Remedy.Kind.AMENDMENT, statement, null, formula.apply(right), null);
    return this;
  }

  /** The statement is false even as intended; it holds under this further hypothesis. */
  public ClaimBuilder<F, P> amendedWhere(String hypothesis, P holds) {
    draft.remedy =
        new Remedy(Remedy.Kind.AMENDMENT, hypothesis, null, null, condition.apply(holds));
    return this;
  }

  /** What is lost in this copy of the paper; requires {@link #refitted}. */
  public ClaimBuilder<F, P> lost(String missing) {
    draft.damage = missing;
    return this;
  }

  /** The formula fitted to the computed values in place of the lost one. */
  public ClaimBuilder<F, P> refitted(String statement, F fitted) {
    draft.remedy = new Remedy(Remedy.Kind.REFIT, statement, null, formula.apply(fitted), null);
    return this;
  }

  /** A remark for the reader of the report. */
  public ClaimBuilder<F, P> note(String text) {
    draft.notes.add(text);
    return this;
  }

  /**
   * Builds the claim.
   *
   * @throws IllegalStateException if the claim is incomplete
   */
  public Claim build() {
    return draft.finish();
  }
}
