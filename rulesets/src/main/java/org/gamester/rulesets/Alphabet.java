package org.gamester.rulesets;

import java.util.HashMap;
import java.util.Map;

/** The letters of a board: how they are written, and what else is read for them. */
public final class Alphabet {

  /** Left's, Right's and both players' colour. */
  public static final Alphabet COLOURS =
      new Alphabet("xog")
          .alsoReading("XbBlL", 'x')
          .alsoReading("OwWrR", 'o')
          .alsoReading("GeE", 'g');

  private final String letters;
  private final Map<Character, Character> canonical;

  /** Letters that stand for themselves. */
  public Alphabet(String letters) {
    this(letters, new HashMap<>());
    letters.chars().forEach(c -> canonical.put((char) c, (char) c));
  }

  private Alphabet(String letters, Map<Character, Character> canonical) {
    this.letters = letters;
    this.canonical = canonical;
  }

  /** This alphabet with other ways to write {@code letter}. */
  public Alphabet alsoReading(String aliases, char letter) {
    Map<Character, Character> more = new HashMap<>(canonical);
    aliases.chars().forEach(c -> more.put((char) c, letter));
    return new Alphabet(letters, more);
  }

  /** Whether {@code c} is a letter, in any of the ways to write it. */
  public boolean has(char c) {
    return canonical.containsKey(c);
  }

  /**
   * Reads one letter, blanks not skipped.
   *
   * @throws TextException if there is none; it lists the letters
   */
  public char read(TextReader text) {
    Character letter = canonical.get(text.peek());
    if (letter == null || text.offset() == text.end()) {
      throw text.expectedCharacter("one of the letters " + this);
    }
    text.next();
    return letter;
  }

  /** The letters, separated by blanks. */
  @Override
  public String toString() {
    return String.join(" ", letters.split("", -1)).strip();
  }
}
