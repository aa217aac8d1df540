package org.gamester.cli.notebook;

import java.time.Duration;
import java.util.UUID;
import org.dflib.jjava.jupyter.kernel.DisplayStream;
import org.dflib.jjava.jupyter.kernel.display.DisplayData;
import org.gamester.analysis.Progress;
import org.gamester.cli.command.StopMessage;

/**
 * Says in the notebook how far a long evaluation has come: in a line that appears after two seconds
 * and is written anew every second. When the cell has its answer, the line says how long it took.
 */
final class CellProgress {
  private static final long FIRST_MILLIS = 2_000;
  private static final long PERIOD_MILLIS = 1_000;

  private volatile long evaluated;

  /** An evaluator has come so far. */
  void report(Progress state) {
    evaluated = state.evaluated();
  }

  /** Begins a cell, which ends when the result is closed. */
  Watch watch(DisplayStream notebook) {
    evaluated = 0;
    Watch watch = new Watch(notebook);
    watch.begin();
    return watch;
  }

  /** The line of one cell. */
  final class Watch implements AutoCloseable {
    private final DisplayStream notebook;
    private final String name = UUID.randomUUID().toString();
    private final long begun = System.nanoTime();
    private boolean isShown;
    private boolean isClosed;

    private Watch(DisplayStream notebook) {
      this.notebook = notebook;
    }

    private void begin() {
      Clock.after(FIRST_MILLIS, this::show);
    }

    private synchronized void show() {
      if (!isClosed) {
        write("evaluating for ");
        Clock.after(PERIOD_MILLIS, this::show);
      }
    }

    private void write(String words) {
      String positions = StopMessage.positions(evaluated);
      double seconds = Duration.ofNanos(System.nanoTime() - begun).toMillis() / 1e3;
      DisplayData line =
          new DisplayData(
              "%s%.1f s%s".formatted(words, seconds, positions.isEmpty() ? "" : ": " + positions));
      line.setDisplayId(name);
      if (isShown) {
        notebook.updateDisplay(name, line);
      } else {
        notebook.display(line);
      }
      isShown = true;
    }

    @Override
    public synchronized void close() {
      isClosed = true;
      if (isShown) {
        write("took ");
      }
    }
  }
}
