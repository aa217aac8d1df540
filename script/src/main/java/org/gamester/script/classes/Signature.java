package org.gamester.script.classes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ScriptException;
import org.jspecify.annotations.Nullable;

/** The parameters of a function, method or constructor, and how arguments are bound to them. */
public record Signature(List<Parameter> parameters) {

  private boolean expands() {
    return !parameters.isEmpty() && parameters.getLast().expands();
  }

  /**
   * The arguments in the order of the parameters; null where an optional one with a computed
   * default is missing.
   *
   * @param where the call, as messages name it
   * @throws ScriptException if they do not fit
   */
  public @Nullable Object[] bind(Arguments arguments, String where) {
    @Nullable Object[] bound = new @Nullable Object[parameters.size()];
    List<Object> positional = arguments.positional();
    int plain = expands() ? parameters.size() - 1 : parameters.size();
    if (positional.size() > plain && !expands()) {
      throw new ScriptException(
          "Too many arguments ("
              + where
              + "): "
              + positional.size()
              + " (expecting at most "
              + parameters.size()
              + ")");
    }
    for (int i = 0; i < Math.min(plain, positional.size()); i++) {
      bound[i] = positional.get(i);
    }
    if (expands()) {
      bound[plain] =
          positional.size() > plain
              ? ObjectList.of(positional.subList(plain, positional.size()))
              : List.of();
    }
    bindNamed(arguments.named(), Math.min(plain, positional.size()), bound, where);
    for (int i = 0; i < bound.length; i++) {
      Parameter parameter = parameters.get(i);
      Object argument = bound[i];
      if (argument == null) {
        if (!parameter.optional()) {
          throw new ScriptException(
              "Missing required parameter (" + where + "): `" + parameter.name() + "`");
        }
        bound[i] = parameter.defaultValue();
      } else if (!accepts(parameter, argument, true)) {
        throw new ScriptException(
            "Argument `"
                + parameter.name()
                + "` ("
                + where
                + ") has type `"
                + Classes.of(argument).qualifiedName()
                + "`, which does not match expected type `"
                + parameter.type().qualifiedName()
                + "`");
      }
    }
    return bound;
  }

  private void bindNamed(
      Map<String, Object> named, int positionalCount, @Nullable Object[] bound, String where) {
    for (Map.Entry<String, Object> argument : named.entrySet()) {
      int index = indexOf(argument.getKey());
      if (index < 0) {
        throw new ScriptException(
            "Invalid parameter name (" + where + "): `" + argument.getKey() + "`");
      }
      if (index < positionalCount) {
        throw new ScriptException(
            "Named parameter shadows an earlier ordinary argument ("
                + where
                + "): `"
                + argument.getKey()
                + "`");
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

  private static boolean accepts(Parameter parameter, Object argument, boolean nothingFits) {
    return parameter.expands()
        || nothingFits && argument == Nothing.NOTHING
        || Classes.of(argument).isSubclassOf(parameter.type());
  }

  /** Whether the arguments fit; Nothing fits only where an object is asked for. */
  boolean fits(Arguments arguments) {
    int given = arguments.positional().size();
    if (given > parameters.size() && !expands()) {
      return false;
    }
    for (int i = 0; i < parameters.size(); i++) {
      Parameter parameter = parameters.get(i);
      if (i < given) {
        if (!accepts(parameter, arguments.positional().get(i), false)) {
          return false;
        }
      } else {
        Object argument = arguments.named().get(parameter.name());
        if (argument == null
            ? !parameter.optional() && !parameter.expands()
            : !accepts(parameter, argument, false)) {
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

  List<LanguageClass> types() {
    List<LanguageClass> types = new ArrayList<>();
    for (Parameter parameter : parameters) {
      types.add(parameter.type());
    }
    return types;
  }
}
