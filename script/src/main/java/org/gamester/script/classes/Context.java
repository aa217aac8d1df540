package org.gamester.script.classes;

import java.util.List;
import org.gamester.values.Player;

/** What a member may ask of the evaluation that it is called in. */
public interface Context {

  /** Calls a function, or anything else that can be called. */
  Object call(Object callee, List<Object> arguments);

  /** The value of {@code object.name}. */
  Object member(Object object, String name);

  /** The value of {@code object.name(arguments)}. */
  Object method(Object object, String name, List<Object> arguments);

  /** The object as it prints. */
  String text(Object object);

  /** Shows a text at once, before the evaluation has ended. */
  void print(String text);

  /** Calls a function that must answer a Boolean. */
  boolean test(Object predicate, Object argument);

  /** The options of a game, as its class says. */
  default List<Object> options(Object game, Player player) {
    return Classes.elements(method(game, "Options", List.of(player)));
  }
}
