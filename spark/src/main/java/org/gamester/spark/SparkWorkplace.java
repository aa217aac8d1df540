package org.gamester.spark;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.gamester.spark.groups.CostEstimate;
import org.gamester.spark.groups.Groups;
import org.gamester.studies.Item;
import org.gamester.studies.StudyException;
import org.gamester.studies.runs.Cluster;
import org.gamester.studies.runs.Finding;
import org.gamester.studies.runs.Workplace;

/**
 * Evaluates items on a cluster of Apache Spark: groups of them are tasks, of which there are always
 * so many at work or waiting that no core is idle. What comes back is written by the run, so that
 * the file has one writer and the cluster none.
 *
 * <p>Spark repeats tasks of an executor that is lost. If a group fails all the same, as it does
 * when one of its items always takes its executor along, it is halved; an item that fails alone is
 * given up.
 */
final class SparkWorkplace implements Workplace {
  private static final int GROUPS_EACH_CORE = 2;
  private static final long LOOK_MILLIS = 500;
  private static final long PATIENCE_MILLIS = 1_000;
  private static final int CONNECT_MILLIS = 5_000;
  private static final Pattern HOST = Pattern.compile("([^,:/]+|\\[[^]]+\\]):(\\d{1,5})");

  private final JavaSparkContext spark;
  private final String master;
  private final byte[] form;
  private final long count;
  private final CostEstimate cost = new CostEstimate();

  /** A group that has come back, to be looked at by the thread that hands out groups. */
  @FunctionalInterface
  private interface Done {
    void look(Deque<List<Item>> again, Findings found) throws InterruptedException;
  }

  private SparkWorkplace(JavaSparkContext spark, String master, Cluster.Order order) {
    this.spark = spark;
    this.master = master;
    this.form = OrderForm.write(order);
    this.count = order.count();
  }

  static SparkWorkplace open(String master, Map<String, String> settings, Cluster.Order order) {
    String url = master.isEmpty() ? System.getProperty("spark.master", "") : master;
    refuseIfNobodyListens(url);
    SparkConf conf = new SparkConf().setMaster(url);
    conf.setIfMissing("spark.app.name", "gamester " + order.spec().question());
    conf.setIfMissing("spark.ui.enabled", "false");
    ship(conf, url);
    settings.forEach(conf::set);
    try {
      return new SparkWorkplace(new JavaSparkContext(conf), url, order);
    } catch (RuntimeException e) {
      throw new StudyException("Spark cannot be started at " + url + ": " + problem(e), e);
    }
  }

  /** Spark tries for a minute to reach a master, and then ends without a word to its caller. */
  private static void refuseIfNobodyListens(String master) {
    if (!master.startsWith("spark://")) {
      return;
    }
    String problem = "it is written spark://HOST:PORT";
    Matcher hosts = HOST.matcher(master.substring("spark://".length()));
    while (hosts.find()) {
      int port = Integer.parseInt(hosts.group(2));
      try (Socket socket = new Socket()) {
        socket.connect(new InetSocketAddress(hosts.group(1), port), CONNECT_MILLIS);
        return;
      } catch (IOException | IllegalArgumentException e) {
        problem = String.valueOf(e.getMessage());
      }
    }
    throw new StudyException("there is no Spark master at " + master + ": " + problem);
  }

  /** Gives executors our own classes, unless {@code spark-submit} does or they have them. */
  private static void ship(SparkConf conf, String master) {
    String classes = System.getProperty("gamester.spark.classes", "");
    if (classes.isEmpty() || master.startsWith("local")) {
      return;
    }
    List<String> paths = Arrays.asList(classes.split(java.io.File.pathSeparator));
    if (paths.stream().map(Path::of).allMatch(Files::isRegularFile)) {
      conf.setIfMissing("spark.jars", String.join(",", paths));
    } else {
      conf.setIfMissing("spark.executor.extraClassPath", classes);
    }
  }

