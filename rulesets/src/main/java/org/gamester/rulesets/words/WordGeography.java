package org.gamester.rulesets.words;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Subset;
import org.gamester.rulesets.TextReader;

/**
 * Geography with a list of names: each name begins with the last letter of the one before, and no
 * name is used twice. It is Directed Geography on the graph of the names.
 */
public final class WordGeography extends Game {
  private static final String AT = " at ";

  private static final Description DESCRIPTION =
      Description.of(
              "geography-words",
              "Say a name of the list that begins with the last letter of the current name. A name"
                  + " that has been said cannot be said again; case, accents, blanks and hyphens do"
                  + " not count.",
              "geography-words(Ogunquit, Saco, Orlando at Saco)")
          .notation(
              "The names, with commas between them, and after at the name that was"
                  + " said last: `Ogunquit, Saco, Orlando at Saco`. Without at the first"
                  + " turn says any name.")
          .title("Word Geography")
          .aliases("word-geography")
          .on(BoardKind.LIST)
          .impartial()
          .smallPositions(
              "ab, bc", "ab, bc, cd", "ab, bc at ab", "ab, bc, cd at ab", "ab, ba, aa at ab")
          .reference("A party game; K. Burke, C. Tennenhouse, Prove Your Move (2025)");

  /** The game. */
  public WordGeography() {
    super(DESCRIPTION);
  }

  /**
   * Reads names, separated by commas or line ends, and the current one, {@code a, b, c at b}.
   * Without it the first turn says any name of the list.
   */
  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    int start = text.offset();
    String all = text.rest();
    int at = all.lastIndexOf(AT);
    TextReader list = text.part(start, at < 0 ? text.end() : start + at);
    if (list.peek() == '[') {
      int close = list.closingBracket();
      TextReader inside = list.part(list.offset() + 1, close);
      list.moveTo(close + 1);
      list.expectEnd();
      list = inside;
    }
    Map<String, Integer> places = new HashMap<>();
    List<String> names = readNames(list, places);
    int current = WordPosition.NONE;
    if (at >= 0) {
      TextReader said = text.part(start + at + AT.length(), text.end());
      String name = readName(said);
      Integer place = places.get(name);
      if (place == null) {
        said.moveTo(said.end() - said.content().length());
        throw said.expected("a name of the list after 'at'");
      }
      current = place;
    }
    text.moveTo(text.end());
    return new WordPosition(this, new WordList(names), Subset.upTo(names.size()), current);
  }

  private static List<String> readNames(TextReader list, Map<String, Integer> places) {
    List<String> names = new ArrayList<>();
    Set<String> spoken = new HashSet<>();
    if (list.atEnd()) {
      return names;
    }
    for (TextReader commas : list.split(',')) {
      for (TextReader piece : commas.split('\n')) {
        int start = piece.offset();
        String name = readName(piece);
        if (!spoken.add(WordList.spoken(name))) {
          throw piece.errorAt(start, "the name '" + name + "' is in the list twice");
        }
        places.put(name, names.size());
        names.add(name);
      }
    }
    return names;
  }

  /** A name of letters, digits, blanks, hyphens, apostrophes and full stops. */
  private static String readName(TextReader text) {
    if (text.atEnd()) {
      throw text.expected("a name");
    }
    int start = text.offset();
    while (text.offset() < text.end()) {
      char c = text.peek();
      boolean inName =
          Character.isLetterOrDigit(c)
              || Character.isSurrogate(c)
              || Character.getType(c) == Character.NON_SPACING_MARK
              || " -'.\u2019".indexOf(c) >= 0;
      if (!inName) {
        throw text.expected("a comma or the end of the name");
      }
      text.next();
    }
    String name = text.between(start, text.offset()).replaceAll(" +", " ");
    if (WordList.spoken(name).isEmpty()) {
      throw text.errorAt(start, "the name '" + name + "' has no letter");
    }
    return name;
  }
}
