package org.gamester.cli.session;

import java.util.function.Predicate;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.syntax.HighlightSpan;
import org.jline.reader.Highlighter;
import org.jline.reader.LineReader;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * Colours what is typed: keywords, numbers, strings, positions, and what cannot be read.
 *
 * @param isBound whether the user has bound a name
 */
record InputHighlighter(Catalogue catalogue, Predicate<String> isBound) implements Highlighter {
  /** Longer texts are not coloured, so that typing stays quick. */
  private static final int LONGEST = 20_000;

  @Override
  public AttributedString highlight(LineReader reader, String text) {
    if (text.length() > LONGEST || SessionCommand.isOne(text)) {
      return new AttributedString(text);
    }
    AttributedStringBuilder coloured = new AttributedStringBuilder(text.length());
    int end = 0;
    for (HighlightSpan stretch : HighlightSpan.of(text, catalogue, isBound)) {
      coloured.append(text.substring(end, stretch.start()), AttributedStyle.DEFAULT);
      coloured.append(text.substring(stretch.start(), stretch.end()), style(stretch.kind()));
      end = stretch.end();
    }
    return coloured.append(text.substring(end), AttributedStyle.DEFAULT).toAttributedString();
  }

  private static AttributedStyle style(HighlightSpan.Kind kind) {
    AttributedStyle plain = AttributedStyle.DEFAULT;
    return switch (kind) {
      case KEYWORD -> plain.bold().foreground(AttributedStyle.BLUE);
      case NUMBER -> plain.foreground(AttributedStyle.CYAN);
      case STRING -> plain.foreground(AttributedStyle.GREEN);
      case POSITION -> plain.foreground(AttributedStyle.MAGENTA);
      case COMMENT -> plain.faint();
      case ERROR -> plain.foreground(AttributedStyle.RED);
      case NAME, SIGN -> plain;
    };
  }
}
