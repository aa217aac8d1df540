package org.gamester.script;

import java.util.function.BiConsumer;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.WrittenFunction;
import org.gamester.script.evaluation.WorksheetVariables;
import org.gamester.script.evaluation.WrittenClass;
import org.gamester.script.syntax.UserNames;

/**
 * The names that variables and classes of users have on a worksheet.
 *
 * @param hiding takes a name and the position that it hides
 */
record KnownNames(
    WorksheetVariables variables, ClassLibrary library, BiConsumer<String, String> hiding)
    implements UserNames {

  @Override
  public boolean isVariable(String name) {
    return variables.value(name).isPresent();
  }

  @Override
  public boolean isValue(String name) {
    return variables.value(name).filter(value -> !(value instanceof WrittenFunction)).isPresent();
  }

  /** A class that is itself a ruleset is in the catalogue. */
  @Override
  public boolean isClass(String name) {
    return library.visible(name) instanceof WrittenClass type && !type.isRuleset();
  }

  @Override
  public void hides(String name, String position) {
    hiding.accept(name, position);
  }
}
