package org.gamester.script.claims;

import java.util.LinkedHashMap;
import java.util.Map;
import org.gamester.lab.claims.Formula;
import org.gamester.script.classes.Classes;
import org.gamester.values.ShortGame;

/**
 * Functions in Java that a claims file may call: for what the language does not say, such as a
 * strategy in play or surgery on forms. They answer games, numbers (integers, dyadics, fractions),
 * Booleans, strings, and lists or sets of these; anything else is its text.
 */
public final class JavaFunctions {

  /** No functions. */
  public static final JavaFunctions NONE = new JavaFunctions();

  /** A function of any objects of the language. */
  @FunctionalInterface
  public interface OfObjects {
    Object at(Object[] arguments);
  }

  /** A function and the number of its parameters. */
  record Entry(int parameters, OfObjects function) {}

  private final Map<String, Entry> entries = new LinkedHashMap<>();

  Map<String, Entry> entries() {
    return entries;
  }

  /** Adds a function without parameters. */
  public JavaFunctions of0(String name, Formula.Of0 function) {
    return objects(name, 0, arguments -> function.at());
  }

  /** Adds a function of one integer. */
  public JavaFunctions of1(String name, Formula.Of1 function) {
    return objects(name, 1, a -> function.at(integer(a[0])));
  }

  /** Adds a function of two integers. */
  public JavaFunctions of2(String name, Formula.Of2 function) {
    return objects(name, 2, a -> function.at(integer(a[0]), integer(a[1])));
  }

  /** Adds a function of three integers. */
  public JavaFunctions of3(String name, Formula.Of3 function) {
    return objects(name, 3, a -> function.at(integer(a[0]), integer(a[1]), integer(a[2])));
  }

  /** Adds a function of four integers. */
  public JavaFunctions of4(String name, Formula.Of4 function) {
    return objects(
        name, 4, a -> function.at(integer(a[0]), integer(a[1]), integer(a[2]), integer(a[3])));
  }

  /** Adds a function of objects of the language. */
  public JavaFunctions objects(String name, int parameters, OfObjects function) {
    entries.put(name, new Entry(parameters, function));
    return this;
  }

  private static int integer(Object argument) {
    return argument instanceof ShortGame game && game.isInteger() && game.leftStop().isLong()
        ? Math.toIntExact(game.leftStop().longValueExact())
        : Classes.smallInteger(argument);
  }
}
