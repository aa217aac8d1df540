package org.gamester.studies.files;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * The process that works at a study. It is gone if it runs no more on this machine; of a process on
 * another machine, or in another container, it can only be seen whether it has written lately.
 *
 * @param pid its number
 * @param host the machine
 * @param processStart when the process began, to tell it from a later one with the same number
 * @param since when its run began
 * @param seen when it has last said that it works
 */
record Holder(long pid, String host, String processStart, Instant since, Instant seen) {

  /** A run says every second that it works. */
  static final Duration LONGEST_SILENCE = Duration.ofSeconds(30);

  /** This process, from now on. */
  static Holder self() {
    ProcessHandle self = ProcessHandle.current();
    Instant now = Instant.now();
    return new Holder(self.pid(), hostName(), start(self), now, now);
  }

  /** Who has begun the last run that has not ended. */
  static Optional<Holder> of(Database database) {
    return database
        .list(
            "SELECT pid, host, process_start, began, seen FROM runs WHERE ended IS NULL"
                + " ORDER BY run DESC LIMIT 1",
            row ->
                new Holder(
                    row.getLong(1),
                    row.getString(2),
                    row.getString(3),
                    Instant.parse(row.getString(4)),
                    Instant.parse(row.getString(5))))
        .stream()
        .findFirst();
  }

  private static String hostName() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return "unknown";
    }
  }

  private static String start(ProcessHandle process) {
    return process.info().startInstant().map(Instant::toString).orElse("");
  }

  /** Whether it no longer works. */
  boolean isGone() {
    if (!host.equals(hostName())) {
      return seen.plus(LONGEST_SILENCE).isBefore(Instant.now());
    }
    Optional<ProcessHandle> process = ProcessHandle.of(pid).filter(ProcessHandle::isAlive);
    return process.isEmpty() || !start(process.get()).equals(processStart);
  }

  /** As it is told to who wants to work at the study too. */
  String text() {
    boolean isHere = host.equals(hostName());
    return "process %d%s works at it since %s%s"
        .formatted(
            pid,
            isHere ? "" : " on " + host,
            since.truncatedTo(java.time.temporal.ChronoUnit.SECONDS),
            isHere
                ? ""
                : "; if that no longer runs, the study is free %d seconds after it has last written"
                    .formatted(LONGEST_SILENCE.toSeconds()));
  }
}
