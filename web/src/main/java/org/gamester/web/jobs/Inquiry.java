package org.gamester.web.jobs;

import java.util.ArrayList;
import java.util.List;
import org.gamester.web.answers.Sink;

/**
 * A question on its way to its answer, on a thread of its own. Its first attempt has little time;
 * what it says is kept until the attempt is complete, because another one may follow. A later
 * attempt passes on what it says at once, until it finds too little memory; what has been passed on
 * is not passed on again by the attempt after it. Safe between threads.
 */
final class Inquiry implements Sink {
  private static final int MOST_CHARACTERS = 1 << 25;

  private final Sink receiver;
  private final List<String> kept = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();
  private final Thread thread;
  private Stage stage = Stage.QUICK;
  private boolean isRunning;
  private boolean isCut;
  private boolean isStopped;
  private boolean lacksMemory;
  private long characters;
  private int said;
  private int passedOn;

  /**
   * @param thread the one that answers the question
   */
  Inquiry(Sink receiver, Thread thread) {
    this.receiver = receiver;
    this.thread = thread;
  }

  /** The attempt begins; false if the question has been stopped. */
  synchronized boolean begin(Stage attempt) {
    stage = attempt;
    isRunning = true;
    isCut = false;
    lacksMemory = false;
    characters = 0;
    said = 0;
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
    if (isRunning && stage == Stage.QUICK) {
      isCut = true;
      thread.interrupt();
    }
  }

  /**
   * The attempt has found too little memory, and ends by itself.
   *
   * @param isShared whether others hold memory too, so that another attempt may find more
   */
  synchronized void lackMemory(boolean isShared) {
    if (isRunning) {
      lacksMemory = true;
      isCut |= isShared;
    }
  }

  /** Whether the last attempt has found too little memory. */
  synchronized boolean lacksMemory() {
    return lacksMemory;
  }

  /** Nobody wants the answer any more. */
  synchronized void stop() {
    isStopped = true;
    thread.interrupt();
  }

  /** Whether the attempt was ended for want of time or memory, and another one should follow. */
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
    said++;
    if (characters > MOST_CHARACTERS) {
      stop();
    } else if (said <= passedOn) {
      return;
    } else if (stage == Stage.QUICK || isCut) {
      kept.add(json);
    } else {
      passedOn = said;
      receiver.line(json);
    }
  }

  @Override
  public synchronized void progress(String words) {
    if (stage != Stage.QUICK) {
      receiver.progress(words);
    }
  }

  @Override
  public synchronized void complaint(String text) {
    complaints.add(text);
  }
}
