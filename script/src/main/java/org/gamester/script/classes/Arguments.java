package org.gamester.script.classes;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The arguments of a call, first those by position, then those by name. */
public final class Arguments {

  private static final Object[] EMPTY = {};

  public static final Arguments NONE = new Arguments(EMPTY, Map.of());

  private final Object[] positional;
  private final Map<String, Object> named;

  /**
   * @param positional kept, and not to be changed any more
   */
  public Arguments(Object[] positional, Map<String, Object> named) {
    this.positional = positional;
    this.named = named;
  }

  /** Arguments by position only. */
  public static Arguments of(Object... positional) {
    return new Arguments(positional, Map.of());
  }

  public Object[] positional() {
    return positional;
  }

  public Map<String, Object> named() {
    return named;
  }

  int size() {
    return positional.length + named.size();
  }

  /** The classes of the arguments, as they stand in messages. */
  String typeNames() {
    if (size() == 0) {
      return "()";
    }
    return Stream.concat(Stream.of(positional), named.values().stream())
        .map(argument -> "`" + Classes.of(argument).qualifiedName() + "`")
        .collect(Collectors.joining(", "));
  }
}
