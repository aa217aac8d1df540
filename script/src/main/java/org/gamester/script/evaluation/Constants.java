package org.gamester.script.evaluation;

import java.util.List;
import org.gamester.script.classes.BuiltInFunction;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.Parameter;
import org.gamester.script.classes.Signature;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.forms.LoopyGame;
import org.gamester.script.games.RulesetNames;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.Side;
import org.gamester.script.syntax.Expression.Member;
import org.gamester.script.syntax.Expression.Name;
import org.gamester.script.syntax.Expression.Suffix;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.loopy.Stopper;
import org.gamester.values.surreals.Rational;
import org.gamester.values.surreals.SurrealNumber;
import org.jspecify.annotations.Nullable;

/** The constants of the packages {@code cgsuite.lang}, {@code cgsuite.util} and {@code game}. */
final class Constants {

  private static final List<String> NAMES =
      List.of(
          "Left", "Right", "Onside", "Offside", "inf", "omega", "Tiny", "Miny", "Max", "Min", "Sum",
          "Mex", "P", "N", "L", "R", "on", "off", "over", "under", "upon", "dud");

  /** The name of the class of positions in that of a ruleset. */
  static final String POSITION = "Position";

  private Constants() {}

  /** The names of all constants that have a value. */
  static List<String> names() {
    return NAMES;
  }

  /** The one object of a singleton class, otherwise the class itself. */
  static Object instanceOrClass(LanguageClass type) {
    return type == StandardClasses.NOTHING
        ? Nothing.NOTHING
        : type == StandardClasses.ZERO ? ShortGame.ZERO : type;
  }

  /** The full name of a ruleset, which is made when it is evaluated. */
  record NamedRuleset(String qualifiedName) {}

  /** A value, and how many suffixes of a selection it took to name it. */
  record Qualified(Object value, int length) {}

  /**
   * What {@code package.Name} at the start of a selection means, or null if it is not such a name.
   */
  static @Nullable Qualified qualified(Name first, List<Suffix> suffixes, ClassLibrary library) {
    String packageName = first.name();
    if (!library.isPackage(packageName)) {
      return null;
    }
    for (int i = 0; i < suffixes.size() && suffixes.get(i) instanceof Member member; i++) {
      String longer = packageName + "." + member.name();
      LanguageClass positions =
          positionClass(longer, suffixes.subList(i + 1, suffixes.size()), library);
      if (positions != null) {
        return new Qualified(positions, i + 2);
      }
      if (packageName.startsWith("game.") && RulesetNames.has(longer)) {
        return new Qualified(new NamedRuleset(longer), i + 1);
      }
      LanguageClass type = library.find(longer);
      if (type != null) {
        return new Qualified(instanceOrClass(type), i + 1);
      }
      if (!library.isPackage(longer)) {
        Object constant = find(packageName, member.name());
        return constant == null ? null : new Qualified(constant, i + 1);
      }
      packageName = longer;
    }
    return null;
  }

  /** The class of the positions of a built-in ruleset, if the next name asks for it. */
  private static @Nullable LanguageClass positionClass(
      String ruleset, List<Suffix> behind, ClassLibrary library) {
    return !behind.isEmpty()
            && behind.getFirst() instanceof Member member
            && member.name().equals(POSITION)
            && library.find(ruleset) != null
            && !(library.find(ruleset) instanceof WrittenClass)
        ? library.find(ruleset + "." + POSITION)
        : null;
  }

  /** The constant of this name, or null. */
  static @Nullable Object find(String name) {
    return switch (name) {
      case "Left" -> Player.LEFT;
      case "Right" -> Player.RIGHT;
      case "Onside" -> Side.ONSIDE;
      case "Offside" -> Side.OFFSIDE;
      case "inf" -> Rational.INFINITY;
      case "omega" -> SurrealNumber.omega();
      case "Tiny", "Miny" -> memberCall(name, "g");
      case "Max", "Min", "Sum", "Mex" -> memberCall(name, "c");
      case "P", "N", "L", "R", "D", "PHat", "PCheck", "NHat", "NCheck" -> Outcome.valueOf(name);
      case "on" -> LoopyGame.of(Stopper.ON);
      case "off" -> LoopyGame.of(Stopper.OFF);
      case "over" -> LoopyGame.of(Stopper.OVER);
      case "under" -> LoopyGame.of(Stopper.UNDER);
      case "upon" -> LoopyGame.of(Stopper.UPON);
      case "dud" -> LoopyGame.of(LoopyValue.of(Stopper.ON, Stopper.OFF));
      default -> null;
    };
  }

  /** The constant of this name in a package, or null. */
  static @Nullable Object find(String packageName, String name) {
    String home =
        switch (name) {
          case "Max", "Min", "Sum", "Mex" -> "cgsuite.util";
          default -> "game";
        };
    return packageName.equals(home) ? find(name) : null;
  }

  /** A function that asks its argument for the member of the same name. */
  private static Object memberCall(String name, String parameter) {
    return new BuiltInFunction(
        name,
        new Signature(List.of(Parameter.required(parameter, StandardClasses.OBJECT))),
        (arguments, context) -> context.member(arguments[0], name));
  }
}
