package org.gamester.web.jobs;

import java.util.ArrayList;
import java.util.List;
import org.gamester.web.answers.Sink;

/**
 * A question on its way to its answer, on a thread of its own. Its first attempt has little time;
 * what it says is kept until the attempt is complete, because another one may follow. The second
 * attempt passes on what it says at once. Safe between threads.
 */
final class Inquiry implements Sink {
  private static final int MOST_CHARACTERS = 1 << 25;

  private final Sink receiver;
  private final List<String> kept = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();
  private final Thread thread;
  private boolean isSecond;
  private boolean isRunning;
  private boolean isCut;
  private boolean isStopped;
  private long characters;

  /**
   * @param thread the one that answers the question
   */
  Inquiry(Sink receiver, Thread thread) {
    this.receiver = receiver;
    this.thread = thread;
  }

  /** The attempt begins; false if the question has been stopped. */
  synchronized boolean begin(boolean second) {
    isSecond = second;
    isRunning = true;
    isCut = false;
    characters = 0;
    kept.clear();
    complaints.clear();
    return !isStopped;
  }

  /** The attempt ends. Nothing interrupts the thread for it any more. */
  synchronized void end() {
    isRunning = false;
    if (isCut && !isStopped) {
      boolean _ = Thread.interrupted();
    }
  }

  /** The time of the first attempt is over. */
  synchronized void cut() {
    if (isRunning && !isSecond) {
      isCut = true;
      thread.interrupt();
    }
  }

  /** Nobody wants the answer any more. */
  synchronized void stop() {
    isStopped = true;
    thread.interrupt();
  }

  /** Whether the attempt was ended for want of time, and another one should follow. */
  synchronized boolean isToBeRepeated() {
    return isCut && !isStopped;
  }

  synchronized boolean isStopped() {
    return isStopped;
  }

  /** Passes on what was kept. */
  synchronized void deliver() {
    kept.forEach(receiver::line);
    complaints.forEach(receiver::complaint);
    kept.clear();
    complaints.clear();
  }

  @Override
  public synchronized void line(String json) {
    characters += json.length();
    if (characters > MOST_CHARACTERS) {
      stop();
    } else if (isSecond) {
      receiver.line(json);
    } else {
      kept.add(json);
    }
  }

  @Override
  public synchronized void progress(String words) {
    if (isSecond) {
      receiver.progress(words);
    }
  }

  @Override
  public synchronized void complaint(String text) {
    if (isSecond) {
      receiver.complaint(text);
    } else {
      complaints.add(text);
    }
  }
}
