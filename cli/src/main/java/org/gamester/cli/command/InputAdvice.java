package org.gamester.cli.command;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.script.Result;
import org.gamester.values.Problem;

/** What to say of an input that was refused: which ruleset is meant, how a position is written. */
public final class InputAdvice {
  private static final int LONGEST_EXAMPLE = 60;
  private static final Pattern RULESET_AND_POSITION =
      Pattern.compile("\\s*([a-z][a-z0-9-]*)\\s+([^()\\s][^()]{0,60})");

  private static final Pattern END = Pattern.compile("\\s*(?:exit|quit)\\s*");

  /** What only a board has in its bracket. */
  private static final Pattern BOARD =
      Pattern.compile("\\G[^()\"]{0,60}(?:\\.[^()\\d\"]|\\||\\dx\\d)");

  /** A hyphen is in the names of rulesets; before a bracket it is hardly meant as a minus. */
  private static final Pattern HYPHENATED =
      Pattern.compile("\\s*+[a-z][a-z0-9]*+(?:-[a-z0-9]++)++[{(][^()]*+\\)\\s*+");

  /** A name of at most six words before a bracket; never tries a text twice. */
  private static final Pattern CALL =
      Pattern.compile("(?<![\\w.\"])([A-Za-z][\\w-]*+(?: [A-Za-z][\\w-]*+){0,5}+)\\s*+[{(]");

  private final Catalogue catalogue;

  public InputAdvice(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** The refusal of a blank between the name of a ruleset and its bracket, if there is one. */
  private Optional<TextException> blankBeforeBracket(String text) {
    Matcher call = CALL.matcher(text);
    while (call.find()) {
      String name = call.group(1);
      int blank = call.end(1);
      int bracket = call.end() - 1;
      if (bracket > blank && catalogue.has(name)) {
        String written = text.substring(call.start(1), blank) + text.substring(bracket);
        return Optional.of(
            new TextException(
                text,
                blank,
                "unexpected blank between the name of a ruleset and its bracket; write "
                    + (written.length() > LONGEST_EXAMPLE
                        ? name + text.charAt(bracket) + "..."
                        : written)));
      }
    }
    return Optional.empty();
  }

  /** What to say of a line with a blank before a bracket, in a line; empty if there is none. */
  public String onBlank(String text) {
    return blankBeforeBracket(text).map(TextException::complaint).orElse("");
  }

  /**
   * What to say of a text whose ruleset is mistyped, as in {@code nimm(3)}; empty otherwise. The
   * name is at fault only if the error is one of syntax, as a board between brackets makes it, or
   * names it: {@code Position("nim 3")} is a call of the language.
   */
  private String mistypedRuleset(String text, Result.Failure failure) {
    String part = failure.undefinedName();
    boolean isSyntax = failure.isSyntaxError();
    Matcher call = CALL.matcher(text);
    while (call.find()) {
      if (!isSyntax && (part.isEmpty() || !call.group(1).startsWith(part))) {
        continue;
      }
      try {
        catalogue.rules(call.group(1));
      } catch (TextException e) {
        boolean isKnownAlready =
            failure.detail().toLowerCase(Locale.ROOT).contains("`" + call.group(1) + "`");
        boolean isBoard = isSyntax && BOARD.matcher(text).find(call.end());
        boolean isMeant =
            isBoard || !e.suggestion().isEmpty() || HYPHENATED.matcher(text).matches();
        if (isMeant && !isKnownAlready) {
          return e.complaint();
        }
      }
    }
    return "";
  }

  /** A position as it should be written: heaps that are separated by blanks have commas. */
  private String inBrackets(String ruleset, String text) {
    String written = ruleset + "(" + text + ")";
    String withCommas = ruleset + "(" + text.strip().replaceAll("\\s+", ",") + ")";
    return isReadable(written) || !isReadable(withCommas) ? written : withCommas;
  }

  private boolean isReadable(String text) {
    try {
      Position _ = catalogue.readSum(text);
      return true;
    } catch (TextException e) {
      return false;
    }
  }

  /** What to say of a line that is meant to end a session; empty for any other. */
  private static String endOfSession(String expression, Result.Failure failure) {
    return END.matcher(expression).matches()
            && (failure.isSyntaxError() || !failure.undefinedName().isEmpty())
        ? "`:quit` ends a session"
        : "";
  }

  /** What to say of an input that a worksheet refused. */
  public Problem problem(String expression, Result.Failure failure) {
    Optional<TextException> blank = blankBeforeBracket(expression);
    if (blank.isPresent()) {
      return blank.get().problem();
    }
    Matcher words = RULESET_AND_POSITION.matcher(expression);
    if (words.matches() && catalogue.has(words.group(1))) {
      String written = inBrackets(words.group(1), words.group(2));
      return failure.problem().after("a position is written " + written);
    }
    String end = endOfSession(expression, failure);
    return failure.problem().after(end.isEmpty() ? mistypedRuleset(expression, failure) : end);
  }
}
