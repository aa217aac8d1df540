package org.gamester.script.forms;

import java.math.BigInteger;
import java.util.List;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.Nesting;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.values.Player;

/** The sum of {@code count} copies of a form, at least two. */
public final class MultipleGame extends BuiltForm {

  private final BigInteger count;
  private final FormalGame game;

  public MultipleGame(BigInteger count, FormalGame game) {
    super(
        31 * count.hashCode() + game.hashCode(),
        game.isImpartial(),
        game.convention().ofPart(),
        Nesting.around(game.depth()));
    this.count = count;
    this.game = game;
  }

  public BigInteger count() {
    return count;
  }

  public FormalGame game() {
    return game;
  }

  @Override
  public List<Object> options(Player player) {
    Object rest = Forms.multiple(count.subtract(BigInteger.ONE), game);
    return game.options(player).stream()
        .map(option -> Forms.compound(CompoundType.DISJUNCTIVE, option, rest))
        .toList();
  }

  @Override
  public FormalGame negate() {
    return new MultipleGame(count, game.negate());
  }

  @Override
  public LanguageClass languageClass() {
    return isImpartial() ? StandardClasses.COMPOUND_IMPARTIAL_GAME : StandardClasses.COMPOUND_GAME;
  }

  @Override
  public int orderRank() {
    return ObjectOrder.RANK_OF_FORMS;
  }

  @Override
  public int compareWithinRank(Object other, ObjectOrder order) {
    if (!(other instanceof MultipleGame that)) {
      return 1;
    }
    int difference = count.compareTo(that.count);
    return difference != 0 ? difference : order.compare(game, that.game);
  }

  @Override
  boolean hasPartsOf(BuiltForm other) {
    MultipleGame that = (MultipleGame) other;
    return count.equals(that.count) && game.equals(that.game);
  }
}
