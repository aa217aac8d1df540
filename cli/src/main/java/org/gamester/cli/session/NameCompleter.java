package org.gamester.cli.session;

import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;

/**
 * Completes names on a terminal, and the commands and topics of a session.
 *
 * @param topics what help can be asked for
 */
record NameCompleter(NameChoices choices, Supplier<Collection<String>> topics)
    implements Completer {

  @Override
  public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
    int start = line.cursor() - line.wordCursor();
    Collection<String> texts =
        !SessionCommand.isOne(line.line())
            ? choices.at(line.line(), start, line.cursor())
            : line.line().substring(0, start).isBlank() ? SessionCommand.words() : topics.get();
    texts.forEach(text -> candidates.add(candidate(text)));
  }

  private static Candidate candidate(String text) {
    return new Candidate(text, text, null, null, null, null, false);
  }
}
