package org.gamester.script.classes;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The arguments of a call, first those by position, then those by name. */
public record Arguments(List<Object> positional, Map<String, Object> named) {

  public static final Arguments NONE = new Arguments(List.of(), Map.of());

  public static Arguments of(Object... positional) {
    return new Arguments(List.of(positional), Map.of());
  }

  int size() {
    return positional.size() + named.size();
  }

  /** The classes of the arguments, as they stand in messages. */
  String typeNames() {
    if (size() == 0) {
      return "()";
    }
    return java.util.stream.Stream.concat(positional.stream(), named.values().stream())
        .map(argument -> "`" + Classes.of(argument).qualifiedName() + "`")
        .collect(Collectors.joining(", "));
  }
}
