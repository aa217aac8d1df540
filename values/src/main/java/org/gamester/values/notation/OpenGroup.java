package org.gamester.values.notation;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.Dyadic;

/** Something opened while reading that waits for its end, with the expression within it. */
sealed interface OpenGroup {

  /** What may follow a complete operand in it. */
  String ending();

  record WholeText() implements OpenGroup {
    @Override
    public String ending() {
      return "the end of the text";
    }
  }

  record Parentheses() implements OpenGroup {
    @Override
    public String ending() {
      return "')'";
    }
  }

  /** The options of a game, or a set. */
  record Braces(Token opening, BraceContent sides) implements OpenGroup {
    @Override
    public String ending() {
      return "',', '|' or '}'";
    }
  }

  record Brackets(Token opening, BraceContent list) implements OpenGroup {
    @Override
    public String ending() {
      return "',' or ']'";
    }
  }

  /** The size of x + tiny or x + miny. */
  record TinySize(Dyadic number, boolean isMiny) implements OpenGroup {
    @Override
    public String ending() {
      return "')'";
    }
  }

  record Definition(Token name) implements OpenGroup {
    @Override
    public String ending() {
      return "';'";
    }
  }

  /** From begin to end, with the names that were given in it. */
  record Block(List<String> names) implements OpenGroup {
    Block() {
      this(new ArrayList<>());
    }

    @Override
    public String ending() {
      return "'end'";
    }
  }
}
