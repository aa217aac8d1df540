package org.gamester.rulesets.board;

import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.TextReader;

/**
 * The letters of a board's cells, with what else is read for them: {@code x} is also read from
 * {@code X B b L l}, {@code o} from {@code O W w R r}, {@code g} from {@code G E e}, a dot from an
 * underscore.
 */
public final class BoardAlphabet {

  private final String letters;
  private final Alphabet reading;
  private final int[] exchanged;

  private BoardAlphabet(String letters, Alphabet reading) {
    this.letters = letters;
    this.reading = reading;
    this.exchanged = new int[letters.length()];
    for (int state = 0; state < exchanged.length; state++) {
      int other = letters.indexOf(colourExchanged(letters.charAt(state)));
      exchanged[state] = other < 0 ? state : other;
    }
  }

  private static char colourExchanged(char letter) {
    return switch (letter) {
      case 'x' -> 'o';
      case 'o' -> 'x';
      case 'y' -> 'z';
      case 'z' -> 'y';
      case 'L' -> 'R';
      case 'R' -> 'L';
      case 'l' -> 'r';
      case 'r' -> 'l';
      default -> letter;
    };
  }

  static BoardAlphabet of(String letters) {
    Alphabet reading = new Alphabet(letters);
    for (int i = 0; i < letters.length(); i++) {
      char letter = letters.charAt(i);
      String others =
          switch (letter) {
            case 'x' -> "XBbLl";
            case 'o' -> "OWwRr";
            case 'g' -> "GEe";
            case '.' -> "_";
            default -> "";
          };
      reading = reading.alsoReading(without(others, letters), letter);
    }
    return new BoardAlphabet(letters, reading);
  }

  /** The characters that are not letters themselves. */
  private static String without(String characters, String letters) {
    StringBuilder rest = new StringBuilder();
    for (int i = 0; i < characters.length(); i++) {
      if (letters.indexOf(characters.charAt(i)) < 0) {
        rest.append(characters.charAt(i));
      }
    }
    return rest.toString();
  }

  /** This alphabet with other ways to write a letter. */
  public BoardAlphabet alsoReading(String others, char letter) {
    BoardAlphabet alphabet = new BoardAlphabet(letters, reading.alsoReading(others, letter));
    System.arraycopy(exchanged, 0, alphabet.exchanged, 0, exchanged.length);
    return alphabet;
  }

  /** This alphabet with two letters, and no others, that change places when the players do. */
  public BoardAlphabet exchanging(char one, char other) {
    BoardAlphabet alphabet = exchangingNone();
    alphabet.exchanged[state(one)] = state(other);
    alphabet.exchanged[state(other)] = state(one);
    return alphabet;
  }

  /** This alphabet with no letters that change places when the players do. */
  public BoardAlphabet exchangingNone() {
    BoardAlphabet alphabet = new BoardAlphabet(letters, reading);
    for (int state = 0; state < alphabet.exchanged.length; state++) {
      alphabet.exchanged[state] = state;
    }
    return alphabet;
  }

  /** The letters, that of an absent cell last. */
  public String letters() {
    return letters;
  }

  /** The number of states but the last. */
  int planes() {
    return letters.length() - 1;
  }

  /** The state that a letter stands for. */
  int state(char letter) {
    int state = letters.indexOf(letter);
    if (state < 0) {
      throw new IllegalArgumentException("no state is written " + letter);
    }
    return state;
  }

  char letter(int state) {
    return letters.charAt(state);
  }

  /** The state with the colours exchanged; itself, if both players share it. */
  int exchanged(int state) {
    return exchanged[state];
  }

  Alphabet reading() {
    return reading;
  }

  /** Whether a character is a letter, however it is written. */
  public boolean has(char letter) {
    return reading.has(letter);
  }

  /** Reads one letter. */
  int read(TextReader text) {
    return state(reading.read(text));
  }

  @Override
  public String toString() {
    return reading.toString();
  }
}
