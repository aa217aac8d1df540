package org.gamester.web.jobs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gamester.values.Limits;
import org.gamester.web.answers.Sink;
import org.jspecify.annotations.Nullable;

/**
 * A question on its way to its answer: who asks, until when, and what has been said. It is made by
 * the thread that waits for the answer, which is interrupted when nobody wants it any more.
 *
 * <p>What an attempt says is passed on at once, until the attempt is cut; what it says after that
 * is only kept, because another attempt may follow. What has been passed on is not passed on again
 * by the next attempt. Safe between threads.
 */
final class Inquiry implements Sink {
  private static final int MOST_CHARACTERS = 1 << 25;
  private static final long MILLI = 1_000_000;

  /** How long before an answer is due its attempt is told to end, and how long it is waited for. */
  private static final long EARLY = 150 * MILLI;

  private static final long GRACE = 350 * MILLI;

  private final Client client;
  private final Sink receiver;
  private final boolean isUnhurried;
  private final long started = System.nanoTime();
  private final long end;
  private final Thread thread = Thread.currentThread();
  private final List<String> kept = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();
  private boolean isCut;
  private boolean isStopped;
  private boolean isOver;
  private volatile long endOfAttempt;
  private boolean lacksMemory;
  private long characters;
  private int said;
  private int passedOn;

  /**
   * @param time when the answer is due, from now on; null if somebody watches it as long as it
   *     takes
   */
  Inquiry(Client client, Sink receiver, @Nullable Duration time) {
    this.client = client;
    this.receiver = receiver;
    this.isUnhurried = time == null;
    this.end = started + (time == null ? 0 : time.toNanos());
    this.endOfAttempt = end;
  }

  Client client() {
    return client;
  }

  /** Whether somebody watches it as long as it takes. */
  boolean isUnhurried() {
    return isUnhurried;
  }

  /** The time until the answer is due. */
  long nanosLeft() {
    return isUnhurried ? Long.MAX_VALUE : Math.max(0, end - System.nanoTime());
  }

  /** How long the attempt is waited for from now on. */
  long nanosWaitedFor() {
    return isUnhurried ? Long.MAX_VALUE : endOfAttempt + GRACE - System.nanoTime();
  }

  /**
   * An attempt begins.
   *
   * @param most its longest time
   * @return its limit of time, which leaves some for the answer to be put together
   */
  synchronized Limits begin(Duration most) {
    isCut = false;
    lacksMemory = false;
    characters = 0;
    said = 0;
    kept.clear();
    complaints.clear();
    if (isUnhurried) {
      return Limits.NONE;
    }
    long time = Math.min(nanosLeft(), most.toNanos());
    endOfAttempt = System.nanoTime() + time;
    return Limits.ofTime(Duration.ofNanos(Math.max(MILLI, time - Math.min(EARLY, time / 10))));
  }

  /** The attempt is to end, and another one is to follow. */
  synchronized void cut() {
    isCut = true;
  }

  /**
   * The attempt has found too little memory, and ends by itself.
   *
   * @param isShared whether others hold memory too, so that another attempt may find more
   */
  synchronized void lackMemory(boolean isShared) {
    lacksMemory = true;
    isCut |= isShared;
  }

  /** Whether the last attempt has found too little memory. */
  synchronized boolean lacksMemory() {
    return lacksMemory;
  }

  /** Nobody wants the answer any more. */
  synchronized void stop() {
    if (!isOver) {
      isStopped = true;
      thread.interrupt();
    }
  }

  synchronized boolean isStopped() {
    return isStopped;
  }

  /** Whether the attempt was ended for want of time or memory, and another one should follow. */
  synchronized boolean isToBeRepeated() {
    return isCut && !isStopped;
  }

  /** Passes on what was kept. Whatever is said from now on is not heard. */
  synchronized void deliver() {
    kept.forEach(receiver::line);
    complaints.forEach(receiver::complaint);
    kept.clear();
    complaints.clear();
    isOver = true;
    if (isStopped) {
      boolean _ = Thread.interrupted();
    }
  }

  /** Leaves an attempt to itself: whatever it says from now on is not heard. */
  synchronized void leave() {
    isOver = true;
    isCut = false;
    kept.clear();
    complaints.clear();
    complaints.add(
        String.format(Locale.ROOT, "gave up after %.1f s", (System.nanoTime() - started) / 1e9));
  }

  @Override
  public synchronized void line(String json) {
    characters += json.length();
    said++;
    if (isOver || said <= passedOn) {
      return;
    }
    if (characters > MOST_CHARACTERS) {
      stop();
    } else if (isCut) {
      kept.add(json);
    } else {
      passedOn = said;
      receiver.line(json);
    }
  }

  @Override
  public synchronized void progress(String words) {
    if (!isOver) {
      receiver.progress(words);
    }
  }

  @Override
  public synchronized void complaint(String text) {
    if (!isOver) {
      complaints.add(text);
    }
  }
}
