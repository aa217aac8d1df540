package org.gamester.web.jobs;

import java.time.Duration;
import org.gamester.values.Limits;

/**
 * What the answer to one request may take, whatever the request says.
 *
 * <p>All limits of memory are for the heap of the whole process. They differ, so that it is the
 * question that can begin again which is stopped where several share too little: first a long one
 * beside others, then one that has the memory for itself, and last what is small or is watched for
 * hours.
 *
 * @param time the longest time, from when the request has come
 * @param memoryBytes the most heap that the process may hold
 */
public record RequestLimits(Duration time, long memoryBytes) {
  /** Of an answer that is soon done or stopped. */
  Limits small() {
    return new Limits(time, memoryBytes);
  }

  /** Of a long one beside others. */
  Limits shared() {
    return new Limits(time, memoryBytes / 4 * 3);
  }

  /** Of a long one that has the memory for itself. */
  Limits alone() {
    return new Limits(time, memoryBytes / 8 * 7);
  }

  /** Of one that has all the time that somebody watches it. */
  Limits unhurried() {
    return new Limits(null, memoryBytes);
  }

  /** Whether more than half of the memory holds something, as far as that is known at once. */
  boolean isHalfUsed() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory() > memoryBytes / 2;
  }
}
