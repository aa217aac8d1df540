package org.gamester.spark;

import java.util.Locale;
import org.apache.spark.api.java.function.Function;
import org.gamester.studies.StudyException;
import org.gamester.values.Problem;

/** One task of Spark: evaluates a group of items. All that it carries are bytes. */
final class GroupTask implements Function<byte[], byte[]> {
  private static final long serialVersionUID = 1L;

  /** The order of the study. */
  private final byte[] form;

  GroupTask(byte[] form) {
    this.form = form.clone();
  }

  @Override
  public byte[] call(byte[] group) throws Exception {
    Locale.setDefault(Locale.ROOT); // as the program does
    ExecutorSite site;
    try {
      site = ExecutorSite.of(form);
    } catch (StudyException | IllegalArgumentException e) {
      return Wire.refusal("an executor cannot read the question: " + Problem.of(e).line());
    }
    return site.evaluate(group);
  }
}
