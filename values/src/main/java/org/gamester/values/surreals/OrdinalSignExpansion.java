package org.gamester.values.surreals;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;

/**
 * The sign expansion of any surreal number of the field, of transfinite length.
 *
 * <p>Theorem (Gonshor, <i>An Introduction to the Theory of Surreal Numbers</i>, ch. 5): let x be
 * the sum of r<sub>i</sub>&omega;<sup>y<sub>i</sub></sup>, the y<sub>i</sub> falling and the
 * r<sub>i</sub> real. The signs of x are those of its terms, one after the other, where some minus
 * signs of y<sub>i</sub> are left out before the signs of the term are formed: those in a beginning
 * that y<sub>i</sub> shares with an earlier exponent, and the one that follows y<sub>i-1</sub> in
 * y<sub>i</sub>, unless r<sub>i-1</sub> is dyadic. The signs of &omega;<sup>y</sup> are a plus, and
 * for each sign of y that has a pluses before it &omega;<sup>a+1</sup> of the same sign. If y has p
 * pluses in all, r&omega;<sup>y</sup> goes on with &omega;<sup>p</sup> of each sign of r after the
 * first; a negative r changes all signs.
 *
 * <p>A quotient whose normal form has infinitely many terms is expanded up to {@link #MOST_TERMS}
 * of them. Cost: quadratic in the number of terms.
 *
 * @param pieces one after the other
 * @param isComplete whether these are all signs
 */
public record OrdinalSignExpansion(List<Piece> pieces, boolean isComplete) {
  /** How many terms of an endless normal form are expanded. */
  private static final int MOST_TERMS = 8;

  private static final int LONGEST_CYCLE = 1_000_000;

  /** A finite run of more signs than this is written with an exponent. */
  private static final int WRITTEN_OUT = 1_000;

  /** A part of an expansion. */
  public sealed interface Piece permits Run, Cycle {}

  /**
   * Equal signs.
   *
   * @param sign 1 or -1
   * @param length how many, a positive ordinal
   */
  public record Run(int sign, CantorSum length) implements Piece {
    Run negate() {
      return new Run(-sign, length);
    }
  }

  /** Runs that are repeated &omega; times. */
  public record Cycle(List<Run> runs) implements Piece {
    public Cycle {
      runs = List.copyOf(runs);
    }
  }

  private record Term(SurrealNumber coefficient, List<Run> exponent) {}

  public OrdinalSignExpansion {
    pieces = List.copyOf(pieces);
  }

  /**
   * The sign expansion of a number.
   *
   * @throws IllegalArgumentException if it is an infinity, which is not a number
   * @throws GameTooLargeException if a coefficient repeats more than a million signs
   */
  public static OrdinalSignExpansion of(SurrealNumber x) {
    if (x.isInfinity()) {
      throw new IllegalArgumentException(x + " is not a number and has no sign expansion");
    }
    boolean isComplete = x.bottom().size() == 1;
    List<Term> terms = normalForm(x, isComplete ? Integer.MAX_VALUE : MOST_TERMS);
    Builder builder = new Builder();
    for (int i = 0; i < terms.size(); i++) {
      Computation.poll();
      builder.add(terms.get(i).coefficient, reduced(terms, i));
    }
    return new OrdinalSignExpansion(builder.pieces, isComplete);
  }

  /** The first terms of the normal form, found by dividing the leading terms. */
  private static List<Term> normalForm(SurrealNumber x, int most) {
    List<Term> terms = new ArrayList<>();
    SurrealNumber rest = x;
    while (!rest.isZero() && terms.size() < most) {
      Computation.poll();
      CantorSum top = rest.top();
      CantorSum bottom = rest.bottom();
      SurrealNumber coefficient = Rational.of(top.coefficient(0), bottom.coefficient(0));
      terms.add(new Term(coefficient, signs(top.exponent(0).minus(bottom.exponent(0)))));
      rest =
          rest.minus(
              SurrealNumber.quotient(
                  CantorSum.term(top.exponent(0), top.coefficient(0)),
                  CantorSum.term(bottom.exponent(0), bottom.coefficient(0))));
    }
    return terms;
  }

  /** The signs of an exponent: its terms have ordinals as exponents, so each is one run. */
  private static List<Run> signs(CantorSum exponent) {
    List<Run> runs = new ArrayList<>();
    for (int i = 0; i < exponent.size(); i++) {
      BigInteger coefficient = exponent.coefficient(i);
      addRun(
          runs,
          new Run(coefficient.signum(), CantorSum.term(exponent.exponent(i), coefficient.abs())));
    }
    return runs;
  }

