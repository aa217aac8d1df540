package org.gamester.cli.heaps;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.cli.command.ProgressLine;
import org.gamester.cli.output.Paragraph;
import org.gamester.cli.output.Ticker;
import org.gamester.rulesets.Rules;
import org.gamester.values.Problem;
import org.jspecify.annotations.Nullable;

/**
 * Writes Grundy values as they become known, once a second, so that a process that is killed has
 * written what it had found. The end of the output is written by {@link #end}; after it nothing is:
 * a computation that was abandoned may still find values.
 */
final class NimOutput implements AutoCloseable {
  private static final Duration PAUSE = Duration.ofSeconds(1);

  /** What is written of the values. */
  enum What {
    VALUES,
    LOST,
    PLOT,
    PLOT_AND_LOST;

    static What of(boolean lost, boolean plot) {
      return plot ? lost ? PLOT_AND_LOST : PLOT : lost ? LOST : VALUES;
    }
  }

  private final What what;
  private final boolean json;
  private final List<HeapSpan> spans;
  private final PrintWriter out;
  private final ProgressLine progress;
  private final Ticker ticker;

  /** The values found: of a line of heaps in one list, of a table in a list for each row. */
  private final List<List<Object>> rows = new ArrayList<>();

  private @Nullable Rules rules;
  private @Nullable NimValuesText text;
  private int written;
  private boolean isEnded;

  NimOutput(What what, boolean json, List<HeapSpan> spans, PrintWriter out, ProgressLine progress) {
    this.what = what;
    this.json = json;
    this.spans = List.copyOf(spans);
    this.out = out;
    this.progress = progress;
    this.ticker = new Ticker("gamester-values", PAUSE, this::write);
  }

  private boolean isLine() {
    return spans.size() == 1;
  }

  /** The rules are known, and values will come. */
  synchronized void begin(Rules read) {
    rules = read;
    text = new NimValuesText(spans);
    if (isLine()) {
      rows.add(new ArrayList<>());
    }
  }

  /** Adds the value of the next heap of a line: a number, or a text where play may repeat. */
  synchronized void add(Object value) {
    rows.getFirst().add(value);
  }

  /** Adds the next row of a table. */
  synchronized void addRow(List<? extends Object> row) {
    rows.add(List.copyOf(row));
  }

  /** How many heaps or rows are known. */
  synchronized int count() {
    return rows.isEmpty() ? 0 : isLine() ? rows.getFirst().size() : rows.size();
  }

  private synchronized void write() {
    if (isEnded) {
      return;
    }
    String more = more();
    if (!more.isEmpty()) {
      progress.clear();
      out.print(more);
      out.flush();
    }
  }

  /** What can be said of the values that have come since the last call, whatever will follow. */
  private String more() {
    if (count() == 0 || text == null || rules == null) {
      return "";
    }
    if (json) {
      return text.json(rules, isLine() ? rows.getFirst() : rows);
    }
    if (what == What.VALUES) {
      return isLine() ? text.line(rows.getFirst()) : text.table(rows);
    }
    String settled = new LostPositions(spans, rows).settled(what);
    String more = settled.substring(written);
    written = settled.length();
    return more;
  }

  /**
   * Writes the rest.
   *
   * @param problem why not all values were found; null if they were
   * @return whether the problem is part of what was written
   */
  synchronized boolean end(@Nullable Problem problem) {
    if (isEnded || count() == 0 || text == null || rules == null) {
      isEnded = true;
      return false;
    }
    StringBuilder rest = new StringBuilder(more());
    isEnded = true;
    LostPositions lost = new LostPositions(spans, rows);
    String theorem = rules.ruleset().description().pPositions();
    if (json) {
      Map<String, @Nullable Object> fields = new LinkedHashMap<>();
      if (what != What.VALUES) {
        fields.put("lost", lost.positions());
        fields.put("theorem", theorem);
      }
      if (problem != null) {
        fields.put("error", problem.fields());
      }
      rest.append(NimValuesText.jsonEnd(fields));
    } else if (what == What.VALUES) {
      rest.append(isLine() ? System.lineSeparator() : "");
    } else {
      rest.append(lost.text(what).substring(written));
      rest.append(
          what == What.PLOT || theorem.isEmpty()
              ? ""
              : Paragraph.wrapped("Theorem: " + theorem) + System.lineSeparator());
    }
    progress.clear();
    out.print(rest);
    return json;
  }

  @Override
  public void close() {
    ticker.close();
  }
}
