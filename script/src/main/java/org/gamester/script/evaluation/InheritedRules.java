package org.gamester.script.evaluation;

import java.util.Optional;
import org.gamester.script.classes.Arguments;
import org.gamester.script.classes.Callable;
import org.gamester.script.classes.Classified;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.games.CoordinateRules;
import org.gamester.script.games.HeapRules;
import org.gamester.script.objects.ScriptException;

/**
 * What a written ruleset of heaps, or of pairs of numbers, inherits: the rules of Java whose
 * options its method lists.
 */
final class InheritedRules {

  private InheritedRules() {}

  static Optional<Object> of(Instance ruleset) {
    WrittenClass type = ruleset.type();
    Evaluation evaluation = type.home().evaluation();
    String name = type.qualifiedName();
    if (type.isSubclassOf(RulesetClasses.HEAP_RULESET)) {
      return Optional.of(
          HeapRules.written(
              name,
              new Options(ruleset, "HeapOptions"),
              ruleset,
              type.written("HeapOptions"),
              variable -> constant(ruleset, variable),
              evaluation));
    }
    if (type.isSubclassOf(RulesetClasses.COORDINATE_RULESET)) {
      return Optional.of(
          CoordinateRules.written(
              name, new Options(ruleset, "CoordinateOptions"), ruleset, evaluation));
    }
    return Optional.empty();
  }

  /** The value of a variable of a ruleset; empty if the name means something else, or changes. */
  private static Optional<Object> constant(Instance ruleset, String name) {
    WrittenClass type = ruleset.type();
    return type.isMutable() || type.nested(name) != null || type.slot(name) < 0
        ? Optional.empty()
        : Optional.of(ruleset.field(name));
  }

  /** A method of an object as a function. */
  private record Options(Instance ruleset, String method) implements Callable, Classified {

    @Override
    public Object call(Arguments arguments, Context context) {
      if (!ruleset.type().writes(method)) {
        throw new ScriptException(
            "Class `"
                + ruleset.type().qualifiedName()
                + "` must implement the method `"
                + method
                + (method.equals("HeapOptions") ? "(n)`" : "(coord)`"));
      }
      return ruleset
          .type()
          .home()
          .evaluation()
          .callMember(
              ruleset, new MemberLookup(method, ruleset.type().home().library()), arguments);
    }

    @Override
    public int parameterCount() {
      return 1;
    }

    @Override
    public LanguageClass languageClass() {
      return StandardClasses.FUNCTION;
    }
  }
}
