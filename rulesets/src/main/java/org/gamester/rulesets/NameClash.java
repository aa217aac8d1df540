package org.gamester.rulesets;

import java.security.CodeSource;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Two rulesets, or two classes of the language, claim the same name. The words about it say where
 * each is declared, and how the name of one of them is changed.
 */
public final class NameClash {

  private NameClash() {}

  /**
   * Where a user has declared a ruleset.
   *
   * @param place a file, with line and column
   * @param remedy how its name is changed, as in "rename the class"
   */
  public record Declaration(String place, String remedy) {}

  /**
   * About two declarations of a name.
   *
   * @param what in the plural: "rulesets" or "classes"
   */
  public static String words(String what, String name, Declaration first, Declaration second) {
    String remedy =
        first.remedy().equals(second.remedy())
            ? first.remedy() + " in one of them"
            : "%s in the first, or %s in the second".formatted(first.remedy(), second.remedy());
    return message(what, name, first.place(), second.place()) + "; " + remedy;
  }

  private static String message(String what, String name, String first, String second) {
    return "two %s have the name %s: %s, and %s".formatted(what, name, first, second);
  }

  /**
   * About two rulesets.
   *
   * @param name as the second spells it
   * @param files the declaration of a ruleset; null for one that is in no file
   */
  static String words(
      String name,
      CatalogueEntry one,
      CatalogueEntry other,
      Function<Ruleset, @Nullable Declaration> files) {
    Declaration ofOne = declaration(one.ruleset(), files);
    Declaration ofOther = declaration(other.ruleset(), files);
    if (ofOne != null && ofOther != null) {
      return words("rulesets", name, ofOne, ofOther);
    }
    if (ofOne != null) {
      return message("rulesets", name, ofOne.place(), builtIn(name, other)) + "; " + ofOne.remedy();
    }
    return ofOther != null
        ? words(name, other, one, files)
        : message("rulesets", name, builtIn(name, one), builtIn(name, other));
  }

  /** Null for a ruleset of Gamester. */
  private static @Nullable Declaration declaration(
      Ruleset ruleset, Function<Ruleset, @Nullable Declaration> files) {
    Declaration inFile = files.apply(ruleset);
    if (inFile != null || !RulesetGuard.isForeign(ruleset.getClass())) {
      return inFile;
    }
    Class<?> type = ruleset.getClass();
    CodeSource source = type.getProtectionDomain().getCodeSource();
    String jar = source == null ? "" : " in " + source.getLocation().getPath();
    return new Declaration("the class " + type.getName() + jar, "change the name in the class");
  }

  private static String builtIn(String name, CatalogueEntry entry) {
    String what = entry.isNamedGame() ? "the built-in game " : "the built-in ruleset ";
    boolean isAlias = !SpelledNames.key(name).equals(SpelledNames.key(entry.name()));
    return what + entry.name() + (isAlias ? ", of which it is another name" : "");
  }
}
