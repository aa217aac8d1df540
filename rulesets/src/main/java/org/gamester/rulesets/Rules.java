package org.gamester.rulesets;

import java.util.Optional;

/**
 * A ruleset with its parameters fixed, as in {@code splittles{1,3 | 2,4}}: what a position knows of
 * how it is played. Two rules are {@code equals} if positions of the same text are the same game.
 */
public interface Rules {

  /** The ruleset. */
  Ruleset ruleset();

  /** The name with the parameters, as in {@code splittles{1,3 | 2,4}}; can be read back. */
  String text();

  /** What ends a play, and who has won it then. */
  default Convention convention() {
    return Convention.NORMAL;
  }

  /** What graphs of these rules are made of; empty if positions are not graphs. */
  default Optional<GraphParts> graphParts() {
    return Optional.empty();
  }

  /**
   * Whether plus signs belong to the text of one position, as those between heaps that a move may
   * change together; otherwise they join several positions.
   */
  default boolean readsPlus() {
    return false;
  }

  /**
   * Reads one position, up to the end of {@code text}; sums and signs are taken care of elsewhere.
   *
   * @throws TextException if it is not a position of these rules; nothing is repaired
   */
  Position read(TextReader text);

  /**
   * Reads a position, or a sum of positions.
   *
   * @throws TextException if it is neither; nothing is repaired
   */
  default Position read(String text) {
    return SumReader.read(this, new TextReader(text));
  }

  /** A position with its rules, as in {@code nim(3)} or {@code -nim(3)}; can be read back. */
  default String text(Position position) {
    return position instanceof NegativePosition negative
        ? "-" + text(negative.base())
        : text() + "(" + position.text() + ")";
  }

  /**
   * What puts positions into an order in which equal ones stand together: the text, unless that is
   * long.
   */
  default String orderKey(Position position) {
    return text(position);
  }
}
