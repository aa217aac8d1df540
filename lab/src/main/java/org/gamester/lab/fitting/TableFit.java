package org.gamester.lab.fitting;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.gamester.values.Computation;

/**
 * A sum of exponentials in several variables, fitted to one part of a table and tested on the rest.
 *
 * <p>The bases come from the lines of the fitted part: along a line with the other variables fixed
 * the numbers satisfy a linear recurrence, and its roots are the bases in that variable. Every
 * product of one base in each variable has an unknown coefficient. The fitted part must determine
 * all coefficients, which are computed exactly, and must agree with the result.
 */
public sealed interface TableFit {

  /**
   * A formula that holds at all points of both parts.
   *
   * @param formula the formula
   * @param fittedOn the number of entries that it was fitted to
   * @param testedOn the number of further entries, with all of which it agrees
   */
  record Found(ExponentialSum formula, int fittedOn, int testedOn) implements TableFit {
    /** {@code 2/5 + 2^-x; fitted to 20 entries, tested on 30 more}. */
    @Override
    public String toString() {
      return formula + "; fitted to " + fittedOn + " entries, tested on " + testedOn + " more";
    }
  }

  /**
   * A formula that holds on the fitted part but not on the rest.
   *
   * @param formula the formula
   * @param fittedOn the number of entries that it was fitted to
   * @param point the first other entry with which it disagrees
   * @param actual the number there
   */
  record Refuted(ExponentialSum formula, int fittedOn, List<Integer> point, Fraction actual)
      implements TableFit {}

  /**
   * No formula was found.
   *
   * @param reason the reason, for a reader
   */
  record NotFound(String reason) implements TableFit {}

  /**
   * Fits the entries that {@code fitted} selects and tests on the others.
   *
   * @param table the numbers
   * @param fitted selects the points to fit
   */
  static TableFit find(NumberTable table, Predicate<int[]> fitted) {
    NumberTable part = table.where(fitted);
    List<List<ExponentialSum.Factor>> bases = new ArrayList<>();
    for (int i = 0; i < table.variables().size(); i++) {
      List<ExponentialSum.Factor> found = basesAlong(part, i);
      if (found.isEmpty()) {
        return new NotFound(
            "no line along "
                + table.variables().get(i)
                + " shows a recurrence with rational roots within the fitted part");
      }
      bases.add(found);
    }
    List<List<ExponentialSum.Factor>> products = products(bases);
    if (products.size() > part.size()) {
      return new NotFound(
          products.size() + " unknown coefficients, but only " + part.size() + " fitted entries");
    }
    return solve(table, part, products);
  }

  private static List<ExponentialSum.Factor> basesAlong(NumberTable part, int variable) {
    SortedSet<ExponentialSum.Factor> bases = new TreeSet<>();
    for (List<Fraction> line : part.lines(variable)) {
      LinearRecurrence recurrence = LinearRecurrence.shortest(line);
      if (2 * recurrence.order() < line.size()) {
        RationalRoots.of(recurrence.characteristic())
            .forEach(
                (root, multiplicity) -> {
                  for (int power = 0; power < multiplicity && !root.isZero(); power++) {
                    bases.add(new ExponentialSum.Factor(root, power));
                  }
                });
      }
    }
    return List.copyOf(bases);
  }

  private static List<List<ExponentialSum.Factor>> products(
      List<List<ExponentialSum.Factor>> bases) {
    List<List<ExponentialSum.Factor>> products = List.of(List.of());
    for (List<ExponentialSum.Factor> choices : bases) {
      List<List<ExponentialSum.Factor>> longer = new ArrayList<>();
      for (List<ExponentialSum.Factor> beginning : products) {
        for (ExponentialSum.Factor choice : choices) {
          List<ExponentialSum.Factor> extended = new ArrayList<>(beginning);
          extended.add(choice);
          longer.add(extended);
        }
      }
      products = longer;
    }
    return products;
  }

  private static TableFit solve(
      NumberTable table, NumberTable part, List<List<ExponentialSum.Factor>> products) {
    LinearSystem system = new LinearSystem(products.size());
    for (Map.Entry<List<Integer>, Fraction> entry : part.entries().entrySet()) {
      if (system.isDetermined()) {
        break;
      }
      int[] point = NumberTable.coordinates(entry.getKey());
      List<Fraction> row =
          products.stream()
              .map(product -> new ExponentialSum.Term(Fraction.ONE, product).at(point))
              .toList();
      if (system.add(row, entry.getValue()) == LinearSystem.Addition.CONTRADICTORY) {
        return new NotFound(
            "no combination of the bases found agrees with the entry at " + entry.getKey());
      }
    }
    if (!system.isDetermined()) {
      return new NotFound(
          "the fitted part determines only %s of %s coefficients"
              .formatted(system.rank(), products.size()));
    }
    List<ExponentialSum.Term> terms = new ArrayList<>();
    for (int i = 0; i < products.size(); i++) {
      Fraction coefficient = system.solution().get(i);
      if (!coefficient.isZero()) {
        terms.add(new ExponentialSum.Term(coefficient, products.get(i)));
      }
    }
    return tested(new ExponentialSum(table.variables(), terms), table, part);
  }

  private static TableFit tested(ExponentialSum formula, NumberTable table, NumberTable part) {
    for (Map.Entry<List<Integer>, Fraction> entry : table.entries().entrySet()) {
      Computation.poll();
      if (!formula.at(NumberTable.coordinates(entry.getKey())).equals(entry.getValue())) {
        return part.entries().containsKey(entry.getKey())
            ? new NotFound(
                "no combination of the bases found agrees with the entry at " + entry.getKey())
            : new Refuted(formula, part.size(), entry.getKey(), entry.getValue());
      }
    }
    return new Found(formula, part.size(), table.size() - part.size());
  }
}
