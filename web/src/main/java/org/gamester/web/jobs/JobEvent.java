package org.gamester.web.jobs;

/**
 * Something that has happened to a job.
 *
 * @param name {@code row}, {@code progress}, {@code done} or {@code error}
 * @param data a JSON object
 */
public record JobEvent(String name, String data) {

  /** Whether no event follows. */
  public boolean isLast() {
    return name.equals("done") || name.equals("error");
  }
}
