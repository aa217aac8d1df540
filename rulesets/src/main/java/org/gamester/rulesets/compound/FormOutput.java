package org.gamester.rulesets.compound;

import java.util.List;
import org.gamester.rulesets.Position;

/** Takes the text of a form, part by part. */
public interface FormOutput {

  /** Adds characters as they are. */
  FormOutput raw(String text);

  /** Adds the text of a part, or of the form itself. */
  void part(Position part);

  /** The options of a player in the order in which they are written. */
  List<Position> ordered(List<Position> options);

  /** Whether the text must read back as the same form, at the price of parentheses. */
  boolean isExact();

  /** How many characters there are. */
  int length();

  /** Whether the last character is this one. */
  boolean endsWith(char c);

  /** Puts what has been added since {@code start} in parentheses. */
  void parenthesizeSince(int start);
}
