package org.gamester.script.forms;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.gamester.script.classes.Classified;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.loopy.GameGraph;
import org.gamester.values.loopy.LoopyValue;
import org.jspecify.annotations.Nullable;

/**
 * A game in braces that is an option of itself or of games inside it, while its options are being
 * evaluated. When all games that it leads to have their options, it has a value.
 */
public final class OpenGame implements Classified {
  private @Nullable List<Object> left;
  private @Nullable List<Object> right;

  /** Its options are not known yet. */
  public OpenGame() {}

  /** Whether one of these options is a game whose options are not known, or a loopy value. */
  public static boolean areLoopy(List<Object> options) {
    for (Object option : options) {
      if (option instanceof OpenGame || option instanceof LoopyGame) {
        return true;
      }
    }
    return false;
  }

  /**
   * Gives it its options.
   *
   * @return its value, if all games that it leads to have theirs; else itself
   * @throws ScriptException if an option is no value
   */
  public Object close(List<Object> leftOptions, List<Object> rightOptions) {
    left = leftOptions;
    right = rightOptions;
    Map<Object, Integer> numbers = new IdentityHashMap<>();
    List<OpenGame> games = new ArrayList<>();
    numbers.put(this, 0);
    games.add(this);
    for (int next = 0; next < games.size(); next++) {
      Computation.poll();
      for (Player player : Player.values()) {
        List<Object> options = games.get(next).options(player);
        if (options == null) {
          return this;
        }
        for (Object option : options) {
          if (option instanceof OpenGame game && numbers.putIfAbsent(game, games.size()) == null) {
            games.add(game);
          }
        }
      }
    }
    return LoopyGame.of(
        LoopyValue.ofSides(graph(games, numbers, true), graph(games, numbers, false)));
  }

  private @Nullable List<Object> options(Player player) {
    return player == Player.LEFT ? left : right;
  }

  /** The graph in which each option that is a value is one side of it. */
  private static GameGraph graph(
      List<OpenGame> games, Map<Object, Integer> numbers, boolean isOnside) {
    GameGraph.Builder graph = new GameGraph.Builder();
    games.forEach(_ -> graph.add());
    for (int v = 0; v < games.size(); v++) {
      Computation.poll();
      for (Player player : Player.values()) {
        List<Object> options = Objects.requireNonNull(games.get(v).options(player));
        int[] positions = new int[options.size()];
        for (int i = 0; i < positions.length; i++) {
          Object option = options.get(i);
          Integer known = numbers.get(option);
          positions[i] = known == null ? add(graph, option, isOnside) : known;
        }
        graph.setOptions(v, player, positions);
      }
    }
    return graph.build();
  }

  private static int add(GameGraph.Builder graph, Object option, boolean isOnside) {
    LoopyValue value = LoopyGame.value(option);
    if (value == null) {
      throw new ScriptException(
          "Invalid game specifier: objects must be of type `Game` or `SidedValue`");
    }
    return graph.add(isOnside ? value.onsideGraph() : value.offsideGraph());
  }

  @Override
  public LanguageClass languageClass() {
    return StandardClasses.GAME;
  }

  @Override
  public String toString() {
    return "a game whose braces are not closed";
  }
}
