package org.gamester.script.files;

import java.util.List;
import java.util.function.Supplier;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.rulesets.RulesetException;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.SourcePlace;

/** Errors of the language as faults of a ruleset, for those who know nothing of the language. */
final class Faults {

  private Faults() {}

  /**
   * What a computation answers; an error in it is a fault of the ruleset.
   *
   * @throws LoopyPositionException if play can return to a position, which is no fault
   */
  static <T> T checked(String ruleset, Supplier<T> computation) {
    try {
      return computation.get();
    } catch (ScriptException e) {
      throw e.getCause() instanceof LoopyPositionException loop ? loop : of(ruleset, e);
    }
  }

  static RulesetException of(String ruleset, ScriptException e) {
    StringBuilder text = new StringBuilder("the ruleset " + ruleset + " is faulty: ");
    text.append(e.getMessage());
    if (!e.detail().isEmpty()) {
      text.append('\n').append(e.detail());
    }
    List<SourcePlace> positions = e.positions();
    for (SourcePlace position : positions) {
      text.append("\n  at ").append(position.source().name());
      text.append(", line ").append(position.line());
      text.append(", column ").append(position.column() + 1).append(":\n");
      text.append(position.excerpt().indent(4).stripTrailing());
    }
    return new RulesetException(text.toString(), e);
  }

  /**
   * What is wrong with the file of a class, as of a file of a few lines: its place and the
   * complaint, and then the part of the line.
   */
  static String inFile(String className, ScriptException e) {
    String complaint = String.valueOf(e.getMessage());
    if (!e.detail().isEmpty()) {
      complaint = e.isOfGrammar() ? e.detail() : complaint + " " + e.detail();
    }
    if (e.positions().isEmpty()) {
      return "the file " + className + ".cgs: " + complaint;
    }
    SourcePlace position = e.positions().getFirst();
    return "the file %s, line %d, column %d: %s\n%s"
        .formatted(
            position.source().name(),
            position.line(),
            position.column() + 1,
            complaint,
            position.excerpt().indent(2).stripTrailing());
  }
}
