package org.gamester.lab.tables;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.gamester.lab.Variable;
import org.gamester.lab.fitting.Fraction;
import org.gamester.lab.fitting.SequenceFit;
import org.gamester.lab.periodicity.Group;
import org.gamester.lab.periodicity.PeriodTheorem;
import org.gamester.lab.periodicity.Periodicity;
import org.gamester.values.Computation;
import org.gamester.values.NumberUpStar;
import org.gamester.values.ShortGame;

/**
 * The games of a family in one variable, which one can ask for a period or a formula.
 *
 * @param variable the variable with its range
 * @param games one for each value of it
 */
public record Series(Variable variable, List<ShortGame> games) {

  public Series {
    games = List.copyOf(games);
  }

  /**
   * Works the games out.
   *
   * @throws org.gamester.values.ComputationStopped if the evaluation is stopped
   */
  public static Series of(Variable variable, IntFunction<ShortGame> family) {
    List<ShortGame> games = new ArrayList<>();
    for (int n = variable.low(); ; n++) {
      Computation.poll();
      games.add(family.apply(n));
      if (n == variable.high()) {
        return new Series(variable, games);
      }
    }
  }

  /** The game at n. */
  public ShortGame at(int n) {
    if (n < variable.low() || n > variable.high()) {
      throw new IndexOutOfBoundsException(n + " is not in the range " + variable);
    }
    return games.get(n - variable.low());
  }

  public Table table(List<Column> columns) {
    return Table.of(values -> at(values.get(variable.name())), List.of(variable), columns);
  }

  /**
   * A period of the values. Where all are nimbers *m the sequence of the m is taken, so that the
   * saltus is an integer; it is a game otherwise.
   */
  public Optional<? extends Periodicity<?>> period(PeriodTheorem theorem) {
    if (games.stream().allMatch(ShortGame::isNimber)) {
      List<BigInteger> nimbers = new ArrayList<>();
      for (ShortGame game : games) {
        if (game instanceof NumberUpStar nimber) {
          nimbers.add(BigInteger.valueOf(nimber.star()));
        }
      }
      return Periodicity.find(Group.INTEGERS, nimbers, variable.low(), theorem);
    }
    return Periodicity.find(Group.GAMES, games, variable.low(), theorem);
  }

  /**
   * A recurrence and formula of the values; nothing is found unless all are numbers.
   *
   * @param mostSkipped how many values at the beginning may be left out
   */
  public Optional<SequenceFit> formula(int mostSkipped) {
    if (!games.stream().allMatch(ShortGame::isNumber)) {
      return Optional.empty();
    }
    return SequenceFit.find(
        games.stream().map(game -> Fraction.of(game.leftStop())).toList(),
        variable.low(),
        mostSkipped);
  }
}
