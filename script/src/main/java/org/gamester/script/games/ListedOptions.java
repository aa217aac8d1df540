package org.gamester.script.games;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.gamester.rulesets.coordinates.PairMoves;
import org.gamester.rulesets.heap.HeapMoves;
import org.gamester.rulesets.heap.Taking;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.Elements;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.Coordinates;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.output.ValueWriter;
import org.gamester.values.Computation;

/**
 * What lists the options of a board: a function of the language, or a method of a class that is
 * written in it. What it answers is checked, and what is wrong is said with the function or the
 * method and its class, with the board and with what was answered.
 */
final class ListedOptions {

  private static final int LONGEST_TEXT = 200;

  private final Object function;
  private final Context context;
  private final String source;
  private final String answers;
  private final Object asked;

  private ListedOptions(
      Object function, Context context, String source, String answers, Object asked) {
    this.function = function;
    this.context = context;
    this.source = source;
    this.answers = answers;
    this.asked = asked;
  }

  /** The options that a function lists, to which a ruleset of that class is given. */
  static ListedOptions of(LanguageClass ruleset, Object function, Context context) {
    String source = "The function of `" + ruleset.qualifiedName() + "`";
    return new ListedOptions(
        function, context, source, source + " returned a collection that includes ", function);
  }

  /**
   * The options that a method of a ruleset lists.
   *
   * @param function calls the method
   */
  static ListedOptions of(String method, Object ruleset, Object function, Context context) {
    String type = "class `" + Classes.of(ruleset).qualifiedName() + "`";
    return new ListedOptions(
        function,
        context,
        "The `" + method + "` method in " + type,
        "The `" + method + "` returned by " + type + " includes ",
        new MethodOf(method, ruleset));
  }

  /** A method and the ruleset whose it is. */
  private record MethodOf(String method, Object ruleset) {}

  /**
   * The options of heaps. How many tokens are taken by each is not known.
   *
   * @param bounds what is known of all; asked for when it is needed
   */
  Taking ofHeaps(Supplier<Optional<Taking.Bounds>> bounds) {
    return new Taking() {
      @Override
      public Optional<Bounds> bounds() {
        return bounds.get();
      }

      @Override
      public void forEach(long size, HeapMoves moves) {
        Object board = Conversion.toObject(size);
        Object answer = answer(board);
        elements(answer, board).stream()
            .map(option -> heaps(option, answer, board))
            .toList()
            .forEach(heaps -> moves.add(0, heaps));
      }

      @Override
      public boolean isDead(long size) {
        return false;
      }
    };
  }

  private long[] heaps(Object option, Object answer, Object board) {
    if (!Classes.is(option, StandardClasses.COLLECTION)) {
      throw wrongElement(option, "not a `cgsuite.lang.Collection`", answer, board);
    }
    return Elements.of(option).stream().mapToLong(heap -> heap(heap, answer, board)).toArray();
  }

  private long heap(Object heap, Object answer, Object board) {
    Computation.poll();
    if (!Classes.is(heap, StandardClasses.INTEGER)) {
      throw wrong(
          "a heap of type `"
              + Classes.of(heap).qualifiedName()
              + "`, which is not a `game.Integer`.",
          answer,
          board);
    }
    BigInteger size = Conversion.integer(heap);
    if (size.signum() < 0 || size.bitLength() >= Long.SIZE) {
      throw wrong(
          "a heap of size "
              + Conversion.shortened(size)
              + (size.signum() < 0 ? ", which is negative." : ", which is too large."),
          answer,
          board);
    }
    return size.longValueExact();
  }

  /** The options of pairs. */
  PairMoves ofPairs() {
    return (m, n, moves) -> {
      Coordinates pair = new Coordinates(Math.toIntExact(m), Math.toIntExact(n));
      Object answer = answer(pair);
      elements(answer, pair).stream()
          .map(option -> pairs(option, answer, pair))
          .toList()
          .forEach(pairs -> moves.add(0, pairs));
    };
  }

  private long[] pairs(Object option, Object answer, Object board) {
    if (option instanceof Coordinates) {
      Coordinates pair = pair(option, answer, board);
      return new long[] {pair.row(), pair.column()};
    }
    if (!Classes.is(option, StandardClasses.COLLECTION)) {
      throw wrongElement(
          option,
          "neither a `cgsuite.lang.Coordinates` nor a `cgsuite.lang.Collection`",
          answer,
          board);
    }
    return Elements.of(option).stream()
        .map(part -> pair(part, answer, board))
        .flatMapToLong(pair -> LongStream.of(pair.row(), pair.column()))
        .toArray();
  }

  private Coordinates pair(Object part, Object answer, Object board) {
    Computation.poll();
    if (!(part instanceof Coordinates pair)) {
      throw wrong(
          "a summand of type `"
              + Classes.of(part).qualifiedName()
              + "`, which is not a `cgsuite.lang.Coordinates`.",
          answer,
          board);
    }
    if (pair.row() < 0 || pair.column() < 0) {
      throw wrong("the pair " + shown(pair) + ", which has a negative number.", answer, board);
    }
    return pair;
  }

  private Object answer(Object board) {
    try {
      return context.call(function, board);
    } catch (ScriptException e) {
      throw e.detail().isEmpty() ? e.withDetail(at(board)) : e;
    }
  }

  private ObjectList elements(Object answer, Object board) {
    if (Classes.is(answer, StandardClasses.COLLECTION)) {
      return Elements.of(answer);
    }
    throw new ScriptException(
        "%s returned an invalid value of type `%s` (expected a `cgsuite.lang.Collection`)."
            .formatted(source, Classes.of(answer).qualifiedName()),
        at(board) + ": " + shown(answer));
  }

  private ScriptException wrongElement(Object element, String unfit, Object answer, Object board) {
    return wrong(
        "an element of type `" + Classes.of(element).qualifiedName() + "`, which is " + unfit + ".",
        answer,
        board);
  }

  private ScriptException wrong(String what, Object answer, Object board) {
    return new ScriptException(answers + what, at(board) + ": " + shown(answer));
  }

  /** What was asked, as messages name it. */
  private String at(Object board) {
    String argument = board instanceof Coordinates ? shown(board) : "(" + shown(board) + ")";
    return asked instanceof MethodOf(String method, Object ruleset)
        ? "in `" + method + argument + "` of " + shown(ruleset)
        : "in `" + shown(asked) + "` at " + shown(board);
  }

  private static String shown(Object object) {
    String text = ValueWriter.EXACT.write(object);
    return text.length() <= LONGEST_TEXT ? text : text.substring(0, LONGEST_TEXT) + "...";
  }
}
