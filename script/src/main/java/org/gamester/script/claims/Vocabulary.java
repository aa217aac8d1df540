package org.gamester.script.claims;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.gamester.script.classes.BuiltInFunction;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.Parameter;
import org.gamester.script.classes.Signature;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.evaluation.Formulas;
import org.gamester.script.forms.Rulesets;
import org.gamester.script.members.StandardLibrary;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.syntax.Expression.FunctionLiteral;
import org.gamester.values.ShortGame;

/**
 * What the names of a claims file stand for. A definition remembers its values, for all threads, so
 * that a recursion takes each step once; everything else that evaluates is made for each thread.
 */
final class Vocabulary {

  /** The most values that a definition remembers before it begins anew. */
  private static final int MOST_REMEMBERED = 1 << 20;

  /** The function that makes a string of anything. */
  private static final String TEXT = "text";

  private final ClassLibrary library = StandardLibrary.forWorksheet();
  private final Rulesets rulesets;
  private final Map<String, Object> constants = new LinkedHashMap<>();
  private final Set<String> announced = new HashSet<>();
  private final Map<String, Definition> definitions = new LinkedHashMap<>();
  private final ThreadLocal<Formulas> formulas = ThreadLocal.withInitial(this::formulasOfThread);

  private record Definition(FunctionLiteral function, Map<List<Object>, Object> known) {}

  Vocabulary(Rulesets rulesets, JavaFunctions java) {
    this.rulesets = rulesets;
    java.entries().forEach(this::defineInJava);
  }

  private void defineInJava(String name, JavaFunctions.Entry entry) {
    if (rulesets.catalogue().has(name)) {
      throw new IllegalArgumentException("`" + name + "` is the name of a ruleset");
    }
    constants.put(
        name,
        function(
            name,
            Collections.nCopies(entry.parameters(), "x"),
            arguments -> Sides.fromJava(entry.function().at(arguments))));
  }

  Rulesets rulesets() {
    return rulesets;
  }

  ClassLibrary library() {
    return library;
  }

  /** Whether what looks like a name is a sum of downs in the language: {@code v}, {@code vv}. */
  static boolean isDown(String name) {
    return name.matches("v+\\d*");
  }

  boolean defines(String name) {
    return name.equals(TEXT)
        || announced.contains(name)
        || constants.containsKey(name)
        || definitions.containsKey(name);
  }

  /** Whether the file defines this name as a constant. */
  boolean definesValue(String name) {
    return announced.contains(name);
  }

  List<String> names() {
    List<String> names = new ArrayList<>(constants.keySet());
    names.addAll(definitions.keySet());
    return names;
  }

  /** Defines a function. Everything is defined before anything is evaluated, except constants. */
  void define(String name, FunctionLiteral function) {
    definitions.put(name, new Definition(function, new ConcurrentHashMap<>()));
  }

  /** Says that a constant of this name will be defined. */
  void announce(String name) {
    announced.add(name);
  }

  /** Defines a constant, for which the functions that it uses are defined. */
  void defineConstant(String name, Object value) {
    constants.put(name, value);
    formulas.get().define(name, value);
  }

  /** The functions of this thread. */
  Formulas formulas() {
    return formulas.get();
  }

  private Formulas formulasOfThread() {
    Formulas made = new Formulas(library, rulesets);
    made.define(TEXT, function(TEXT, List.of("object"), arguments -> text(made, arguments[0])));
    constants.forEach(made::define);
    definitions.forEach(
        (name, definition) ->
            made.define(
                name,
                function(
                    name,
                    definition.function.parameters().stream()
                        .map(parameter -> parameter.name())
                        .toList(),
                    arguments -> value(made, definition, arguments))));
    return made;
  }

  /** An object as it prints, but the strings in it without their quotes. */
  private static String text(Formulas formulas, Object object) {
    return object instanceof ObjectList list
        ? list.stream()
            .map(element -> text(formulas, element))
            .collect(Collectors.joining(", ", "[", "]"))
        : formulas.text(object);
  }

  private static Object value(Formulas formulas, Definition definition, Object[] arguments) {
    if (!Arrays.stream(arguments).allMatch(Vocabulary::isRemembered)) {
      return formulas.value(definition.function, arguments);
    }
    List<Object> key = List.of(arguments);
    Object known = definition.known.get(key);
    if (known == null) {
      known = formulas.value(definition.function, arguments.clone());
      if (definition.known.size() >= MOST_REMEMBERED) {
        definition.known.clear();
      }
      definition.known.put(key, known);
    }
    return known;
  }

  private static boolean isRemembered(Object argument) {
    return argument instanceof ShortGame
        || argument instanceof Boolean
        || argument instanceof String;
  }

  /** What a function of the vocabulary does. */
  private interface Body {
    Object at(Object[] arguments);
  }

  private static BuiltInFunction function(String name, List<String> parameters, Body body) {
    Signature signature =
        new Signature(
            parameters.stream()
                .map(parameter -> Parameter.required(parameter, StandardClasses.OBJECT))
                .toList());
    return new BuiltInFunction(name, signature, (arguments, context) -> body.at(arguments));
  }
}
