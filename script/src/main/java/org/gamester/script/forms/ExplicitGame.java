package org.gamester.script.forms;

import java.util.List;
import java.util.stream.Stream;
import org.gamester.rulesets.Convention;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.Nesting;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.values.Player;

/** {@code '{left|right}'}, not simplified. */
public final class ExplicitGame extends BuiltForm {

  private final List<Object> left;
  private final List<Object> right;

  /**
   * @throws org.gamester.rulesets.ConventionException if the conventions of the options exclude it
   */
  public ExplicitGame(List<Object> left, List<Object> right) {
    super(
        31 * left.hashCode() + right.hashCode(),
        false,
        convention(left, right),
        Math.max(Nesting.around(left), Nesting.around(right)));
    this.left = List.copyOf(left);
    this.right = List.copyOf(right);
  }

  private static Convention convention(List<Object> left, List<Object> right) {
    return Stream.concat(left.stream(), right.stream())
        .map(option -> Forms.convention(option).ofPart())
        .reduce(Convention::ofSumWith)
        .orElse(Convention.NORMAL);
  }

  public List<Object> left() {
    return left;
  }

  public List<Object> right() {
    return right;
  }

  @Override
  public List<Object> options(Player player) {
    return player == Player.LEFT ? left : right;
  }

  @Override
  public FormalGame negate() {
    return new ExplicitGame(negated(right), negated(left));
  }

  private static List<Object> negated(List<Object> games) {
    return games.stream().map(Forms::negate).toList();
  }

  @Override
  public LanguageClass languageClass() {
    return StandardClasses.EXPLICIT_GAME;
  }

  @Override
  public int orderRank() {
    return ObjectOrder.RANK_OF_FORMS + 1;
  }

  @Override
  public int compareWithinRank(Object other, ObjectOrder order) {
    ExplicitGame that = (ExplicitGame) other;
    int difference = order.compareElements(left, that.left);
    return difference != 0 ? difference : order.compareElements(right, that.right);
  }

  @Override
  boolean hasPartsOf(BuiltForm other) {
    ExplicitGame that = (ExplicitGame) other;
    return left.equals(that.left) && right.equals(that.right);
  }
}
