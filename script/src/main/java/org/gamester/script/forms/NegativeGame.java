package org.gamester.script.forms;

import java.util.List;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.Nesting;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.values.Player;

/** The negative of a game that has no simpler one. */
public final class NegativeGame extends BuiltForm {

  private final FormalGame game;

  public NegativeGame(FormalGame game) {
    super(
        ~game.hashCode(),
        game.isImpartial(),
        game.convention().ofPart(),
        Nesting.around(game.depth()));
    this.game = game;
  }

  public FormalGame game() {
    return game;
  }

  @Override
  public List<Object> options(Player player) {
    return game.options(player.opponent()).stream().map(Forms::negate).toList();
  }

  @Override
  public FormalGame negate() {
    return game;
  }

  @Override
  public LanguageClass languageClass() {
    return StandardClasses.NEGATIVE_GAME;
  }

  @Override
  public int orderRank() {
    return ObjectOrder.RANK_OF_FORMS + 2;
  }

  @Override
  public int compareWithinRank(Object other, ObjectOrder order) {
    return order.compare(game, ((NegativeGame) other).game);
  }

  @Override
  boolean hasPartsOf(BuiltForm other) {
    return game.equals(((NegativeGame) other).game);
  }
}
