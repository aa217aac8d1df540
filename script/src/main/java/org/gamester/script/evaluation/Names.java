package org.gamester.script.evaluation;

import java.util.List;
import java.util.Map;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.Expression.ClassReference;
import org.gamester.script.syntax.Expression.Member;
import org.gamester.script.syntax.Expression.Name;
import org.gamester.script.syntax.Expression.Suffix;
import org.gamester.script.syntax.Expression.TypeTest;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** What names mean: classes first, then local variables, the worksheet's, and constants. */
final class Names {

  private final Map<String, Object> worksheet;

  Names(Map<String, Object> worksheet) {
    this.worksheet = worksheet;
  }

  Object value(Name expression, Scope scope) {
    String name = expression.name();
    LanguageClass type = Classes.visible(name);
    if (type != null) {
      return instanceOrClass(type);
    }
    Variable variable = scope.find(name);
    if (variable != null) {
      return variable.value();
    }
    Object value = worksheet.get(name);
    if (value == null) {
      value = Constants.find(name);
    }
    if (value == null) {
      throw new ScriptException(
          "That variable is not defined: `" + name + "`", expression.position());
    }
    return value;
  }

  /** The one object of a singleton class, otherwise the class itself. */
  private static Object instanceOrClass(LanguageClass type) {
    return type == Classes.NOTHING ? Nothing.NOTHING : type == Classes.ZERO ? ShortGame.ZERO : type;
  }

  /** A value, and how many suffixes of a selection it took to name it. */
  record Qualified(Object value, int length) {}

  /**
   * What {@code package.Name} at the start of a selection means, or null if it is no such thing.
   */
  @Nullable Qualified qualified(Name first, List<Suffix> suffixes) {
    String packageName = first.name();
    if (!Classes.isPackage(packageName)) {
      return null;
    }
    for (int i = 0; i < suffixes.size() && suffixes.get(i) instanceof Member member; i++) {
      String longer = packageName + "." + member.name();
      LanguageClass type = Classes.find(longer);
      if (type != null) {
        return new Qualified(instanceOrClass(type), i + 1);
      }
      if (!Classes.isPackage(longer)) {
        Object constant = Constants.find(packageName, member.name());
        return constant == null ? null : new Qualified(constant, i + 1);
      }
      packageName = longer;
    }
    return null;
  }

  LanguageClass type(TypeTest test) {
    LanguageClass type = Classes.find(test.typeName());
    if (type == null) {
      throw new ScriptException(
          "That variable is not defined: `" + test.typeName() + "`", test.position());
    }
    return type;
  }

  Object reference(ClassReference reference) {
    LanguageClass type = Classes.find(reference.qualifiedName());
    if (type == null) {
      throw new ScriptException(
          "There is no class `" + reference.qualifiedName() + "`.", reference.position());
    }
    return type;
  }
}
