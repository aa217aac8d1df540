package org.gamester.rulesets.heap;

import java.util.List;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/** A heap game in which each player has a set of numbers that may be taken. */
public abstract class TwoSetGame extends HeapGame {
  private static final String LEFT = "left";
  private static final String RIGHT = "right";

  private final Parameters given;

  /** The family; nothing may be taken until parameters are given. */
  TwoSetGame(Description description) {
    super(withSets(description), new SetTaking(SubtractionSet.of(), false));
    this.given = Parameters.NONE;
  }

  /** The game with the sets that are given; without any, only the form with its sets is read. */
  TwoSetGame(Description description, Parameters parameters, boolean maySplit) {
    super(
        withSets(description),
        new SetTaking(left(parameters), maySplit),
        new SetTaking(right(parameters), maySplit),
        parameters);
    this.given = parameters;
  }

  private static Description withSets(Description description) {
    return description
        .either()
        .parameters(
            '|',
            new Parameter(
                LEFT, "", "the numbers that Left may take: 1,3 or 2-5, 7+, odd, even, all"),
            new Parameter(RIGHT, "the same", "the numbers that Right may take"));
  }

  private static SubtractionSet left(Parameters parameters) {
    return parameters.isGiven(LEFT)
        ? SubtractionSet.read(parameters.reader(LEFT))
        : SubtractionSet.of();
  }

  private static SubtractionSet right(Parameters parameters) {
    return parameters.isGiven(RIGHT)
        ? SubtractionSet.read(parameters.reader(RIGHT))
        : left(parameters);
  }

  @Override
  public abstract HeapGame rules(Parameters given);

  /** Reads heaps; the form {@code G_4[SL={1,3};SR={1,5}]} of the paper has its sets after it. */
  @Override
  public final Position read(TextReader text) {
    int start = text.offset();
    if (text.accept("G_")) {
      long size = text.number("a heap size", 0, Long.MAX_VALUE);
      text.skipBlanks();
      if (text.peek() == '[') {
        return setsInBrackets(text).heap(size);
      }
      text.moveTo(start);
    }
    if (!given.isGiven(LEFT)) {
      throw given.missing(LEFT, "; an empty set is written {}, as in %s{{}}".formatted(id()));
    }
    return super.read(text);
  }

  private HeapGame setsInBrackets(TextReader text) {
    int close = text.closingBracket();
    List<TextReader> sets = text.part(text.offset() + 1, close).split(';');
    if (sets.size() != 2) {
      throw text.expected("[SL=...;SR=...]");
    }
    SubtractionSet left = set(sets.getFirst(), "SL");
    SubtractionSet right = set(sets.getLast(), "SR");
    text.moveTo(close + 1);
    return rules(Parameters.of(this, left + " | " + right));
  }

  private static SubtractionSet set(TextReader text, String name) {
    if (!text.accept(name)) {
      throw text.expected(name + "= and a set");
    }
    text.expect('=');
    return SubtractionSet.read(text);
  }
}
