package org.gamester.script.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Classified;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.Printable;
import org.gamester.script.objects.UniversallyOrdered;
import org.gamester.script.output.ValueWriter;
import org.jspecify.annotations.Nullable;

/**
 * A ruleset of CGScript with its parameters: an object of the language. Two are equal if they are
 * of one class and have equal parameters.
 */
public abstract class NamedRules implements Classified, Printable, UniversallyOrdered {

  private final LanguageClass type;
  private final String name;
  private final Map<String, Object> parameters;

  /**
   * @param type its class
   * @param name a name of its own such as {@code game.heap.Kayles}; empty if it has none
   * @param parameters by their names, in order; not those that have their defaults
   */
  NamedRules(LanguageClass type, String name, Map<String, Object> parameters) {
    this.type = type;
    this.name = name;
    this.parameters = parameters;
  }

  /** Its name, if it has one, otherwise that of its class. */
  public final String name() {
    return name.isEmpty() ? type.qualifiedName() : name;
  }

  /** The parameters by their names, without those that have their defaults. */
  public final Map<String, Object> parameters() {
    return parameters;
  }

  /** The class of its positions. */
  public final LanguageClass positionClass() {
    return RulesetClasses.positionsOf(type);
  }

  /** The object of the language that the ruleset is; another one if its class is written in it. */
  public Object asObject() {
    return this;
  }

  @Override
  public final LanguageClass languageClass() {
    return type;
  }

  /**
   * In the exact style the name, or the class with its parameters; in the classic style always the
   * class.
   */
  @Override
  public final void print(Printer printer) {
    Object object = asObject();
    if (object != this) {
      printer.object(object);
      return;
    }
    if (printer.isExact() && !name.isEmpty()) {
      printer.raw(name);
      return;
    }
    for (Map.Entry<String, Object> parameter : parameters.entrySet()) {
      if (parameter.getKey().startsWith(Parameters.METHOD)) {
        List<?> rules = (List<?>) parameter.getValue();
        printer.object(rules.getFirst()).raw(parameter.getKey()).raw("(");
        printer.object(rules.getLast()).raw(")");
        return;
      }
    }
    printParameters(printer);
  }

  private void printParameters(Printer printer) {
    printer.raw(printer.isExact() ? type.qualifiedName() : type.name());
    if (parameters.isEmpty() && !type.name().startsWith("Gen")) {
      return;
    }
    String separator = "(";
    for (Map.Entry<String, Object> parameter : parameters.entrySet()) {
      printer.raw(separator);
      if (isOptional(parameter.getKey())) {
        printer.raw(parameter.getKey()).raw(" => ");
      }
      printer.object(parameter.getValue());
      separator = ", ";
    }
    printer.raw(parameters.isEmpty() ? "()" : ")");
  }

  /** What distinguishes it from another ruleset of its class with the same parameters. */
  String distinction() {
    return "";
  }

  /** Whether a parameter has a default, so that it is printed with its name. */
  boolean isOptional(String parameter) {
    return false;
  }

  /** The exact text of a position. */
  public final String written(Object position) {
    return ValueWriter.EXACT.write(position);
  }

  /**
   * Adds the text of a position: {@code game.grid.Clobber("xo")} or {@code GenClobber.Position}.
   */
  final void printPosition(Printer printer, Runnable board) {
    if (printer.isExact()) {
      print(printer);
    } else {
      printer.raw(Classes.of(asObject()).name()).raw(".Position");
    }
    printer.raw("(");
    board.run();
    printer.raw(")");
  }

  @Override
  public final int orderRank() {
    return ObjectOrder.RANK_OF_OTHERS + 1;
  }

  @Override
  public final int compareWithinRank(Object other, ObjectOrder order) {
    NamedRules that = (NamedRules) other;
    int difference = type.qualifiedName().compareTo(that.type.qualifiedName());
    difference = difference != 0 ? difference : distinction().compareTo(that.distinction());
    List<Object> ours = new ArrayList<>(parameters.values());
    List<Object> theirs = new ArrayList<>(that.parameters.values());
    return difference != 0 ? difference : order.compareElements(ours, theirs);
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof NamedRules that
            && type == that.type
            && distinction().equals(that.distinction())
            && parameters.equals(that.parameters));
  }

  @Override
  public final int hashCode() {
    return Objects.hash(type.qualifiedName(), distinction(), parameters);
  }

  @Override
  public final String toString() {
    return name();
  }
}
