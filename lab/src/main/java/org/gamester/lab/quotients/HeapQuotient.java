package org.gamester.lab.quotients;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.gamester.lab.periodicity.HeapTheorems;
import org.gamester.lab.periodicity.PeriodTheorem;
import org.gamester.rulesets.heap.EndPeriods;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.values.Player;
import org.gamester.values.misere.quotients.MisereQuotient;
import org.gamester.values.misere.quotients.Presentation;
import org.gamester.values.misere.quotients.QuotientBuilder;
import org.gamester.values.misere.quotients.QuotientTooLargeException;

/**
 * The misere quotients of an impartial game on heaps, for the heaps of up to n tokens, n = 0, 1, 2,
 * ...: each is verified. A period of the elements of the heaps is proved as one of Grundy values
 * is: when the elements repeat up to the place that the theorem asks for, the options of every
 * larger heap have the elements of those of the heap one period before. Then that heap has the same
 * element, and the quotient stays (Plambeck and Siegel, <i>Misere quotients for impartial
 * games</i>).
 *
 * <p>What has been found may be asked for by other threads while more heaps are added.
 */
public final class HeapQuotient {
  private final HeapGame game;
  private final PeriodTheorem theorem;
  private final QuotientBuilder builder;
  private Found found;

  /**
   * The quotient of the heaps that are smaller than {@code heaps}.
   *
   * @param partial the first quotient of each order, the first heap of which is the last for it
   * @param period the period that is proved
   * @param isTooLarge whether the next heap leads to a quotient that is too large
   */
  public record Found(
      HeapGame game,
      int heaps,
      MisereQuotient quotient,
      List<Partial> partial,
      Optional<Period> period,
      boolean isTooLarge) {

    /** The presentation of the quotient. */
    public Presentation presentation() {
      return Presentation.of(quotient);
    }
  }

  /**
   * The quotient of the heaps up to one that enlarges it.
   *
   * @param heap that heap
   * @param order the number of elements
   * @param pPortion how many of them are P-positions
   */
  public record Partial(int heap, int order, int pPortion) {}

  /**
   * A period that is proved.
   *
   * @param start the heap from which on the elements repeat
   * @param provedBy the heap up to which they have to repeat for that
   * @param theorem its name, for use in a sentence
   */
  public record Period(int start, int length, int provedBy, String theorem) {}

  /**
   * No heap yet.
   *
   * @param mostElements quotients with more elements are not looked for
   * @throws IllegalArgumentException if the game is partizan
   */
  public HeapQuotient(HeapGame game, int mostElements) {
    if (!game.isImpartial()) {
      throw new IllegalArgumentException(game.text() + " is partizan");
    }
    this.game = game;
    this.theorem = HeapTheorems.of(game);
    this.builder = new QuotientBuilder(mostElements);
    this.found = new Found(game, 0, builder.quotient(), List.of(), Optional.empty(), false);
  }

  /** What has been found so far. */
  public synchronized Found found() {
    return found;
  }

  /** How many heaps have been added. */
  public int count() {
    return found().heaps();
  }

  private synchronized void set(Found more) {
    found = more;
  }

  /** Adds the heaps up to one, but none after a proved period or a quotient that is too large. */
  public Found upTo(int last) {
    while (count() <= last && found().period().isEmpty() && !found().isTooLarge()) {
      addHeap();
    }
    return found();
  }

  private void addHeap() {
    Found before = found();
    try {
      builder.add(options(before.heaps()));
    } catch (QuotientTooLargeException e) {
      set(
          new Found(
              game, before.heaps(), before.quotient(), before.partial(), Optional.empty(), true));
      return;
    }
    MisereQuotient quotient = builder.quotient();
    List<Partial> partial = new ArrayList<>(before.partial());
    if (quotient.order() != before.quotient().order()) {
      partial.add(new Partial(before.heaps(), quotient.order(), quotient.pPortionOrder()));
    }
    set(
        new Found(
            game,
            before.heaps() + 1,
            quotient,
            List.copyOf(partial),
            provedPeriod(quotient),
            false));
  }

  /** The options of a heap as sums of smaller heaps. */
  private List<int[]> options(int heap) {
    List<int[]> options = new ArrayList<>();
    game.taking(Player.LEFT)
        .forEach(
            heap,
            (taken, left) ->
                options.add(
                    Arrays.stream(left)
                        .filter(size -> size > 0)
                        .mapToInt(Math::toIntExact)
                        .sorted()
                        .toArray()));
    return options;
  }

  /** The period that starts first, of those that the elements of the heaps prove. */
  private Optional<Period> provedPeriod(MisereQuotient quotient) {
    int count = quotient.games();
    int[] elements = IntStream.range(0, count).map(quotient::element).toArray();
    int[] periods = EndPeriods.of(elements, count, count);
    return IntStream.range(1, count)
        .mapToObj(start -> period(start, periods[count - start], count))
        .flatMap(Optional::stream)
        .findFirst()
        .map(period -> fromTheEmptyHeap(period, elements));
  }

  private Optional<Period> period(int start, int length, int count) {
    OptionalInt needed = theorem.lastIndexNeeded(start, length);
    return needed.isPresent() && needed.getAsInt() < count
        ? Optional.of(new Period(start, length, needed.getAsInt(), theorem.title()))
        : Optional.empty();
  }

  private static Period fromTheEmptyHeap(Period period, int[] elements) {
    return period.start == 1 && elements[0] == elements[period.length]
        ? new Period(0, period.length, period.provedBy, period.theorem)
        : period;
  }
}
