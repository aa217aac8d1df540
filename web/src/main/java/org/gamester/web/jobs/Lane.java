package org.gamester.web.jobs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
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
  private final List<Place> waiting = new ArrayList<>();
  private final Map<String, Integer> held = new HashMap<>();
  private final Map<String, Long> turns = new HashMap<>();
  private int free;
  private long turn;
  private long number;

  /**
   * @param places an even number
   * @param isShort whether the lane is for short work
   */
  Lane(int places, boolean isShort, int mostWaitingOfAnAddress, int mostWaiting) {
    this.places = places;
    this.isShort = isShort;
    this.mostWaitingOfAnAddress = mostWaitingOfAnAddress;
    this.mostWaiting = mostWaiting;
    this.free = places;
  }

  /** A place, or all places, which somebody waits for and then has until it is closed. */
  final class Place implements AutoCloseable {
    private final Client client;
    private final int size;
    private final long arrival;
    private final CountDownLatch decided = new CountDownLatch(1);
    private boolean isClosed;
    private @Nullable AskAgainException refusal;

    private Place(Client client, int size, long arrival) {
      this.client = client;
      this.size = size;
      this.arrival = arrival;
    }

    private void refuse(AskAgainException reason) {
      refusal = reason;
      isClosed = true;
      waiting.remove(this);
      decided.countDown();
    }

    private long turnOfAddress() {
      return turns.getOrDefault(client.address(), -1L);
    }

    private long turnOfConnection() {
      return turns.getOrDefault(key(client), -1L);
    }

    private boolean isAllowed() {
      return size > 1 || held.getOrDefault(client.address(), 0) < places / 2;
    }

    private void give() {
      free -= size;
      held.merge(client.address(), size, Integer::sum);
      turns.put(client.address(), turn);
      turns.put(key(client), turn);
      turn++;
      decided.countDown();
    }

    /** Gives the place back, or gives up waiting for it. */
    @Override
    public void close() {
      synchronized (Lane.this) {
        if (isClosed) {
          return;
        }
        isClosed = true;
        if (!waiting.remove(this)) {
          free += size;
          held.computeIfPresent(client.address(), (_, count) -> count > size ? count - size : null);
        }
        serve();
      }
    }
  }

  private static String key(Client client) {
    return client.address() + " " + client.connection();
  }

  /**
   * Waits for a place; it is given back when it is closed.
   *
   * @param isAlone whether all places are wanted
   * @param nanos how long it is waited for
   * @throws AskAgainException if too many are waiting already, or if there is none in time
   * @throws InterruptedException if the thread is interrupted while it waits
   */
  Place enter(Client client, boolean isAlone, long nanos) throws InterruptedException {
    Place place = queued(client, isAlone ? places : 1);
    boolean isDecided = false;
    try {
      isDecided = place.decided.await(nanos, TimeUnit.NANOSECONDS);
    } finally {
      if (!isDecided) {
        place.close();
      }
    }
    AskAgainException refusal = place.refusal;
    if (refusal != null) {
      throw refusal;
    }
    if (!isDecided) {
      throw AskAgainException.busy(
          "other questions took all the time of this answer; ask again when they have been"
              + " answered");
    }
    return place;
  }

  private synchronized Place queued(Client client, int size) {
    Place place = new Place(client, size, number++);
    waiting.add(place);
    serve();
    Map<String, Long> counts =
        waiting.stream()
            .collect(Collectors.groupingBy(each -> each.client.address(), Collectors.counting()));
    long own = counts.getOrDefault(client.address(), 0L);
    if (own > mostWaitingOfAnAddress || waiting.size() > mostWaiting) {
      String most = Collections.max(counts.entrySet(), Map.Entry.comparingByValue()).getKey();
      Place refused =
          waiting.stream()
              .filter(each -> isShort && each.client.address().equals(most))
              .findFirst()
              .orElse(place);
      refused.refuse(
          AskAgainException.tooMany(
              own > mostWaitingOfAnAddress
                  ? "%,d questions of this client are waiting, as many as one may have"
                      .formatted(own - 1)
                  : "%,d questions are waiting, as many as the server keeps"
                      .formatted(waiting.size() - 1)));
    }
    return place;
  }

  /** Gives free places to those whose turn it is. */
  private void serve() {
    while (free > 0) {
      boolean isLastFirst = isShort && waiting.size() > MANY;
      Place next =
          waiting.stream()
              .filter(Place::isAllowed)
              .min(
                  Comparator.comparingLong(Place::turnOfAddress)
                      .thenComparingLong(Place::turnOfConnection)
                      .thenComparingLong(place -> isLastFirst ? -place.arrival : place.arrival))
              .orElse(null);
      if (next == null || next.size > free) {
        break;
      }
      waiting.remove(next);
      next.give();
    }
    if (turns.size() > MOST_REMEMBERED) {
      turns.clear();
    }
  }

  /** How many wait. */
  synchronized int waiting() {
    return waiting.size();
  }

  /** How many places are taken. */
  synchronized int taken() {
    return places - free;
  }
}
