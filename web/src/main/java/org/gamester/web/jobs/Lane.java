package org.gamester.web.jobs;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

/**
 * A bounded number of places, for which clients wait. A free place goes to the clients in turn, and
 * to the questions of one client in order, so that a client with many questions does not hold up
 * the others. Safe between threads.
 */
final class Lane {
  private static final int MOST_WAITING_OF_A_CLIENT = 256;
  private static final int MOST_WAITING = 2048;

  private final Map<String, Deque<CountDownLatch>> waiting = new LinkedHashMap<>();
  private int count;
  private int free;

  Lane(int places) {
    free = places;
  }

  /**
   * Waits for a place and takes it; {@link #leave} gives it back.
   *
   * @throws TooManyQuestionsException if too many are waiting already
   * @throws InterruptedException if the thread is interrupted while it waits
   */
  void enter(String client) throws InterruptedException {
    CountDownLatch turn = take(client);
    try {
      turn.await();
    } catch (InterruptedException e) {
      giveUp(client, turn);
      throw e;
    }
  }

  private synchronized CountDownLatch take(String client) {
    CountDownLatch turn = new CountDownLatch(1);
    if (free > 0) {
      free--;
      turn.countDown();
      return turn;
    }
    Deque<CountDownLatch> own = waiting.computeIfAbsent(client, name -> new ArrayDeque<>());
    if (own.size() >= MOST_WAITING_OF_A_CLIENT || count >= MOST_WAITING) {
      throw new TooManyQuestionsException(
          own.size() >= MOST_WAITING_OF_A_CLIENT
              ? "%,d questions of this client are waiting, as many as one may have"
                  .formatted(own.size())
              : "%,d questions are waiting, as many as the server keeps".formatted(count));
    }
    own.add(turn);
    count++;
    return turn;
  }

  private synchronized void giveUp(String client, CountDownLatch turn) {
    Deque<CountDownLatch> own = waiting.get(client);
    if (own != null && own.remove(turn)) {
      count--;
      if (own.isEmpty()) {
        waiting.remove(client);
      }
    } else {
      leave(); // the turn had just come
    }
  }

  /** Gives a place back. */
  synchronized void leave() {
    if (waiting.isEmpty()) {
      free++;
      return;
    }
    Map.Entry<String, Deque<CountDownLatch>> next = waiting.entrySet().iterator().next();
    String client = next.getKey();
    Deque<CountDownLatch> own = next.getValue();
    waiting.remove(client);
    own.remove().countDown();
    count--;
    if (!own.isEmpty()) {
      waiting.put(client, own); // behind the other clients
    }
  }

  /** How many wait. */
  synchronized int waiting() {
    return count;
  }
}
