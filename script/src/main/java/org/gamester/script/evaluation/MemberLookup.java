package org.gamester.script.evaluation;

import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Classified;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.MemberGroup;
import org.gamester.values.NumberUpStar;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * Finds the members of one name, and remembers those of the kind of object that it met last: at one
 * place of a program, objects are mostly of one kind.
 */
final class MemberLookup {

  /**
   * @param kind what determines the class of an object: its Java class, or else the class itself
   */
  private record Found(Object kind, @Nullable MemberGroup group) {}

  private final String name;
  private final boolean uptimalsHaveMore;
  private @Nullable Found last;

  MemberLookup(String name) {
    this.name = name;
    this.uptimalsHaveMore = Classes.uptimalsHaveMore(name);
  }

  String name() {
    return name;
  }

  /** The members of this name that the object has; null if there are none. */
  @Nullable MemberGroup of(Object object) {
    if (object instanceof LanguageClass type) {
      MemberGroup statics = type.members().staticGroup(name);
      return statics != null ? statics : Classes.CLASS.memberGroup(name);
    }
    Object kind =
        object instanceof ShortGame game
            ? kind(game)
            : object instanceof Classified classified
                ? classified.languageClass()
                : object.getClass();
    Found found = last;
    if (found == null || found.kind != kind) {
      LanguageClass type = kind instanceof LanguageClass known ? known : Classes.of(object);
      found = new Found(kind, type.memberGroup(name));
      last = found;
    }
    return found.group;
  }

  /** The class of a game, or another one with the same member. */
  private LanguageClass kind(ShortGame game) {
    return uptimalsHaveMore || game instanceof NumberUpStar
        ? Classes.of(game)
        : Classes.CANONICAL_SHORT_GAME;
  }
}
