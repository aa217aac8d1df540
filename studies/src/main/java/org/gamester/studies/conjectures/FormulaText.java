package org.gamester.studies.conjectures;

import java.util.ArrayList;
import java.util.List;
import org.gamester.lab.fitting.ExponentialSum;
import org.gamester.lab.fitting.Fraction;

/** Writes formulas in the language. */
final class FormulaText {
  private FormulaText() {}

  /** A sum of terms, each a coefficient times powers of the variables and exponentials. */
  static String of(ExponentialSum sum) {
    List<String> terms = new ArrayList<>();
    for (ExponentialSum.Term term : sum.terms()) {
      List<String> factors = new ArrayList<>();
      for (int i = 0; i < term.factors().size(); i++) {
        ExponentialSum.Factor factor = term.factors().get(i);
        String variable = sum.variables().get(i);
        if (factor.power() > 0) {
          factors.add(variable + (factor.power() > 1 ? "^" + factor.power() : ""));
        }
        if (!factor.base().equals(Fraction.ONE)) {
          factors.add(number(factor.base()) + "^" + variable);
        }
      }
      if (factors.isEmpty() || !term.coefficient().equals(Fraction.ONE)) {
        factors.addFirst(number(term.coefficient()));
      }
      terms.add(String.join("*", factors));
    }
    return terms.isEmpty() ? "0" : String.join(" + ", terms);
  }

  /** A number, in brackets unless it is a natural one. */
  static String number(Fraction number) {
    return number.isInteger() && number.signum() >= 0 ? number.toString() : "(" + number + ")";
  }
}
