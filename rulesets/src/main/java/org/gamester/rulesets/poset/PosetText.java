package org.gamester.rulesets.poset;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/**
 * Reads coloured posets: {@code poset 1<2 1<3 v=xox}, {@code chain xox}, {@code antichain xxo},
 * {@code young 4,2,1}, {@code A(4,2,1)}, {@code xox|ox|x}; {@code 0} is the empty one.
 */
final class PosetText {
  private static final Alphabet COLOURS =
      new Alphabet("xog").alsoReading("X", 'x').alsoReading("O", 'o').alsoReading("G", 'g');
  private static final int MOST_ELEMENTS = 1_000_000;

  private PosetText() {}

  static Position read(TextReader text, boolean pomax) {
    text.skipBlanks();
    if (text.accept("poset")) {
      return readRelations(text, pomax);
    }
    if (text.accept("antichain")) {
      List<Position> elements = new ArrayList<>();
      for (char colour : readWord(text).toCharArray()) {
        elements.add(chain(String.valueOf(colour), pomax));
      }
      return DisjunctiveSum.of(elements);
    }
    if (text.accept("chain")) {
      return chain(readWord(text), pomax);
    }
    boolean young = text.accept("young");
    text.skipBlanks();
    char first = text.peek();
    if (text.atDigit() || first == 'A' || first == '(') {
      return DiagramText.readLengths(text, pomax);
    }
    if (text.atEnd()) {
      throw text.expected(young ? "row lengths or rows of colours" : "a poset, or 0");
    }
    return DiagramText.readColours(text, pomax);
  }

  private static Position chain(String colours, boolean pomax) {
    return Diagram.coloured(pomax, new int[1], List.of(colours));
  }

  /** One colour; w and b are refused, since sources disagree on whose they are. */
  static char readColour(TextReader text) {
    char c = text.peek();
    if (c == 'w' || c == 'W' || c == 'b' || c == 'B') {
      throw text.error(
          "'"
              + c
              + "' is ambiguous, since sources disagree on whether white or black is Left's; write x"
              + " for Left, o for Right, g for both");
    }
    return COLOURS.read(text);
  }

  private static String readWord(TextReader text) {
    text.skipBlanks();
    StringBuilder word = new StringBuilder();
    while (text.offset() < text.end() && !Character.isWhitespace(text.peek())) {
      word.append(readColour(text));
    }
    return word.toString();
  }

  private static Position readRelations(TextReader text, boolean pomax) {
    List<int[]> relations = new ArrayList<>();
    List<Integer> places = new ArrayList<>();
    int greatest = 0;
    while (!text.atEnd() && text.atDigit()) {
      places.add(text.offset());
      int lower = element(text);
      text.expect('<');
      int upper = element(text);
      greatest = Math.max(greatest, Math.max(lower, upper));
      relations.add(new int[] {lower - 1, upper - 1});
    }
    text.skipBlanks();
    int place = text.offset();
    if (!text.accept("v=")) {
      throw text.expected("a relation such as 1<2, or v= and the colours");
    }
    String colours = readWord(text);
    if (colours.length() < greatest) {
      throw text.errorAt(
          place,
          "v= gives %d colours, but element %d occurs".formatted(colours.length(), greatest));
    }
    FinitePoset poset = new FinitePoset(pomax, colours, relations);
    int onCycle = poset.relationOnCycle();
    if (onCycle >= 0) {
      throw text.errorAt(
          places.get(onCycle),
          "the order is cyclic: element %d is below itself"
              .formatted(relations.get(onCycle)[0] + 1));
    }
    return poset;
  }

  private static int element(TextReader text) {
    return (int) text.number("an element", 1, MOST_ELEMENTS);
  }
}
