package org.gamester.rulesets.heap;

import java.util.Optional;
import java.util.function.LongConsumer;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.Theorem;
import org.gamester.values.ShortGame;

/**
 * An impartial game on heaps in which the amount taken last from a heap decides how much may be
 * taken from it next. Each heap has a memory of its own: {@code 9} at the start, then {@code 7
 * limit 4} or {@code 7 last 2}.
 */
public abstract class MemoryGame extends Game {

  /** A game without parameters. */
  MemoryGame(Description description) {
    this(description, Parameters.NONE);
  }

  /** A game with parameters. */
  MemoryGame(Description description, Parameters parameters) {
    super(
        description
            .impartial()
            .orOn(BoardKind.HEAP, "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"),
        parameters);
  }

  /** The least amount that may be taken. */
  abstract long least(long memory);

  /** The greatest amount that may be taken, if the heap is large enough. */
  abstract long greatest(long memory);

  /** Sends the amounts that may be taken from a heap, from the least on. */
  public final void forEachAmount(long size, long memory, LongConsumer amounts) {
    long most = Math.min(size, greatest(memory));
    for (long taken = least(memory); taken <= most; taken++) {
      amounts.accept(taken);
    }
  }

  /** The memory after an amount has been taken. */
  abstract long after(long taken);

  /** The memory of a heap from which nothing has been taken. */
  abstract long start(long size);

  /** A memory that allows the same in a heap of {@code size} tokens, now and later. */
  abstract long reduced(long size, long memory);

  /** What the memory is called in the text of a position. */
  abstract String word();

  /** The memory that the second number of {@code (7,4)} stands for. */
  long ofPair(long size, long second) {
    return second;
  }

  /** The value, where a theorem gives it. */
  Optional<ShortGame> knownValue(long size, long memory) {
    return Optional.empty();
  }

  /** What a theorem says of a heap. */
  Optional<Theorem> theorem(long size, long memory) {
    return Optional.empty();
  }

  /** Reads {@code 9}, {@code 7 limit 4} or {@code (7,4)}. */
  @Override
  public final Position read(TextReader text) {
    boolean pair = text.accept('(');
    long size = text.number("a heap size", 0, Long.MAX_VALUE);
    long memory = start(size);
    if (pair) {
      text.expect(',');
      memory = ofPair(size, text.number("the memory of the heap", 0, Long.MAX_VALUE));
      text.expect(')');
    } else if (text.accept(word())) {
      memory = text.number("the number after '" + word() + "'", 0, Long.MAX_VALUE);
    } else if (!text.atEnd()) {
      throw text.expected("'" + word() + "' and a number, or the end of the heap");
    }
    return new MemoryHeap(this, size, memory);
  }
}
