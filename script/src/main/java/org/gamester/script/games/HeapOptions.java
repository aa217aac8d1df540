package org.gamester.script.games;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.rulesets.heap.Taking;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.GameTooLargeException;

/** Codes and sizes of heaps, and what heaps may be replaced by as lists. */
final class HeapOptions {

  /** The most moves in a heap that are listed. */
  private static final int MOST = 1_000_000;

  private HeapOptions() {}

  /**
   * What a heap may be replaced by: for each move the sizes of the heaps that are left, as Longs.
   */
  static List<List<Object>> of(Taking taking, long size) {
    List<List<Object>> options = new ArrayList<>();
    taking.forEach(
        size,
        (taken, left) -> {
          if (options.size() >= MOST) {
            throw new GameTooLargeException("a heap has more than " + MOST + " moves to list");
          }
          options.add(LongStream.of(left).mapToObj(heap -> (Object) heap).toList());
        });
    return options;
  }

  /**
   * The rules of a code.
   *
   * @param ruleset of the catalogue, whose parameter the code is
   * @throws ScriptException if it is not a code
   */
  static HeapGame ofCode(String ruleset, String code) {
    if (ruleset.equals("octal") && code.indexOf('.') < 0 && code.length() != 1) {
      throw new ScriptException("Malformed code: " + code, "expected a point in the code");
    }
    try {
      if (ruleset.equals("octal")) {
        Taking.ofCode(new TextReader(code)); // one code, not one for each player
      }
      return (HeapGame) Catalogue.standard().rules(ruleset + "{" + code + "}");
    } catch (TextException e) {
      throw new ScriptException("Malformed code: " + code, e.complaint());
    }
  }

  /**
   * The size of a heap.
   *
   * @throws ScriptException if the object is not a nonnegative integer, or too large
   */
  static Long size(Object object) {
    long size = Conversion.longInteger(Classes.require(StandardClasses.INTEGER, object));
    if (size < 0) {
      throw new ScriptException("The size of a heap is negative: " + size);
    }
    return size;
  }

  /**
   * The size of the last heap of a series.
   *
   * @throws ScriptException if the object is not a nonnegative integer, or too large
   */
  static int last(Object object) {
    long size = size(object);
    return size == (int) size ? (int) size : Classes.smallInteger(object);
  }
}
