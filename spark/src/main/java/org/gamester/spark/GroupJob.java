package org.gamester.spark;

import java.io.Serializable;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.api.java.JavaRDD;
import scala.collection.Iterator;
import scala.concurrent.ExecutionContext;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction0;
import scala.runtime.AbstractFunction1;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;
import scala.util.Try;

/**
 * A job of Spark whose results are taken one by one as they come, which the interface for Java does
 * not offer. If the job fails, each result that has not come yet is said to have failed.
 */
final class GroupJob {
  private final BitSet come = new BitSet();
  private final int count;
  private final Taker<byte[]> results;
  private final Taker<Throwable> problems;

  /** Takes what belongs to a part of the job. */
  @FunctionalInterface
  interface Taker<T> {
    void take(int index, T what);
  }

  private GroupJob(int count, Taker<byte[]> results, Taker<Throwable> problems) {
    this.count = count;
    this.results = results;
    this.problems = problems;
  }

  /** Submits a job with one result in each of its parts, and returns at once. */
  static void submit(
      JavaRDD<byte[]> parts, int count, Taker<byte[]> results, Taker<Throwable> problems) {
    GroupJob job = new GroupJob(count, results, problems);
    SimpleFutureAction<BoxedUnit> action =
        parts
            .rdd()
            .context()
            .submitJob(
                parts.rdd(),
                new First(),
                CollectionConverters.asScala(
                        IntStream.range(0, count).boxed().map(i -> (Object) i).toList())
                    .toSeq(),
                job.new Result(),
                new Nothing());
    action.onComplete(job.new End(), ExecutionContext.fromExecutor(Runnable::run));
  }

  private synchronized void result(int index, byte[] result) {
    if (!come.get(index)) {
      come.set(index);
      results.take(index, result);
    }
  }

  private synchronized void end(Try<BoxedUnit> outcome) {
    if (outcome.isFailure()) {
      for (int i = come.nextClearBit(0); i < count; i = come.nextClearBit(i + 1)) {
        problems.take(i, outcome.failed().get());
      }
    }
  }

  /** The only element of a part. */
  private static final class First extends AbstractFunction1<Iterator<byte[]>, byte[]>
      implements Serializable {
    private static final long serialVersionUID = 1L;

    @Override
    public byte[] apply(Iterator<byte[]> part) {
      return part.next();
    }
  }

  private final class Result extends AbstractFunction2<Object, byte[], BoxedUnit> {
    @Override
    public BoxedUnit apply(Object index, byte[] result) {
      result((Integer) index, result);
      return BoxedUnit.UNIT;
    }
  }

  private static final class Nothing extends AbstractFunction0<BoxedUnit> {
    @Override
    public BoxedUnit apply() {
      return BoxedUnit.UNIT;
    }
  }

  private final class End extends AbstractFunction1<Try<BoxedUnit>, BoxedUnit> {
    @Override
    public BoxedUnit apply(Try<BoxedUnit> outcome) {
      end(outcome);
      return BoxedUnit.UNIT;
    }
  }
}
