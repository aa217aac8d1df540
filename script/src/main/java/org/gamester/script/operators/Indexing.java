package org.gamester.script.operators;

import java.math.BigInteger;
import java.util.List;
import org.gamester.script.classes.Conversion;
import org.gamester.script.objects.Indexed;
import org.gamester.script.objects.MutableList;
import org.gamester.script.objects.MutableMap;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.output.ValueWriter;
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
          case List<?> list -> element(list, Conversion.integer(index));
          case MutableList list -> element(list.elements(), Conversion.integer(index));
          case String text -> character(text, Conversion.integer(index));
          default -> throw Operations.none("[]", object, index);
        };
      }
    };
  }

  private static Object element(List<?> list, BigInteger index) {
    if (!isWithin(index, list.size())) {
      throw new ScriptException("List index out of bounds: " + index);
    }
    return list.get(index.intValueExact() - 1);
  }

  private static Object character(String text, BigInteger index) {
    if (!isWithin(index, text.length())) {
      throw new ScriptException("String index out of bounds: " + index);
    }
    return text.substring(index.intValueExact() - 1, index.intValueExact());
  }

  private static boolean isWithin(BigInteger index, int size) {
    return index.signum() > 0 && index.compareTo(BigInteger.valueOf(size)) <= 0;
  }

  private static Object found(@Nullable Object value, Object key) {
    if (value == null) {
      throw new ScriptException("Key not found: " + ValueWriter.CLASSIC.write(key));
    }
    return value;
  }
}
