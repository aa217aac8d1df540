package org.gamester.script;

import java.util.Optional;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.compound.Summands;
import org.gamester.script.forms.Forms;
import org.gamester.script.forms.GameValues;
import org.gamester.script.forms.LoopyGame;
import org.gamester.script.forms.MisereForms;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.misere.MisereGame;

/** Games of the language as positions. */
public final class GamePositions {

  private GamePositions() {}

  /**
   * The position that an object of the language is, if it is a game: sums, negatives and multiples
   * of positions and values are sums of positions; every other form is a position whose moves are
   * its options. A loopy value is one if it is a stopper.
   *
   * @throws org.gamester.values.GameTooLargeException if it is a sum of more than 100,000 parts
   */
  public static Optional<Position> of(Object object) {
    return Forms.isGame(object) || object instanceof LoopyGame
        ? Optional.of(Summands.sumOf(Forms.position(object)))
        : Optional.empty();
  }

  /** The same; also empty for a loopy value whose sides differ, which has no options. */
  public static Optional<Position> ifPlayable(Object object) {
    boolean isSided = object instanceof LoopyGame loopy && loopy.value().stopper().isEmpty();
    return isSided ? Optional.empty() : of(object);
  }

  /**
   * The value of a game of the language, its form forgotten; empty for any other object.
   *
   * @throws LoopyPositionException if play can return to a position of it
   */
  public static Optional<ShortGame> value(Object object) {
    try {
      return Forms.isGame(object) ? Optional.of(GameValues.of(object)) : Optional.empty();
    } catch (ScriptException e) {
      throw e.getCause() instanceof LoopyPositionException loop ? loop : e;
    }
  }

  /** The canonical form of an impartial game under misere play; empty for any other object. */
  public static Optional<MisereGame> misereForm(Object object) {
    return Forms.isGame(object) && Forms.isImpartial(object)
        ? Optional.of(MisereForms.form(object))
        : Optional.empty();
  }

  /** A value of the language that is no short game; empty for any other object. */
  public static Optional<LoopyValue> loopyValue(Object object) {
    return object instanceof LoopyGame game ? Optional.of(game.value()) : Optional.empty();
  }

  /** A value of the language, short or loopy; empty for a game that keeps its form, too. */
  public static Optional<LoopyValue> givenValue(Object object) {
    return Optional.ofNullable(LoopyGame.value(object));
  }

  /** The value of a game of the language, short or loopy; empty for any other object. */
  public static Optional<LoopyValue> anyValue(Object object) {
    Object value = Forms.isGame(object) ? GameValues.gameValue(object) : object;
    return Optional.ofNullable(LoopyGame.value(value));
  }
}
