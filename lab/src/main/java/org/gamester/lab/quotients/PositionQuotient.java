package org.gamester.lab.quotients;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.misere.quotients.MisereQuotient;
import org.gamester.values.misere.quotients.QuotientBuilder;

/**
 * The misere quotient of impartial positions with all that they lead to, and of all sums of those.
 */
public final class PositionQuotient {
  private final QuotientBuilder builder;
  private final Map<Position, Integer> games = new HashMap<>();
  private final Map<Position, List<List<Position>>> open = new HashMap<>();

  /**
   * No position yet.
   *
   * @param mostElements quotients with more elements are not looked for
   */
  public PositionQuotient(int mostElements) {
    this.builder = new QuotientBuilder(mostElements);
  }

  /** The quotient of the positions so far. */
  public MisereQuotient quotient() {
    return builder.quotient();
  }

  /** How many positions that are no sums have been added. */
  public int count() {
    return games.size();
  }

  /**
   * Adds a position and all that it leads to.
   *
   * @return its element
   * @throws IllegalArgumentException if the position is partizan
   * @throws org.gamester.rulesets.ConventionException if it is not played by normal or misere play
   * @throws LoopyPositionException if play can return to a position
   * @throws org.gamester.values.misere.quotients.QuotientTooLargeException if the quotient is too
   *     large
   */
  public int add(Position position) {
    var _ = Convention.misereOf(position);
    List<Position> parts = parts(position);
    parts.forEach(this::addPart);
    return quotient().element(sum(parts));
  }

  private static List<Position> parts(Position position) {
    return position instanceof DisjunctiveSum sum ? List.copyOf(sum.parts()) : List.of(position);
  }

  private int[] sum(List<Position> parts) {
    return parts.stream().mapToInt(part -> Objects.requireNonNull(games.get(part))).toArray();
  }

  private void addPart(Position root) {
    Deque<Position> stack = new ArrayDeque<>(List.of(root));
    while (!stack.isEmpty()) {
      Computation.poll();
      Position part = stack.element();
      if (games.containsKey(part)) {
        stack.remove();
        continue;
      }
      List<List<Position>> options = open.get(part);
      if (options == null) {
        options = options(part);
        open.put(part, options);
        push(options, stack);
      } else {
        List<int[]> sums = new ArrayList<>();
        options.forEach(option -> sums.add(sum(option)));
        builder.add(sums);
        games.put(part, games.size());
        open.remove(part);
        stack.remove();
      }
    }
  }

  private static List<List<Position>> options(Position part) {
    if (!part.isImpartial()) {
      throw new IllegalArgumentException(part.rules().text(part) + " is partizan");
    }
    return part.options(Player.LEFT).stream().distinct().map(PositionQuotient::parts).toList();
  }

  private void push(List<List<Position>> options, Deque<Position> stack) {
    for (List<Position> option : options) {
      for (Position next : option) {
        if (open.containsKey(next)) {
          throw LoopyPositionException.underMisere(next);
        }
        if (!games.containsKey(next)) {
          stack.push(next);
        }
      }
    }
  }
}
