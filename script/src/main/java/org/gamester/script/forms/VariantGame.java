package org.gamester.script.forms;

import java.util.ArrayList;
import java.util.List;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.Nesting;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.Printable;
import org.gamester.values.Player;

/** A game under other rules for its moves, see {@link Variant}. */
public final class VariantGame extends BuiltForm implements Printable {

  private final Variant variant;
  private final Object game;

  public VariantGame(Variant variant, Object game) {
    super(
        31 * game.hashCode() + variant.ordinal(),
        variant == Variant.IMPARTIAL || Forms.isImpartial(game),
        Forms.convention(game).ofPart(),
        Nesting.around(Nesting.depth(game)));
    this.variant = variant;
    this.game = game;
  }

  public Variant variant() {
    return variant;
  }

  public Object game() {
    return game;
  }

  /** The variant of a game; of a value too, which stands for its canonical form. */
  public static VariantGame of(Variant variant, Object game) {
    return new VariantGame(variant, game);
  }

  @Override
  public List<Object> options(Player player) {
    List<Object> moves = new ArrayList<>(Forms.options(game, player));
    List<Object> others = Forms.options(game, player.opponent());
    switch (variant) {
      case IMPARTIAL -> {
        if (player == Player.LEFT) {
          moves.addAll(others);
        } else {
          moves.addAll(0, others);
        }
      }
      case DICOTIC -> {
        if (others.isEmpty()) {
          moves.clear();
        }
      }
      case TWISTED -> moves.replaceAll(Forms::negate);
    }
    moves.replaceAll(move -> new VariantGame(variant, move));
    return moves;
  }

  @Override
  public FormalGame negate() {
    return new VariantGame(variant, Forms.negate(game));
  }

  @Override
  public LanguageClass languageClass() {
    return switch (variant) {
      case IMPARTIAL -> StandardClasses.IMPARTIAL_VARIANT_GAME;
      case DICOTIC -> StandardClasses.DICOTIC_VARIANT_GAME;
      case TWISTED -> StandardClasses.TWISTED_VARIANT_GAME;
    };
  }

  @Override
  public void print(Printer printer) {
    LanguageClass type = languageClass();
    printer
        .raw(printer.isExact() ? type.qualifiedName() : type.name())
        .raw("(")
        .object(game)
        .raw(")");
  }

  @Override
  public int orderRank() {
    return ObjectOrder.RANK_OF_FORMS + 3;
  }

  @Override
  public int compareWithinRank(Object other, ObjectOrder order) {
    VariantGame that = (VariantGame) other;
    int difference = variant.compareTo(that.variant);
    return difference != 0 ? difference : order.compare(game, that.game);
  }

  @Override
  boolean hasPartsOf(BuiltForm other) {
    VariantGame that = (VariantGame) other;
    return variant == that.variant && game.equals(that.game);
  }
}
