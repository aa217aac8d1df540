package org.gamester.rulesets.compound;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/** {@code '{left|right}'}, not simplified. */
public final class ExplicitForm extends Form {

  private final List<Position> left;
  private final List<Position> right;

  /**
   * @throws org.gamester.rulesets.ConventionException if the conventions of the options exclude it
   */
  public ExplicitForm(List<Position> left, List<Position> right) {
    super(
        31 * left.hashCode() + right.hashCode(),
        false,
        Stream.concat(left.stream(), right.stream())
            .map(option -> Convention.of(option).ofPart())
            .reduce(Convention::ofSumWith)
            .orElse(Convention.NORMAL),
        Stream.concat(left.stream(), right.stream()).toList());
    this.left = List.copyOf(left);
    this.right = List.copyOf(right);
  }

  @Override
  public List<Position> options(Player player) {
    return player == Player.LEFT ? left : right;
  }

  @Override
  Position exchanged() {
    return new ExplicitForm(negated(right), negated(left));
  }

  private static List<Position> negated(List<Position> games) {
    List<Position> negated = new ArrayList<>(games.size());
    games.forEach(game -> negated.add(game.negative()));
    return negated;
  }

  @Override
  void write(FormOutput text) {
    side("'{", left, text);
    side("|", right, text);
    text.raw("}'");
  }

  private static void side(String open, List<Position> options, FormOutput text) {
    String separator = open;
    for (Position option : text.ordered(options)) {
      text.raw(separator);
      text.part(option);
      separator = ",";
    }
    text.raw(options.isEmpty() ? open : "");
  }

  @Override
  int rank() {
    return 1;
  }

  @Override
  int compareWithinRank(Form other, Comparator<Position> order) {
    ExplicitForm that = (ExplicitForm) other;
    int difference = compare(left, that.left, order);
    return difference != 0 ? difference : compare(right, that.right, order);
  }

  /** Option by option, then by length. */
  private static int compare(List<Position> a, List<Position> b, Comparator<Position> order) {
    for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
      int difference = order.compare(a.get(i), b.get(i));
      if (difference != 0) {
        return difference;
      }
    }
    return Integer.compare(a.size(), b.size());
  }

  @Override
  boolean hasPartsOf(Form other) {
    ExplicitForm that = (ExplicitForm) other;
    return left.equals(that.left) && right.equals(that.right);
  }
}
