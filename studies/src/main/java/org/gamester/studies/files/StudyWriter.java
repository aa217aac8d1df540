package org.gamester.studies.files;

import java.sql.PreparedStatement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.studies.Item;
import org.gamester.studies.StudyException;
import org.jspecify.annotations.Nullable;

/**
 * One run of a study, which adds to its file: rows, reasons for giving up, and its own entry in the
 * log of runs. What is added is lasting from the next {@link #commit} on.
 */
public final class StudyWriter {
  private final Database database;
  private final long run;
  private final PreparedStatement insertion;
  private final PreparedStatement surrender;
  private long rows;
  private long givenUp;
  private long rowsCommitted;
  private long givenUpCommitted;

  private StudyWriter(Database database, long run, int width) {
    this.database = database;
    this.run = run;
    this.insertion = database.prepared(Schema.insertion(width));
    this.surrender =
        database.prepared("INSERT OR IGNORE INTO given_up VALUES (?, ?, ?, ?, ?, ?, ?)");
  }

  /**
   * Begins a run, see {@link StudyFile#begin}. Other processes see all of it or nothing.
   *
   * @throws StudyException if another process works at the study
   */
  static StudyWriter begin(StudyFile study, Database database, String version, int threads) {
    database.execute("BEGIN IMMEDIATE");
    long run;
    try {
      Optional<String> other = study.heldBy();
      if (other.isPresent()) {
        throw new StudyException(study.path() + ": " + other.get());
      }
      database.execute("UPDATE runs SET ended = seen, ending = 'broken off' WHERE ended IS NULL");
      Holder self = Holder.self();
      database.insert(
          "INSERT INTO runs (version, java, threads, pid, host, process_start, began, seen)"
              + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
          version,
          Runtime.version().toString(),
          threads,
          self.pid(),
          self.host(),
          self.processStart(),
          self.since().toString(),
          self.seen().toString());
      run = database.number("SELECT last_insert_rowid()");
      database.execute("COMMIT");
    } catch (StudyException e) {
      database.execute("ROLLBACK");
      throw e;
    }
    database.inTransactions();
    return new StudyWriter(database, run, study.columnNames().size());
  }

  /** Adds a row. */
  public void add(Item item, List<@Nullable Object> entries) {
    List<@Nullable Object> values = new ArrayList<>(List.of(item.number(), item.position()));
    values.addAll(item.point());
    values.addAll(entries);
    rows += database.update(insertion, values.toArray());
  }

  /**
   * Notes that an item has no row.
   *
   * @param stoppedBy the limit: {@code time} or {@code memory}; empty if no limit helps
   * @param seconds the limit of time, or 0
   * @param bytes the limit of memory
   */
  public void giveUp(Item item, String reason, String stoppedBy, double seconds, long bytes) {
    givenUp +=
        database.update(
            surrender,
            item.number(),
            item.position(),
            reason,
            stoppedBy,
            seconds > 0 ? seconds : null,
            bytes > 0 ? bytes : null,
            run);
  }

  /** Takes back that items were given up at a limit, so that they are tried again. */
  public long retry() {
    return database.execute("DELETE FROM given_up WHERE stopped_by <> ''");
  }

  /** Notes whether the study was worked at to its end. */
  public void setComplete(boolean complete) {
    database.execute(
        complete
            ? "INSERT OR REPLACE INTO study VALUES ('complete', '" + Instant.now() + "')"
            : "DELETE FROM study WHERE name = 'complete'");
  }

  /**
   * Notes that an item is what was looked for, and takes away what comes after it.
   *
   * @return how many rows were taken away
   */
  public long endWith(long item) {
    database.execute("INSERT OR REPLACE INTO study VALUES ('found', '" + item + "')");
    long removed = database.execute("DELETE FROM rows WHERE item > " + item);
    rows = Math.max(0, rows - removed);
    database.execute("DELETE FROM given_up WHERE item > " + item);
    return removed;
  }

  /** Makes all that was added lasting. */
  public void commit() {
    database.execute(
        "UPDATE runs SET seen = '%s', rows = %d, given_up = %d WHERE run = %d"
            .formatted(Instant.now(), rows, givenUp, run));
    database.commit();
    rowsCommitted = rows;
    givenUpCommitted = givenUp;
  }

  /** Ends the run, and makes all that was added lasting. */
  public void end(String ending) {
    database.execute(
        "UPDATE runs SET ended = '%s', ending = '%s' WHERE run = %d"
            .formatted(Instant.now(), ending, run));
    commit();
  }

  /** Ends the run after the file could not be written: what was not committed is lost. */
  public void abandon() {
    boolean isInTransaction = database.rollback();
    try {
      database.execute(
          "UPDATE runs SET ended = '%s', ending = 'failed', rows = %d, given_up = %d WHERE run = %d"
              .formatted(Instant.now(), rowsCommitted, givenUpCommitted, run));
      if (isInTransaction) {
        database.commit();
      }
    } catch (StudyException _) {
      // Why the file cannot be written is being said; the next run notes that this one is gone.
    }
  }
}
