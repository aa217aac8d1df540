package org.gamester.script;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
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
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.Refusals;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.output.Style;
import org.gamester.script.output.ValueWriter;
import org.gamester.script.syntax.Parser;
import org.gamester.script.syntax.Program;
import org.gamester.script.syntax.Script;
import org.gamester.script.syntax.Source;
import org.gamester.script.syntax.SyntaxException;
import org.gamester.script.syntax.UserNames;
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
  private final Set<String> hiding = ConcurrentHashMap.newKeySet();
  private final ClassLibrary ownLibrary;
  private final Style style;
  private final ValueWriter writer;
  private volatile Limits limits;
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
    this.style = style;
    this.writer = ValueWriter.of(style);
    this.limits = limits;
    this.dialect =
        style == Style.CLASSIC && dialect == Parser.Dialect.LANGUAGE
            ? Parser.Dialect.CLASSIC
            : dialect;
    this.ownRulesets = rulesets;
  }

  /** The most time and memory that one input may take. */
  public Limits limits() {
    return limits;
  }

  /** Changes the most time and memory that the next inputs may take. */
  public void setLimits(Limits changed) {
    limits = changed;
  }

  /** Evaluates an input. Never throws for what the input contains. */
  public Result evaluate(String input) {
    return evaluate(Source.worksheet(input));
  }

  /**
   * Evaluates a source of another name. What an evaluation has assigned before an error stays, and
   * so does what it has assigned before it was stopped.
   */
  public Result evaluate(Source source) {
    return evaluate(source, false);
  }

  /**
   * Evaluates a source as {@link #evaluate(Source)} does; but of a sum of games the summands stay
   * apart, also those that are values, so that there are moves in each.
   */
  public Result evaluateApart(Source source) {
    return evaluate(source, true);
  }

  private synchronized Result evaluate(Source source, boolean apart) {
    PrintedLines output = new PrintedLines();
    Result result = evaluate(source, apart, output::add);
    return result.withOutput(output.end());
  }

  /** What an evaluation prints. It is not copied in the end, as it may take most of the memory. */
  private static final class PrintedLines {
    private final List<String> lines = new ArrayList<>();
    private boolean hasEnded;

    synchronized void add(String line) {
      if (!hasEnded) {
        lines.add(line);
      }
    }

    /** The lines, to which none is added any more. */
    synchronized List<String> end() {
      hasEnded = true;
      return Collections.unmodifiableList(lines);
    }
  }

  /**
   * The same, except that what is printed goes to a printer as it comes and is not in the result.
   *
   * @param printer called on the thread of the evaluation; not called any more once the evaluation
   *     has been given up
   */
  public Result evaluate(Source source, Consumer<String> printer) {
    return evaluate(source, false, printer);
  }

  private synchronized Result evaluate(Source source, boolean apart, Consumer<String> printer) {
    return guarded(
        (generation, warnings, ended) ->
            evaluateHere(source, apart, generation, warnings, unless(ended, printer)));
  }

  /**
   * Evaluates the statements of a file one after another, up to the first error or a {@code
   * return}. A syntax error anywhere is found before anything is evaluated.
   *
   * @param printer as above
   * @param values takes the value of each statement, likewise
   * @return an error, or the value of the last statement that was evaluated, without its text
   */
  public synchronized Result run(
      Source source, Consumer<String> printer, Consumer<StatementValue> values) {
    return guarded(
        (generation, warnings, ended) ->
            runHere(source, generation, warnings, unless(ended, printer), unless(ended, values)));
  }

  /**
   * What an evaluation does, with the changes and warnings that it makes, until it is said to have
   * ended.
   */
  private interface Body {
    Result evaluate(Generation generation, Consumer<String> warnings, AtomicBoolean ended);
  }

  private static <T> Consumer<T> unless(AtomicBoolean ended, Consumer<T> consumer) {
    return object -> {
      if (!ended.get()) {
        consumer.accept(object);
      }
    };
  }

  private Result guarded(Body body) {
    Generation generation = variables.begin();
    List<String> warnings = Collections.synchronizedList(new ArrayList<>());
    AtomicBoolean ended = new AtomicBoolean();
    try {
      Result result = outcome(() -> body.evaluate(generation, warnings::add, ended));
      return warnings.isEmpty() ? result : result.withWarnings(copy(warnings));
    } finally {
      generation.close();
      ended.set(true);
    }
  }

  private Result outcome(Callable<Result> evaluation) {
    try {
      return Watchdog.call(limits, evaluation);
    } catch (ComputationStopped stopped) {
      return new Result.Failure(Refusals.words(stopped), "", List.of(), List.of(), stopped);
    } catch (Exception | StackOverflowError problem) {
      return failure(problem);
    }
  }

  private static List<String> copy(List<String> output) {
    synchronized (output) {
      return List.copyOf(output);
    }
  }

  /** The classes and rulesets that there are now. */
  private Loaded known() {
    UserRulesets users = userRulesets;
    return users == null ? new Loaded(ownLibrary, ownRulesets, List.of()) : users.current();
  }

  private Result evaluateHere(
      Source source,
      boolean apart,
      Generation generation,
      Consumer<String> warnings,
      Consumer<String> printer) {
    Loaded known = known();
    ClassLibrary library = known.classes();
    Rulesets rulesets = new Rulesets(known.rulesets().catalogue(), ownRulesets.evaluator());
    Program program = Parser.parse(source, dialect, rulesets.catalogue(), names(library, warnings));
    ScopeChecker.check(program);
    Function<Program, Object> evaluation =
        part -> new Evaluation(generation, writer, printer, library, rulesets).run(part);
    Object object =
        apart && program.statements().size() == 1
            ? SeparateSummands.of(
                program.statements().getFirst(),
                part -> evaluation.apply(new Program(source, List.of(part), true)))
            : evaluation.apply(program);
    String text = program.printed() ? writer.write(object) : "";
    return new Result.Value(object, Classes.of(object).qualifiedName(), text, program.printed());
  }

  private Result runHere(
      Source source,
      Generation generation,
      Consumer<String> warnings,
      Consumer<String> printer,
      Consumer<StatementValue> values) {
    Loaded known = known();
    ClassLibrary library = known.classes();
    Rulesets rulesets = new Rulesets(known.rulesets().catalogue(), ownRulesets.evaluator());
    Script script = Parser.parseScript(source, rulesets.catalogue(), names(library, warnings));
    ScopeChecker.check(script.program());
    Evaluation evaluation = new Evaluation(generation, writer, printer, library, rulesets);
    Object object = Nothing.NOTHING;
    for (Script.Statement statement : script.statements()) {
      Object value =
          evaluation.run(new Program(source, List.of(statement.expression()), statement.shown()));
      object = value;
      values.accept(
          new StatementValue(
              statement.start().line(),
              statement.shown(),
              value,
              Classes.of(value).qualifiedName(),
              () -> writer.write(value)));
      if (evaluation.hasJumpedOut()) {
        break;
      }
    }
    return new Result.Value(object, Classes.of(object).qualifiedName(), "", false);
  }

  /** The names that have been bound here. That one of them hides a ruleset is said once. */
  private UserNames names(ClassLibrary library, Consumer<String> warnings) {
    return new KnownNames(
        variables,
        library,
        (name, position) -> {
          if (hiding.add(name)) {
            warnings.accept(
                "`%s` is your own name here and hides the ruleset; the position is Position(\"%s\")"
                    .formatted(name, position));
          }
        });
  }

  /** Whether a name has been bound here, by a variable or a class; it then names no ruleset. */
  public boolean isBound(String name) {
    UserNames names = names(known().classes(), warning -> {});
    return names.isVariable(name) || names.isClass(name);
  }

  private Result failure(Throwable problem) {
    return switch (problem) {
      case SyntaxException e ->
          new Result.Failure(
              String.valueOf(e.getMessage()), e.detail(), List.of(e.position()), List.of(), e);
      case ScriptException e ->
          new Result.Failure(
              style == Style.CLASSIC ? e.classicMessage() : e.getMessage(),
              e.detail(),
              e.positions(),
              List.of(),
              e);
      case RulesetException e when e.getCause() instanceof ScriptException script ->
          failure(script);
      case RulesetException e -> plain(String.valueOf(e.getMessage()));
      case ArithmeticException e -> failure(Refusals.error(e));
      case ConventionException e -> plain(Refusals.words(e));
      case GameTooLargeException e -> plain(Refusals.words(e));
      case UncheckedIOException e -> plain(String.valueOf(e.getMessage()));
      case StackOverflowError e -> plain(Evaluation.TOO_DEEP);
      default ->
          new Result.Failure("Internal error: " + problem, "", List.of(), List.of(), problem);
    };
  }

  private static Result plain(String message) {
    return new Result.Failure(message, "", List.of(), List.of(), null);
  }

  /** The names of the variables, in the order in which they were first met. */
  public synchronized List<String> variableNames() {
    return variables.names();
  }

  /** The names that can be typed, for an editor that completes them. */
  public WorksheetNames names() {
    Loaded known = known();
    return new WorksheetNames(variables, known.classes(), known.rulesets().catalogue());
  }

  /** Whether a value is that of what has none, as of a loop that only does something. */
  public static boolean isNothing(Object object) {
    return object == Nothing.NOTHING;
  }

  /** The value of a variable in the style of this worksheet; empty if it has none. */
  public synchronized Optional<String> variableText(String name) {
    return variables.value(name).map(writer::write);
  }

  /** Gives a variable a list of strings as its value. */
  public synchronized void assign(String name, List<String> texts) {
    Generation generation = variables.begin();
    generation.assign(name, ObjectList.of(texts));
    generation.close();
  }
}
