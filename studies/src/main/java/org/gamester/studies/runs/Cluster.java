package org.gamester.studies.runs;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.gamester.studies.StudySpec;
import org.jspecify.annotations.Nullable;

/**
 * Machines that work at studies together: a service, which the module {@code spark} provides where
 * the classes of Apache Spark are.
 */
public interface Cluster {

  /**
   * What the machines are asked to do.
   *
   * @param spec the question
   * @param lines those of a file of claims that the question is on; none for any other
   * @param count how many items it has; 0 if that is not known
   * @param rulesets the jars and folders with more rulesets
   * @param itemTime the longest time for one item; null for none
   * @param memoryBytes the most heap that a process may hold; 0 for no limit
   */
  record Order(
      StudySpec spec,
      List<String> lines,
      long count,
      List<Path> rulesets,
      @Nullable Duration itemTime,
      long memoryBytes) {}

  /** Whether the classes that it needs are there. */
  boolean isPresent();

  /** The machines that the process was started for; empty if it was not started for any. */
  String usual();

  /**
   * Joins the cluster.
   *
   * @param master where it is; {@link #usual} if it is empty
   * @param settings of the cluster's own
   * @throws org.gamester.studies.StudyException if it cannot be reached
   */
  Workplace open(String master, Map<String, String> settings, Order order);
}
