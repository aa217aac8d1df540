package org.gamester.rulesets.board;

import java.util.regex.Pattern;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.TextReader;

/**
 * A word that would be a graph of one vertex with this name, where it may well be a mistyped row of
 * cells, or the code of a graph: {@code xoq}, {@code DQc}.
 *
 * <p>A word of two or more characters is taken for a row if at least half of them are letters of
 * cells; a letter followed by digits, as in {@code x1}, is a name.
 */
record LoneWord(String word, BoardGame game) {
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_]+");
  private static final Pattern NUMBERED = Pattern.compile("\\p{L}\\d*|\\d+");

  /** Whether it is a word, no name of a graph, and may be meant as a row or a code. */
  boolean isAmbiguous() {
    return WORD.matcher(word).matches()
        && !NamedGraphs.isFamily(word)
        && (isLikeARow() || GraphCode.isGraph6(word));
  }

  /** Says what is wrong with the word, which begins at {@code start}, and how to write it. */
  TextException refusal(TextReader text, int start) {
    String asVertex = "a single vertex named %s is written '(%s)'".formatted(word, word);
    if (!isLikeARow()) {
      return text.errorAt(
          start,
          "'%s' is the code of a graph, which is written 'graph6:%s'; %s"
              .formatted(word, word, asVertex));
    }
    int wrong = 0;
    while (wrong < word.length() - 1 && game.alphabet().has(word.charAt(wrong))) {
      wrong++;
    }
    return text.errorAt(
        start + wrong,
        "expected one of the letters %s, found '%s'; %s"
            .formatted(game.alphabet(), word.charAt(wrong), asVertex));
  }

  private boolean isLikeARow() {
    if (NUMBERED.matcher(word).matches() || !hasLetters()) {
      return false;
    }
    long ofCells = word.chars().filter(c -> isOfCells((char) c)).count();
    return 2 * ofCells >= word.length();
  }

  /** Whether some states are written as letters, as those of Node Kayles are not. */
  private boolean hasLetters() {
    return game.alphabet().letters().chars().anyMatch(Character::isLetter);
  }

  private boolean isOfCells(char c) {
    return game.alphabet().has(c) || Alphabet.COLOURS.has(c);
  }
}
