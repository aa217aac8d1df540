package org.gamester.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates components that are one line of cells, although they have many moves, for one thread of
 * a search.
 *
 * <p>A move in a line leaves pieces of it that differ from what was there only at their ends. So
 * few components can be reached from one that is regular, and most of their values are small, but
 * those of the longest can be very large. A line is evaluated if few of its followers have not been
 * evaluated yet, and none has a large value; as the search goes on, longer and longer lines are.
 * How many components may be evaluated for that in all follows the number of states that are
 * expanded, and so does how many followers are looked at: where lines have many, it is cheaper to
 * search.
 */
final class SearchLines {

  private static final int MOST_NEW = 60;
  private static final int LARGE = 200;
  private static final int ALWAYS = 400;
  private static final int ALWAYS_LOOKED_AT = 4_000;

  private final SearchParts parts;
  private final ComponentMoves moves;
  private final Function<Component, ShortGame> value;
  private final LongSupplier evaluated;
  private long evaluatedHere;
  private long lookedAt;

  /**
   * @param value evaluates a component
   * @param evaluated how many components have been evaluated by anybody so far
   */
  SearchLines(
      SearchParts parts,
      ComponentMoves moves,
      Function<Component, ShortGame> value,
      LongSupplier evaluated) {
    this.parts = parts;
    this.moves = moves;
    this.value = value;
    this.evaluated = evaluated;
  }

  /**
   * A partizan component with its value, if it is a line that is worth evaluating; else null.
   *
   * @param expanded how many components have been expanded in the search
   */
  SearchParts.@Nullable Met evaluated(Component component, int expanded) {
    if (evaluatedHere > ALWAYS + expanded
        || lookedAt > ALWAYS_LOOKED_AT + expanded
        || !moves.isLine(component)) {
      return null;
    }
    List<Component> followers = newFollowers(component);
    if (followers == null) {
      return null;
    }
    long before = evaluated.getAsLong();
    for (Component follower : followers.reversed()) {
      parts.enter(follower, value.apply(follower));
    }
    evaluatedHere += evaluated.getAsLong() - before;
    return parts.find(component);
  }

  /**
   * A component and its followers, as far as they have no values yet; null if they are too many, or
   * the value of another one is large.
   */
  private @Nullable List<Component> newFollowers(Component component) {
    Set<Component> found = new LinkedHashSet<>();
    Deque<Component> open = new ArrayDeque<>();
    found.add(component);
    open.add(component);
    while (!open.isEmpty()) {
      Computation.poll();
      Component next = open.remove();
      lookedAt++;
      for (Player player : Player.values()) {
        for (List<ComponentMoves.Part> option : moves.options(next, player)) {
          for (ComponentMoves.Part part : option) {
            Component follower = part.component();
            if (parts.find(follower) instanceof SearchParts.Valued(ShortGame known)) {
              if (isLarge(known)) {
                return null;
              }
            } else if (found.add(follower)) {
              open.add(follower);
            }
          }
        }
      }
      if (found.size() > MOST_NEW) {
        return null;
      }
    }
    return new ArrayList<>(found);
  }

  private boolean isLarge(ShortGame known) {
    return !known.isNumberUpStar()
        && parts.get(parts.reference(known)) instanceof SearchPart.Value part
        && part.followers() > LARGE;
  }
}
