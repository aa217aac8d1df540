package org.gamester.script.objects;

import java.util.function.BooleanSupplier;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.compound.Part;

/**
 * Bounds how deeply objects are nested, and with it the depth of recursion over them: an object
 * deeper than {@link #MAXIMUM} is not made.
 */
public final class Nesting {

  /** The most levels of objects within objects. */
  public static final int MAXIMUM = 100_000;

  /**
   * Changeable objects may contain themselves, so that their levels are counted as they are met.
   */
  private static final int MOST_CHANGEABLE = 1_000;

  private static final ThreadLocal<int[]> CHANGEABLE = ThreadLocal.withInitial(() -> new int[1]);

  private Nesting() {}

  /** The depth of an object: 0 if it cannot hold others. */
  public static int depth(Object object) {
    return switch (object) {
      case Nested nested -> nested.depth();
      case Position position -> Part.depth(position);
      default -> 0;
    };
  }

  /**
   * The depth of an object that holds others.
   *
   * @param deepest the depth of the deepest of them
   * @throws ScriptException if it exceeds {@link #MAXIMUM}
   */
  public static int around(int deepest) {
    if (deepest >= MAXIMUM) {
      throw tooDeep();
    }
    return deepest + 1;
  }

  /** The same, for an object that holds two others. */
  public static int around(Object first, Object second) {
    return around(Math.max(depth(first), depth(second)));
  }

  /** The depth of an object that holds all of these. */
  public static int around(Iterable<?> parts) {
    int deepest = 0;
    for (Object part : parts) {
      deepest = Math.max(deepest, depth(part));
    }
    return around(deepest);
  }

  public static ScriptException tooDeep() {
    return new ScriptException(
        String.format(java.util.Locale.ROOT, "Nested too deeply: at most %,d levels.", MAXIMUM));
  }

  /** Compares the contents of two changeable objects, which may contain each other. */
  static boolean compare(BooleanSupplier contents) {
    int[] levels = CHANGEABLE.get();
    if (levels[0] >= MOST_CHANGEABLE) {
      throw tooDeep();
    }
    levels[0]++;
    try {
      return contents.getAsBoolean();
    } finally {
      levels[0]--;
    }
  }
}
