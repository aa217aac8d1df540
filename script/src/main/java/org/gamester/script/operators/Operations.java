package org.gamester.script.operators;

import java.util.Set;
import org.gamester.script.classes.Classes;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ObjectSet;
import org.gamester.values.NumberTooLargeException;

/** The errors of operators. */
final class Operations {

  private static final String REPETITION = "`s.Repeated(n)` repeats a string";
  private static final String TEXT = "`+` joins strings only; `x.ToString` is the text of a value";
  private static final String DIFFERENCE =
      "`a.Filter(x -> not b.Contains(x))` leaves the elements of b out";
  private static final Set<String> NAMES = Set.of("+", "-", "*", "/", "^");

  private Operations() {}

  static NoOperationException none(String name, Object a, Object b) {
    return new NoOperationException(
        "No operation `%s` for arguments of types `%s`, `%s`"
            .formatted(name, Classes.of(a).qualifiedName(), Classes.of(b).qualifiedName()),
        advice(name, a, b),
        a,
        b);
  }

  static NoOperationException none(String name, Object a) {
    return new NoOperationException(
        "No operation `" + name + "` for argument of type `" + Classes.of(a).qualifiedName() + "`",
        "",
        a);
  }

  /** Which member does what an operator does not do; empty if there is none. */
  private static String advice(String name, Object a, Object b) {
    return switch (a) {
      case String _ when b instanceof String -> "";
      case String _ when name.equals("*") -> REPETITION;
      case Object _ when b instanceof String && name.equals("*") -> REPETITION;
      case String _ when name.equals("+") -> TEXT;
      case Object _ when b instanceof String && name.equals("+") -> TEXT;
      case ObjectList _ when b instanceof ObjectList && name.equals("+") ->
          "`a.Concat(b)` joins two lists";
      case ObjectSet _ when b instanceof ObjectSet && name.equals("+") ->
          "`a.Union(b)` unites two sets";
      case ObjectMap _ when b instanceof ObjectMap && name.equals("+") ->
          "`a.Updated(b)` puts the entries of b into a";
      case ObjectList _ when b instanceof ObjectList && name.equals("-") -> DIFFERENCE;
      case ObjectSet _ when b instanceof ObjectSet && name.equals("-") -> DIFFERENCE;
      case ObjectList _ when !(b instanceof ObjectList) && NAMES.contains(name) -> each(name);
      case Object _ when b instanceof ObjectList && NAMES.contains(name) -> each(name);
      default -> "";
    };
  }

  private static String each(String name) {
    return "`list.Apply(x -> x " + name + " 2)` works on each element of a list";
  }

  static ArithmeticException overflow() {
    return new NumberTooLargeException("numbers of more than a million digits are not computed");
  }
}
