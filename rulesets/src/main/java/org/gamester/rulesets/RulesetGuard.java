package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * Calls the methods of a ruleset that is not Gamester's own, and of its positions, and says in
 * words what is wrong with what comes back: a null, an object of another type, an exception.
 *
 * @param ruleset the name of the ruleset
 * @param subject what the method is called of, for a message
 */
record RulesetGuard(String ruleset, Supplier<String> subject) {
  private static final String OWN_PACKAGE = Ruleset.class.getPackageName();
  private static final int LONGEST_TEXT = 80;

  /** Whether the objects of a class need a guard. */
  static boolean isForeign(Class<?> type) {
    String itsPackage = type.getPackageName();
    return !itsPackage.equals(OWN_PACKAGE)
        && !itsPackage.startsWith(OWN_PACKAGE + ".")
        && !SelfChecked.class.isAssignableFrom(type);
  }

  /** A guard for the methods of the ruleset itself. */
  static RulesetGuard of(Ruleset ruleset) {
    String name = ruleset.getClass().getName();
    return new RulesetGuard(name, () -> "");
  }

  /**
   * Asks a ruleset everything that it says of itself.
   *
   * @throws RulesetException if an answer is missing
   */
  static void requireDescription(Ruleset ruleset) {
    RulesetGuard guard = of(ruleset);
    Description description = guard.answer("description()", ruleset::description);
    String id = guard.answer("id()", description::id);
    if (!id.matches("\\p{L}[\\p{L}\\d_-]*+(?: \\p{L}[\\p{L}\\d_-]*+)*+")) {
      throw guard.wrong("id()", "'" + id + "'", "a name of letters, digits and hyphens");
    }
    guard.answer("rule()", description::rule);
    guard.answer("example()", description::example);
    guard.answer("title()", description::title);
    guard.answer("boardKind()", description::boardKind);
    guard.answer("reference()", description::reference);
    guard.answer("pPositions()", description::pPositions);
    guard.answer("className()", description::className);
    for (NamedGame game : description.named()) {
      guard.answer("name() of a named game", game::name);
      guard.answer("parameters() of a named game", game::parameters);
      guard.answer("rule() of a named game", game::rule);
      guard.answer("title() of a named game", game::title);
      guard.answer("example() of a named game", game::example);
    }
  }

  /**
   * Reads the example of a foreign ruleset.
   *
   * @throws RulesetException if it is not a position
   */
  static Position example(Ruleset ruleset, String text, Catalogue catalogue) {
    try {
      return catalogue.readSum(text);
    } catch (TextException e) {
      String returned = "'" + shorten(text) + "', which cannot be read: " + e.complaint();
      throw of(ruleset).wrong("example()", returned, "a position with its rules");
    }
  }

  /**
   * The rules that a foreign ruleset gives for parameters.
   *
   * @throws TextException if the ruleset refuses the parameters
   * @throws RulesetException if it does anything else but give rules
   */
  static Rules rules(Ruleset ruleset, Parameters parameters) {
    RulesetGuard guard =
        new RulesetGuard(ruleset.id(), () -> "the parameters '" + shorten(parameters.text()) + "'");
    return guard.answer("rules", () -> ruleset.rules(parameters));
  }

  /**
   * The convention of rules.
   *
   * @throws RulesetException if foreign rules do not give one
   */
  static Convention convention(Rules rules) {
    return isForeign(rules.getClass())
        ? of(rules.ruleset()).answer("convention()", rules::convention)
        : rules.convention();
  }

  /**
   * Reads a position of foreign rules.
   *
   * @throws TextException if the rules refuse the text
   * @throws RulesetException if they do anything else but read a position
   */
  static Position read(Rules rules, TextReader text) {
    String name = rules.ruleset().id();
    String written = text.content();
    RulesetGuard guard = new RulesetGuard(name, () -> "the text '" + shorten(written) + "'");
    return GuardedPosition.of(name, guard.answer("read", () -> rules.read(text)));
  }

  /** What a method returns, which must not be null. */
  <T> T answer(String method, Supplier<? extends @Nullable T> call) {
    T answer = call(method, call);
    if (answer == null) {
      throw wrong(method, "null", "a value");
    }
    return answer;
  }

  /** The list that a method returns, whose elements must be of a type. */
  <T> List<T> elements(String method, Class<T> type, Supplier<? extends @Nullable List<?>> call) {
    List<?> answer = answer(method, call);
    return call(
        method,
        () -> {
          List<T> elements = new ArrayList<>();
          for (Object element : answer) {
            elements.add(element(method, type, elements.size(), element));
          }
          return elements;
        });
  }

  private <T> T element(String method, Class<T> type, int index, @Nullable Object element) {
    if (!type.isInstance(element)) {
      String found =
          element == null ? "null" : "an object of the class " + element.getClass().getName();
      throw wrong(
          method, "a list with " + found + " at index " + index, "a list of " + nameOf(type));
    }
    return type.cast(element);
  }

  /** The positions that a method returns, each guarded. */
  List<Position> positions(String method, Supplier<? extends @Nullable List<?>> call) {
    List<?> answer = answer(method, call);
    return call(
        method,
        () -> {
          List<Position> positions = new ArrayList<>(answer.size());
          for (Object element : answer) {
            Computation.poll();
            Position position = element(method, Position.class, positions.size(), element);
            positions.add(GuardedPosition.of(ruleset, position));
          }
          return positions;
        });
  }

  /** The value that a method returns, if any. */
  Optional<ShortGame> value(String method, Supplier<? extends @Nullable Optional<?>> call) {
    Optional<?> answer = answer(method, call);
    if (answer.isPresent() && !(answer.get() instanceof ShortGame)) {
      String found = answer.get().getClass().getName();
      throw wrong(method, "an Optional of the class " + found, "an Optional of a ShortGame");
    }
    return answer.map(ShortGame.class::cast);
  }

  private static String nameOf(Class<?> type) {
    return type.getSimpleName() + "s";
  }

  <T extends @Nullable Object> T call(String method, Supplier<? extends T> call) {
    try {
      return call.get();
    } catch (ComputationStopped
        | GameTooLargeException
        | TextException
        | IllegalMoveException
        | RulesetException expected) {
      throw expected;
    } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError thrown) {
      throw threw(method, thrown);
    }
  }

  RulesetException threw(String method, Throwable thrown) {
    return new RulesetException(sentence(method) + " threw " + description(thrown), thrown);
  }

  private static String description(Throwable thrown) {
    String message = thrown.getMessage() == null ? "" : ": " + shorten(thrown.getMessage());
    return thrown.getClass().getName() + message + place(thrown.getStackTrace());
  }

  /** The innermost line of code that is not Java's own. */
  private static String place(StackTraceElement[] trace) {
    for (StackTraceElement frame : trace) {
      String name = frame.getClassName();
      if (!name.startsWith("java.") && !name.startsWith("jdk.")) {
        return " at %s.%s, %s:%d"
            .formatted(name, frame.getMethodName(), frame.getFileName(), frame.getLineNumber());
      }
    }
    return "";
  }

  RulesetException wrong(String method, String returned, String expected) {
    return new RulesetException(
        sentence(method) + " returned " + returned + "; expected " + expected);
  }

  private String sentence(String method) {
    String of = subject.get();
    return "the ruleset " + ruleset + " is faulty: " + method + (of.isEmpty() ? "" : " of " + of);
  }

  static String shorten(String text) {
    return text.length() <= LONGEST_TEXT ? text : text.substring(0, LONGEST_TEXT) + "...";
  }
}
