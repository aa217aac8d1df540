package org.gamester.script;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.RulesetException;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.Classes;
import org.gamester.script.evaluation.Evaluation;
import org.gamester.script.evaluation.ScopeChecker;
import org.gamester.script.evaluation.WorksheetVariables;
import org.gamester.script.evaluation.WorksheetVariables.Generation;
import org.gamester.script.files.ClassFolder.Loaded;
import org.gamester.script.forms.Rulesets;
import org.gamester.script.members.StandardLibrary;
import org.gamester.script.objects.Refusals;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.output.Style;
import org.gamester.script.output.ValueWriter;
import org.gamester.script.syntax.Parser;
import org.gamester.script.syntax.Program;
import org.gamester.script.syntax.Source;
import org.gamester.script.syntax.SyntaxException;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Limits;
import org.gamester.values.Watchdog;
import org.jspecify.annotations.Nullable;

/**
 * A worksheet: variables, and a way to evaluate inputs that use and set them.
 *
 * <p>Inputs of one worksheet are evaluated one after another; different worksheets may be used by
 * different threads at the same time. Evaluation runs on a thread of its own with a large stack;
 * interrupting the thread that waits for it ends it.
 */
public final class Worksheet {

  /** How many components of positions all worksheets remember that bring no evaluator. */
  private static final long REMEMBERED = 1 << 22;

  /** Shared by all worksheets that bring none: safe between threads, and bounded. */
  private static final Evaluator EVALUATOR = new Evaluator(REMEMBERED, false, progress -> {});

  private final WorksheetVariables variables = new WorksheetVariables();
  private final ClassLibrary ownLibrary;
  private final ValueWriter writer;
  private final Limits limits;
  private final Parser.Dialect dialect;
  private final Rulesets ownRulesets;
  private final @Nullable UserRulesets userRulesets;

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
    this(style, limits, dialect, new Rulesets(Catalogue.standard(), EVALUATOR));
  }

  /**
   * @param catalogue the rulesets of positions
   */
  public Worksheet(Style style, Limits limits, Catalogue catalogue) {
    this(style, limits, catalogue, EVALUATOR);
  }

  /**
   * @param catalogue the rulesets of positions
   * @param evaluator evaluates them, and remembers their values
   */
  public Worksheet(Style style, Limits limits, Catalogue catalogue, Evaluator evaluator) {
    this(style, limits, Parser.Dialect.LANGUAGE, new Rulesets(catalogue, evaluator));
  }

  /**
   * A worksheet that knows the classes and rulesets of users; a file that has changed is seen by
   * the next evaluation.
   *
   * @param evaluator evaluates positions, and remembers their values
   */
  public Worksheet(Style style, Limits limits, UserRulesets userRulesets, Evaluator evaluator) {
    this(
        style,
        limits,
        Parser.Dialect.LANGUAGE,
        new Rulesets(Catalogue.standard(), evaluator),
        userRulesets);
  }

  private Worksheet(Style style, Limits limits, Parser.Dialect dialect, Rulesets rulesets) {
    this(style, limits, dialect, rulesets, null);
  }

  private Worksheet(
      Style style,
      Limits limits,
      Parser.Dialect dialect,
      Rulesets rulesets,
      @Nullable UserRulesets userRulesets) {
    this.userRulesets = userRulesets;
    this.ownLibrary = StandardLibrary.forWorksheet();
    this.writer = ValueWriter.of(style);
    this.limits = limits;
    this.dialect = dialect;
    this.ownRulesets = rulesets;
  }

  /** Evaluates an input. Never throws for what the input contains. */
  public Result evaluate(String input) {
    return evaluate(Source.worksheet(input));
  }

  /**
   * Evaluates a source of another name. What an evaluation has assigned before an error stays; what
   * one has assigned that was stopped is undone.
   */
  public synchronized Result evaluate(Source source) {
    List<String> output = Collections.synchronizedList(new ArrayList<>());
    Generation generation = variables.begin();
    try {
      Result result = Watchdog.call(limits, () -> evaluateHere(source, generation, output));
      generation.close();
      return result;
    } catch (ComputationStopped stopped) {
      generation.undo();
      return plain(Refusals.words(stopped), copy(output));
    } catch (Exception | StackOverflowError problem) {
      generation.close();
      return failure(problem, copy(output));
    }
  }

  private static List<String> copy(List<String> output) {
    synchronized (output) {
      return List.copyOf(output);
    }
  }

  private Result evaluateHere(Source source, Generation generation, List<String> output) {
    UserRulesets users = userRulesets;
    Loaded classes = users == null ? new Loaded(ownLibrary, ownRulesets) : users.current();
    ClassLibrary library = classes.library();
    Rulesets rulesets = new Rulesets(classes.rulesets().catalogue(), ownRulesets.evaluator());
    Program program = Parser.parse(source, dialect, rulesets.catalogue());
    ScopeChecker.check(program);
    Object object = new Evaluation(generation, writer, output::add, library, rulesets).run(program);
    String text = program.printed() ? writer.write(object) : "";
    return new Result.Value(
        object, Classes.of(object).qualifiedName(), text, program.printed(), List.copyOf(output));
  }

  private static Result failure(Throwable problem, List<String> output) {
    return switch (problem) {
      case SyntaxException e ->
          new Result.Failure(
              String.valueOf(e.getMessage()), e.detail(), List.of(e.position()), output, null);
      case ScriptException e ->
          new Result.Failure(e.getMessage(), e.detail(), e.positions(), output, null);
      case RulesetException e when e.getCause() instanceof ScriptException script ->
          failure(script, output);
      case RulesetException e -> plain(String.valueOf(e.getMessage()), output);
      case ArithmeticException e -> plain(Refusals.words(e), output);
      case ConventionException e -> plain(Refusals.words(e), output);
      case GameTooLargeException e -> plain(Refusals.words(e), output);
      case UncheckedIOException e -> plain(String.valueOf(e.getMessage()), output);
      case IllegalArgumentException e when isNameClash(e) ->
          plain(String.valueOf(e.getMessage()), output);
      case StackOverflowError e -> plain(Evaluation.TOO_DEEP, output);
      default -> new Result.Failure("Internal error: " + problem, "", List.of(), output, problem);
    };
  }

  /** Whether two rulesets have one name. */
  private static boolean isNameClash(IllegalArgumentException problem) {
    return String.valueOf(problem.getMessage()).startsWith("two rulesets have the name ");
  }

  private static Result plain(String message, List<String> output) {
    return new Result.Failure(message, "", List.of(), output, null);
  }

  /** The text of an object in the style of this worksheet. */
  public synchronized String text(Object object) {
    return writer.write(object);
  }

  /** The names of the variables, in the order in which they were first met. */
  public synchronized List<String> variableNames() {
    return variables.names();
  }
}
