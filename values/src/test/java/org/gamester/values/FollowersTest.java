package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gamester.values.enumeration.BornByDay;
import org.junit.jupiter.api.Test;

/** Traversals of games by their options, against recursion. */
class FollowersTest {

  private static void collect(
      ShortGame game, boolean belowNumberUpStars, Set<ShortGame> followers) {
    if (followers.add(game) && (belowNumberUpStars || !game.isNumberUpStar())) {
      game.options().forEach(option -> collect(option, belowNumberUpStars, followers));
    }
  }

  @Test
  void followersComeAfterTheirOptions() {
    for (ShortGame game : BornByDay.values(3)) {
      for (boolean below : new boolean[] {false, true}) {
        Set<ShortGame> expected = new HashSet<>();
        collect(game, below, expected);
        List<ShortGame> found = below ? Followers.all(game) : Followers.postorder(game);
        assertThat(found).containsExactlyInAnyOrderElementsOf(expected).endsWith(game);
        for (ShortGame follower : found) {
          if (below || !follower.isNumberUpStar()) {
            assertThat(found.subList(0, found.indexOf(follower))).containsAll(follower.options());
          }
        }
      }
    }
  }

  @Test
  void definitionsByRecursionAreEvaluated() {
    for (ShortGame game : BornByDay.values(3)) {
      int height =
          Postorder.<ShortGame, Integer>evaluate(
              game,
              ShortGame::options,
              (follower, known) ->
                  follower.options().stream().mapToInt(o -> 1 + known.apply(o)).max().orElse(0));
      assertThat(height).isEqualTo(SlowGame.of(game).birthday());
    }
    assertThatThrownBy(
            () ->
                Postorder.<ShortGame, Integer>evaluate(
                    ShortGame.UP, game -> List.of(), (game, known) -> known.apply(ShortGame.ZERO)))
        .hasMessage("the result of a node not a dependency");
  }

  @Test
  void aLongWalkIsStopped() {
    ShortGame nimber = ShortGame.nimber(1_000);
    Thread.currentThread().interrupt();
    try {
      assertThatExceptionOfType(ComputationStopped.class)
          .isThrownBy(() -> Computation.within(Limits.NONE, () -> Followers.all(nimber)))
          .withMessage("interrupted");
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThat(Followers.all(nimber)).hasSize(1_001);
  }
}
