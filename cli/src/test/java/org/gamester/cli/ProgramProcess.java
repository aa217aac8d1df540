package org.gamester.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;

/**
 * The program in a process of its own, with its output in files.
 *
 * @param process the process
 * @param out the file with its standard output
 * @param err the file with its standard error
 */
public record ProgramProcess(Process process, Path out, Path err) {
  private static final long PATIENCE_SECONDS = 60;

  /** The words that start the program from the classes that this test runs with. */
  static List<String> program() {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.add("-XX:TieredStopAtLevel=1");
    words.add("-XX:+UseSerialGC");
    words.add("-cp");
    words.add(classPath());
    words.add(Gamester.class.getName());
    return words;
  }

  private static String classPath() {
    String modules = System.getProperty("jdk.module.path", "");
    return modules + File.pathSeparator + System.getProperty("java.class.path", "");
  }

  /**
   * Starts the program.
   *
   * @param program the words that start it
   * @param words its arguments
   * @param input its standard input; null for none
   * @param folder where the files go
   */
  static ProgramProcess start(
      List<String> program, List<String> words, @Nullable Path input, Path folder)
      throws IOException {
    List<String> command = new ArrayList<>(program);
    command.addAll(words);
    Path out = Files.createTempFile(folder, "out", ".txt");
    Path err = Files.createTempFile(folder, "err", ".txt");
    Process process =
        new ProcessBuilder(command)
            .redirectInput(input == null ? new File("/dev/null") : input.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    return new ProgramProcess(process, out, err);
  }

  /** Waits for the end of the process, which is killed if it does not end in a minute. */
  int await() throws InterruptedException {
    if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly();
    }
    return process.waitFor();
  }

  /** Sends a signal, as {@code kill -INT} does. */
  void send(String signal) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
  }

  /** Whether every line of a text is one JSON value. */
  public static boolean isJsonLines(String text) {
    JsonFactory factory = new JsonFactory();
    for (String line : text.lines().toList()) {
      try (JsonParser parser = factory.createParser(ObjectReadContext.empty(), line)) {
        int depth = 0;
        int values = 0;
        for (var token = parser.nextToken(); token != null; token = parser.nextToken()) {
          depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
          values += depth == 0 ? 1 : 0;
        }
        if (values != 1) {
          return false;
        }
      } catch (StreamReadException e) {
        return false;
      }
    }
    return text.isEmpty() || text.endsWith("\n");
  }
}
