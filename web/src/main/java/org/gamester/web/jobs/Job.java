package org.gamester.web.jobs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.web.answers.JsonText;
import org.gamester.web.answers.Sink;
import org.jspecify.annotations.Nullable;

/**
 * A question whose answer is watched while it comes. What has happened is kept, so that it can be
 * watched from its beginning; of what only says how far it has come, the latest. Safe between
 * threads.
 */
public final class Job {
  private static final int NANOS_IN_MILLI = 1_000_000;

  private final String id;
  private final Client client;
  private final boolean isUnhurried;
  private final long started = System.nanoTime();
  private final List<JobEvent> events = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();
  private final Sink sink = new Events();
  private @Nullable Inquiry inquiry;
  private String words = "";
  private boolean isOver;
  private boolean isStopped;
  private long unwatchedSince = started;
  private long ended;
  private long characters;
  private int watchers;

  Job(String id, Client client, boolean isUnhurried) {
    this.id = id;
    this.client = client;
    this.isUnhurried = isUnhurried;
  }

  /** The name by which it is watched and stopped; nobody can guess it. */
  public String id() {
    return id;
  }

  Client client() {
    return client;
  }

  /** Whether it has all the time that somebody watches it. */
  boolean isUnhurried() {
    return isUnhurried;
  }

  /** Takes what the question is answered with. */
  private final class Events implements Sink {
    @Override
    public void line(String json) {
      add(new JobEvent("row", json));
    }

    @Override
    public void progress(String text) {
      setWords(text);
    }

    @Override
    public void complaint(String text) {
      complain(text);
    }
  }

  private synchronized void add(JobEvent event) {
    if (!isOver) {
      events.add(event);
      characters += event.data().length();
      isOver = event.isLast();
      ended = System.nanoTime();
      notifyAll();
    }
  }

  private synchronized void setWords(String text) {
    words = text;
  }

  private synchronized void complain(String text) {
    complaints.add(text);
  }

  /**
   * The question is answered on the calling thread from now on.
   *
   * @param time when the answer is due; null if it has all the time that somebody watches it
   */
  synchronized Inquiry begin(@Nullable Duration time) {
    Inquiry begun = new Inquiry(client, sink, time);
    inquiry = begun;
    if (isStopped) {
      begun.stop();
    }
    return begun;
  }

  /** The command has ended with an exit status. */
  synchronized void end(int status) {
    String complaint = String.join("\n", complaints).strip();
    boolean hasRows = events.stream().anyMatch(event -> event.name().equals("row"));
    if (!hasRows && status != 0) {
      add(new JobEvent("error", Complaint.json(isStopped ? "stopped" : complaint)));
      return;
    }
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("complete", status == 0);
    data.put("millis", millis());
    if (!complaint.isEmpty()) {
      data.put("problem", complaint);
    }
    add(new JobEvent("done", JsonText.write(data)));
  }

  /** The question could not be answered at all. */
  void fail(String reason) {
    add(new JobEvent("error", JsonText.error(reason)));
  }

  /**
   * Ends the work; what is known by then is kept. The inquiry is stopped without the lock of the
   * job, since the inquiry holds its own while it passes an answer on to the job.
   */
  public void stop() {
    Inquiry begun;
    synchronized (this) {
      isStopped = true;
      begun = inquiry;
    }
    if (begun != null) {
      begun.stop();
    }
  }

  synchronized boolean isOver() {
    return isOver;
  }

  private long millis() {
    return (System.nanoTime() - started) / NANOS_IN_MILLI;
  }

  /** Somebody watches. */
  public synchronized void watch() {
    watchers++;
  }

  /** Somebody no longer watches; a job that nobody watches is stopped. */
  public void leave() {
    boolean isForsaken;
    synchronized (this) {
      watchers--;
      unwatchedSince = System.nanoTime();
      isForsaken = watchers == 0 && !isOver;
    }
    if (isForsaken) {
      stop();
    }
  }

  /** Whether nobody has watched for so long. */
  synchronized boolean isForsaken(long nanos) {
    return watchers == 0 && System.nanoTime() - unwatchedSince > nanos;
  }

  /** How long the text of its events is. */
  synchronized long characters() {
    return characters;
  }

  /** Whether it has been over for so long. */
  synchronized boolean isPast(long nanos) {
    return isOver && watchers == 0 && System.nanoTime() - ended > nanos;
  }

  /**
   * The events from an index on. Waits for one, but not for longer than {@code millis}; the answer
   * is then how far the work has come.
   */
  public synchronized List<JobEvent> eventsFrom(int index, long millis)
      throws InterruptedException {
    long end = System.nanoTime() + millis * NANOS_IN_MILLI;
    while (events.size() <= index) {
      long left = (end - System.nanoTime()) / NANOS_IN_MILLI;
      if (left <= 0) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("millis", millis());
        data.put("words", words);
        return List.of(new JobEvent("progress", JsonText.write(data)));
      }
      wait(left);
    }
    return List.copyOf(events.subList(index, events.size()));
  }
}
