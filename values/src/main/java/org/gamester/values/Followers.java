package org.gamester.values;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** The followers of a game: the games that can be reached from it by any moves, itself included. */
public final class Followers {

  private Followers() {}

  /**
   * The distinct followers, each after its options; the game itself is the last. The options of a
   * {@link NumberUpStar} are not walked (there can be very many, and their properties have closed
   * forms). Iterative: costs no stack, however deep the game.
   */
  public static List<ShortGame> postorder(ShortGame game) {
    return walk(game, false);
  }

  /**
   * The distinct followers including those of numbers, nimbers and ups, each after its options.
   *
   * @throws EvaluationStopped if there are more than the current limits let it list
   */
  public static List<ShortGame> all(ShortGame game) {
    return walk(game, true);
  }

  private static List<ShortGame> walk(ShortGame game, boolean intoNumberUpStars) {
    List<ShortGame> order = new ArrayList<>();
    Set<ShortGame> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Place> path = new ArrayDeque<>();
    seen.add(game);
    path.push(new Place(game, intoNumberUpStars));
    while (!path.isEmpty()) {
      Evaluation.poll();
      Place place = path.element();
      if (place.hasNext()) {
        ShortGame next = place.next();
        if (seen.add(next)) {
          path.push(new Place(next, intoNumberUpStars));
        }
      } else {
        order.add(place.game);
        path.pop();
      }
    }
    return order;
  }

  private static final class Place {
    private final ShortGame game;
    private final int leftCount;
    private final int count;
    private int next;

    Place(ShortGame game, boolean intoNumberUpStars) {
      this.game = game;
      boolean walked = intoNumberUpStars || game instanceof OptionGame;
      this.leftCount = walked ? game.optionCount(Player.LEFT) : 0;
      this.count = walked ? leftCount + game.optionCount(Player.RIGHT) : 0;
    }

    boolean hasNext() {
      return next < count;
    }

    ShortGame next() {
      int i = next++;
      return i < leftCount ? game.option(Player.LEFT, i) : game.option(Player.RIGHT, i - leftCount);
    }
  }
}
