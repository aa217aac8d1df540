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
 * Proposes what a damaged text of a game may have said, given the value that it should have.
 *
 * <p>In {@code {0 0 *, *2}} the bars are lost; {@code {0||0|*,*2}} and other readings are made from
 * it by putting back what copies of papers lose, the least far-fetched first, and those that have
 * the value are given. That a reading exists says little if much had to be put back; its cost
 * tells.
 */
public final class DamagedReader {

  private static final int GREATEST_COST = 6;

  private final int mostTried;

  /**
   * A reader that gives up in time.
   *
   * @param mostTried how many readings to try at most
   * @throws IllegalArgumentException if that is not positive
   */
  public DamagedReader(int mostTried) {
    if (mostTried < 1) {
      throw new IllegalArgumentException("tries " + mostTried + " readings");
    }
    this.mostTried = mostTried;
  }

  /** A reader that tries 50,000 readings at most. */
  public DamagedReader() {
    this(50_000);
  }

  /**
   * A reading.
   *
   * @param text in the notation of {@link GameReader}
   * @param cost 0 if only bars of the likeliest strength were put back
   */
  public record Proposal(String text, int cost) {}

  /**
   * The readings of least cost that have the value; none if there is none within what is tried.
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

    /** What is left to spend from each place on. */
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

    /** Moves to the next complete choice; false if there is none. */
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