  @Override
  public int places() {
    return spark.defaultParallelism();
  }

  @Override
  public int threads() {
    return 1;
  }

  @Override
  public void work(Items items, Findings found) throws InterruptedException {
    BlockingQueue<Done> done = new LinkedBlockingQueue<>();
    Deque<List<Item>> again = new ArrayDeque<>();
    Groups groups = new Groups(items, cost, count);
    int underway = 0;
    try {
      while (true) {
        underway += handOut(groups, again, underway, done);
        if (underway == 0) {
          return;
        }
        Done first = done.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        if (first != null) {
          underway--;
          first.look(again, found);
        }
        if (spark.sc().isStopped()) {
          throw ended();
        }
      }
    } catch (IllegalStateException e) { // as Spark says that it has ended
      throw ended();
    } finally {
      cancel();
    }
  }

  /**
   * That Spark has ended by itself. At the end of this process it may do so a moment before the run
   * is interrupted.
   */
  private StudyException ended() throws InterruptedException {
    Thread.sleep(PATIENCE_MILLIS);
    return new StudyException("Spark at " + master + " has ended; 'gamester study run' goes on");
  }

  private void cancel() {
    try {
      spark.cancelAllJobs();
    } catch (IllegalStateException _) {
      // It has ended, and so have they.
    }
  }

  /** Hands out groups until there are enough of them, and says how many. */
  private int handOut(
      Groups groups, Deque<List<Item>> again, int underway, BlockingQueue<Done> done) {
    int handedOut = 0;
    while (!again.isEmpty()) {
      submit(List.of(again.remove()), done);
      handedOut++;
    }
    int cores = spark.defaultParallelism();
    List<List<Item>> next = new ArrayList<>();
    for (int left = GROUPS_EACH_CORE * cores - underway - handedOut; left > 0; left--) {
      List<Item> group = groups.next(cores);
      if (group.isEmpty()) {
        break;
      }
      next.add(group);
    }
    if (!next.isEmpty()) {
      submit(next, done);
    }
    return handedOut + next.size();
  }

  private void take(List<Item> group, byte[] result, Findings found) throws InterruptedException {
    List<Wire.Answer> answers = Wire.answers(result, group);
    for (int i = 0; i < group.size(); i++) {
      cost.learn(group.get(i), answers.get(i).nanos());
      found.put(answers.get(i).finding());
    }
  }

  private void tryAgain(List<Item> group, String problem, Deque<List<Item>> again, Findings found)
      throws InterruptedException {
    if (spark.sc().isStopped()) {
      throw ended();
    }
    if (!problem.contains("ExecutorLostFailure")) {
      throw new StudyException("Spark cannot evaluate a group of items: " + problem);
    }
    if (group.size() > 1) {
      again.add(group.subList(0, group.size() / 2));
      again.add(group.subList(group.size() / 2, group.size()));
    } else {
      String reason = "each executor that evaluates it is lost, as one without memory is";
      found.put(new Finding.Surrender(group.getFirst(), reason, "memory"));
    }
  }

  /** One job of Spark, with a task for each group. */
  private void submit(List<List<Item>> groups, BlockingQueue<Done> done) {
    List<byte[]> parcels = groups.stream().map(Wire::items).toList();
    GroupJob.submit(
        spark.parallelize(parcels, parcels.size()).map(new GroupTask(form)),
        parcels.size(),
        (index, result) -> done.add((again, found) -> take(groups.get(index), result, found)),
        (index, problem) ->
            done.add(
                (again, found) -> tryAgain(groups.get(index), problem(problem), again, found)));
  }

  /** The first line of what Spark says, which names the cause; a trace of the stack follows it. */
  private static String problem(Throwable problem) {
    String message = String.valueOf(problem.getMessage());
    return message.lines().findFirst().orElse(problem.getClass().getName());
  }

  @Override
  public void close() {
    spark.close();
  }
}
