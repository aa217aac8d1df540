package org.gamester.script.syntax;

import java.util.List;
import java.util.Set;
import org.gamester.script.syntax.Expression.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * A class as it is written.
 *
 * @param modifiers those before {@code class} or {@code enum}
 * @param parameters the parameters of the constructor; null if it is written without brackets
 * @param parents the names after {@code extends}
 * @param elements the elements of an enumeration, in order; empty for a class
 * @param isEnumeration whether it is an {@code enum}
 * @param items what the class declares, in order
 * @param position its name
 */
public record ClassDeclaration(
    Set<Modifier> modifiers,
    String name,
    @Nullable List<Parameter> parameters,
    List<TypeName> parents,
    List<TypeName> elements,
    boolean isEnumeration,
    List<Item> items,
    SourcePlace position) {

  /** A word before a declaration. */
  public enum Modifier {
    OVERRIDE,
    MUTABLE,
    STATIC,
    EXTERNAL,
    PRIVATE,
    SINGLETON,
    SYSTEM
  }

  /** The name of a class, or of an element of an enumeration. */
  public record TypeName(String name, SourcePlace position) {}

  public boolean is(Modifier modifier) {
    return modifiers.contains(modifier);
  }

  /** One thing that a class declares. */
  public sealed interface Item {
    SourcePlace position();
  }

  /** A class in the class. */
  public record Nested(ClassDeclaration declaration) implements Item {
    @Override
    public SourcePlace position() {
      return declaration.position();
    }
  }

  /**
   * A method, or a member that is evaluated by naming it.
   *
   * @param name the name; {@code op+} and the like for an operator
   * @param parameters null for a member that is evaluated by naming it
   * @param body null if it is not written in the language
   */
  public record Method(
      Set<Modifier> modifiers,
      String name,
      @Nullable List<Parameter> parameters,
      @Nullable Expression body,
      SourcePlace position)
      implements Item {

    public boolean is(Modifier modifier) {
      return modifiers.contains(modifier);
    }
  }

  /** A variable of each object or, if static, of the class. */
  public record Field(
      Set<Modifier> modifiers, String name, @Nullable Expression value, SourcePlace position)
      implements Item {

    public boolean is(Modifier modifier) {
      return modifiers.contains(modifier);
    }
  }

  /** A statement that is run once for the class or, if not static, for each object. */
  public record Initializer(boolean isStatic, Expression statement) implements Item {
    @Override
    public SourcePlace position() {
      return statement.position();
    }
  }
}
