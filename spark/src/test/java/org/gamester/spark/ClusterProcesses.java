package org.gamester.spark;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.spark.launcher.JavaModuleOptions;

/**
 * A standalone cluster of Spark on this machine's loopback: a master and workers, each a process of
 * its own, all of which are ended with it.
 */
final class ClusterProcesses implements AutoCloseable {
  private static final Pattern URL = Pattern.compile("Starting Spark master at (spark://\\S+)");
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final Path folder;
  private final Path jars;
  private final List<Process> processes = new ArrayList<>();
  private String master = "";

  private ClusterProcesses(Path folder, Path jars) {
    this.folder = folder;
    this.jars = jars;
  }

  /** What a test has on its class path and is neither ours nor a library that we bring along. */
  private static boolean isOfSpark(String entry) {
    return entry.matches(
        ".*[\\\\/](org[\\\\/](apache[\\\\/](spark|hadoop|logging)|scala-lang|slf4j))[\\\\/].*");
  }

  private static Stream<String> classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator));
  }

  /** Our own class path, without Spark. */
  static String ownClasses() {
    return String.join(File.pathSeparator, classPath().filter(entry -> !isOfSpark(entry)).toList());
  }

  static ClusterProcesses start(Path folder, int workers) throws Exception {
    Path jars = Files.createDirectories(folder.resolve("home/jars"));
    for (String entry : classPath().filter(entry -> entry.endsWith(".jar")).toList()) {
      Path jar = Path.of(entry);
      Path link = jars.resolve(jar.getFileName());
      if (!jar.getFileName().toString().startsWith("gamester-") && Files.notExists(link)) {
        Files.createSymbolicLink(link, jar);
      }
    }
    ClusterProcesses cluster = new ClusterProcesses(folder, jars);
    try {
      Path log = cluster.daemon("master", "Master", "--host", "127.0.0.1", "--port", "0");
      cluster.master = await(log, URL);
      for (int i = 0; i < workers; i++) {
        String work = folder.resolve("work" + i).toString();
        Path _ =
            cluster.daemon(
                "worker" + i,
                "Worker",
                "--host",
                "127.0.0.1",
                "-c",
                "1",
                "-m",
                "1g",
                "-d",
                work,
                cluster.master);
      }
    } catch (Exception | AssertionError e) {
      cluster.close();
      throw e;
    }
    return cluster;
  }

  private Path daemon(String name, String kind, String... words) throws IOException {
    List<String> command = java(List.of(jars + "/*"), true);
    command.add("org.apache.spark.deploy." + kind.toLowerCase(java.util.Locale.ROOT) + "." + kind);
    command.addAll(List.of("--webui-port", "0"));
    command.addAll(List.of(words));
    Path log = folder.resolve(name + ".log");
    processes.add(started(command, log, log));
    return log;
  }

  /** The program, with our own classes, as a user starts it. */
  Process program(Path out, Path err, String... words) throws IOException {
    List<String> command = java(List.of(ownClasses()), false);
    command.add("org.gamester.cli.Gamester");
    command.addAll(List.of(words));
    Process process = started(command, out, err);
    processes.add(process);
    return process;
  }

  private Process started(List<String> command, Path out, Path err) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
    builder.environment().put("SPARK_HOME", folder.resolve("home").toString());
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.environment().put("SPARK_LOCAL_DIRS", folder.resolve("local").toString());
    builder.environment().put("JAVA_TOOL_OPTIONS", "-XX:TieredStopAtLevel=1"); // executors too
    builder.environment().put("SPARK_SCALA_VERSION", "2.13"); // as a distribution's scripts say it
    return builder.start();
  }

  private static List<String> java(List<String> classPath, boolean isOfSpark) {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    if (isOfSpark) {
      words.addAll(List.of(JavaModuleOptions.defaultModuleOptionArray()));
    }
    words.addAll(List.of("-XX:+UseSerialGC", "-Xmx256m", "-cp"));
    words.add(String.join(File.pathSeparator, classPath));
    return words;
  }

  private static String await(Path log, Pattern pattern) throws Exception {
    Instant end = Instant.now().plus(PATIENCE);
    while (Instant.now().isBefore(end)) {
      Optional<String> found =
          Files.readAllLines(log).stream()
              .map(pattern::matcher)
              .filter(Matcher::find)
              .map(line -> line.group(1))
              .findFirst();
      if (found.isPresent()) {
        return found.get();
      }
      Thread.sleep(50);
    }
    throw new AssertionError(log + " does not say " + pattern + ": " + Files.readString(log));
  }

  String master() {
    return master;
  }

  Path jars() {
    return jars;
  }

  /** Kills a worker and the executors that it has started, without a word to anybody. */
  void killWorker(int number) throws InterruptedException {
    Process worker = processes.get(1 + number);
    List<ProcessHandle> executors = worker.descendants().toList();
    if (executors.isEmpty()) {
      throw new AssertionError("the worker has no executor");
    }
    worker.destroyForcibly().waitFor();
    executors.forEach(ProcessHandle::destroyForcibly);
  }

  @Override
  public void close() throws IOException {
    List<ProcessHandle> all = new ArrayList<>();
    for (Process process : processes.reversed()) {
      all.addAll(process.descendants().toList());
      all.add(process.toHandle());
    }
    all.forEach(ProcessHandle::destroyForcibly);
    all.forEach(process -> process.onExit().join());
    try (Stream<Path> links = Files.list(jars)) {
      for (Path link : links.toList()) {
        Files.delete(link);
      }
    }
  }
}
