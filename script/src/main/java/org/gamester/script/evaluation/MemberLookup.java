package org.gamester.script.evaluation;

import java.util.Set;
import java.util.TreeSet;
import org.gamester.rulesets.Position;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Classified;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.MemberGroup;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.forms.Forms;
import org.gamester.script.objects.ScriptException;
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
  private final ClassLibrary library;
  private final boolean uptimalsHaveMore;
  private @Nullable Found last;

  MemberLookup(String name, ClassLibrary library) {
    this.name = name;
    this.library = library;
    this.uptimalsHaveMore = uptimalsHaveMore(name, library);
  }

  /**
   * Whether uptimals have a member of this name that other short games do not have, or have
   * otherwise. To find out that a game is an uptimal costs more than to find most members.
   */
  private static boolean uptimalsHaveMore(String name, ClassLibrary library) {
    for (LanguageClass type : StandardClasses.UPTIMAL.ancestors()) {
      if (!StandardClasses.CANONICAL_SHORT_GAME.isSubclassOf(type)
          && library.members(type).hasInstanceMember(name)) {
        return true;
      }
    }
    return false;
  }

  String name() {
    return name;
  }

  /** The members of this name that the object has; null if there are none. */
  @Nullable MemberGroup of(Object object) {
    if (object instanceof LanguageClass type) {
      MemberGroup statics = libraryOf(type).members(type).staticGroup(name);
      return statics != null ? statics : library.memberGroup(StandardClasses.CLASS, name);
    }
    Object kind =
        object instanceof ShortGame game
            ? kind(game)
            : object instanceof Classified classified
                ? classified.languageClass()
                : object instanceof Position ? Classes.of(object) : object.getClass();
    Found found = last;
    if (found == null || found.kind != kind) {
      LanguageClass type = kind instanceof LanguageClass known ? known : Classes.of(object);
      found = new Found(kind, libraryOf(type).memberGroup(type, name));
      last = found;
    }
    return found.group;
  }

  /** The library that has a class: an object may be of a class that has been read anew. */
  private ClassLibrary libraryOf(LanguageClass type) {
    return type instanceof WrittenClass written ? written.home().library() : library;
  }

  /** The error that an object has no member of this name, with the nearest name that it has. */
  ScriptException noSuchMember(Object object) {
    LanguageClass type = Classes.of(object);
    Set<String> names = new TreeSet<>(libraryOf(type).memberNames(type));
    if (object instanceof LanguageClass self) {
      names.addAll(libraryOf(self).members(self).staticNames());
    } else if (Forms.isPosition(object)) {
      names.addAll(library.memberNames(StandardClasses.CANONICAL_SHORT_GAME));
    }
    return new ScriptException(
        "Not a method or member variable: `%s` (in object of class `%s`)"
            .formatted(name, type.qualifiedName()),
        Suggestions.sentence(name, names));
  }

  /** The class of a game, or another one with the same member. */
  private LanguageClass kind(ShortGame game) {
    return uptimalsHaveMore || game instanceof NumberUpStar
        ? Classes.of(game)
        : StandardClasses.CANONICAL_SHORT_GAME;
  }
}
