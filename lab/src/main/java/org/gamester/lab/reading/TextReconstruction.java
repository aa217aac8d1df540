package org.gamester.lab.reading;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.values.Computation;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameReader;
import org.gamester.values.notation.NotationException;

/**
 * Proposes readings of the damaged text of a game whose value is known.
 *
 * <p>In {@code {0 0 *, *2}} the bars are lost. Restoring what copies of papers lose, the most
 * likely repairs first, produces {@code {0||0|*,*2}} and other readings; those with the right value
 * are proposed. The more a reading restores, the less evidence it is; its cost measures this.
 */
public final class TextReconstruction {

  private static final int GREATEST_COST = 6;

  private final int mostTried;

  /**
   * Creates a reconstruction with a bound on the number of readings.
   *
   * @param mostTried the largest number of readings to try
   * @throws IllegalArgumentException if {@code mostTried} is not positive
   */
  public TextReconstruction(int mostTried) {
    if (mostTried < 1) {
      throw new IllegalArgumentException(
          "the number of readings must be positive, but is " + mostTried);
    }
    this.mostTried = mostTried;
  }

  /** Creates a reconstruction that tries at most 50,000 readings. */
  public TextReconstruction() {
    this(50_000);
  }

  /**
   * A proposed reading.
   *
   * @param text in the notation of {@link GameReader}
   * @param cost 0 if only bars of the most likely strength were restored
   */
  public record Proposal(String text, int cost) {}

  /**
   * The readings of least cost that have the value; empty if none of the readings tried has it.
   *
   * @throws IllegalArgumentException if the text is longer than 400 characters
   */
  public List<Proposal> readingsEqualTo(String damaged, ShortGame value) {
    List<List<Repair>> places = DamagedText.places(damaged);
    int tried = 0;
    for (int cost = 0; cost <= GREATEST_COST && tried < mostTried; cost++) {
      Map<String, Proposal> found = new LinkedHashMap<>();
      Choices choices = new Choices(places, cost);
      while (tried < mostTried && choices.advance()) {
        Computation.poll();
        tried++;
        String text = choices.text();
        if (read(text).filter(value::equals).isPresent()) {
          String proposed = BarStrengths.weakest(text);
          found.putIfAbsent(proposed, new Proposal(proposed, cost));
        }
      }
      if (!found.isEmpty()) {
        return List.copyOf(found.values());
      }
    }
    return List.of();
  }

  private static Optional<ShortGame> read(String text) {
    try {
      return Optional.of(GameReader.exact().read(text));
    } catch (NotationException e) {
      return Optional.empty();
    }
  }

  /** All choices of one repair at each place with a given total cost, by backtracking. */
  private static final class Choices {
    private final List<List<Repair>> places;
    private final int[] chosen;

    /** The cost that remains to be spent from each place on. */
    private final int[] budget;

    private int place;

    Choices(List<List<Repair>> places, int cost) {
      this.places = places;
      this.chosen = new int[places.size()];
      this.budget = new int[places.size() + 1];
      this.budget[0] = cost;
      this.place = 0;
      if (!places.isEmpty()) {
        chosen[0] = -1;
      }
    }

    /** Advances to the next complete choice; returns false if there is none. */
    boolean advance() {
      if (places.isEmpty()) {
        return false;
      }
      if (place == places.size()) {
        place--;
      }
      while (place >= 0) {
        Computation.poll();
        chosen[place]++;
        List<Repair> repairs = places.get(place);
        if (chosen[place] == repairs.size()) {
          place--;
          continue;
        }
        int left = budget[place] - repairs.get(chosen[place]).cost();
        if (left < 0) {
          continue;
        }
        place++;
        budget[place] = left;
        if (place < places.size()) {
          chosen[place] = -1;
        } else if (left == 0) {
          return true;
        } else {
          place--;
        }
      }
      return false;
    }

    String text() {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < chosen.length; i++) {
        text.append(places.get(i).get(chosen[i]).text());
      }
      return text.toString();
    }
  }
}
