package org.gamester.script.boards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Classified;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.Indexed;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.Printable;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.UniversallyOrdered;
import org.gamester.values.Computation;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** An immutable row of cells that hold values from -128 to 127, counted from 1. */
public final class Strip implements Classified, UniversallyOrdered, Indexed, Printable {

  private static final int LONGEST = 1 << 24;

  private final byte[] cells;

  private Strip(byte[] cells) {
    this.cells = cells;
  }

  /** A strip of zeros. */
  public static Strip empty(int length) {
    if (length < 0 || length > LONGEST) {
      throw new ScriptException("Invalid Length: " + length);
    }
    return new Strip(new byte[length]);
  }

  /** The strip that characters draw; a character stands for its place in {@code characters}. */
  public static Strip parse(String text, String characters) {
    Cells.requireFew(characters);
    String folded = Cells.folded(text);
    Strip strip = empty(folded.length());
    for (int i = 0; i < strip.cells.length; i++) {
      Computation.poll();
      strip.cells[i] = Cells.value(folded.charAt(i), characters);
    }
    return strip;
  }

  public static Strip of(byte[] cells) {
    return new Strip(cells.clone());
  }

  public int length() {
    return cells.length;
  }

  /**
   * The value of a cell.
   *
   * @throws ScriptException if there is no such cell
   */
  public int value(int place) {
    return cells[index(place)];
  }

  private int index(int place) {
    if (place < 1 || place > cells.length) {
      throw new ScriptException("Index is out of bounds: " + place);
    }
    return place - 1;
  }

  @Override
  public Object element(Object index) {
    int place = Classes.smallInteger(index);
    return place >= 1 && place <= cells.length
        ? ShortGame.integer(cells[place - 1])
        : Nothing.NOTHING;
  }

  /** The places that hold a value. */
  public List<Object> findAll(int value) {
    List<Object> places = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      Computation.poll();
      if (cells[i] == value) {
        places.add(ShortGame.integer(i + 1));
      }
    }
    return places;
  }

  /** The strip with some cells changed. */
  public Strip updated(Map<Integer, Byte> changes) {
    byte[] changed = cells.clone();
    changes.forEach((place, value) -> changed[index(place)] = value);
    return new Strip(changed);
  }

  /** The strip with the cells from one place to another changed, as far as it has them. */
  public Strip updatedRange(int from, int to, byte value) {
    byte[] changed = cells.clone();
    int start = Math.clamp(from - 1L, 0, cells.length);
    int end = Math.clamp(to, start, cells.length);
    Arrays.fill(changed, start, end, value);
    return new Strip(changed);
  }

  /** The part from one place to another; empty if they are the wrong way round. */
  public Strip substrip(int from, int to) {
    return from > to ? empty(0) : new Strip(Arrays.copyOfRange(cells, index(from), index(to) + 1));
  }

  /** The runs of cells between those that hold {@code boundary}; the strip itself if all is one. */
  public List<Object> decomposition(byte boundary) {
    List<Object> parts = new ArrayList<>();
    int start = 0;
    for (int i = 0; i <= cells.length; i++) {
      Computation.poll();
      if (i == cells.length || cells[i] == boundary) {
        if (i > start) {
          parts.add(new Strip(Arrays.copyOfRange(cells, start, i)));
        }
        start = i + 1;
      }
    }
    return parts.size() == 1 ? List.of(this) : parts;
  }

  /** A row of characters. */
  public String drawn(String characters) {
    StringBuilder text = new StringBuilder();
    for (byte cell : cells) {
      text.append(Cells.character(cell, characters));
    }
    return text.toString();
  }

  @Override
  public void print(Printer printer) {
    printer.raw("Strip([");
    for (int i = 0; i < cells.length; i++) {
      Computation.poll();
      printer.raw(i > 0 ? "," : "").raw(Byte.toString(cells[i]));
    }
    printer.raw("])");
  }

  @Override
  public LanguageClass languageClass() {
    return StandardClasses.STRIP;
  }

  @Override
  public int orderRank() {
    return ObjectOrder.RANK_OF_GRAPHICS;
  }

  @Override
  public int compareWithinRank(Object other, ObjectOrder order) {
    byte[] others = ((Strip) other).cells;
    int difference = Integer.compare(cells.length, others.length);
    return difference != 0 ? difference : Arrays.compare(cells, others);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cells);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Strip strip && Arrays.equals(cells, strip.cells);
  }
}
