package org.gamester.script.operators;

import org.gamester.script.classes.Classes;
import org.gamester.values.NumberTooLargeException;

/** The errors of operators. */
final class Operations {

  private Operations() {}

  static NoOperationException none(String name, Object a, Object b) {
    return new NoOperationException(
        "No operation `"
            + name
            + "` for arguments of types `"
            + Classes.of(a).qualifiedName()
            + "`, `"
            + Classes.of(b).qualifiedName()
            + "`",
        a,
        b);
  }

  static NoOperationException none(String name, Object a) {
    return new NoOperationException(
        "No operation `" + name + "` for argument of type `" + Classes.of(a).qualifiedName() + "`",
        a);
  }

  static ArithmeticException overflow() {
    return new NumberTooLargeException("numbers of more than a million digits are not computed");
  }
}
