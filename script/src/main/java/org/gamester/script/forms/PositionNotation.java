package org.gamester.script.forms;

import org.gamester.rulesets.Position;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.objects.Printable.Printer;

/** A name and a notation of CGScript for positions of a ruleset of the catalogue. */
public interface PositionNotation {

  /** The ruleset, as an object of the language. */
  Object asObject();

  /** The class of the positions. */
  LanguageClass positionClass();

  /** The exact text of a position. */
  String written(Object position);

  /** Adds the text of a position. */
  void print(Position position, Printer printer);
}
