package org.gamester.script.claims;

import java.util.ArrayList;
import java.util.List;
import org.gamester.lab.claims.Formula;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.SyntaxException;
import org.jspecify.annotations.Nullable;

/** How the cases of a claim are named: a text in which expressions in braces stand for values. */
final class CaseName implements Formula {

  private final List<String> texts = new ArrayList<>();
  private final List<TextFormula> values = new ArrayList<>();

  /**
   * Reads the text. Braces in which no variable is mentioned stand for themselves.
   *
   * @param inside the inside of the quotation marks
   */
  CaseName(
      Clause inside, ExpressionReader reader, List<TextDomain> domains, Vocabulary vocabulary) {
    String text = inside.source().text();
    StringBuilder literal = new StringBuilder();
    int at = inside.start();
    while (at < inside.end()) {
      char c = text.charAt(at);
      int close = c == '{' ? closingBrace(text, at, inside.end()) : -1;
      Expression value = close < 0 ? null : value(inside.part(at + 1, close), reader);
      if (value != null) {
        texts.add(literal.toString());
        values.add(new TextFormula(reader.function(value), domains, vocabulary));
        literal.setLength(0);
        at = close + 1;
      } else {
        at += c == '\\' ? 1 : 0;
        literal.append(text.charAt(at++));
      }
    }
    texts.add(literal.toString());
  }

  private static int closingBrace(String text, int open, int end) {
    for (int at = open + 1; at < end; at++) {
      char c = text.charAt(at);
      if (c == '{') {
        return -1;
      }
      if (c == '}') {
        return at;
      }
    }
    return -1;
  }

  private static @Nullable Expression value(Clause inside, ExpressionReader reader) {
    if (inside.isBlank()) {
      return null;
    }
    try {
      Expression expression = reader.read(inside);
      return reader.mentionsVariable(expression) ? expression : null;
    } catch (SyntaxException | ScriptException _) {
      return null; // not an expression: the braces stand for themselves, as in {-1|0}
    }
  }

  @Override
  public Object at(int[] point) {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < values.size(); i++) {
      name.append(texts.get(i)).append(values.get(i).textAt(point));
    }
    return name.append(texts.getLast()).toString();
  }
}
