package org.gamester.bench;

/** Until this is closed, a process that the program has started ends with the program. */
final class EndOfProgram implements AutoCloseable {
  private final Process process;
  private final Thread hook = new Thread(this::endProcess, "end of the program");
  private volatile boolean hasBegun;

  EndOfProgram(Process process) {
    this.process = process;
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException e) {
      endProcess(); // the end of the program has already begun
    }
  }

  /** Whether the process has been ended for that. */
  boolean hasBegun() {
    return hasBegun;
  }

  private void endProcess() {
    hasBegun = true;
    process.destroyForcibly();
    process.onExit().join();
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      process.destroyForcibly(); // the end of the program has just begun
    }
  }
}
