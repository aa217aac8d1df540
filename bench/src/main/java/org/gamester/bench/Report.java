package org.gamester.bench;

import java.io.PrintStream;
import java.util.Locale;

/** Prints measurements as they are made. */
interface Report {
  void add(Measurement measurement);

  /** A line for each job in columns, followed by the result and the figures of the caches. */
  static Report table(PrintStream out) {
    out.printf(
        "%-16s %9s %9s %9s %9s %9s %9s %7s%n",
        "job", "wall s", "CPU s", "all CPU", "peak MB", "kept MB", "values", "B/value");
    return measurement -> {
      out.printf(
          Locale.ROOT,
          "%-16s %9.3f %9.3f %9.3f %9.1f %9.1f %9d %7.0f%n",
          measurement.job(),
          measurement.wallMillis() / 1e3,
          measurement.threadCpuMillis() / 1e3,
          measurement.processCpuMillis() / 1e3,
          measurement.peakHeapBytes() / 1e6,
          measurement.keptHeapBytes() / 1e6,
          measurement.distinctValues(),
          (double) measurement.valuesBytes() / Math.max(1, measurement.distinctValues()));
      out.println("  " + measurement.answer());
      if (!measurement.caches().isEmpty()) {
        out.println("  caches: " + measurement.caches());
      }
    };
  }

  /** One JSON object for each job, on a line of its own. */
  static Report json(PrintStream out) {
    return measurement ->
        out.printf(
            Locale.ROOT,
            "{\"schema\":1,\"job\":%s,\"answer\":%s,\"wallMillis\":%.3f,\"threadCpuMillis\":%.3f,"
                + "\"processCpuMillis\":%.3f,\"peakHeapBytes\":%d,\"keptHeapBytes\":%d,"
                + "\"valuesBytes\":%d,\"distinctValues\":%d,\"caches\":%s}%n",
            quoted(measurement.job()),
            quoted(measurement.answer()),
            measurement.wallMillis(),
            measurement.threadCpuMillis(),
            measurement.processCpuMillis(),
            measurement.peakHeapBytes(),
            measurement.keptHeapBytes(),
            measurement.valuesBytes(),
            measurement.distinctValues(),
            quoted(measurement.caches()));
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
