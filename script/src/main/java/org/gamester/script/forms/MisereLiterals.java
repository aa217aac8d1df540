package org.gamester.script.forms;

import java.util.ArrayList;
import java.util.List;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.Elements;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.Nesting;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.ShortGame;
import org.gamester.values.misere.MisereGame;
import org.gamester.values.misere.MisereGameReader;
import org.gamester.values.misere.MisereGames;

/** Canonical games of misere play from their literals. */
public final class MisereLiterals {
  private static final String INVALID =
      "Invalid misere game specifier: must be a `List` of `Integer`s or `MisereCanonicalGame`s";

  /** The deepest nesting of lists that is read. */
  private static final int DEEPEST = 1_000;

  private final MisereGames games = new MisereGames();

  private MisereLiterals() {}

  /** The game that {@link org.gamester.values.misere.MisereGameWriter} writes so. */
  public static Object read(String text) {
    try {
      return new MiserePosition(MisereGameReader.read(new MisereGames(), text));
    } catch (IllegalArgumentException e) {
      throw new ScriptException("Invalid misere game: *[" + text + "]", "" + e.getMessage(), e);
    }
  }

  /**
   * The game whose options are the elements of a collection: heaps by their sizes, canonical games,
   * or collections of options; a single element is the game itself.
   */
  public static Object of(Object collection) {
    MisereLiterals literals = new MisereLiterals();
    List<MisereGame> elements = literals.elements(collection, 1);
    return new MiserePosition(
        elements.size() == 1 ? elements.getFirst() : literals.games.of(elements));
  }

  private List<MisereGame> elements(Object collection, int depth) {
    if (depth > DEEPEST) {
      throw Nesting.tooDeep();
    }
    List<MisereGame> elements = new ArrayList<>();
    for (Object element : Elements.of(collection)) {
      elements.add(element(element, depth));
    }
    return elements;
  }

  private MisereGame element(Object element, int depth) {
    return switch (element) {
      case MiserePosition position -> position.game();
      case ShortGame size when size.isInteger() && Conversion.integer(size).signum() >= 0 ->
          games.heap(Conversion.longInteger(size));
      case Object o when Classes.is(o, StandardClasses.COLLECTION) ->
          games.of(elements(o, depth + 1));
      default -> throw new ScriptException(INVALID);
    };
  }
}
