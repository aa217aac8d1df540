package org.gamester.script.forms;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.rulesets.Variant;
import org.gamester.rulesets.compound.Compound;
import org.gamester.rulesets.compound.CompoundType;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.Stand;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** Operations that take positions and values alike: a value stands for its canonical form. */
public final class Forms {

  private Forms() {}

  /** Whether the object is a game, as a position or as a value. */
  public static boolean isGame(Object object) {
    return object instanceof ShortGame || isPosition(object);
  }

  /** Whether the object is a game that keeps its form. */
  public static boolean isPosition(Object object) {
    return object instanceof Position || object instanceof WrittenGame;
  }

  /**
   * A game as a position.
   *
   * @throws ScriptException if it is a loopy value whose sides differ: it has no options
   */
  public static Position position(Object game) {
    return switch (game) {
      case ShortGame value -> new ValuePosition(value);
      case LoopyGame value ->
          LoopyPosition.of(value)
              .orElseThrow(
                  () ->
                      new ScriptException(
                          "The onside and the offside of this value differ, so it has no options to"
                              + " be played: "
                              + value));
      case WrittenGame written -> written.position();
      default -> (Position) game;
    };
  }

  /** Games as positions. */
  public static List<Position> positions(Collection<?> games) {
    List<Position> positions = new ArrayList<>(games.size());
    games.forEach(game -> positions.add(position(game)));
    return positions;
  }

  /** Positions as objects of the language. */
  public static List<Object> games(Collection<? extends Position> positions) {
    List<Object> games = new ArrayList<>(positions.size());
    positions.forEach(position -> games.add(Stand.game(position)));
    return games;
  }

  public static List<Object> options(Object game, Player player) {
    return switch (game) {
      case ShortGame value -> new ArrayList<>(value.options(player));
      case WrittenGame written -> written.options(player);
      default -> games(((Position) game).options(player));
    };
  }

  public static boolean isImpartial(Object game) {
    return switch (game) {
      case ShortGame value -> value.isNimber();
      case WrittenGame written -> written.isImpartial();
      default -> ((Position) game).isImpartial();
    };
  }

  /** The convention by which a game is played; a value stands for normal play. */
  public static Convention convention(Object game) {
    return switch (game) {
      case ShortGame _ -> Convention.NORMAL;
      case WrittenGame written -> written.convention();
      default -> Convention.of((Position) game);
    };
  }

  /** The independent parts of a sum of games, and of each position in it. */
  public static List<Object> parts(Object game) {
    List<Object> parts = new ArrayList<>();
    Deque<Position> waiting = new ArrayDeque<>(List.of(position(game)));
    while (!waiting.isEmpty()) {
      Computation.poll();
      switch (waiting.pop()) {
        case Compound sum when sum.type() == CompoundType.DISJUNCTIVE -> {
          waiting.push(sum.second());
          waiting.push(sum.first());
        }
        case PositionGame position -> parts.addAll(position.parts());
        case Position part -> parts.add(Stand.game(part));
      }
    }
    return parts;
  }

  public static Object negate(Object game) {
    Computation.poll();
    return game instanceof ShortGame value ? value.negate() : Stand.game(position(game).negative());
  }

  /** Two games played as one. */
  public static Compound compound(CompoundType type, Object first, Object second) {
    return Compound.of(type, position(first), position(second));
  }

  /**
   * The variant of a game; of a value too, which stands for its canonical form.
   *
   * @throws org.gamester.rulesets.ConventionException if it is not a game of normal play
   */
  public static Position variant(Variant.Kind kind, Object game) {
    Position position = position(game);
    Convention.of(position).ofPart();
    return Variant.of(kind, position);
  }
}
