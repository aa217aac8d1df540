package org.gamester.script.output;

import java.util.ArrayList;
import java.util.List;
import org.gamester.script.forms.CompoundGame;
import org.gamester.script.forms.CompoundType;
import org.gamester.script.forms.ExplicitGame;
import org.gamester.script.forms.FormalGame;
import org.gamester.script.forms.MultipleGame;
import org.gamester.script.forms.NegativeGame;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.Written;
import org.gamester.values.Computation;

/** Writes games that keep their form. */
final class FormWriter {

  /** A text that takes long to copy, in characters. */
  private static final int LONG_TEXT = 10_000;

  private final ValueWriter writer;

  FormWriter(ValueWriter writer) {
    this.writer = writer;
  }

  String write(FormalGame game) {
    return switch (game) {
      case ExplicitGame explicit ->
          "'{" + side(explicit.left()) + "|" + side(explicit.right()) + "}'";
      case NegativeGame negative ->
          "-"
              + (isCompound(negative.game())
                  ? parenthesized(negative.game())
                  : text(negative.game()));
      case MultipleGame multiple ->
          multiple.count()
              + " * "
              + (isCompound(multiple.game())
                  ? parenthesized(multiple.game())
                  : text(multiple.game()));
      case CompoundGame compound ->
          operand(compound.first(), compound.type())
              + " "
              + compound.type().symbol()
              + " "
              + operand(compound.second(), compound.type());
      case Written written -> written.text(writer);
      default -> game.toString();
    };
  }

  private String side(List<Object> options) {
    List<Object> sorted = new ArrayList<>(options);
    sorted.sort(new ObjectOrder());
    return writer.joined(sorted, ",");
  }

  private String text(Object game) {
    String text = writer.write(game);
    if (text.length() > LONG_TEXT) {
      Computation.pollNow();
    }
    return text;
  }

  private String parenthesized(Object game) {
    return "(" + text(game) + ")";
  }

  private static boolean isCompound(Object game) {
    return game instanceof CompoundGame || game instanceof MultipleGame;
  }

  private String operand(Object game, CompoundType parent) {
    boolean looser =
        game instanceof CompoundGame compound && compound.type().rank() > parent.rank();
    if (looser) {
      return parenthesized(game);
    }
    String text = text(game);
    return writer.isExact() && needsParentheses(game, text) ? "(" + text + ")" : text;
  }

  /** Whether the text would be read otherwise with an operator behind it or before it. */
  private static boolean needsParentheses(Object game, String text) {
    return text.endsWith("*") && !text.equals("*")
        || game instanceof CompoundGame
        || game instanceof MultipleGame;
  }
}
