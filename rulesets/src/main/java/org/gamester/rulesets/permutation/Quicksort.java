package org.gamester.rulesets.permutation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.NamedGame;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextReader;

/** The Quicksort game: partition a list of numbers about one of them, until it is sorted. */
public final class Quicksort extends Game {
  private static final String PIVOT = "pivot";
  private static final long GREATEST = 1L << 60;

  private static final Description DESCRIPTION =
      Description.of(
              "quicksort",
              "Choose a number of the list, and put the smaller numbers before it and the larger"
                  + " ones behind it, each in the order they have. The list must change.",
              "quicksort(4 1 6 5 7 3 8 2)")
          .notation("Distinct whole numbers in the order in which they lie: `2 3 1`.")
          .parameters(
              new Parameter(
                  PIVOT,
                  "element",
                  "element: the chosen number stands between the others; between: it keeps its order"
                      + " among the smaller ones"))
          .on(BoardKind.LIST)
          .impartial()
          .smallPositions("2 1", "2 3 1", "3 1 2", "3 2 1", "2 1 4 3", "4 3 2 1")
          .reference("After C. A. R. Hoare's sorting algorithm Quicksort (1961)")
          .named(
              NamedGame.of(
                  "pseudo-quicksort",
                  "between",
                  "Choose a number of the list, and put the smaller numbers and it, in the order"
                      + " they have, before the larger ones, in the order they have. The list must"
                      + " change."));

  private final boolean between;

  /** The pivot is an element. */
  public Quicksort() {
    this(Parameters.NONE, false);
  }

  private Quicksort(Parameters parameters, boolean between) {
    super(DESCRIPTION, parameters);
    this.between = between;
  }

  @Override
  public Rules rules(Parameters given) {
    return new Quicksort(given, given.word(PIVOT, "element", "between").equals("between"));
  }

  /** Whether the pivot lies just above the chosen element, which is then among the smaller ones. */
  boolean isPivotBetween() {
    return between;
  }

  /** Reads distinct whole numbers, separated by blanks or commas. */
  @Override
  public Position read(TextReader text) {
    List<Long> numbers = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    boolean comma = false;
    while (comma || !text.atEnd()) {
      text.skipBlanks();
      int start = text.offset();
      long number = text.signedNumber("a number of the list", GREATEST);
      if (!seen.add(number)) {
        throw text.errorAt(start, "the number " + number + " is in the list twice");
      }
      if (text.offset() < text.end() && " ,\n\t\r".indexOf(text.peek()) < 0) {
        throw text.expected("a blank or a comma between numbers");
      }
      numbers.add(number);
      comma = text.accept(',');
    }
    return new UnsortedList(this, numbers.stream().mapToLong(Long::longValue).toArray());
  }
}
