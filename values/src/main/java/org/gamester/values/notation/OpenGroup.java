package org.gamester.values.notation;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.Dyadic;

/** Something opened while reading that waits for its end, with the expression within it. */
sealed interface OpenGroup {

  /** What may follow a complete operand in it. */
  default String ending() {
    return switch (this) {
      case WholeText _ -> "the end of the text";
      case Braces _ -> "',', '|' or '}'";
      case Brackets _ -> "',' or ']'";
      case Parentheses _, TinySize _ -> "')'";
      case Definition _ -> "';'";
      case Block _ -> "'end'";
    };
  }

  record WholeText() implements OpenGroup {}

  record Parentheses() implements OpenGroup {}

  /** The options of a game, or a set. */
  record Braces(Token opening, BraceContent sides) implements OpenGroup {}

  record Brackets(Token opening, BraceContent list) implements OpenGroup {}

  /** The size of x + tiny or x + miny. */
  record TinySize(Dyadic number, boolean isMiny) implements OpenGroup {}

  record Definition(Token name) implements OpenGroup {}

  /** From begin to end, with the names that were given in it. */
  record Block(List<String> names) implements OpenGroup {
    Block() {
      this(new ArrayList<>());
    }
  }
}
