package org.gamester.rulesets.compound;

import java.util.List;
import org.gamester.rulesets.NegativePosition;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;

/** The text of a form by itself: its parts are written with their rules. */
final class TextOfForm implements FormOutput {

  private static final int LONGEST = 1 << 27;

  private final StringBuilder text = new StringBuilder();
  private final FormOrder order = new FormOrder();

  @Override
  public TextOfForm raw(String part) {
    Computation.poll();
    if (text.length() + part.length() > LONGEST) {
      throw new GameTooLargeException("the text of a form is longer than " + LONGEST);
    }
    text.append(part);
    return this;
  }

  @Override
  public void part(Position part) {
    switch (part) {
      case ValuePosition value -> raw(value.text());
      case Form _, NegativePosition _ -> Form.write(part, this);
      default -> raw(part.rules().text(part));
    }
  }

  @Override
  public List<Position> ordered(List<Position> options) {
    return options.stream().sorted(order).toList();
  }

  @Override
  public boolean isExact() {
    return true;
  }

  @Override
  public int length() {
    return text.length();
  }

  @Override
  public boolean endsWith(char c) {
    return !text.isEmpty() && text.charAt(text.length() - 1) == c;
  }

  @Override
  public void parenthesizeSince(int start) {
    text.insert(start, '(').append(')');
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
