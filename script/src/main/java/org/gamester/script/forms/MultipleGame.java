package org.gamester.script.forms;

import java.math.BigInteger;
import java.util.List;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.values.Player;

/** The sum of {@code count} copies of a form, at least two. */
public record MultipleGame(BigInteger count, FormalGame game) implements FormalGame {

  @Override
  public List<Object> options(Player player) {
    Object rest = Forms.multiple(count.subtract(BigInteger.ONE), game);
    return game.options(player).stream()
        .map(option -> Forms.compound(CompoundType.DISJUNCTIVE, option, rest))
        .toList();
  }

  @Override
  public boolean isImpartial() {
    return game.isImpartial();
  }

  @Override
  public FormalGame negate() {
    return new MultipleGame(count, game.negate());
  }

  @Override
  public LanguageClass languageClass() {
    return isImpartial() ? Classes.COMPOUND_IMPARTIAL_GAME : Classes.COMPOUND_GAME;
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
}
