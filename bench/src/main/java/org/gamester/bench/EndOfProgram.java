package org.gamester.bench;

import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Until this is closed, a process that the program starts through it ends with the program. The end
 * of the program is awaited before the process is started, and waits for a start that has begun: no
 * moment lies between the two in which the process could be left behind.
 */
final class EndOfProgram implements AutoCloseable {
  private final Thread hook = new Thread(this::endProcess, "end of the program");
  private final Object lock = new Object();
  private @Nullable Process process;
  private boolean hasBegun;

  EndOfProgram() {
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException e) {
      hasBegun = true;
    }
  }

  /** Starts the process, unless the end of the program has begun. */
  Optional<Process> start(ProcessBuilder builder) throws IOException {
    synchronized (lock) {
      if (hasBegun) {
        return Optional.empty();
      }
      process = builder.start();
      return Optional.of(process);
    }
  }

  /** Whether the end of the program has begun, and with it the end of the process. */
  boolean hasBegun() {
    synchronized (lock) {
      return hasBegun;
    }
  }

  private void endProcess() {
    synchronized (lock) {
      hasBegun = true;
      if (process != null) {
        process.destroyForcibly();
        process.onExit().join();
      }
    }
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      endProcess(); // the end of the program has just begun
    }
  }
}
