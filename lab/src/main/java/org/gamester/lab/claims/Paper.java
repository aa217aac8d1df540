package org.gamester.lab.claims;

import java.util.List;
import org.gamester.lab.Variable;

/**
 * A paper or book whose statements are checked.
 *
 * @param key short name for the command line, such as {@code geography}
 * @param title authors, title and year
 * @param name what it is called alone, for a heading; the title if nothing else is given
 * @param conventions what the reader must know to compare, one sentence each: notation,
 *     temperatures of numbers and the like
 */
public record Paper(String key, String title, String name, List<String> conventions) {

  public Paper {
    conventions = List.copyOf(conventions);
  }

  public Paper(String key, String title, String... conventions) {
    this(key, title, title, List.of(conventions));
  }

  /** Begins the claim with this number in the paper, such as {@code Theorem 2 (A)}. */
  public Start claim(String number) {
    return new Start(new ClaimDraft(this, number));
  }

  /** A claim with its number, which needs its statement and quantifiers next. */
  public static final class Start {
    private final ClaimDraft draft;

    Start(ClaimDraft draft) {
      this.draft = draft;
    }

    /** The statement, in our own words. */
    public Start says(String statement) {
      draft.statement = statement;
      return this;
    }

    /** A statement without quantifiers. */
    public ClaimBuilder<Formula.Of0, Condition.Of0> fact() {
      return new ClaimBuilder<>(draft, f -> values -> f.at(), c -> values -> c.holds());
    }

    /**
     * Quantifies over one variable. Ranges are written {@code x in 0..8}; with {@code only} after
     * it, a range is all that is claimed, and {@code --range} cannot extend it.
     */
    public ClaimBuilder<Formula.Of1, Condition.Of1> forAll(String a) {
      quantify(a);
      return new ClaimBuilder<>(draft, f -> v -> f.at(v[0]), c -> v -> c.holds(v[0]));
    }

    /** Quantifies over two variables, see {@link #forAll(String)}. */
    public ClaimBuilder<Formula.Of2, Condition.Of2> forAll(String a, String b) {
      quantify(a, b);
      return new ClaimBuilder<>(draft, f -> v -> f.at(v[0], v[1]), c -> v -> c.holds(v[0], v[1]));
    }

    /** Quantifies over three variables, see {@link #forAll(String)}. */
    public ClaimBuilder<Formula.Of3, Condition.Of3> forAll(String a, String b, String c) {
      quantify(a, b, c);
      return new ClaimBuilder<>(
          draft, f -> v -> f.at(v[0], v[1], v[2]), p -> v -> p.holds(v[0], v[1], v[2]));
    }

    /** Quantifies over four variables, see {@link #forAll(String)}. */
    public ClaimBuilder<Formula.Of4, Condition.Of4> forAll(String a, String b, String c, String d) {
      quantify(a, b, c, d);
      return new ClaimBuilder<>(
          draft, f -> v -> f.at(v[0], v[1], v[2], v[3]), p -> v -> p.holds(v[0], v[1], v[2], v[3]));
    }

    /** Quantifies over five variables, see {@link #forAll(String)}. */
    public ClaimBuilder<Formula.Of5, Condition.Of5> forAll(
        String a, String b, String c, String d, String e) {
      quantify(a, b, c, d, e);
      return new ClaimBuilder<>(
          draft,
          f -> v -> f.at(v[0], v[1], v[2], v[3], v[4]),
          p -> v -> p.holds(v[0], v[1], v[2], v[3], v[4]));
    }

    private void quantify(String... ranges) {
      for (String range : ranges) {
        draft.variables.add(Variable.parse(range));
      }
    }
  }
}