  private static void addRun(List<Run> runs, Run run) {
    if (!runs.isEmpty() && runs.getLast().sign == run.sign) {
      Run last = runs.removeLast();
      runs.add(new Run(run.sign, ordinalSum(last.length, run.length)));
    } else {
      runs.add(run);
    }
  }

  /** The signs of the exponent of term {@code index} without those that the theorem leaves out. */
  private static List<Run> reduced(List<Term> terms, int index) {
    List<Run> own = terms.get(index).exponent;
    CantorSum shared = CantorSum.ZERO;
    for (int j = 0; j < index; j++) {
      CantorSum common = commonLength(own, terms.get(j).exponent);
      shared = shared.compareTo(common) < 0 ? common : shared;
    }
    if (index > 0) {
      Term before = terms.get(index - 1);
      CantorSum length = length(before.exponent);
      boolean continues = commonLength(own, before.exponent).equals(length);
      if (continues && !before.coefficient.isDyadic()) {
        CantorSum withNext = ordinalSum(length, CantorSum.ONE);
        shared = shared.compareTo(withNext) < 0 ? withNext : shared;
      }
    }
    return withoutMinusesBefore(shared, own);
  }

  private static List<Run> withoutMinusesBefore(CantorSum end, List<Run> runs) {
    List<Run> kept = new ArrayList<>();
    CantorSum start = CantorSum.ZERO;
    for (Run run : runs) {
      CantorSum next = ordinalSum(start, run.length);
      if (run.sign > 0 || end.compareTo(start) <= 0) {
        addRun(kept, run);
      } else if (end.compareTo(next) < 0) {
        addRun(kept, new Run(run.sign, difference(next, end)));
      }
      start = next;
    }
    return kept;
  }

  /** The ordinal that follows {@code end} up to {@code next}, which is larger. */
  private static CantorSum difference(CantorSum next, CantorSum end) {
    int i = 0;
    while (i < end.size()
        && end.exponent(i).equals(next.exponent(i))
        && end.coefficient(i).equals(next.coefficient(i))) {
      i++;
    }
    CantorSum rest = CantorSum.ZERO;
    for (int k = i; k < next.size(); k++) {
      BigInteger coefficient = next.coefficient(k);
      if (k == i && i < end.size() && end.exponent(i).equals(next.exponent(k))) {
        coefficient = coefficient.subtract(end.coefficient(i));
      }
      rest = rest.plus(CantorSum.term(next.exponent(k), coefficient));
    }
    return rest;
  }

  private static CantorSum length(List<Run> runs) {
    CantorSum length = CantorSum.ZERO;
    for (Run run : runs) {
      length = ordinalSum(length, run.length);
    }
    return length;
  }

