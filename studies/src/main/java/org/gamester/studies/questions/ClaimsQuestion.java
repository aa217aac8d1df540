package org.gamester.studies.questions;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.Assignment;
import org.gamester.lab.Cases;
import org.gamester.lab.Ranges;
import org.gamester.lab.Variable;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimResult;
import org.gamester.lab.claims.Counterexample;
import org.gamester.lab.tables.NoGameException;
import org.gamester.studies.Item;
import org.gamester.studies.ItemEvaluation;
import org.gamester.studies.Question;
import org.gamester.studies.UnknownName;
import org.gamester.values.ComputationStopped;
import org.jspecify.annotations.Nullable;

/**
 * Whether claims hold, case by case. An item is named after the claim and the values of its
 * variables, as in {@code Lemma 4: x=3, y=1}.
 *
 * @param claims reads the claims anew, as those of one reading belong to one thread
 * @param ranges the ranges to check in place of those that the claims come with
 * @param show the columns
 */
record ClaimsQuestion(Supplier<List<Claim>> claims, Ranges ranges, List<String> show)
    implements Question {
  private static final String AT = ": ";
  private static final String HOLDS = "holds";
  private static final String CORRECTED = "corrected";
  private static final String PRINTED = "printed";
  private static final String COMPUTED = "computed";
  private static final List<String> COLUMNS = List.of(HOLDS, CORRECTED, PRINTED, COMPUTED);

  /**
   * Refuses other columns and ranges.
   *
   * @throws IllegalArgumentException if there are any; the message says which there are
   */
  ClaimsQuestion {
    show = List.copyOf(show);
    for (String name : show) {
      if (!COLUMNS.contains(name)) {
        throw new IllegalArgumentException(UnknownName.text("column of claims", name, COLUMNS));
      }
    }
    Set<String> variables = new TreeSet<>();
    claims
        .get()
        .forEach(claim -> claim.variables().forEach(variable -> variables.add(variable.name())));
    for (String name : ranges.names()) {
      if (!variables.contains(name)) {
        throw new IllegalArgumentException(
            UnknownName.text("variable of these claims", name, variables));
      }
    }
  }

  @Override
  public OptionalLong count() {
    long count = 0;
    for (Claim claim : claims.get()) {
      long cases = ranges.applyTo(claim.variables()).map(v -> new Cases(v).count()).orElse(0L);
      if (cases > Long.MAX_VALUE - count) {
        return OptionalLong.empty();
      }
      count += cases;
    }
    return OptionalLong.of(count);
  }

  @Override
  public String countedBy() {
    return "cases of claims; those that a hypothesis excludes have a row without entries";
  }

  @Override
  public Iterator<Item> items() {
    Iterator<Claim> left = claims.get().iterator();
    return TextsQuestion.numbered(
        new Iterator<>() {
          private Iterator<String> cases = List.<String>of().iterator();

          @Override
          public boolean hasNext() {
            while (!cases.hasNext() && left.hasNext()) {
              cases = cases(left.next());
            }
            return cases.hasNext();
          }

          @Override
          public String next() {
            if (!hasNext()) {
              throw new NoSuchElementException();
            }
            return cases.next();
          }
        });
  }

  private Iterator<String> cases(Claim claim) {
    List<Variable> variables = ranges.applyTo(claim.variables()).orElse(null);
    if (variables == null) {
      return List.<String>of().iterator();
    }
    Iterator<int[]> points = new Cases(variables).iterator();
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return points.hasNext();
      }

      @Override
      public String next() {
        int[] point = points.next();
        return variables.isEmpty()
            ? claim.number()
            : claim.number() + AT + Assignment.of(variables, point);
      }
    };
  }

  @Override
  public ItemEvaluation evaluation(Evaluator shared) {
    Map<String, Claim> byNumber = new HashMap<>();
    claims.get().forEach(claim -> byNumber.put(claim.number(), claim));
    return item -> {
      int end = item.position().lastIndexOf(AT);
      Claim alone = byNumber.get(item.position());
      Claim claim = alone != null ? alone : byNumber.get(item.position().substring(0, end));
      if (claim == null) {
        throw new NoGameException("there is no such claim");
      }
      String values = alone != null ? "" : item.position().substring(end + AT.length());
      return entries(claim.at(values(claim, values)));
    };
  }

  private static int[] values(Claim claim, String text) {
    Map<String, Integer> values = new HashMap<>();
    for (String part : text.isEmpty() ? new String[0] : text.split(", ", -1)) {
      int sign = part.indexOf('=');
      values.put(part.substring(0, sign), Integer.parseInt(part.substring(sign + 1)));
    }
    return claim.variables().stream().mapToInt(v -> values.getOrDefault(v.name(), 0)).toArray();
  }

  private List<@Nullable Object> entries(ClaimResult result) {
    ComputationStopped stop = result.stop();
    if (stop != null) {
      throw stop;
    }
    if (!result.interruption().isEmpty()) {
      throw new NoGameException(result.reason());
    }
    Counterexample example = result.print().smallest().stream().findFirst().orElse(null);
    List<@Nullable Object> entries = new ArrayList<>();
    for (String name : show) {
      entries.add(
          switch (name) {
            case HOLDS -> result.print().cases() == 0 ? null : result.print().failures() == 0;
            case CORRECTED -> result.remedy().cases() == 0 ? null : result.remedy().agrees();
            case PRINTED -> example == null ? null : example.printed();
            default -> example == null ? null : example.computed();
          });
    }
    return entries;
  }
}
