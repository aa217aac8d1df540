package org.gamester.web.jobs;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.gamester.web.answers.RefusedRequest;
import org.jspecify.annotations.Nullable;

/**
 * A bounded number of places, for which clients wait. A free place goes to the address that was
 * served longest ago, there to the connection that was served longest ago, and there to the
 * question that came first; so whoever asks much holds up himself. An address has at most half of
 * the places, so that the first question of another one need not wait for its work to end. Who
 * wants all places is waited for by whoever comes after him.
 *
 * <p>In a lane for short work the last that came is served first while many wait, and if there are
 * too many, the first is refused: those who come during a flood need not wait until it has gone by,
 * and it is the flood that waits in vain. In a lane for long work it is the last that is refused.
 *
 * <p>Safe between threads; a turn takes time in proportion to those who wait.
 */
final class Lane {
  private static final int MOST_REMEMBERED = 1 << 12;
  private static final int MANY = 32;

  private final int places;
  private final boolean isShort;
  private final int mostWaitingOfAnAddress;
  private final int mostWaiting;

  /** In the order of their arrival. */
  private final List<Place> waiting = new ArrayList<>();

  private final List<Place> taken = new ArrayList<>();

  /** When addresses and clients were served last. */
  private final Map<Object, Long> turns = new HashMap<>();

  private long turn;

  /**
   * @param places an even number
   * @param isShort whether the lane is for short work
   */
  Lane(int places, boolean isShort, int mostWaitingOfAnAddress, int mostWaiting) {
    this.places = places;
    this.isShort = isShort;
    this.mostWaitingOfAnAddress = mostWaitingOfAnAddress;
    this.mostWaiting = mostWaiting;
  }

  /** A place, or all places, which somebody waits for and then has until it is closed. */
  final class Place implements AutoCloseable {
    private final Client client;
    private final int size;
    private final CountDownLatch decided = new CountDownLatch(1);
    private @Nullable RefusedRequest refusal;

    private Place(Client client, int size) {
      this.client = client;
      this.size = size;
    }

    /** Gives the place back, or gives up waiting for it. */
    @Override
    public void close() {
      synchronized (Lane.this) {
        if (waiting.remove(this) || taken.remove(this)) {
          serve();
        }
      }
    }
  }

  /**
   * Waits for a place; it is given back when it is closed.
   *
   * @param isAlone whether all places are wanted
   * @param nanos how long it is waited for
   * @throws RefusedRequest if too many are waiting already, or if there is none in time
   * @throws InterruptedException if the thread is interrupted while it waits
   */
  Place enter(Client client, boolean isAlone, long nanos) throws InterruptedException {
    Place place = queued(client, isAlone ? places : 1);
    try {
      if (!place.decided.await(nanos, TimeUnit.NANOSECONDS)) {
        throw RefusedRequest.busy(
            "other questions took all the time of this answer; ask again when they have been"
                + " answered");
      }
    } catch (InterruptedException | RefusedRequest e) {
      place.close();
      throw e;
    }
    if (place.refusal != null) {
      throw place.refusal;
    }
    return place;
  }

  private synchronized Place queued(Client client, int size) {
    Place place = new Place(client, size);
    waiting.add(place);
    serve();
    Map<String, Long> counts =
        waiting.stream().collect(groupingBy(each -> each.client.address(), counting()));
    long own = counts.getOrDefault(client.address(), 0L);
    if (own > mostWaitingOfAnAddress || waiting.size() > mostWaiting) {
      String most = Collections.max(counts.entrySet(), Map.Entry.comparingByValue()).getKey();
      Place refused =
          waiting.stream()
              .filter(each -> isShort && each.client.address().equals(most))
              .findFirst()
              .orElse(place);
      waiting.remove(refused);
      refused.refusal =
          RefusedRequest.tooMany(
              own > mostWaitingOfAnAddress
                  ? "%,d questions of this client are waiting, as many as one may have"
                      .formatted(own - 1)
                  : "%,d questions are waiting, as many as the server keeps"
                      .formatted(waiting.size()));
      refused.decided.countDown();
    }
    return place;
  }

  /** Gives free places to those whose turn it is. */
  private void serve() {
    Comparator<Place> order =
        Comparator.<Place>comparingLong(place -> turns.getOrDefault(place.client.address(), -1L))
            .thenComparingLong(place -> turns.getOrDefault(place.client, -1L));
    while (taken() < places) {
      boolean isLastFirst = isShort && waiting.size() > MANY;
      Place next =
          (isLastFirst ? waiting.reversed() : waiting)
              .stream().filter(this::isAllowed).min(order).orElse(null);
      if (next == null || next.size > places - taken()) {
        break;
      }
      waiting.remove(next);
      taken.add(next);
      turns.put(next.client.address(), turn);
      turns.put(next.client, turn++);
      next.decided.countDown();
    }
    if (turns.size() > MOST_REMEMBERED) {
      turns.clear();
    }
  }

  private boolean isAllowed(Place place) {
    return place.size > 1
        || taken.stream()
                .map(each -> each.client.address())
                .filter(place.client.address()::equals)
                .count()
            < places / 2;
  }

  /** How many wait. */
  synchronized int waiting() {
    return waiting.size();
  }

  /** How many places are taken. */
  synchronized int taken() {
    return taken.stream().mapToInt(place -> place.size).sum();
  }
}