  private static CantorSum commonLength(List<Run> a, List<Run> b) {
    CantorSum common = CantorSum.ZERO;
    for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
      if (a.get(i).sign != b.get(i).sign) {
        break;
      }
      int order = a.get(i).length.compareTo(b.get(i).length);
      common = ordinalSum(common, (order <= 0 ? a : b).get(i).length);
      if (order != 0) {
        break;
      }
    }
    return common;
  }

  /** The sum of ordinals one after the other, in which the terms below b's first one vanish. */
  static CantorSum ordinalSum(CantorSum a, CantorSum b) {
    if (b.isZero()) {
      return a;
    }
    CantorSum sum = b;
    for (int i = 0; i < a.size() && a.exponent(i).compareTo(b.exponent(0)) >= 0; i++) {
      sum = sum.plus(CantorSum.term(a.exponent(i), a.coefficient(i)));
    }
    return sum;
  }

  /** The ordinal product of &omega; to the power {@code e} and an ordinal. */
  static CantorSum powerTimes(CantorSum e, CantorSum ordinal) {
    CantorSum product = CantorSum.ZERO;
    for (int i = 0; i < ordinal.size(); i++) {
      product =
          product.plus(CantorSum.term(ordinalSum(e, ordinal.exponent(i)), ordinal.coefficient(i)));
    }
    return product;
  }

  /** All signs; exponents are ordinals, {@code ...} stands for terms that are not expanded. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Piece piece : pieces) {
      switch (piece) {
        case Run run -> write(run, text);
        case Cycle cycle -> {
          text.append('(');
          cycle.runs.forEach(run -> write(run, text));
          text.append(")^ω");
        }
      }
    }
    return isComplete ? text.toString() : text.append("...").toString();
  }

  private static void write(Run run, StringBuilder text) {
    char sign = run.sign > 0 ? '+' : '-';
    boolean isShort =
        run.length.isInteger()
            && run.length.finitePart().compareTo(BigInteger.valueOf(WRITTEN_OUT)) <= 0;
    if (isShort) {
      text.repeat(sign, run.length.finitePart().intValueExact());
    } else {
      String length = run.length.toString();
      boolean isOne = length.equals("ω") || run.length.isInteger();
      text.append(sign).append('^').append(isOne ? length : "(" + length + ")");
    }
  }

  /** Puts the signs of terms one after the other. */
  private static final class Builder {
    private final List<Piece> pieces = new ArrayList<>();

    void add(SurrealNumber coefficient, List<Run> exponent) {
      boolean isNegative = coefficient.signum() < 0;
      CantorSum pluses = CantorSum.ZERO;
      put(new Run(1, CantorSum.ONE), isNegative);
      for (Run run : exponent) {
        if (run.sign > 0) {
          pluses = ordinalSum(pluses, run.length);
          put(new Run(1, CantorSum.term(pluses, BigInteger.ONE)), isNegative);
        } else {
          CantorSum each = ordinalSum(pluses, CantorSum.ONE);
          put(new Run(-1, powerTimes(each, run.length)), isNegative);
        }
      }
      if (coefficient.isDyadic()) {
        finite(coefficient, pluses, isNegative);
      } else {
        endless((Rational) coefficient.abs(), pluses, isNegative);
      }
    }

    private void finite(SurrealNumber coefficient, CantorSum pluses, boolean isNegative) {
      SignExpansion signs = SignExpansion.of(((Rational) coefficient.abs()).toDyadic());
      int sign = 1;
      BigInteger leftOut = BigInteger.ONE;
      for (BigInteger run : signs.runs()) {
        BigInteger length = run.subtract(leftOut);
        leftOut = BigInteger.ZERO;
        if (length.signum() > 0) {
          put(new Run(sign, CantorSum.term(pluses, length)), isNegative);
        }
        sign = -sign;
      }
    }

    /**
     * The signs of a rational number that is not dyadic: floor(r) + 1 pluses, a minus, and the
     * binary digits after the point, which come back when a remainder does.
     */
    private void endless(Rational r, CantorSum pluses, boolean isNegative) {
      BigInteger denominator = r.denominator().integerValue();
      BigInteger[] parts = r.numerator().integerValue().divideAndRemainder(denominator);
      if (parts[0].signum() > 0) {
        put(new Run(1, CantorSum.term(pluses, parts[0])), isNegative);
      }
      List<Run> digits = new ArrayList<>();
      digits.add(new Run(-1, CantorSum.term(pluses, BigInteger.ONE)));
      Map<BigInteger, Integer> seen = new HashMap<>();
      BigInteger remainder = parts[1];
      while (seen.putIfAbsent(remainder, digits.size()) == null) {
        Computation.poll();
        if (digits.size() > LONGEST_CYCLE) {
          throw new GameTooLargeException(
              "the sign expansion repeats more than %,d signs".formatted(LONGEST_CYCLE));
        }
        BigInteger doubled = remainder.shiftLeft(1);
        boolean isOne = doubled.compareTo(denominator) >= 0;
        digits.add(new Run(isOne ? 1 : -1, CantorSum.term(pluses, BigInteger.ONE)));
        remainder = isOne ? doubled.subtract(denominator) : doubled;
      }
      int start = seen.get(remainder);
      for (Run run : digits.subList(0, start)) {
        put(run, isNegative);
      }
      List<Run> cycle = new ArrayList<>();
      for (Run run : digits.subList(start, digits.size())) {
        addRun(cycle, isNegative ? run.negate() : run);
      }
      pieces.add(new Cycle(cycle));
    }

    private void put(Run run, boolean isNegative) {
      Run signed = isNegative ? run.negate() : run;
      if (!pieces.isEmpty() && pieces.getLast() instanceof Run last && last.sign == signed.sign) {
        pieces.removeLast();
        pieces.add(new Run(last.sign, ordinalSum(last.length, signed.length)));
      } else {
        pieces.add(signed);
      }
    }
  }
}
