package org.gamester.cli.session;

import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.syntax.Completeness;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Watchdog;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.EOFError;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;

/**
 * Tells the line editor whether what has been typed is a whole input, and which word is to be
 * completed. It changes nothing: an input goes to the language letter for letter.
 *
 * @param isBound whether the user has bound a name
 */
public record InputParser(Catalogue catalogue, Predicate<String> isBound) implements Parser {
  private static final Limits PATIENCE = Limits.ofTime(Duration.ofSeconds(2));

  /**
   * @throws EOFError if the line is to be accepted and more must follow
   */
  @Override
  public ParsedLine parse(String line, int cursor, ParseContext context) {
    if (context == ParseContext.ACCEPT_LINE && isIncomplete(line)) {
      throw new EOFError(-1, cursor, "more must follow");
    }
    return new Word(line, cursor, wordStart(line, cursor));
  }

  private boolean isIncomplete(String line) {
    return !line.isBlank() && !SessionCommand.isOne(line) && isIncomplete(line, catalogue, isBound);
  }

  /** Whether more must follow a text for it to be an input; false if that is not found out soon. */
  public static boolean isIncomplete(String text, Catalogue catalogue, Predicate<String> isBound) {
    try {
      return Watchdog.call(PATIENCE, () -> Completeness.isIncomplete(text, catalogue, isBound));
    } catch (ComputationStopped e) {
      return false; // the evaluation will say what is wrong
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Where the word begins that ends at the cursor: a name; or the name of a ruleset with its
   * hyphens, or a topic of help; or the name of a command with its colon.
   */
  private int wordStart(String line, int cursor) {
    if (SessionCommand.isOne(line)) {
      return Math.max(line.lastIndexOf(' ', cursor - 1), line.lastIndexOf('?', cursor - 1)) + 1;
    }
    return NameChoices.wordStart(line, cursor, catalogue);
  }

  /** The word before the cursor, as the one word of a line. */
  private record Word(String line, int cursor, int start) implements CompletingParsedLine {
    @Override
    public String word() {
      return line.substring(start, cursor);
    }

    @Override
    public int wordCursor() {
      return cursor - start;
    }

    @Override
    public int wordIndex() {
      return 0;
    }

    @Override
    public List<String> words() {
      return List.of(word());
    }

    @Override
    public CharSequence escape(CharSequence candidate, boolean complete) {
      return candidate;
    }

    @Override
    public int rawWordCursor() {
      return wordCursor();
    }

    @Override
    public int rawWordLength() {
      return wordCursor();
    }
  }
}
