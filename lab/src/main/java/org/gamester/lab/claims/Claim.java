package org.gamester.lab.claims;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.gamester.lab.Assignment;
import org.gamester.lab.Variable;
import org.jspecify.annotations.Nullable;

/**
 * A statement of a paper in a form that can be checked.
 *
 * @param paper the paper that contains it
 * @param number what the paper calls it, such as {@code Theorem 2 (A)}; unique in the paper
 * @param statement the statement, in our own words
 * @param variables the quantified variables, with the ranges checked unless others are requested
 * @param hypotheses the conditions on a case, in order; a later one may rely on an earlier one
 * @param subject how a case is named, or null for {@code x=1, y=2}
 * @param computed the side computed from the rules of the game
 * @param comparison the claimed relation of the computed side to the printed side
 * @param printed the printed side, or null if this copy has none that makes sense
 * @param shown further evidence to show with a counterexample, or null
 * @param damage how the printed text is damaged, or what is lost; empty if it is intact
 * @param remedy what holds instead, or null
 * @param notes remarks for the reader of a report
 * @param unchecked why the statement is listed and not checked; empty if it is checked
 */
public record Claim(
    Paper paper,
    String number,
    String statement,
    List<Variable> variables,
    List<Hypothesis> hypotheses,
    @Nullable Formula subject,
    Formula computed,
    Comparison comparison,
    @Nullable Formula printed,
    @Nullable Formula shown,
    String damage,
    @Nullable Remedy remedy,
    List<String> notes,
    String unchecked) {

  /** Whether there is something to check. */
  public boolean isCheckable() {
    return unchecked.isEmpty();
  }

  /** The name of a case, such as {@code A(3,2,1)}; empty for a claim without quantifiers. */
  public String nameOf(int[] values) {
    if (subject != null) {
      return subject.at(values).toString();
    }
    return Assignment.text(variables, values);
  }

  /** What comes of one case; no cases if a hypothesis excludes it. */
  public ClaimResult at(int[] values) {
    List<Variable> points = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      points.add(variables.get(i).within(values[i], values[i]));
    }
    return new ClaimTrial(this, points, Set.of(), 1).run(cases -> {});
  }

  /** {@code geography, Theorem 2 (A)}. */
  @Override
  public String toString() {
    return paper.key() + ", " + number;
  }
}
