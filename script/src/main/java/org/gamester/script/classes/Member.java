package org.gamester.script.classes;

import org.jspecify.annotations.Nullable;

/**
 * A member of a class.
 *
 * @param signature its parameters; null for a member that is evaluated by naming it
 */
public record Member(LanguageClass owner, String name, @Nullable Signature signature, Body body) {

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
    return "in call to `" + owner.qualifiedName() + "." + name + "`";
  }
}
