package org.gamester.bench;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.List;
import java.util.Properties;
import java.util.StringJoiner;
import org.gamester.values.GameStore;

/**
 * The resources used by one run of a job.
 *
 * @param job the name of the job
 * @param answer the result of the job
 * @param wallMillis elapsed time of the job alone
 * @param threadCpuMillis CPU time of the job's own thread
 * @param processCpuMillis CPU time of the whole process during the job, including other threads,
 *     compiler and collector
 * @param peakHeapBytes peak heap usage, including garbage
 * @param keptHeapBytes heap still in use after the job and a full collection, beyond what was in
 *     use before it
 * @param valuesBytes the same with the caches of results emptied: the values and their table
 * @param distinctValues the number of values created by the process
 * @param caches the look-ups in each cache of results and its hit rate
 */
record Measurement(
    String job,
    String answer,
    double wallMillis,
    double threadCpuMillis,
    double processCpuMillis,
    long peakHeapBytes,
    long keptHeapBytes,
    long valuesBytes,
    long distinctValues,
    String caches) {

  /** Runs {@code job} in this process, which must not have run anything else before. */
  static Measurement of(Job job) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    List<MemoryPoolMXBean> heap =
        ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP)
            .toList();
    job.prepare();
    long heapBefore = heapInUse();
    heap.forEach(MemoryPoolMXBean::resetPeakUsage);

    long processCpu = system.getProcessCpuTime();
    long threadCpu = threads.getCurrentThreadCpuTime();
    long wall = System.nanoTime();
    Object answer = job.run();
    wall = System.nanoTime() - wall;
    threadCpu = threads.getCurrentThreadCpuTime() - threadCpu;
    processCpu = system.getProcessCpuTime() - processCpu;

    long peak = heap.stream().mapToLong(pool -> pool.getPeakUsage().getUsed()).sum();
    String caches = cacheFigures();
    long kept = heapInUse() - heapBefore;
    GameStore.standard().clearCaches();
    long values = heapInUse() - heapBefore;
    return new Measurement(
        job.name(),
        answer.toString(),
        wall / 1e6,
        threadCpu / 1e6,
        processCpu / 1e6,
        peak,
        kept,
        values,
        GameStore.standard().createdValues(),
        caches);
  }

  private static long heapInUse() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  private static String cacheFigures() {
    StringJoiner figures = new StringJoiner(", ");
    for (GameStore.CacheFigures cache : GameStore.standard().cacheFigures()) {
      long lookUps = cache.hits() + cache.misses();
      if (lookUps > 0) {
        figures.add(
            "%s %d look-ups %d %% hits"
                .formatted(cache.name(), lookUps, 100 * cache.hits() / lookUps));
      }
    }
    return figures.toString();
  }

  /** The measurement as properties, for the process that started this one. */
  Properties toProperties() {
    Properties properties = new Properties();
    properties.setProperty("job", job);
    properties.setProperty("answer", answer);
    properties.setProperty("wallMillis", Double.toString(wallMillis));
    properties.setProperty("threadCpuMillis", Double.toString(threadCpuMillis));
    properties.setProperty("processCpuMillis", Double.toString(processCpuMillis));
    properties.setProperty("peakHeapBytes", Long.toString(peakHeapBytes));
    properties.setProperty("keptHeapBytes", Long.toString(keptHeapBytes));
    properties.setProperty("valuesBytes", Long.toString(valuesBytes));
    properties.setProperty("distinctValues", Long.toString(distinctValues));
    properties.setProperty("caches", caches);
    return properties;
  }

  static Measurement from(Properties properties) {
    return new Measurement(
        properties.getProperty("job"),
        properties.getProperty("answer"),
        Double.parseDouble(properties.getProperty("wallMillis")),
        Double.parseDouble(properties.getProperty("threadCpuMillis")),
        Double.parseDouble(properties.getProperty("processCpuMillis")),
        Long.parseLong(properties.getProperty("peakHeapBytes")),
        Long.parseLong(properties.getProperty("keptHeapBytes")),
        Long.parseLong(properties.getProperty("valuesBytes")),
        Long.parseLong(properties.getProperty("distinctValues")),
        properties.getProperty("caches"));
  }
}
