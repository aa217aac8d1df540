package org.gamester.script.evaluation;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.forms.Rulesets;
import org.gamester.script.output.ValueWriter;
import org.gamester.script.syntax.Expression.FunctionLiteral;
import org.jspecify.annotations.Nullable;

/**
 * Functions that are compiled once and then evaluated any number of times, with values for names
 * that they share. One thread uses it, which needs a large stack.
 */
public final class Formulas {

  private static final Object[] NONE = {};

  private final WorksheetVariables names = new WorksheetVariables();
  private final ClassLibrary library;
  private final Rulesets rulesets;
  private final Evaluation evaluation;
  private final Map<FunctionLiteral, FunctionCode> compiled = new IdentityHashMap<>();

  /**
   * @param library the classes that formulas know
   * @param rulesets the rulesets of positions, and what evaluates them
   */
  public Formulas(ClassLibrary library, Rulesets rulesets) {
    this.library = library;
    this.rulesets = rulesets;
    this.evaluation =
        new Evaluation(names.begin(), ValueWriter.EXACT, text -> {}, library, rulesets);
  }

  /** Gives a name a value, which all functions see. */
  public void define(String name, Object value) {
    evaluation.generation().assign(names.variable(name), value);
  }

  /**
   * The value of a function that a {@link ScopeChecker} has checked.
   *
   * @param arguments as many as the function has parameters; an integer may be a {@code Long}
   * @throws org.gamester.script.objects.ScriptException if it has none
   */
  public Object value(FunctionLiteral function, @Nullable Object... arguments) {
    FunctionCode code = compiled.get(function);
    if (code == null) {
      code = Compiler.compile(function, names, library, rulesets);
      compiled.put(function, code);
    }
    int depth = evaluation.depth();
    try {
      return code.run(evaluation, NONE, null, arguments);
    } catch (RuntimeException | StackOverflowError e) {
      evaluation.returnTo(depth);
      throw e;
    }
  }

  /** The text of an object as it prints; a string without its quotes. */
  public String text(Object object) {
    return evaluation.plainText(object);
  }

  /** Whether a name means something in the language itself. */
  public static boolean isKnown(String name, ClassLibrary library) {
    return library.visible(name) != null
        || library.isPackage(name)
        || Constants.names().contains(name);
  }

  /** Whether no definition may have a name: it is known, and not a constant in small letters. */
  public static boolean isReserved(String name, ClassLibrary library) {
    boolean isSmallConstant =
        Constants.names().contains(name) && Character.isLowerCase(name.charAt(0));
    return isKnown(name, library) && !isSmallConstant;
  }

  /** {@code did you mean `Name`?}, empty if no name is near. */
  public static String suggestion(String misspelt, List<String> names) {
    TreeSet<String> all = new TreeSet<>(names);
    all.addAll(Constants.names());
    return Suggestions.sentence(misspelt, all);
  }
}
