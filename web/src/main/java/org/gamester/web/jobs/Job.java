package org.gamester.web.jobs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.values.Problem;
import org.gamester.web.answers.JsonText;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.Reply;
import org.jspecify.annotations.Nullable;

/**
 * A question on its way to its answer, which can be watched while it comes. What has happened is
 * kept, so that it can be watched from its beginning; of what only says how far it has come, the
 * latest. Safe between threads.
 */
public final class Job {
  private static final int NANOS_IN_MILLI = 1_000_000;

  /**
   * Something that has happened.
   *
   * @param name {@code row}, {@code progress}, {@code done} or {@code error}
   * @param data a JSON object
   */
  public record Event(String name, String data) {

    /** Whether no event follows. */
    public boolean isLast() {
      return name.equals("done") || name.equals("error");
    }
  }

  private final String id;
  private final Client client;
  private final @Nullable Question question;
  private final @Nullable Duration time;
  private final long started = System.nanoTime();
  private final List<Event> events = new ArrayList<>();
  private @Nullable Thread thread;
  private String words = "";
  private Problem problem = new Problem("");
  private boolean isComplete;
  private boolean isOver;
  private boolean isStopped;
  private long characters;
  private long unwatchedSince = started;
  private int watchers;

  /**
   * @param id the name by which it is watched and stopped; nobody can guess it
   * @param question what is asked; null for what is no command
   * @param time when the answer is due, from now on; null if it has all the time that somebody
   *     watches it
   */
  Job(String id, Client client, @Nullable Question question, @Nullable Duration time) {
    this.id = id;
    this.client = client;
    this.question = question;
    this.time = time;
  }

  public String id() {
    return id;
  }

  Client client() {
    return client;
  }

  boolean asksTheSame(Job other) {
    return question != null && question.equals(other.question);
  }

  boolean isUnhurried() {
    return time == null;
  }

  /** The time until the answer is due. */
  long nanosLeft() {
    return time == null
        ? Long.MAX_VALUE
        : Math.max(0, time.toNanos() - (System.nanoTime() - started));
  }

  long millis() {
    return (System.nanoTime() - started) / NANOS_IN_MILLI;
  }

  /** It is answered on the calling thread from now on, which is interrupted to stop it. */
  synchronized void begin() {
    thread = Thread.currentThread();
    if (isStopped) {
      thread.interrupt();
    }
  }

  /** Takes the rows of an attempt, of which those are known that an earlier one has found too. */
  synchronized void addRows(List<String> rows) {
    for (int i = events.size(); i < rows.size(); i++) {
      add(new Event("row", rows.get(i)));
    }
  }

  private void add(Event event) {
    if (!isOver) {
      events.add(event);
      characters += event.data().length();
      isOver = event.isLast();
      unwatchedSince = isOver ? System.nanoTime() : unwatchedSince;
      notifyAll();
    }
  }

  synchronized void setWords(String text) {
    words = text;
  }

  /**
   * Its last attempt has ended, or was left to itself.
   *
   * @param rows all of them
   * @param why the answer is not whole
   */
  synchronized void end(List<String> rows, Problem why, boolean isWhole) {
    addRows(rows);
    problem = why;
    isComplete = isWhole;
    if (events.isEmpty() && !isComplete) {
      add(new Event("error", JsonText.error(isStopped ? "stopped" : reason())));
    } else {
      Map<String, Object> data = new LinkedHashMap<>();
      data.put("complete", isComplete);
      data.put("millis", millis());
      if (!problem.message().isEmpty()) {
        data.put("problem", problem.message());
      }
      add(new Event("done", JsonText.write(data)));
    }
    if (isStopped) {
      boolean _ = Thread.interrupted();
    }
  }

  /** The question could not be answered at all. */
  synchronized void fail(String reason) {
    add(new Event("error", JsonText.error(reason)));
  }

  /** The whole answer once it has ended. */
  synchronized Reply reply() {
    List<String> rows = events.stream().filter(event -> !event.isLast()).map(Event::data).toList();
    return rows.isEmpty()
        ? new Reply(status(problem.code()), List.of(JsonText.error(reason())), true)
        : new Reply(isComplete ? 200 : 422, rows, false);
  }

  private static int status(Problem.Code code) {
    return switch (code) {
      case UNANSWERED -> 422;
      case UNUSABLE -> 400;
      case FAULT -> 500;
    };
  }

  /** Why the answer is not complete. */
  synchronized String reason() {
    return problem.message().isEmpty() ? "stopped" : problem.message();
  }

  /** Ends the work; what is known by then is kept. */
  public synchronized void stop() {
    if (!isOver && !isStopped) {
      isStopped = true;
      if (thread != null) {
        thread.interrupt();
      }
    }
  }

  synchronized boolean isStopped() {
    return isStopped;
  }

  synchronized boolean isOver() {
    return isOver;
  }

  /** Somebody watches. */
  public synchronized void watch() {
    watchers++;
  }

  /** Somebody no longer watches; a job that nobody watches is stopped. */
  public synchronized void leave() {
    watchers--;
    unwatchedSince = System.nanoTime();
    if (watchers == 0) {
      stop();
    }
  }

  /** Whether nobody has watched for so long, nor has it ended since. */
  synchronized boolean isForsaken(long nanos) {
    return watchers == 0 && System.nanoTime() - unwatchedSince > nanos;
  }

  /** How long the text of its events is. */
  synchronized long characters() {
    return characters;
  }

  /**
   * The events from an index on. Waits for one, but not for longer than {@code millis}; the answer
   * is then how far the work has come.
   */
  public synchronized List<Event> eventsFrom(int index, long millis) throws InterruptedException {
    long end = System.nanoTime() + millis * NANOS_IN_MILLI;
    while (events.size() <= index) {
      long left = (end - System.nanoTime()) / NANOS_IN_MILLI;
      if (left <= 0) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("millis", millis());
        data.put("words", words);
        return List.of(new Event("progress", JsonText.write(data)));
      }
      wait(left);
    }
    return List.copyOf(events.subList(index, events.size()));
  }
}
