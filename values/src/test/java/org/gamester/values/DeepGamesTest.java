package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import org.gamester.values.notation.GameReader;
import org.gamester.values.notation.GameWriter;
import org.junit.jupiter.api.Test;

/** Depth follows input and must cost heap, never stack. */
class DeepGamesTest {

  private static final int DEPTH = 100_000;
  private static final long SMALL_STACK = 256 << 10;

  private static <T> T onSmallStack(Supplier<T> body) {
    FutureTask<T> task = new FutureTask<>(body::get);
    Thread thread = new Thread(null, task, "small stack", SMALL_STACK);
    thread.start();
    try {
      return task.get();
    } catch (ExecutionException e) {
      throw new AssertionError("failed on a small stack", e.getCause());
    } catch (InterruptedException e) {
      throw new AssertionError("the test was interrupted", e);
    }
  }

  /** {... {{0|-1}|-2} ... |-n}. */
  private static ShortGame ladder(int depth) {
    ShortGame game = ShortGame.ZERO;
    for (int i = 1; i <= depth; i++) {
      game = ShortGame.of(game, ShortGame.integer(-i));
    }
    return game;
  }

  /** {0||0|-G} again and again, with a size that is not yet infinitesimal at every other step. */
  private static ShortGame tinies(int depth) {
    ShortGame game = ShortGame.ONE;
    for (int i = 0; i < depth; i++) {
      ShortGame size = i % 2 == 0 ? game.plus(ShortGame.ONE) : game;
      game = ShortGame.of(ShortGame.ZERO, ShortGame.of(ShortGame.ZERO, size.negate()));
    }
    return game;
  }

  /** {0|{{...|0}|0}}: infinitesimals that threaten each other. */
  private static ShortGame infinitesimals(int depth) {
    ShortGame game = ShortGame.of(ShortGame.ZERO, ShortGame.DOWN.plus(ShortGame.STAR));
    for (int i = 0; i < depth; i++) {
      game =
          i % 2 == 0
              ? ShortGame.of(List.of(ShortGame.ZERO), List.of(game))
              : ShortGame.of(List.of(ShortGame.ZERO, ShortGame.STAR), List.of(game));
    }
    return game;
  }

  @Test
  void negativesAndComparisons() {
    assertThat(
            onSmallStack(
                () -> {
                  ShortGame g = ladder(DEPTH);
                  ShortGame h = ladder(DEPTH + 1);
                  assertThat(g.negate().negate()).isSameAs(g);
                  assertThat(g.relationTo(h)).isEqualTo(h.relationTo(g).reversed());
                  assertThat(g.relationTo(g.negate())).isNotNull();
                  assertThat(g.outcome()).isEqualTo(Outcome.R);
                  return Followers.postorder(g).size();
                }))
        .isGreaterThan(DEPTH);
  }

  @Test
  void translations() {
    assertThat(
            onSmallStack(
                () -> {
                  ShortGame g = ladder(DEPTH);
                  ShortGame moved = g.plus(ShortGame.number(Dyadic.HALF));
                  return moved.minus(ShortGame.number(Dyadic.HALF)) == g;
                }))
        .isTrue();
  }

  @Test
  void infinitesimalTowers() {
    assertThat(
            onSmallStack(
                () -> {
                  ShortGame g = infinitesimals(20_000);
                  ShortGame h = infinitesimals(20_001);
                  assertThat(g.relationTo(h)).isEqualTo(h.relationTo(g).reversed());
                  assertThat(g.relationTo(g.negate())).isNotEqualTo(Relation.EQUAL);
                  return g.plus(ShortGame.ONE).minus(ShortGame.ONE) == g;
                }))
        .isTrue();
  }

  @Test
  void sumsOfDeepGames() {
    assertThat(
            onSmallStack(
                () -> {
                  ShortGame g = infinitesimals(1_500);
                  ShortGame h = ladder(3_000);
                  ShortGame tiny = tinies(300);
                  ShortGame hot = ShortGame.switchOf(ShortGame.integer(5));
                  assertThat(h.plus(hot).minus(hot)).isSameAs(h);
                  assertThat(g.plus(ShortGame.UP).minus(ShortGame.UP)).isSameAs(g);
                  assertThat(tiny.plus(ShortGame.UP).minus(ShortGame.UP)).isSameAs(tiny);
                  return true;
                }))
        .isTrue();
  }

  @Test
  void writingAndReading() {
    assertThat(
            onSmallStack(
                () -> {
                  for (ShortGame g :
                      List.of(ladder(30_000), infinitesimals(3_000), tinies(1_000))) {
                    String text = GameWriter.exact().write(g);
                    assertThat(GameReader.exact().read(text)).isSameAs(g);
                  }
                  return true;
                }))
        .isTrue();
  }

  /** 2^depth lines of play in a graph of a few nodes a level. */
  @Test
  void sharedFollowersAreWorkedOnOnce() {
    List<ShortGame> ladder = new ArrayList<>(List.of(ShortGame.ZERO, ShortGame.integer(5)));
    for (int i = 1; i <= 300; i++) {
      ShortGame last = ladder.getLast();
      ShortGame before = ladder.get(i - 1);
      ladder.add(
          ShortGame.of(
              List.of(ShortGame.of(ShortGame.integer(9L * i + 7), last)),
              List.of(
                  ShortGame.of(last, ShortGame.integer(-9L * i - 9)),
                  ShortGame.of(before, ShortGame.integer(-9L * i - 8)))));
    }
    ShortGame g = ladder.getLast();
    ShortGame h = ladder.get(299);
    assertThat(g.negate().negate()).isSameAs(g);
    assertThat(g.relationTo(h)).isEqualTo(h.negate().relationTo(g.negate()));
    assertThat(g.plus(ShortGame.ONE).minus(ShortGame.ONE)).isSameAs(g);
    assertThat(Followers.postorder(g).size()).isLessThan(4_000);
  }
}
