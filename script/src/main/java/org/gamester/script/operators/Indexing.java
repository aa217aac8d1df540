package org.gamester.script.operators;

import java.util.List;
import org.gamester.script.classes.Conversion;
import org.gamester.script.objects.Indexed;
import org.gamester.script.objects.MutableList;
import org.gamester.script.objects.MutableMap;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.output.ValueWriter;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** {@code x[i]}. */
public final class Indexing {

  private Indexing() {}

  public static Object element(Object object, Object index) {
    return switch (object) {
      case ObjectMap map -> found(map.get(index), index);
      case MutableMap map -> found(map.values().get(index), index);
      case Indexed indexed -> indexed.element(index);
      default -> {
        if (!(index instanceof ShortGame game && game.isInteger())) {
          throw Operations.none("[]", object, index);
        }
        yield switch (object) {
          case List<?> list -> element(list, index);
          case MutableList list -> element(list.elements(), index);
          case String text -> character(text, index);
          default -> throw Operations.none("[]", object, index);
        };
      }
    };
  }

  private static Object element(List<?> list, Object index) {
    int place = place(index, list.size());
    if (place < 0) {
      throw new ScriptException("List index out of bounds: " + shortened(index));
    }
    return list.get(place);
  }

  private static Object character(String text, Object index) {
    int place = place(index, text.length());
    if (place < 0) {
      throw new ScriptException("String index out of bounds: " + shortened(index));
    }
    return text.substring(place, place + 1);
  }

  /** The place, from 0, that an index from 1 means; -1 if it exceeds the size. */
  private static int place(Object index, int size) {
    Dyadic x = Conversion.dyadic(index);
    long place = x.isLong() ? x.longValueExact() : 0;
    return place >= 1 && place <= size ? (int) place - 1 : -1;
  }

  private static String shortened(Object index) {
    return Conversion.shortened(Conversion.integer(index));
  }

  private static Object found(@Nullable Object value, Object key) {
    if (value == null) {
      throw new ScriptException("Key not found: " + ValueWriter.CLASSIC.write(key));
    }
    return value;
  }
}
