package org.gamester.spark;

import java.util.Map;
import org.gamester.studies.runs.Cluster;
import org.gamester.studies.runs.Workplace;

/** A cluster of Apache Spark. No class of Spark is loaded before it is opened. */
public final class SparkCluster implements Cluster {
  private static final String CONTEXT = "org.apache.spark.SparkContext";

  @Override
  public boolean isPresent() {
    String file = CONTEXT.replace('.', '/') + ".class";
    return Thread.currentThread().getContextClassLoader().getResource(file) != null;
  }

  /** The master that {@code spark-submit} has been given. */
  @Override
  public String usual() {
    return System.getProperty("spark.master", "");
  }

  @Override
  public Workplace open(String master, Map<String, String> settings, Order order) {
    return SparkWorkplace.open(master, settings, order);
  }
}
