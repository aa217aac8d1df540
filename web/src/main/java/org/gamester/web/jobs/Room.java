package org.gamester.web.jobs;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Who shares the memory of the server. Long questions share it until one finds too little; that one
 * begins again when the others are at their end, and while it has the memory, no other begins. Who
 * waits for the memory is served in order. What somebody watches without a limit of time is not
 * waited for. Safe between threads.
 */
final class Room {
  private final ReentrantReadWriteLock memory = new ReentrantReadWriteLock(true);
  private final AtomicInteger unhurried = new AtomicInteger();
  private final Duration patience;

  /**
   * @param patience how long a question waits to have the memory for itself
   */
  Room(Duration patience) {
    this.patience = patience;
  }

  /**
   * Waits for the memory that a stage needs; {@link #leave} gives it back.
   *
   * @throws BusyException if others have held it for too long
   * @throws InterruptedException if the thread is interrupted while it waits
   */
  void enter(Stage stage) throws InterruptedException {
    switch (stage) {
      case QUICK -> {}
      case SHARED -> await(memory.readLock());
      case ALONE -> await(memory.writeLock());
      case UNHURRIED -> {
        await(memory.readLock());
        unhurried.incrementAndGet();
        memory.readLock().unlock();
      }
    }
  }

  private void await(Lock lock) throws InterruptedException {
    if (!lock.tryLock(patience.toMillis(), TimeUnit.MILLISECONDS)) {
      throw new BusyException(
          "other questions have held the memory of the server for %d s; ask again when they have"
                  .formatted(patience.toSeconds())
              + " been answered");
    }
  }

  void leave(Stage stage) {
    switch (stage) {
      case QUICK -> {}
      case SHARED -> memory.readLock().unlock();
      case ALONE -> memory.writeLock().unlock();
      case UNHURRIED -> {
        int _ = unhurried.decrementAndGet();
      }
    }
  }

  /** Whether others hold memory than a question at that stage and quick ones. */
  boolean isSharedBy(Stage stage) {
    return switch (stage) {
      case QUICK, SHARED -> true;
      case ALONE -> unhurried.get() > 0;
      case UNHURRIED ->
          unhurried.get() > 1 || memory.getReadLockCount() > 0 || memory.isWriteLocked();
    };
  }
}
