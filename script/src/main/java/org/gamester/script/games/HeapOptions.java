package org.gamester.script.games;

import java.util.ArrayList;
import java.util.List;
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
import org.gamester.values.Player;

/** What a heap may be replaced by. */
interface HeapOptions {

  /** The most moves of a code that are listed. */
  int MOST = 1_000_000;

  /** The options of a heap, each as the sizes of the heaps that are left; those are Longs. */
  List<List<Object>> of(long size);

  /** What both of two rules allow. */
  static HeapOptions either(HeapOptions one, HeapOptions other) {
    return size -> {
      List<List<Object>> options = new ArrayList<>(one.of(size));
      options.addAll(other.of(size));
      return options;
    };
  }

  /** What a ruleset of the catalogue allows. */
  static HeapOptions ofGame(HeapGame game) {
    Taking taking = game.taking(Player.LEFT);
    return size -> {
      List<List<Object>> options = new ArrayList<>();
      taking.forEach(
          size,
          (taken, left) -> {
            if (options.size() >= MOST) {
              throw new GameTooLargeException("a heap has more than " + MOST + " moves to list");
            }
            List<Object> sizes = new ArrayList<>(left.length);
            for (long heap : left) {
              sizes.add(heap);
            }
            options.add(sizes);
          });
      return options;
    };
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
