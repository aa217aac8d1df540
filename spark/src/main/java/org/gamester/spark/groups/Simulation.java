package org.gamester.spark.groups;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.PriorityQueue;
import org.gamester.studies.Item;
import org.gamester.studies.files.StudyFile;

/**
 * How long a study would take on many cores: the groups are those of {@link Groups}, the times of
 * the items those that a run has measured in the column {@code time}, and the clock is simulated.
 *
 * <p>One process hands out the groups one after another, which takes a time for each of them; a
 * core takes one as soon as it is free, is longer at it by another time, and its rows are written
 * one after another. What is not simulated: the start of the executors, lost ones, a network that
 * is slow, and memories that cores of one executor share.
 */
public final class Simulation {
  private static final int GROUPS_EACH_CORE = 2;

  /**
   * What a cluster costs beside the items, in nanoseconds.
   *
   * @param handOut the one process that hands out groups, for each group
   * @param task a core, for each group
   * @param row the one process that writes, for each row
   */
  public record Overhead(double handOut, double task, double row) {}

  /**
   * What has come out.
   *
   * @param seconds from the beginning until the last row is written
   * @param groups how many there were
   * @param speedUp the sum of the times of all items, divided by the time that it takes
   * @param longest the time of the longest item in seconds, less than which no cluster takes
   */
  public record Outcome(double seconds, int groups, double speedUp, double longest) {}

  /** A group on a core, and when it is ready. */
  private record Running(double end, List<Item> group) {}

  private final List<Item> items;
  private final double[] nanos;
  private final Overhead overhead;

  /**
   * @param items in the order of the question
   * @param nanos how long each of them takes
   */
  public Simulation(List<Item> items, double[] nanos, Overhead overhead) {
    this.items = List.copyOf(items);
    this.nanos = nanos.clone();
    this.overhead = overhead;
  }

  /** Simulates a run on so many cores. */
  public Outcome on(int cores) {
    CostEstimate cost = new CostEstimate();
    Iterator<Integer> left = java.util.stream.IntStream.range(0, items.size()).iterator();
    Groups groups =
        new Groups(() -> left.hasNext() ? numbered(left.next()) : null, cost, items.size());
    PriorityQueue<Running> running =
        new PriorityQueue<>((one, other) -> Double.compare(one.end(), other.end()));
    Deque<List<Item>> waiting = new ArrayDeque<>();
    double handedOut = 0;
    double written = 0;
    double now = 0;
    int free = cores;
    int count = 0;
    boolean isEnd = false;
    while (true) {
      while (!isEnd && running.size() + waiting.size() < GROUPS_EACH_CORE * cores) {
        List<Item> group = groups.next(cores);
        isEnd = group.isEmpty();
        if (!isEnd) {
          waiting.add(group);
          count++;
        }
      }
      while (free > 0 && !waiting.isEmpty()) {
        List<Item> group = waiting.remove();
        handedOut = Math.max(handedOut, now) + overhead.handOut();
        running.add(new Running(handedOut + overhead.task() + nanos(group), group));
        free--;
      }
      Running next = running.poll();
      if (next == null) {
        break;
      }
      free++;
      now = next.end();
      written = Math.max(written, now) + overhead.row() * next.group().size();
      next.group().forEach(item -> cost.learn(item, (long) nanos[(int) item.number()]));
    }
    double all = 0;
    double longest = 0;
    for (double each : nanos) {
      all += each;
      longest = Math.max(longest, each);
    }
    return new Outcome(written / 1e9, count, all / Math.max(1, written), longest / 1e9);
  }

  private Item numbered(int index) {
    Item item = items.get(index);
    return new Item(index, item.point(), item.position());
  }

  private double nanos(List<Item> group) {
    double sum = 0;
    for (Item item : group) {
      sum += nanos[(int) item.number()];
    }
    return sum;
  }

  /** The times that a study has in its column {@code time}, so often one after another. */
  static Simulation of(Path file, int repeats, Overhead overhead) {
    List<Item> items = new ArrayList<>();
    List<Double> times = new ArrayList<>();
    try (StudyFile study = StudyFile.read(file)) {
      int time = study.spec().show().indexOf("time");
      if (time < 0) {
        throw new IllegalArgumentException(file + " has no column 'time'");
      }
      for (int i = 0; i < repeats; i++) {
        study.rows(
            List.of(),
            row -> {
              items.add(row.item());
              times.add(
                  row.entries().get(time) instanceof Long micros ? (double) micros * 1e3 : 0.0);
              return true;
            });
      }
    }
    return new Simulation(
        items, times.stream().mapToDouble(Double::doubleValue).toArray(), overhead);
  }

  /**
   * Prints what a study with a column {@code time} would take: FILE REPEATS HANDOUT_MS TASK_MS
   * ROW_US CORES...
   *
   * @param args the file, how often each item is there, the overheads, and numbers of cores
   */
  public static void main(String[] args) {
    Overhead overhead =
        new Overhead(
            Double.parseDouble(args[2]) * 1e6,
            Double.parseDouble(args[3]) * 1e6,
            Double.parseDouble(args[4]) * 1e3);
    Simulation simulation = of(Path.of(args[0]), Integer.parseInt(args[1]), overhead);
    for (int i = 5; i < args.length; i++) {
      int cores = Integer.parseInt(args[i]);
      Outcome outcome = simulation.on(cores);
      System.out.printf(
          Locale.ROOT,
          "%,6d cores  %,8d items  %,7d groups  %,10.1f s  %,7.1f times as fast  longest item %.1f s%n",
          cores,
          simulation.items.size(),
          outcome.groups(),
          outcome.seconds(),
          outcome.speedUp(),
          outcome.longest());
    }
  }
}
