package org.gamester.cli.studies;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import org.gamester.studies.StudyException;
import org.gamester.studies.runs.Cluster;
import org.gamester.studies.runs.Workplace;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Where a study is evaluated: on a cluster of Apache Spark, if one is named. */
final class SparkOptions {
  private static final String SUBMITTED = "spark.master";

  @Option(
      names = "--spark",
      paramLabel = "MASTER",
      description =
          "Evaluate on a cluster of Apache Spark, such as spark://host:7077, or local[4] for four"
              + " threads here.")
  private String master = "";

  @Option(
      names = "--spark-jars",
      paramLabel = "FOLDER",
      description =
          "Where Spark's jars are (default: the variable GAMESTER_SPARK_JARS, or the folder jars in"
              + " SPARK_HOME).")
  private String jars = "";

  @Option(
      names = "--spark-conf",
      paramLabel = "KEY=VALUE",
      description = "A setting of Spark's, such as spark.executor.memory=4g (may be repeated).")
  private Map<String, String> settings = new LinkedHashMap<>();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /**
   * Whether a cluster is asked for, by an option or because {@code spark-submit} has started us.
   */
  private boolean isAsked() {
    return !master.isEmpty() || System.getProperty(SUBMITTED) != null;
  }

  private static @Nullable Cluster cluster() {
    return ServiceLoader.load(Cluster.class).findFirst().orElse(null);
  }

  /**
   * Runs the program again with Spark's jars if a cluster is asked for and they are missing here.
   *
   * @return the exit status of that process; empty if this process does the work
   * @throws InterruptedException if a signal ends this process, which has then ended the other one
   */
  Optional<Integer> startElsewhere() throws InterruptedException {
    if (!isAsked()) {
      return Optional.empty();
    }
    Cluster cluster = cluster();
    if (cluster == null) {
      throw StudyFileCommand.unusable(
          "--spark: this program is without its part for Spark; use the gamester of a checkout, or"
              + " 'spark-submit gamester-spark.jar study run FILE'; see docs/scale.md");
    }
    return cluster.isPresent()
        ? Optional.empty()
        : Optional.of(SparkProcess.run(SparkProcess.jars(jars), arguments()));
  }

  /** The words that the program was started with. */
  private List<String> arguments() {
    CommandSpec root = command.root(); // as in "gamester study"
    List<String> words = new ArrayList<>(List.of(root.qualifiedName().split(" ", -1)));
    words.removeFirst();
    words.addAll(root.commandLine().getParseResult().originalArgs());
    return words;
  }

  /**
   * Joins the cluster; null if none is asked for.
   *
   * @throws StudyException if it cannot be reached
   */
  @Nullable Workplace open(Supplier<Cluster.Order> order) {
    Cluster cluster = isAsked() ? cluster() : null;
    if (cluster == null) {
      return null;
    }
    SparkProcess.endWithParent();
    return cluster.open(master.isEmpty() ? cluster.usual() : master, settings, order.get());
  }
}
