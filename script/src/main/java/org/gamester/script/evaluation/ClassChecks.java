package org.gamester.script.evaluation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.Member;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.classes.Signature;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.ClassDeclaration;
import org.gamester.script.syntax.ClassDeclaration.Field;
import org.gamester.script.syntax.ClassDeclaration.Item;
import org.gamester.script.syntax.ClassDeclaration.Method;
import org.gamester.script.syntax.ClassDeclaration.Modifier;
import org.gamester.script.syntax.ClassDeclaration.Nested;
import org.gamester.script.syntax.Expression.Parameter;
import org.gamester.script.syntax.SourcePlace;
import org.jspecify.annotations.Nullable;

/** What must hold of a written class before any of its code runs. */
final class ClassChecks {

  private final WrittenClass type;
  private final ClassDeclaration declaration;
  private final ClassLibrary library;

  private ClassChecks(WrittenClass type) {
    this.type = type;
    this.declaration = type.declaration();
    this.library = type.home().library();
  }

  /**
   * Checks a class.
   *
   * @throws ScriptException for the first thing that is wrong
   */
  static void check(WrittenClass type) {
    ClassChecks checks = new ClassChecks(type);
    checks.checkHead();
    checks.checkNames();
    for (Item item : type.declaration().items()) {
      if (item instanceof Field field) {
        checks.checkField(field);
      } else if (item instanceof Method method) {
        checks.checkMethod(method);
      }
    }
    checks.checkDiamonds();
  }

  private String name() {
    return type.qualifiedName();
  }

  private void checkHead() {
    SourcePlace place = declaration.position();
    if (type.isSingleton() && declaration.parameters() != null) {
      throw wrong(
          place,
          "Class `%s` must not have a constructor if declared `singleton`".formatted(name()));
    }
    if (declaration.name().equals("constants") && !type.isSingleton()) {
      throw wrong(place, "Constants class `%s` must be declared `singleton`".formatted(name()));
    }
    WrittenClass outer = type.enclosing();
    if (outer != null && outer.isMutable() && !type.isMutable()) {
      throw wrong(
          place,
          "Nested class `%s` of mutable class `%s` is not declared `mutable`"
              .formatted(declaration.name(), outer.qualifiedName()));
    }
    for (LanguageClass parent : type.ancestors()) {
      if (parent == type) {
        continue;
      }
      if (parent instanceof WrittenClass written) {
        if (written.isSingleton()) {
          throw wrong(
              place,
              "Class `%s` may not extend singleton class `%s`"
                  .formatted(name(), written.qualifiedName()));
        }
        if (written.isMutable() && !type.isMutable()) {
          throw wrong(
              place,
              "Subclass `%s` of mutable class `%s` is not declared `mutable`"
                  .formatted(name(), written.qualifiedName()));
        }
      } else if (!isOpen(parent)) {
        throw wrong(
            place,
            "Class `%s` may not extend `%s`: its objects are not made of variables."
                .formatted(name(), parent.qualifiedName()));
      }
    }
    for (Parameter parameter : type.parameters()) {
      String typeName = parameter.typeName();
      if (typeName != null) {
        type.requireClass(typeName, "parameter declaration", parameter.position());
      }
    }
  }

  /** Whether a class of Java may be extended: its members need nothing of its objects. */
  private boolean isOpen(LanguageClass parent) {
    return parent == StandardClasses.OBJECT
        || parent == StandardClasses.GAME
        || parent == StandardClasses.IMPARTIAL_GAME
        || parent == StandardClasses.RULESET
        || (parent == StandardClasses.ENUM && declaration.isEnumeration())
        || RulesetClasses.isOpen(parent);
  }

  private void checkNames() {
    Map<String, String> seen = new HashMap<>();
    for (Parameter parameter : type.parameters()) {
      if (seen.put(parameter.name(), "var") != null) {
        throw wrong(parameter.position(), "Duplicate var: `%s`".formatted(parameter.name()));
      }
    }
    for (Item item : declaration.items()) {
      String name =
          switch (item) {
            case Field field -> field.name();
            case Nested nested -> nested.declaration().name();
            case Method method -> method.name();
            default -> "";
          };
      String kind = item instanceof Field ? "var" : item instanceof Method ? "def" : "class";
      if (name.isEmpty()) {
        continue;
      }
      String before = seen.put(name, kind);
      if (before != null && before.equals("var") && kind.equals("var")) {
        throw wrong(
            item.position(),
            "Variable `%s` is declared twice in class `%s`".formatted(name, name()));
      }
      if (before != null && !(before.equals("def") && kind.equals("def"))) {
        throw wrong(item.position(), "Duplicate symbol `%s` in class `%s`".formatted(name, name()));
      }
    }
  }

