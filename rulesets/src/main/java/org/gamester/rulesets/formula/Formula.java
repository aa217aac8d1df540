package org.gamester.rulesets.formula;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.Subset;
import org.gamester.values.Computation;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * A position of {@link AvoidTrue}: the clauses as sets of variables, and the variables that are
 * true. Moves are listed in the order of the variables.
 *
 * @param rules the rules
 * @param names the names of all variables
 * @param clauses the clauses; none is empty
 * @param trueOnes the variables that are true; a clause without any of them is left
 */
record Formula(AvoidTrue rules, List<String> names, List<Subset> clauses, Subset trueOnes)
    implements ImpartialPosition {

  Formula {
    names = List.copyOf(names);
    clauses = List.copyOf(clauses);
  }

  private boolean isSatisfied(Subset clause) {
    for (int v = clause.next(0); v >= 0; v = clause.next(v + 1)) {
      if (trueOnes.contains(v)) {
        return true;
      }
    }
    return false;
  }

  private List<Subset> unsatisfied() {
    return clauses.stream().filter(clause -> !isSatisfied(clause)).toList();
  }

  boolean isTrue() {
    return unsatisfied().isEmpty();
  }

  @Override
  public List<Move> moves() {
    PositionMoves moves = new PositionMoves(this, 4 + names.size() / 64);
    List<Subset> left = unsatisfied();
    BitSet inAll = left.getFirst().toBitSet();
    left.forEach(clause -> inAll.and(clause.toBitSet()));
    for (int v = 0; v < names.size(); v++) {
      if (!inAll.get(v) && !trueOnes.contains(v)) {
        BitSet after = trueOnes.toBitSet();
        after.set(v);
        Formula to = new Formula(rules, names, clauses, Subset.of(after));
        moves.add(Move.of(to, names.get(v)));
      }
    }
    return moves.toList();
  }

  /**
   * Satisfied clauses are dropped, and so is every clause that contains another one, since it is
   * satisfied no later. The variables left are numbered in their order, those in no clause last.
   */
  @Override
  public Formula normalForm() {
    List<Subset> least = new ArrayList<>();
    for (Subset clause : unsatisfied().stream().sorted(BY_SIZE).toList()) {
      Computation.poll();
      if (least.stream().noneMatch(smaller -> contains(clause, smaller))) {
        least.add(clause);
      }
    }
    BitSet used = new BitSet();
    least.forEach(clause -> used.or(clause.toBitSet()));
    int free = names.size() - trueOnes.size() - used.cardinality();
    int[] place = new int[names.size()];
    int count = 0;
    for (int v = used.nextSetBit(0); v >= 0; v = used.nextSetBit(v + 1)) {
      place[v] = count++;
    }
    List<String> newNames = new ArrayList<>();
    for (int i = 1; i <= count + free; i++) {
      newNames.add("x" + i);
    }
    List<Subset> renamed =
        least.stream().map(clause -> renamed(clause, place)).sorted(BY_SIZE).toList();
    return new Formula(rules, newNames, renamed, Subset.upTo(0));
  }

  private static boolean contains(Subset clause, Subset smaller) {
    for (int v = smaller.next(0); v >= 0; v = smaller.next(v + 1)) {
      if (!clause.contains(v)) {
        return false;
      }
    }
    return true;
  }

  private static Subset renamed(Subset clause, int[] place) {
    BitSet bits = new BitSet();
    for (int v = clause.next(0); v >= 0; v = clause.next(v + 1)) {
      bits.set(place[v]);
    }
    return Subset.of(bits);
  }

  private static final Comparator<Subset> BY_SIZE =
      Comparator.comparingInt(Subset::size).thenComparing(Subset::toString);

  /** If a single clause is left, the variables outside it are made true one after the other. */
  @Override
  public Optional<ShortGame> knownValue() {
    List<Subset> left = unsatisfied();
    Subset least = left.stream().min(BY_SIZE).orElseThrow();
    if (!left.stream().allMatch(clause -> contains(clause, least))) {
      return Optional.empty();
    }
    int outside = names.size() - trueOnes.size() - least.size();
    return Optional.of(outside % 2 == 0 ? ShortGame.ZERO : ShortGame.STAR);
  }

  private String write(Subset clause) {
    String variables = list(clause, "|");
    return clause.size() == 1 ? variables : "(" + variables + ")";
  }

  private String list(Subset variables, String separator) {
    return variables.toBitSet().stream()
        .mapToObj(names::get)
        .collect(Collectors.joining(separator));
  }

  @Override
  public String text() {
    StringBuilder text = new StringBuilder();
    text.append(clauses.stream().map(this::write).collect(Collectors.joining("&")));
    if (!trueOnes.isEmpty()) {
      text.append(" after ").append(list(trueOnes, ","));
    }
    Subset further = further();
    return further.isEmpty() ? text.toString() : text + " with " + list(further, ",");
  }

  /** The variables that are in no clause. */
  private Subset further() {
    BitSet further = new BitSet();
    further.set(0, names.size());
    clauses.forEach(clause -> further.andNot(clause.toBitSet()));
    return Subset.of(further);
  }

  /** The clauses, one in each line; a satisfied one is marked T. */
  @Override
  public String picture() {
    StringBuilder picture = new StringBuilder();
    for (Subset clause : clauses) {
      picture.append(isSatisfied(clause) ? "T " : ". ").append(write(clause)).append('\n');
    }
    Subset further = further();
    return picture
        .append(further.isEmpty() ? "" : "with " + list(further, ","))
        .toString()
        .stripTrailing();
  }

  /** The clauses, of which the satisfied ones are struck out. */
  @Override
  public Appearance appearance() {
    List<String> lines = new ArrayList<>();
    Set<Integer> struck = new HashSet<>();
    for (Subset clause : clauses) {
      if (isSatisfied(clause)) {
        struck.add(lines.size());
      }
      lines.add(write(clause));
    }
    if (!trueOnes.isEmpty()) {
      lines.add("true: " + list(trueOnes, ", "));
    }
    if (!further().isEmpty()) {
      lines.add("in no clause: " + list(further(), ", "));
    }
    return new Appearance.Words(lines, struck);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Formula that
        && trueOnes.equals(that.trueOnes)
        && clauses.equals(that.clauses)
        && names.equals(that.names);
  }

  @Override
  public int hashCode() {
    return (trueOnes.hashCode() * 31 + clauses.hashCode()) * 31 + names.size();
  }

  @Override
  public String toString() {
    return rules.text(this);
  }
}
