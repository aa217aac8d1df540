package org.gamester.web.jobs;

import java.util.ArrayList;
import java.util.List;
import org.gamester.web.answers.Reply;
import org.gamester.web.answers.Sink;

/** A whole answer. */
final class Collected implements Sink {
  private final List<String> lines = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();

  @Override
  public synchronized void line(String json) {
    lines.add(json);
  }

  @Override
  public void progress(String words) {
    // Nobody watches.
  }

  @Override
  public synchronized void complaint(String text) {
    complaints.add(text);
  }

  /** What has been complained of. */
  synchronized String complaint() {
    return String.join("\n", complaints).strip();
  }

  /**
   * As a reply.
   *
   * @param status the exit status of the command
   */
  synchronized Reply reply(int status) {
    String complaint = complaint();
    if (lines.isEmpty()) {
      return new Reply(
          Complaint.status(status, complaint), List.of(Complaint.json(complaint)), true);
    }
    return new Reply(status == 0 ? 200 : 422, lines, false);
  }
}
