package org.gamester.script.forms;

import java.util.Optional;
import org.gamester.script.classes.Classified;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.UniversallyOrdered;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.loopy.Stopper;
import org.gamester.values.loopy.Stops;
import org.gamester.values.notation.StopperWriter;
import org.jspecify.annotations.Nullable;

/** A value that is no short game: a loopy stopper, or two sides that differ. */
public final class LoopyGame implements Classified, UniversallyOrdered {
  private final LoopyValue value;

  private LoopyGame(LoopyValue value) {
    this.value = value;
  }

  /** The object for a value: a short game is one. */
  public static Object of(LoopyValue value) {
    return value.shortGame().<Object>map(game -> game).orElseGet(() -> new LoopyGame(value));
  }

  /** The object for a stopper: a short game is one. */
  public static Object of(Stopper stopper) {
    return stopper.isShort() ? stopper.shortGame() : new LoopyGame(LoopyValue.of(stopper));
  }

  /** The value of an object that is a short or a loopy game; null for others. */
  public static @Nullable LoopyValue value(Object object) {
    return switch (object) {
      case ShortGame game -> LoopyValue.of(Stopper.of(game));
      case LoopyGame game -> game.value;
      default -> null;
    };
  }

  /** Whether two objects are values, and not both of them short games. */
  public static boolean areLoopy(Object one, Object other) {
    return one instanceof LoopyGame && (other instanceof LoopyGame || other instanceof ShortGame)
        || one instanceof ShortGame && other instanceof LoopyGame;
  }

  public LoopyValue value() {
    return value;
  }

  @Override
  public LanguageClass languageClass() {
    Optional<Stopper> stopper = value.stopper();
    if (stopper.isPresent()) {
      return Stops.isPseudonumber(stopper.get())
          ? StandardClasses.PSEUDONUMBER
          : StandardClasses.CANONICAL_STOPPER;
    }
    return value.onside().isPresent() && value.offside().isPresent()
        ? StandardClasses.STOPPER_SIDED_VALUE
        : StandardClasses.SIDED_VALUE;
  }

  @Override
  public int orderRank() {
    return ObjectOrder.RANK_OF_GRAPHICS + 50;
  }

  @Override
  public int compareWithinRank(Object other, ObjectOrder order) {
    return toString().compareTo(other.toString());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof LoopyGame game && value.isEqualTo(game.value);
  }

  @Override
  public int hashCode() {
    return value.outcome().hashCode();
  }

  @Override
  public String toString() {
    return StopperWriter.exact().write(value);
  }
}
