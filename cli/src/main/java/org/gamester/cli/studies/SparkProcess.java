package org.gamester.cli.studies;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.cli.command.UnusableException;

/**
 * The program in a process of its own that has Spark's jars on its class path, and the options that
 * Spark needs, which Java takes only when it starts.
 */
final class SparkProcess {
  private static final long LEAST_MEGABYTES = 512; // Spark does not start with less
  private static final String PROGRAM = "org.gamester.cli.Gamester";
  private static final String PARENT = "gamester.parent";
  private static final String OPTIONS = "org.apache.spark.launcher.JavaModuleOptions";
  private static final Pattern OPENS = Pattern.compile("--add-opens=([^/]+)/([^=]+)=ALL-UNNAMED");
  private static final String MISSING =
      "; Spark 4 can be had from spark.apache.org/downloads.html or by 'pip install pyspark'. Set"
          + " SPARK_HOME to its folder, or name the folder of its jars by --spark-jars or"
          + " GAMESTER_SPARK_JARS";

  private SparkProcess() {}

  /**
   * The folder with Spark's jars.
   *
   * @param asked the one that is named; may be empty
   */
  static Path jars(String asked) {
    return jars(asked, System.getenv());
  }

  static Path jars(String asked, Map<String, String> variables) {
    String home = variables.getOrDefault("SPARK_HOME", "");
    String named = asked.isEmpty() ? variables.getOrDefault("GAMESTER_SPARK_JARS", "") : asked;
    if (named.isEmpty() && home.isEmpty()) {
      throw UnusableException.of("--spark: there is no Spark" + MISSING);
    }
    Path jars = named.isEmpty() ? Path.of(home, "jars") : Path.of(named);
    Path _ = jar(jars, "spark-core_*.jar");
    return jars;
  }

  private static Path jar(Path folder, String name) {
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, name)) {
        for (Path jar : found) {
          return jar;
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    throw UnusableException.of("--spark: " + folder + " has no " + name + MISSING);
  }

  /** Runs the program with these arguments and waits for its end. */
  static int run(Path jars, List<String> arguments) throws InterruptedException {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(moduleOptions(jar(jars, "spark-launcher_*.jar")));
    long megabytes = Runtime.getRuntime().maxMemory() >> 20;
    words.add("-Xmx" + Math.max(LEAST_MEGABYTES, megabytes) + "m");
    words.addAll(List.of("-XX:+UseParallelGC", "-XX:+UseCompactObjectHeaders"));
    words.addAll(List.of("-Xlog:disable", "-XX:+DisplayVMOutputToStderr"));
    for (String name : List.of("gamester.terminal", "gamester.progress", "gamester.launcher")) {
      String value = System.getProperty(name);
      if (value != null) {
        words.add("-D" + name + "=" + value);
      }
    }
    String classes = System.getProperty("java.class.path");
    words.add("-Dlog4j2.configurationFile=org/gamester/spark/log4j2.properties");
    words.add("-Dgamester.spark.classes=" + classes);
    words.add("-D" + PARENT + "=" + ProcessHandle.current().pid());
    words.addAll(List.of("-cp", classes + File.pathSeparator + jars.resolve("*")));
    words.add(PROGRAM);
    words.addAll(arguments);
    Process process;
    try {
      process = new ProcessBuilder(words).inheritIO().start();
    } catch (IOException e) {
      throw UnusableException.of("--spark: Java cannot be started: " + e.getMessage());
    }
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      process.destroy();
      throw e;
    }
  }

  /** Whether an option has sense here: Java complains of a package that it does not have. */
  private static boolean isKnown(String option) {
    Matcher opens = OPENS.matcher(option);
    return opens.matches()
        ? ModuleLayer.boot()
            .findModule(opens.group(1))
            .filter(module -> module.getPackages().contains(opens.group(2)))
            .isPresent()
        : !option.startsWith("--add-modules"); // an incubator, which only Spark's SQL would use
  }

  /** The options that this version of Spark needs. */
  private static List<String> moduleOptions(Path launcher) {
    try (URLClassLoader loader = new URLClassLoader(new URL[] {launcher.toUri().toURL()}, null)) {
      Object options = loader.loadClass(OPTIONS).getMethod("defaultModuleOptionArray").invoke(null);
      return options instanceof String[] words
          ? Arrays.stream(words).filter(SparkProcess::isKnown).toList()
          : List.of();
    } catch (MalformedURLException | ReflectiveOperationException e) {
      throw UnusableException.of("--spark: " + launcher + " is not of Spark 4: " + e.getMessage());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Ends this process as Ctrl-C does when the one that has started it is gone, as after a kill. */
  static void endWithParent() {
    String parent = System.getProperty(PARENT);
    if (parent != null) {
      ProcessHandle.of(Long.parseLong(parent)).ifPresent(SparkProcess::endWith);
    }
  }

  private static void endWith(ProcessHandle process) {
    Thread watch =
        new Thread(
            () -> {
              process.onExit().join();
              System.exit(1);
            },
            "gamester-parent");
    watch.setDaemon(true);
    watch.start();
  }
}
