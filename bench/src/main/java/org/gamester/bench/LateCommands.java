package org.gamester.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Heavy commands at a limit of two seconds, each in a process of its own: how long after its limit
 * the latest of them ends, the start of a process not counted, and which ones are late by more than
 * half a second. The commands are in {@code late-commands.txt}, a line for each, with the quotes of
 * a shell.
 */
final class LateCommands implements Job {
  private static final double LIMIT_SECONDS = 2;
  private static final double LATE_SECONDS = 0.5;
  private static final long LONGEST_SECONDS = 60;
  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

  private List<String> commands = List.of();
  private double startSeconds;

  /** How a command ended: after so many seconds. */
  private record End(String command, double seconds) {}

  @Override
  public String name() {
    return "late-commands";
  }

  @Override
  public String description() {
    return "heavy commands at a limit of 2 s, each in its own process: how late the latest ends";
  }

  /** Measures what a start takes. */
  @Override
  public void prepare() {
    commands = commands();
    startSeconds =
        Stream.generate(() -> seconds(List.of("value", "1"))).limit(5).sorted().toList().get(2);
  }

  /** The commands of the list. */
  static List<String> commands() {
    try (InputStream list =
            Objects.requireNonNull(LateCommands.class.getResourceAsStream("late-commands.txt"));
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(list, StandardCharsets.UTF_8))) {
      return lines.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The words of a command, as a shell divides them. */
  static List<String> words(String command) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(command);
    while (matcher.find()) {
      words.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
    }
    return words;
  }

  @Override
  public Object run() {
    List<End> ends =
        commands.stream()
            .map(command -> new End(command, seconds(limited(command))))
            .sorted(Comparator.comparingDouble(End::seconds).reversed())
            .toList();
    String late =
        ends.stream()
            .filter(end -> lateness(end) > LATE_SECONDS)
            .map(end -> String.format(Locale.ROOT, "%.2f s: %s", lateness(end), end.command()))
            .collect(Collectors.joining("; "));
    return String.format(
        Locale.ROOT,
        "%d commands, %d ended before their limit, the latest %.2f s after it (start %.2f s)%s",
        ends.size(),
        ends.stream().filter(end -> lateness(end) < 0).count(),
        lateness(ends.getFirst()),
        startSeconds,
        late.isEmpty() ? "" : "; late " + late);
  }

  private double lateness(End end) {
    return end.seconds() - startSeconds - LIMIT_SECONDS;
  }

  private static List<String> limited(String command) {
    List<String> words = words(command);
    words.addAll(List.of("--timeout", "2s"));
    return words;
  }

  /** How long the program takes for these arguments. */
  private static double seconds(List<String> arguments) {
    List<String> command = new ArrayList<>(List.of(launcher().toString()));
    command.addAll(arguments);
    long start = System.nanoTime();
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      if (!process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return (System.nanoTime() - start) / 1e9;
  }

  /** The program in the checkout that the benchmarks were built in. */
  private static Path launcher() {
    try {
      Path here =
          Path.of(LateCommands.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      for (Path folder = here; folder != null; folder = folder.getParent()) {
        Path launcher = folder.resolve("gamester");
        if (Files.isRegularFile(launcher) && Files.isExecutable(launcher)) {
          return launcher;
        }
      }
      throw new IllegalStateException(here + " is not in a checkout");
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
