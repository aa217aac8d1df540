package org.gamester.analysis.explanation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Computation;
import org.gamester.values.Dyadic;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.infinitesimals.AtomicWeight;
import org.gamester.values.thermography.Thermography;

/**
 * Arguments from the values of the summands. Each rests on one theorem:
 *
 * <ul>
 *   <li>numbers are added, and their sign decides;
 *   <li>a sum of switches and x + infinitesimals is played hottest switch first (with s &gt;= t,
 *       taking s dominates every move in the rest: the difference of the two is s - t plus switches
 *       whose second player does not lose, or an infinitesimal that the player to move wins);
 *   <li>the sign rule for x + n.up + *m (<i>Winning Ways</i>, chapter 3);
 *   <li>an all-small game of atomic weight at least 2 is positive (Siegel, II.7);
 *   <li>the mean is additive, the temperature of a sum is at most the greatest one, and both stops
 *       are within the temperature of the mean (Siegel, II.5).
 * </ul>
 */
record ValueArguments(List<Part> parts, Evaluator evaluator) {
  private static final int MOST_FOLLOWERS = 60;
  private static final int MOST_OPTIONS = 2_000;
  private static final Dyadic TWO = Dyadic.of(2);

  private boolean areNumbers() {
    return parts.stream().allMatch(part -> part.value().isNumber());
  }

  Optional<Argument> numbers() {
    if (!areNumbers()) {
      return Optional.empty();
    }
    Dyadic sum = Dyadic.ZERO;
    List<Argument.NumberPart> numbers = new ArrayList<>();
    for (Part part : parts) {
      sum = sum.plus(part.value().leftStop());
      numbers.add(number(part));
    }
    return Optional.of(new Argument.Numbers(List.copyOf(numbers), sum));
  }

  private Argument.NumberPart number(Part part) {
    Position position = part.position();
    if (position instanceof ValuePosition) {
      return new Argument.NumberPart(part, List.of(), List.of(), false);
    }
    List<Position> left = position.options(Player.LEFT);
    List<Position> right = position.options(Player.RIGHT);
    if (left.size() + right.size() > MOST_OPTIONS) {
      return new Argument.NumberPart(part, List.of(), List.of(), false);
    }
    return new Argument.NumberPart(part, values(left), values(right), true);
  }

  private List<ShortGame> values(List<Position> options) {
    return options.stream().map(evaluator::value).distinct().toList();
  }

  Optional<Argument> switches() {
    List<Argument.Switch> switches = new ArrayList<>();
    List<Part> others = new ArrayList<>();
    for (Part part : parts) {
      if (part.value() instanceof NumberUpStar) {
        others.add(part);
      } else if (part.value().isSwitch()) {
        Dyadic high = part.value().leftStop();
        Dyadic low = part.value().rightStop();
        switches.add(new Argument.Switch(part, high, low, high.minus(low).half()));
      } else {
        return Optional.empty();
      }
    }
    if (switches.isEmpty()) {
      return Optional.empty();
    }
    switches.sort(Comparator.comparing(Argument.Switch::temperature).reversed());
    NumberUpStar rest = sum(others);
    return Optional.of(
        new Argument.Switches(
            List.copyOf(switches),
            List.copyOf(others),
            line(switches, rest, Player.LEFT),
            line(switches, rest, Player.RIGHT)));
  }

  private static Argument.Line line(
      List<Argument.Switch> switches, NumberUpStar rest, Player starter) {
    List<Dyadic> taken = new ArrayList<>();
    Player mover = starter;
    Dyadic sum = Dyadic.ZERO;
    for (Argument.Switch each : switches) {
      Dyadic got = mover == Player.LEFT ? each.high() : each.low();
      taken.add(got);
      sum = sum.plus(got);
      mover = mover.opponent();
    }
    NumberUpStar total = (NumberUpStar) rest.plus(ShortGame.number(sum));
    Player winner = Arithmetic.winner(Arithmetic.outcome(total), mover);
    return new Argument.Line(starter, List.copyOf(taken), rest, total, mover, winner);
  }

  Optional<Argument> upsAndStars() {
    return parts.stream().allMatch(part -> part.value() instanceof NumberUpStar) && !areNumbers()
        ? Optional.of(new Argument.UpsAndStars(parts, sum(parts)))
        : Optional.empty();
  }

  private static NumberUpStar sum(List<Part> compact) {
    ShortGame sum = ShortGame.ZERO;
    for (Part part : compact) {
      sum = sum.plus(part.value());
    }
    return (NumberUpStar) sum;
  }

  Optional<Argument> twoAhead() {
    Dyadic sum = Dyadic.ZERO;
    List<Argument.WeightedPart> weighted = new ArrayList<>();
    for (Part part : parts) {
      Computation.pollNow();
      if (!part.value().isAllSmall()) {
        return Optional.empty();
      }
      Optional<ShortGame> weight = AtomicWeight.of(part.value());
      if (weight.isEmpty() || !weight.get().isNumber()) {
        return Optional.empty();
      }
      weighted.add(new Argument.WeightedPart(part, weight.get().leftStop()));
      sum = sum.plus(weight.get().leftStop());
    }
    return sum.abs().compareTo(TWO) >= 0
        ? Optional.of(new Argument.TwoAhead(List.copyOf(weighted), sum))
        : Optional.empty();
  }

  Optional<Argument> meanBounds() {
    if (areNumbers()) {
      return Optional.empty();
    }
    Dyadic mean = Dyadic.ZERO;
    Dyadic temperature = Dyadic.ZERO;
    List<Argument.TemperatePart> tempered = new ArrayList<>();
    for (Part part : parts) {
      Computation.pollNow();
      Dyadic m = Thermography.mean(part.value());
      Dyadic t = Thermography.temperature(part.value());
      tempered.add(new Argument.TemperatePart(part, m, t));
      mean = mean.plus(m);
      temperature = temperature.max(t);
    }
    return mean.abs().compareTo(temperature) > 0
        ? Optional.of(new Argument.MeanBounds(List.copyOf(tempered), mean, temperature))
        : Optional.empty();
  }

  /** The values and their sum, if they are small enough to be read. */
  Optional<Argument> values() {
    ShortGame sum = ShortGame.ZERO;
    for (Part part : parts) {
      if (!isSmall(part.value())) {
        return Optional.empty();
      }
      sum = sum.plus(part.value());
    }
    return isSmall(sum) ? Optional.of(new Argument.Values(parts, sum)) : Optional.empty();
  }

  private static boolean isSmall(ShortGame value) {
    Set<ShortGame> seen = new HashSet<>();
    Deque<ShortGame> open = new ArrayDeque<>();
    seen.add(value);
    open.add(value);
    while (!open.isEmpty() && seen.size() <= MOST_FOLLOWERS) {
      ShortGame next = open.remove();
      if (!(next instanceof NumberUpStar)) {
        for (ShortGame option : next.options()) {
          if (seen.add(option)) {
            open.add(option);
          }
        }
      }
    }
    return seen.size() <= MOST_FOLLOWERS;
  }
}
