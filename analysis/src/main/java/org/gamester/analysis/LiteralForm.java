package org.gamester.analysis;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Player;
import org.gamester.values.forms.GameForm;
import org.jspecify.annotations.Nullable;

/**
 * Positions written out as literal forms, by their moves: {G<sup>L</sup> | G<sup>R</sup>} with all
 * options, none simplified. A value is written as its canonical form.
 *
 * <p>Cost: one expansion for each distinct position that can be reached, by the {@link Walk}, so
 * that play may be any number of moves long.
 */
public final class LiteralForm {
  private static final long REMEMBERED = 1 << 24;

  private LiteralForm() {}

  /**
   * The literal form of a position.
   *
   * @throws LoopyPositionException if play can return to a position
   * @throws org.gamester.values.ComputationStopped if the work is stopped
   */
  public static GameForm of(Position position) {
    EvaluationReport report = new EvaluationReport(new LongAdder(), () -> 0, progress -> {});
    return new PositionWalk<GameForm>(
            new PositionMemory<>(REMEMBERED),
            (packing, part) -> {
              throw new IllegalStateException("only moves are used");
            },
            new Forms(),
            false,
            report)
        .result(new ByMoves(position));
  }

  /** A position of which nothing but the moves is known. */
  private record ByMoves(Position position) implements Position {
    @Override
    public Rules rules() {
      return position.rules();
    }

    @Override
    public String text() {
      return position.text();
    }

    @Override
    public List<Move> moves(Player player) {
      return position.moves(player);
    }

    @Override
    public List<Position> options(Player player) {
      List<Position> options = new ArrayList<>();
      position.options(player).forEach(option -> options.add(new ByMoves(option)));
      return options;
    }
  }

  /** Forms from those of the options. Every option is one part, so that nothing is added. */
  private static final class Forms implements Algebra<GameForm> {
    @Override
    public boolean isPartizan() {
      return true;
    }

    @Override
    public @Nullable GameForm known(Position position) {
      return position instanceof ByMoves(ValuePosition value) ? GameForm.of(value.value()) : null;
    }

    @Override
    public GameForm zero() {
      throw nothingIsAdded();
    }

    @Override
    public GameForm sum(GameForm first, GameForm second) {
      throw nothingIsAdded();
    }

    @Override
    public GameForm negative(GameForm result) {
      throw nothingIsAdded();
    }

    @Override
    public GameForm times(GameForm result, BigInteger count) {
      throw nothingIsAdded();
    }

    @Override
    public GameForm of(Object[] options, int leftCount, int count) {
      return GameForm.of(forms(options, 0, leftCount), forms(options, leftCount, count));
    }

    private static AssertionError nothingIsAdded() {
      return new AssertionError("an option was taken apart");
    }

    private static List<GameForm> forms(Object[] options, int from, int to) {
      return Arrays.stream(options, from, to).map(GameForm.class::cast).toList();
    }
  }
}
