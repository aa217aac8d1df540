package org.gamester.cli.families;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.gamester.cli.command.ProgressLine;
import org.gamester.cli.output.Ticker;
import org.gamester.lab.tables.Table;
import org.gamester.lab.tables.TableFormat;
import org.gamester.lab.tables.TableStream;

/**
 * Writes the rows of a table as they become known, so that a process that is killed has written
 * what it had found. Aligned text is written in blocks, one a second, because the widths of the
 * columns follow from the entries; every other format row by row. After {@link #end} nothing is
 * written: a computation that was abandoned may still find rows.
 */
final class RowOutput implements AutoCloseable {
  private static final Duration PAUSE = Duration.ofSeconds(1);

  private final TableStream stream;
  private final PrintWriter out;
  private final ProgressLine progress;
  private final boolean isAligned;
  private final Ticker ticker;
  private final List<Table.Row> rows = new ArrayList<>();
  private boolean isEnded;

  RowOutput(TableStream stream, TableFormat format, PrintWriter out, ProgressLine progress) {
    this.stream = stream;
    this.out = out;
    this.progress = progress;
    this.isAligned = format == TableFormat.TEXT;
    this.ticker = new Ticker("gamester-rows", PAUSE, this::write);
  }

  synchronized void add(Table.Row row) {
    if (isEnded) {
      return;
    }
    rows.add(row);
    stream.add(row);
    if (!isAligned) {
      write();
    }
  }

  private synchronized void write() {
    if (isEnded) {
      return;
    }
    String lines = stream.take();
    if (!lines.isEmpty()) {
      progress.clear();
      out.print(lines);
      out.flush();
    }
  }

  /** The rows that have come; from now on others are ignored. */
  synchronized List<Table.Row> stop() {
    isEnded = true;
    return List.copyOf(rows);
  }

  /**
   * Writes the rest of the table.
   *
   * @param interruption why it is incomplete; empty if it is complete
   */
  synchronized void end(String interruption) {
    isEnded = true;
    progress.clear();
    out.print(stream.end(interruption));
  }

  @Override
  public void close() {
    ticker.close();
  }
}
