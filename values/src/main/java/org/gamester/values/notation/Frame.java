package org.gamester.values.notation;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.Dyadic;

/** Something opened while reading that waits for its end, with the expression within it. */
sealed interface Frame {

  /** What may follow a complete operand in it. */
  String ending();

  record WholeText() implements Frame {
    @Override
    public String ending() {
      return "the end of the text";
    }
  }

  record Parentheses() implements Frame {
    @Override
    public String ending() {
      return "')'";
    }
  }

  /** The options of a game, or a set. */
  record Braces(Token opening, Sides sides) implements Frame {
    @Override
    public String ending() {
      return "',', '|' or '}'";
    }
  }

  record Brackets(Token opening, Sides list) implements Frame {
    @Override
    public String ending() {
      return "',' or ']'";
    }
  }

  /** The size of x + tiny or x + miny. */
  record TinySize(Dyadic number, boolean isMiny) implements Frame {
    @Override
    public String ending() {
      return "')'";
    }
  }

  record Definition(Token name) implements Frame {
    @Override
    public String ending() {
      return "';'";
    }
  }

  /** From begin to end, with the names that were given in it. */
  record Block(List<String> names) implements Frame {
    Block() {
      this(new ArrayList<>());
    }

    @Override
    public String ending() {
      return "'end'";
    }
  }
}
