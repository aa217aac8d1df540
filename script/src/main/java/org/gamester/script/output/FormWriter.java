package org.gamester.script.output;

import java.util.Collection;
import org.gamester.script.forms.CompoundGame;
import org.gamester.script.forms.CompoundType;
import org.gamester.script.forms.ExplicitGame;
import org.gamester.script.forms.FormalGame;
import org.gamester.script.forms.MultipleGame;
import org.gamester.script.forms.NegativeGame;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.Printable;
import org.gamester.values.Integers;

/** Writes games that keep their form. */
final class FormWriter {

  private FormWriter() {}

  static void write(FormalGame game, TextBuilder text) {
    switch (game) {
      case ExplicitGame explicit -> {
        side("'{", explicit.left(), text);
        side("|", explicit.right(), text);
        text.raw("}'");
      }
      case NegativeGame negative -> {
        text.raw("-");
        inner(negative.game(), text);
      }
      case MultipleGame multiple -> {
        text.raw(Integers.text(multiple.count())).raw(" * ");
        inner(multiple.game(), text);
      }
      case CompoundGame compound -> {
        operand(compound.first(), compound.type(), text);
        text.raw(" ").raw(compound.type().symbol()).raw(" ");
        operand(compound.second(), compound.type(), text);
      }
      case Printable printable -> printable.print(text);
      default -> text.raw(game.toString());
    }
  }

  private static void side(String open, Collection<Object> options, TextBuilder text) {
    String separator = open;
    for (Object option : new ObjectOrder().sorted(options)) {
      text.raw(separator).object(option);
      separator = ",";
    }
    text.raw(options.isEmpty() ? open : "");
  }

  /** What stands behind a sign or a factor. */
  private static void inner(Object game, TextBuilder text) {
    if (isCompound(game)) {
      text.raw("(").object(game).raw(")");
    } else {
      text.object(game);
    }
  }

  private static boolean isCompound(Object game) {
    return game instanceof CompoundGame || game instanceof MultipleGame;
  }

  private static void operand(Object game, CompoundType parent, TextBuilder text) {
    boolean looser =
        game instanceof CompoundGame compound && compound.type().rank() > parent.rank();
    if (looser || text.isExact() && isCompound(game)) {
      text.raw("(").object(game).raw(")");
      return;
    }
    int start = text.length();
    text.object(game);
    // A star at the end would be read as a product with what follows.
    if (text.isExact() && text.endsWith('*') && text.length() > start + 1) {
      text.parenthesizeSince(start);
    }
  }
}
