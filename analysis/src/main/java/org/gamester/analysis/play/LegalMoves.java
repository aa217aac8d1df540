package org.gamester.analysis.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.EditDistance;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * The legal moves of a player in a position, those to equal positions as one, in the order and with
 * the numbers in which they are listed. A position that has ended by itself is not looked at here,
 * see {@link Play#legalMoves}.
 */
public final class LegalMoves {
  private static final int MOST_NEAREST = 5;

  /** How many names are compared with a mistyped one. */
  private static final int MOST_COMPARED = 2_000;

  /** Stands for several moves that have one name. */
  private static final Integer SEVERAL = 0;

  private final List<LegalMove> list;
  private final boolean isSum;
  private @Nullable Map<String, Integer> numbers;

  private LegalMoves(List<LegalMove> list, boolean isSum) {
    this.list = List.copyOf(list);
    this.isSum = isSum;
  }

  /** No moves. */
  static LegalMoves none() {
    return new LegalMoves(List.of(), false);
  }

  /**
   * The moves of {@code player}.
   *
   * @throws org.gamester.values.GameTooLargeException if there are too many to be listed
   */
  public static LegalMoves of(Position position, Player player) {
    record Alike(int part, List<Move> moves) {}
    Map<Position, Alike> byPosition = new LinkedHashMap<>();
    int part = 1;
    int left = movesOfPart(position, part, player);
    for (Move move : position.moves(player)) {
      Computation.poll();
      while (left == 0) {
        left = movesOfPart(position, ++part, player);
      }
      left--;
      int inPart = part;
      byPosition
          .computeIfAbsent(move.to(), to -> new Alike(inPart, new ArrayList<>(1)))
          .moves
          .add(move);
    }
    List<LegalMove> list = new ArrayList<>(byPosition.size());
    byPosition.forEach(
        (to, alike) -> list.add(new LegalMove(list.size() + 1, alike.part, to, alike.moves)));
    return new LegalMoves(list, position instanceof DisjunctiveSum);
  }

  private static int movesOfPart(Position position, int part, Player player) {
    return position instanceof DisjunctiveSum sum && part <= sum.parts().size()
        ? sum.parts().get(part - 1).moves(player).size()
        : Integer.MAX_VALUE;
  }

  /** All legal moves, in order. */
  public List<LegalMove> list() {
    return list;
  }

  /** How a move may be written. */
  private enum Form {
    /** Its whole name, which in a sum begins with the part. */
    NAME,
    /** In a sum, its name in the part, alone or after the number of the part in brackets. */
    IN_PART
  }

  /**
   * What {@code typed} selects: first by a whole name, then by a number in the list (also written
   * {@code #3}), then by the beginning of a name. In a sum the part may be given by its number, as
   * in {@code [2] take 1}, or left out. Case and blanks do not matter.
   */
  public Selection find(String typed) {
    String wanted = plain(typed);
    List<LegalMove> found = matching(wanted, Form.NAME, true);
    int number = number(wanted);
    if (number > 0 && (found.isEmpty() || wanted.startsWith("#"))) {
      return new Selection.One(list.get(number - 1));
    }
    if (found.isEmpty()) {
      found = matching(wanted, Form.IN_PART, true);
    }
    if (found.isEmpty() && !wanted.isEmpty()) {
      found = matching(wanted, Form.NAME, false);
    }
    if (found.isEmpty() && !wanted.isEmpty()) {
      found = matching(wanted, Form.IN_PART, false);
    }
    return switch (found.size()) {
      case 0 -> new Selection.None(nearest(wanted));
      case 1 -> new Selection.One(found.getFirst());
      default -> new Selection.Several(found);
    };
  }

  /** The text that selects a move alone: its name, or its number if others have the same name. */
  public String key(LegalMove move) {
    String name = move.name();
    boolean isLine = name.equals(name.strip()) && name.lines().count() == 1;
    return isLine && Integer.valueOf(move.number()).equals(numbers().get(plain(name)))
        ? name
        : "#" + move.number();
  }

  /** The number of the move that has a name. */
  private Map<String, Integer> numbers() {
    Map<String, Integer> known = numbers;
    if (known == null) {
      known = new HashMap<>();
      for (LegalMove move : list) {
        for (Move alike : move.moves()) {
          Computation.poll();
          known.merge(
              plain(alike.name()),
              move.number(),
              (one, other) -> one.equals(other) ? one : SEVERAL);
        }
      }
      numbers = known;
    }
    return known;
  }

  private List<LegalMove> matching(String wanted, Form form, boolean whole) {
    Set<LegalMove> matching = new LinkedHashSet<>();
    if (form == Form.IN_PART && !isSum) {
      return List.of();
    }
    for (LegalMove move : list) {
      for (Move alike : move.moves()) {
        Computation.poll();
        if (matches(move.part(), alike, form, wanted, whole)) {
          matching.add(move);
          break;
        }
      }
    }
    return List.copyOf(matching);
  }

  private static boolean matches(int part, Move move, Form form, String wanted, boolean whole) {
    if (form == Form.NAME) {
      return matches(plain(move.name()), wanted, whole);
    }
    String inPart = plain(move.nameInPart());
    return matches(inPart, wanted, whole) || matches("[" + part + "]" + inPart, wanted, whole);
  }

  private static boolean matches(String name, String wanted, boolean whole) {
    return whole ? name.equals(wanted) : name.startsWith(wanted);
  }

  private int number(String wanted) {
    String digits = wanted.startsWith("#") ? wanted.substring(1) : wanted;
    if (!digits.matches("[0-9]{1,9}")) {
      return 0;
    }
    int number = Integer.parseInt(digits);
    return number <= list.size() ? number : 0;
  }

  private List<LegalMove> nearest(String wanted) {
    record Near(LegalMove move, int distance) {}
    List<Near> near = new ArrayList<>();
    for (LegalMove move : list.subList(0, Math.min(list.size(), MOST_COMPARED))) {
      Computation.poll();
      int distance = EditDistance.between(wanted, plain(move.name()));
      near.add(
          new Near(
              move, Math.min(distance, EditDistance.between(wanted, plain(move.nameInPart())))));
    }
    near.sort(Comparator.comparingInt(Near::distance));
    return near.stream().limit(MOST_NEAREST).map(Near::move).toList();
  }

  private static String plain(String text) {
    return text.replace(" ", "").toLowerCase(Locale.ROOT);
  }
}
