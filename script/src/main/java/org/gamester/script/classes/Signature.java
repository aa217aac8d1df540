package org.gamester.script.classes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ScriptException;
import org.jspecify.annotations.Nullable;

/** The parameters of a function, method or constructor, and how arguments are bound to them. */
public final class Signature {

  private final List<Parameter> parameters;
  private final boolean expands;

  public Signature(List<Parameter> parameters) {
    this.parameters = List.copyOf(parameters);
    this.expands = !parameters.isEmpty() && parameters.getLast().expands();
  }

  public List<Parameter> parameters() {
    return parameters;
  }

  /**
   * The arguments in the order of the parameters; null where an optional one with a computed
   * default is missing.
   *
   * @param where the call, as messages name it
   * @param nothingFits whether Nothing is taken for an object of any class
   * @throws ScriptException if they do not fit
   */
  public @Nullable Object[] bind(Arguments arguments, Supplier<String> where, boolean nothingFits) {
    Object[] positional = arguments.positional();
    if (positional.length == parameters.size() && !expands && arguments.named().isEmpty()) {
      for (int i = 0; i < positional.length; i++) {
        requireType(parameters.get(i), positional[i], where, nothingFits);
      }
      return positional;
    }
    return bindOthers(arguments, where, nothingFits);
  }

  private @Nullable Object[] bindOthers(
      Arguments arguments, Supplier<String> where, boolean nothingFits) {
    @Nullable Object[] bound = new @Nullable Object[parameters.size()];
    Object[] positional = arguments.positional();
    int plain = expands ? parameters.size() - 1 : parameters.size();
    if (positional.length > plain && !expands) {
      throw new ScriptException(
          "Too many arguments (%s): %s (expecting at most %s)"
              .formatted(where.get(), positional.length, parameters.size()));
    }
    int common = Math.min(plain, positional.length);
    System.arraycopy(positional, 0, bound, 0, common);
    if (expands) {
      bound[plain] = ObjectList.adopting(Arrays.copyOfRange(positional, common, positional.length));
    }
    bindNamed(arguments.named(), common, bound, where);
    for (int i = 0; i < bound.length; i++) {
      Parameter parameter = parameters.get(i);
      Object argument = bound[i];
      if (argument == null) {
        if (!parameter.optional()) {
          throw new ScriptException(
              "Missing required parameter (" + where.get() + "): `" + parameter.name() + "`");
        }
        bound[i] = parameter.defaultValue();
      } else {
        requireType(parameter, argument, where, nothingFits);
      }
    }
    return bound;
  }

  private static void requireType(
      Parameter parameter, Object argument, Supplier<String> where, boolean nothingFits) {
    if (!accepts(parameter, argument) && !(nothingFits && argument == Nothing.NOTHING)) {
      throw new ScriptException(
          "Argument `"
              + parameter.name()
              + "` ("
              + where.get()
              + ") has type `"
              + Classes.of(argument).qualifiedName()
              + "`, which does not match expected type `"
              + parameter.type().qualifiedName()
              + "`");
    }
  }

  private void bindNamed(
      Map<String, Object> named,
      int positionalCount,
      @Nullable Object[] bound,
      Supplier<String> where) {
    for (Map.Entry<String, Object> argument : named.entrySet()) {
      int index = indexOf(argument.getKey());
      if (index < 0) {
        throw new ScriptException(
            "Invalid parameter name (" + where.get() + "): `" + argument.getKey() + "`");
      }
      if (index < positionalCount) {
        throw new ScriptException(
            "Named parameter shadows an earlier ordinary argument (%s): `%s`"
                .formatted(where.get(), argument.getKey()));
      }
      bound[index] = argument.getValue();
    }
  }

  private int indexOf(String name) {
    for (int i = 0; i < parameters.size(); i++) {
      if (parameters.get(i).name().equals(name)) {
        return i;
      }
    }
    return -1;
  }

  private static boolean accepts(Parameter parameter, Object argument) {
    return parameter.type() == StandardClasses.OBJECT
        || parameter.expands()
        || Classes.of(argument).isSubclassOf(parameter.type());
  }

  /** Whether the arguments fit; Nothing fits only where an object is asked for. */
  boolean fits(Arguments arguments) {
    Object[] positional = arguments.positional();
    int given = positional.length;
    if (given > parameters.size() && !expands) {
      return false;
    }
    for (int i = 0; i < parameters.size(); i++) {
      Parameter parameter = parameters.get(i);
      if (i < given) {
        if (!accepts(parameter, positional[i])) {
          return false;
        }
      } else {
        Object argument = arguments.named().get(parameter.name());
        if (argument == null
            ? !parameter.optional() && !parameter.expands()
            : !accepts(parameter, argument)) {
          return false;
        }
      }
    }
    for (String name : arguments.named().keySet()) {
      if (indexOf(name) < Math.min(given, parameters.size())) {
        return false;
      }
    }
    return true;
  }

  /** Whether each of our parameters is a proper or improper descendant of that of {@code other}. */
  boolean isMoreSpecialThan(Signature other) {
    if (parameters.size() != other.parameters.size()) {
      return false;
    }
    for (int i = 0; i < parameters.size(); i++) {
      if (!parameters.get(i).type().isSubclassOf(other.parameters.get(i).type())) {
        return false;
      }
    }
    return true;
  }

  public List<LanguageClass> types() {
    List<LanguageClass> types = new ArrayList<>();
    for (Parameter parameter : parameters) {
      types.add(parameter.type());
    }
    return types;
  }
}