  private void checkField(Field field) {
    if (field.is(Modifier.MUTABLE) && !type.isMutable() && !field.is(Modifier.STATIC)) {
      throw wrong(
          field.position(),
          "Class `%s` is immutable, but variable `%s` is declared `mutable`"
              .formatted(name(), field.name()));
    }
    if (field.value() == null && !field.is(Modifier.MUTABLE)) {
      throw wrong(
          field.position(),
          "Immutable variable `%s` must be assigned a value (or else declared `mutable`)"
              .formatted(field.name()));
    }
    for (LanguageClass ancestor : type.ancestors()) {
      if (ancestor == type || library.members(ancestor).instanceMembers(field.name()).isEmpty()) {
        continue;
      }
      boolean isVariable =
          ancestor instanceof WrittenClass written && written.slot(field.name()) >= 0;
      throw wrong(
          field.position(),
          ((isVariable ? "Variable" : "Symbol")
                  + " `%s` in class `%s` shadows definition in class"
                  + " `%s`")
              .formatted(field.name(), name(), ancestor.qualifiedName()));
    }
  }

  private void checkMethod(Method method) {
    if (method.is(Modifier.EXTERNAL) && !declaration.is(Modifier.SYSTEM)) {
      throw wrong(
          method.position(),
          "Method is declared `external`, but class `%s` is not declared `system`"
              .formatted(name()));
    }
    if (method.body() == null && !method.is(Modifier.EXTERNAL)) {
      throw wrong(method.position(), "Method `%s.%s` has no body".formatted(name(), method.name()));
    }
    List<Member> own =
        method.is(Modifier.STATIC)
            ? List.of()
            : library.members(type).instanceMembers(method.name());
    int place = indexAmongMembers(method);
    if (method.is(Modifier.STATIC) || place >= own.size()) {
      return;
    }
    Signature signature = own.get(place).signature();
    for (int i = 0; i < place; i++) {
      if (sameTypes(own.get(i).signature(), signature)) {
        throw wrong(
            method.position(), "Method `%s` is declared twice".formatted(shown(method, signature)));
      }
    }
    LanguageClass overridden = overridden(method.name(), signature);
    if (overridden != null && !method.is(Modifier.OVERRIDE)) {
      throw wrong(
          method.position(),
          "Method `%s.%s` must be declared with `override`, since it overrides `%s.%s`"
              .formatted(name(), method.name(), overridden.qualifiedName(), method.name()));
    }
    if (overridden == null && method.is(Modifier.OVERRIDE)) {
      throw wrong(
          method.position(), "Method `%s.%s` overrides nothing".formatted(name(), method.name()));
    }
  }

  private int indexAmongMembers(Method method) {
    int index = 0;
    for (Item item : declaration.items()) {
      if (item == method) {
        break;
      }
      if (item instanceof Method other
          && other.name().equals(method.name())
          && !other.is(Modifier.STATIC)) {
        index++;
      }
    }
    return index;
  }

  private String shown(Method method, @Nullable Signature signature) {
    String name = name() + "." + method.name();
    return signature == null
        ? name
        : name
            + "("
            + signature.types().stream()
                .map(LanguageClass::qualifiedName)
                .collect(Collectors.joining(", "))
            + ")";
  }

  private static boolean sameTypes(@Nullable Signature a, @Nullable Signature b) {
    return a == null || b == null ? a == b : a.types().equals(b.types());
  }

  private @Nullable LanguageClass overridden(String method, @Nullable Signature signature) {
    for (LanguageClass ancestor : type.ancestors()) {
      if (ancestor != type) {
        for (Member member : library.members(ancestor).instanceMembers(method)) {
          if (sameTypes(member.signature(), signature)) {
            return ancestor;
          }
        }
      }
    }
    return null;
  }

  /** A method that two ancestors define, neither of which overrides the other, must be chosen. */
  private void checkDiamonds() {
    Map<String, List<Member>> byName = new LinkedHashMap<>();
    for (LanguageClass ancestor : type.ancestors()) {
      if (ancestor instanceof WrittenClass written && written != type) {
        for (Item item : written.declaration().items()) {
          if (item instanceof Method method && !method.is(Modifier.STATIC)) {
            byName.computeIfAbsent(method.name(), name -> new ArrayList<>());
          }
        }
      }
    }
    for (String method : byName.keySet()) {
      if (library.members(type).hasInstanceMember(method)) {
        continue;
      }
      List<Member> nearest = new ArrayList<>();
      for (LanguageClass ancestor : type.ancestors()) {
        for (Member member : library.members(ancestor).instanceMembers(method)) {
          boolean hidden = false;
          for (Member other : nearest) {
            hidden |=
                sameTypes(other.signature(), member.signature())
                    && other.owner().isSubclassOf(member.owner());
          }
          if (!hidden) {
            requireAlone(method, member, nearest);
            nearest.add(member);
          }
        }
      }
    }
  }

  private void requireAlone(String method, Member member, List<Member> nearest) {
    for (Member other : nearest) {
      if (sameTypes(other.signature(), member.signature()) && other.owner() != member.owner()) {
        throw wrong(
            declaration.position(),
            ("Method `%s` must be declared explicitly in class `%s`, because it is defined in"
                    + " multiple superclasses (`%s`, `%s`)")
                .formatted(
                    method, name(), other.owner().qualifiedName(), member.owner().qualifiedName()));
      }
    }
  }

  private static ScriptException wrong(SourcePlace position, String message) {
    return new ScriptException(message, position);
  }
}
