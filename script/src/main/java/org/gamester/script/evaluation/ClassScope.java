package org.gamester.script.evaluation;

import java.util.Set;
import java.util.TreeSet;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.syntax.ClassDeclaration.Field;
import org.gamester.script.syntax.ClassDeclaration.Item;
import org.gamester.script.syntax.ClassDeclaration.Method;
import org.gamester.script.syntax.ClassDeclaration.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Where code stands in a class, and what names mean there.
 *
 * @param isStatic whether the code belongs to the class itself, so that there is no object
 * @param isInitializer whether it gives variables their first values
 */
record ClassScope(WrittenClass type, boolean isStatic, boolean isInitializer) {

  /** What a name means. */
  sealed interface Meaning {}

  /** A class in the class that many levels outside. */
  record NestedClass(int level, WrittenClass type) implements Meaning {}

  /** A variable of the object that many levels outside. */
  record ObjectVariable(int level, boolean isAssignable) implements Meaning {}

  /** Another member of the object that many levels outside. */
  record ObjectMember(int level) implements Meaning {}

  /** A variable of a class itself. */
  record ClassVariable(WrittenClass owner, boolean isAssignable) implements Meaning {}

  /** A method of a class itself. */
  record ClassMember(WrittenClass owner) implements Meaning {}

  /** The class in a class that a name means; null if it means none. */
  @Nullable NestedClass nestedClass(String name) {
    int level = 0;
    for (WrittenClass outer = type; outer != null; outer = outer.enclosing()) {
      WrittenClass found = outer.nested(name);
      if (found != null) {
        return new NestedClass(level, found);
      }
      level++;
    }
    return null;
  }

  /** The member that a name means; null if it means none. */
  @Nullable Meaning member(String name) {
    ClassLibrary library = type.home().library();
    int level = 0;
    boolean hasObject = !isStatic;
    for (WrittenClass outer = type; outer != null; outer = outer.enclosing()) {
      if (hasObject && outer.slot(name) >= 0) {
        boolean assignable = (isInitializer && level == 0) || isMutable(outer, name);
        return new ObjectVariable(level, assignable);
      }
      Meaning ofClass = ofClass(outer, name);
      if (ofClass != null) {
        return ofClass;
      }
      if (hasObject && library.memberGroup(outer, name) != null) {
        return new ObjectMember(level);
      }
      level++;
    }
    return null;
  }

  private static boolean isMutable(WrittenClass outer, String name) {
    for (WrittenClass owner : outer.lineage()) {
      for (Item item : owner.declaration().items()) {
        if (item instanceof Field field
            && field.name().equals(name)
            && field.is(Modifier.MUTABLE)) {
          return true;
        }
      }
    }
    return false;
  }

  private @Nullable Meaning ofClass(WrittenClass outer, String name) {
    for (WrittenClass owner : outer.lineage().reversed()) {
      for (Item item : owner.declaration().items()) {
        if (item instanceof Field field && field.is(Modifier.STATIC) && field.name().equals(name)) {
          boolean first = isStatic && isInitializer && owner == type;
          return new ClassVariable(owner, first || field.is(Modifier.MUTABLE));
        }
        if (item instanceof Method method
            && method.is(Modifier.STATIC)
            && method.name().equals(name)) {
          return new ClassMember(owner);
        }
      }
      if (owner.declaration().elements().stream().anyMatch(e -> e.name().equals(name))) {
        return new ClassVariable(owner, false);
      }
    }
    return null;
  }

  /** The names of all members, which local variables must not take. */
  Set<String> memberNames() {
    Set<String> names = new TreeSet<>();
    ClassLibrary library = type.home().library();
    for (WrittenClass outer = type; outer != null; outer = outer.enclosing()) {
      names.addAll(library.memberNames(outer));
      names.addAll(library.members(outer).staticNames());
    }
    return names;
  }
}
