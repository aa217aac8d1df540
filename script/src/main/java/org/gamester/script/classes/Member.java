package org.gamester.script.classes;

import org.jspecify.annotations.Nullable;

/**
 * A member of a class.
 *
 * @param signature its parameters; null for a member that is evaluated by naming it
 */
public record Member(
    LanguageClass owner, String name, @Nullable Signature signature, Kind kind, Body body) {

  /** How a member came about. */
  public enum Kind {
    /** In Java. */
    BUILT_IN,
    /** In the language: Nothing is taken for an object of any class. */
    WRITTEN,
    /** The constructor of a class that is written in the language. */
    CONSTRUCTOR
  }

  /** What a member does. */
  public interface Body {
    /**
     * The value of the member, or what the method answers.
     *
     * @param self the object; of a static member, its class
     * @param arguments in the order of the parameters
     */
    Object evaluate(Object self, Object[] arguments, Context context);
  }

  String where() {
    if (kind == Kind.CONSTRUCTOR) {
      String type =
          name.equals("Eval") ? owner.qualifiedName() : owner.qualifiedName() + "." + name;
      return "in call to `" + type + "` constructor";
    }
    return "in call to `" + owner.qualifiedName() + "." + name + "`";
  }
}
