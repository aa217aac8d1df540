package org.gamester.cli.session;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.WorksheetNames;
import org.gamester.script.syntax.HighlightSpan;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;

/**
 * Completes names of the language, of variables and rulesets, members, commands and topics.
 *
 * @param isBound whether the user has bound a name
 * @param topics what help can be asked for
 */
record NameCompleter(
    WorksheetNames names,
    Catalogue catalogue,
    Predicate<String> isBound,
    Supplier<Collection<String>> topics)
    implements Completer {

  @Override
  public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
    String before = line.line().substring(0, line.cursor() - line.wordCursor());
    if (SessionCommand.isOne(line.line())) {
      addAll(before.isBlank() ? SessionCommand.words() : topics.get(), candidates);
    } else if (!isInText(line)) {
      completeName(before, candidates);
    }
  }

  /** Whether the cursor is in a string, a comment or a position. */
  private boolean isInText(ParsedLine line) {
    String text = line.line().substring(0, line.cursor());
    for (HighlightSpan stretch : HighlightSpan.of(text, catalogue, isBound)) {
      boolean isText =
          switch (stretch.kind()) {
            case STRING, COMMENT, POSITION, ERROR -> true;
            case KEYWORD, NAME, NUMBER, SIGN -> false;
          };
      if (isText && stretch.start() < line.cursor() && stretch.end() >= line.cursor()) {
        return true;
      }
    }
    return false;
  }

  private void completeName(String before, List<Candidate> candidates) {
    if (before.endsWith(".") && !before.endsWith("..")) {
      addAll(names.after(before.substring(0, before.length() - 1)), candidates);
      return;
    }
    addAll(new TreeSet<>(names.global()), candidates);
    for (String ruleset : names.rulesets()) {
      candidates.add(candidate(ruleset + "("));
    }
  }

  private static void addAll(Collection<String> texts, List<Candidate> candidates) {
    texts.forEach(text -> candidates.add(candidate(text)));
  }

  private static Candidate candidate(String text) {
    return new Candidate(text, text, null, null, null, null, false);
  }
}
