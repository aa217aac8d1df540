package org.gamester.script;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.script.classes.Classes;
import org.gamester.script.evaluation.Interpreter;
import org.gamester.script.evaluation.ScopeChecker;
import org.gamester.script.objects.Refusals;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.output.Style;
import org.gamester.script.output.ValueWriter;
import org.gamester.script.syntax.Parser;
import org.gamester.script.syntax.Program;
import org.gamester.script.syntax.Source;
import org.gamester.script.syntax.SyntaxException;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Watchdog;

/**
 * A worksheet: variables, and a way to evaluate inputs that use and set them.
 *
 * <p>Inputs of one worksheet are evaluated one after another; different worksheets may be used by
 * different threads at the same time. Evaluation runs on a thread of its own with a large stack;
 * interrupting the thread that waits for it ends it.
 */
public final class Worksheet {

  private final Map<String, Object> variables = new LinkedHashMap<>();
  private final ValueWriter writer;
  private final Limits limits;
  private final Parser.Dialect dialect;

  /** A worksheet that prints in the exact style and has no limits. */
  public Worksheet() {
    this(Style.EXACT, Limits.NONE);
  }

  /**
   * @param style how values are written
   * @param limits the most time and memory that one input may take
   */
  public Worksheet(Style style, Limits limits) {
    this(style, limits, Parser.Dialect.LANGUAGE);
  }

  /**
   * @param dialect whether inputs are the language or what the classic style prints
   */
  public Worksheet(Style style, Limits limits, Parser.Dialect dialect) {
    this.writer = ValueWriter.of(style);
    this.limits = limits;
    this.dialect = dialect;
  }

  /** Evaluates an input. Never throws for what the input contains. */
  public Result evaluate(String input) {
    return evaluate(Source.worksheet(input));
  }

  /** Evaluates a source of another name. */
  public synchronized Result evaluate(Source source) {
    List<String> output = Collections.synchronizedList(new ArrayList<>());
    try {
      return Watchdog.call(limits, () -> evaluateHere(source, output));
    } catch (Exception | StackOverflowError problem) {
      return failure(problem, List.copyOf(output));
    }
  }

  private Result evaluateHere(Source source, List<String> output) {
    Program program = Parser.parse(source, dialect);
    ScopeChecker.check(program);
    Object object = new Interpreter(variables, writer, output::add).run(program);
    String text = program.printed() ? writer.write(object) : "";
    return new Result.Value(
        object, Classes.of(object).qualifiedName(), text, program.printed(), List.copyOf(output));
  }

  private static Result failure(Throwable problem, List<String> output) {
    return switch (problem) {
      case SyntaxException e ->
          new Result.Failure(
              String.valueOf(e.getMessage()), e.detail(), List.of(e.position()), output, null);
      case ScriptException e -> new Result.Failure(e.getMessage(), "", e.positions(), output, null);
      case ComputationStopped e -> plain(Refusals.words(e), output);
      case StackOverflowError e -> plain(Interpreter.TOO_DEEP, output);
      default -> new Result.Failure("Internal error: " + problem, "", List.of(), output, problem);
    };
  }

  private static Result plain(String message, List<String> output) {
    return new Result.Failure(message, "", List.of(), output, null);
  }

  /** The text of an object in the style of this worksheet. */
  public synchronized String text(Object object) {
    return writer.write(object);
  }

  /** The names of the variables, in the order in which they were first set. */
  public synchronized Set<String> variableNames() {
    return Set.copyOf(variables.keySet());
  }
}
