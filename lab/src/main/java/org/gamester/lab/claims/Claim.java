package org.gamester.lab.claims;

import java.util.List;
import org.gamester.lab.Assignment;
import org.gamester.lab.Variable;
import org.jspecify.annotations.Nullable;

/**
 * A statement of a paper, in a form that can be tried. Written with {@link Paper#claim}.
 *
 * @param paper where it is printed
 * @param number what the paper calls it, such as {@code Theorem 2 (A)}; unique in the paper
 * @param statement what it says, in our own words
 * @param variables what it quantifies over, with the ranges tried unless others are asked for
 * @param hypotheses the conditions on a case, in order; a later one may rely on an earlier one
 * @param subject how a case is named, or null for {@code x=1, y=2}
 * @param computed the truth, from the rules of the game
 * @param comparison how the computed side stands to the printed one, by the claim
 * @param printed the printed side, or null if this copy has none that makes sense
 * @param shown what else to show of a counterexample, or null
 * @param damage how the print is damaged, or what is lost; empty if it is not
 * @param remedy what holds in its place, or null
 * @param notes remarks for the reader of a report
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
    List<String> notes) {

  /** The name of a case, such as {@code A(3,2,1)}; empty for a claim without quantifiers. */
  public String nameOf(int[] values) {
    if (subject != null) {
      return subject.at(values).toString();
    }
    return Assignment.of(variables, values).toString();
  }

  /** {@code geography, Theorem 2 (A)}. */
  @Override
  public String toString() {
    return paper.key() + ", " + number;
  }
}
