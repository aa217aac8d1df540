package org.gamester.script.output;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.compound.FormOutput;
import org.gamester.script.forms.Forms;
import org.gamester.script.objects.Nesting;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.Printable;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.Stand;
import org.gamester.script.objects.Texts;
import org.gamester.values.Computation;

/**
 * The text of one object as it is being written, of a bounded length.
 *
 * <p>An object that is met again is copied from its first text: the time is linear in the length of
 * the text, and the length is bounded.
 */
final class TextBuilder implements Printable.Printer, FormOutput {

  private static final int SHORT = 200;

  /** Where the text of an object stands. */
  private record Stretch(int start, int end) {}

  private final ValueWriter writer;
  private final StringBuilder text = new StringBuilder();
  private final Map<Object, Stretch> written = new IdentityHashMap<>();
  private int level;
  private int nextCheck = 1 << 16;

  TextBuilder(ValueWriter writer) {
    this.writer = writer;
  }

  @Override
  public boolean isExact() {
    return writer.isExact();
  }

  @Override
  public String textOf(Object part) {
    return writer.write(part);
  }

  @Override
  public TextBuilder raw(String part) {
    requireRoom(part.length());
    text.append(part);
    return this;
  }

  @Override
  public TextBuilder object(Object part) {
    Computation.poll();
    Stretch known = written.isEmpty() ? null : written.get(part);
    if (known != null) {
      requireRoom(known.end - known.start);
      text.append(text, known.start, known.end);
      return this;
    }
    if (++level > Nesting.MAXIMUM) {
      throw Nesting.tooDeep();
    }
    int start = text.length();
    writer.write(part, this);
    if (text.length() - start > SHORT) {
      written.put(part, new Stretch(start, text.length()));
    }
    level--;
    return this;
  }

  /** Adds the same characters several times. */
  TextBuilder repeat(String part, int count) {
    requireRoom((long) part.length() * count);
    text.repeat(part, count);
    return this;
  }

  @Override
  public void part(Position part) {
    object(Stand.game(part));
  }

  @Override
  public List<Position> ordered(List<Position> options) {
    return Forms.positions(new ObjectOrder().sorted(Forms.games(options)));
  }

  @Override
  public void parenthesizeSince(int start) {
    text.insert(start, '(').append(')');
    written.values().removeIf(stretch -> stretch.end > start);
  }

  @Override
  public int length() {
    return text.length();
  }

  @Override
  public boolean endsWith(char c) {
    return !text.isEmpty() && text.charAt(text.length() - 1) == c;
  }

  /** Refuses objects whose texts are too long together, before any of them is written. */
  void requireRoomFor(long count, long shortest) {
    if (count > Texts.LONGEST / shortest) {
      throw new ScriptException(
          String.format(
              Locale.ROOT,
              "The text of %,d elements is too long: a string has at most %,d characters.",
              count,
              Texts.LONGEST));
    }
  }

  private void requireRoom(long more) {
    long length = text.length() + more;
    if (length >= nextCheck) {
      Computation.pollNow();
      Texts.requireRoom(length);
      nextCheck = (int) Math.min(2 * length, Texts.LONGEST);
    }
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
