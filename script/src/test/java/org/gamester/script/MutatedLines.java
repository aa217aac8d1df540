package org.gamester.script;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.gamester.script.output.Style;
import org.gamester.values.GameStore;
import org.gamester.values.Limits;

/**
 * Lines that nobody would write: recorded lines with parts dropped, doubled, exchanged, or replaced
 * by parts of others. As a program, it evaluates many of them and lists those that break a promise:
 * an answer by the limit and a second, and no text of a Java exception.
 *
 * <pre>
 *   MutatedLines [COUNT [SEED]]
 * </pre>
 */
final class MutatedLines {

  static final Duration LIMIT = Duration.ofMillis(500);

  private static final long MEMORY_BYTES = 1L << 29;
  private static final long VALUES_KEPT = 2_000_000;

  /** A token of the language, near enough. */
  private static final Pattern TOKEN =
      Pattern.compile("[A-Za-z_]\\w*|\\d+|\"[^\"]*\"|\\s+|:=|\\.\\.|[^\\w\\s]");

  private static final Pattern OF_JAVA =
      Pattern.compile("Internal error|Exception|java\\.|BigInteger|(integer|long) overflow");

  /** Parts that are likely to hurt. */
  private static final List<String> INSERTED =
      List.of(
          "10^9",
          "(1..10^9)",
          "*",
          "^",
          "v",
          "0",
          "-",
          "{",
          "}",
          "|",
          "[",
          "]",
          "(",
          ")",
          "'",
          "..",
          " for i from 1 to 10^6",
          "/0",
          "2^100000",
          ".ToSet",
          ".ToList",
          ".CanonicalForm",
          "\"",
          "on",
          "=>",
          " yield ",
          " end",
          "omega",
          "/*",
          "+-",
          ".Pow(10^9)",
          "[i for i in 1..10^7]",
          "while true do end",
          "inf",
          "{0|*10000}",
          ".Options",
          "x := ");

  private final List<List<String>> lines = new ArrayList<>();
  private final Random random;

  /** Mutations of other texts. */
  MutatedLines(long seed, List<String> texts) {
    this.random = new Random(seed);
    texts.forEach(this::add);
  }

  MutatedLines(long seed) {
    this.random = new Random(seed);
    for (Cases.Case recorded : Cases.all()) {
      add(recorded.input());
    }
    for (String example : Resources.lines("examples.txt")) {
      add(example.split(" ⇒ ", 2)[0]);
    }
  }

  private void add(String line) {
    List<String> tokens = TOKEN.matcher(line).results().map(match -> match.group()).toList();
    if (!tokens.isEmpty()) {
      lines.add(tokens);
    }
  }

  /** The next line. */
  String next() {
    List<String> tokens = new ArrayList<>(anyLine());
    for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
      change(tokens);
    }
    return String.join("", tokens);
  }

  private List<String> anyLine() {
    return lines.get(random.nextInt(lines.size()));
  }

  private void change(List<String> tokens) {
    int at = random.nextInt(tokens.size() + 1);
    int within = Math.min(at, tokens.size() - 1);
    switch (random.nextInt(7)) {
      case 0 -> tokens.add(at, INSERTED.get(random.nextInt(INSERTED.size())));
      case 1 -> {
        List<String> other = anyLine();
        int from = random.nextInt(other.size());
        int to = Math.min(other.size(), from + 1 + random.nextInt(6));
        tokens.addAll(at, other.subList(from, to));
      }
      case 2 -> tokens.addAll(at, List.copyOf(anyLine()));
      case 3 -> {
        if (tokens.size() > 1) {
          tokens.remove(within);
        }
      }
      case 4 -> {
        if (within >= 0) {
          tokens.add(within, tokens.get(within));
        }
      }
      case 5 -> {
        if (within >= 0) {
          tokens.set(within, tokens.get(random.nextInt(tokens.size())));
        }
      }
      default -> {
        if (within >= 0) {
          tokens.set(within, INSERTED.get(random.nextInt(INSERTED.size())));
        }
      }
    }
  }

  /** What is wrong with the answer to a line; empty if nothing is. */
  static String complaint(String line) {
    long start = System.nanoTime();
    Result result = new Worksheet(Style.EXACT, new Limits(LIMIT, MEMORY_BYTES)).evaluate(line);
    Duration taken = Duration.ofNanos(System.nanoTime() - start);
    if (taken.compareTo(LIMIT.plusSeconds(1)) > 0) {
      return "late: " + taken.toMillis() + " ms";
    }
    return ofJava(result);
  }

  /** The answer if it shows a Java exception; empty if not. */
  static String ofJava(Result result) {
    if (result instanceof Result.Failure failure) {
      if (failure.cause() != null || OF_JAVA.matcher(failure.message()).find()) {
        return failure.display();
      }
      if (failure.message().isBlank()) {
        return "no message";
      }
    }
    return "";
  }

  public static void main(String... arguments) {
    int count = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 200_000;
    long seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : 1;
    MutatedLines mutated = new MutatedLines(seed);
    int wrong = 0;
    for (int i = 0; i < count; i++) {
      String line = mutated.next();
      String complaint = complaint(line);
      if (!complaint.isEmpty()) {
        wrong++;
        System.out.println(line + "\n    " + complaint.replace("\n", "\n    "));
      }
      if (GameStore.standard().distinctValues() > VALUES_KEPT) {
        GameStore.standard().release();
      }
    }
    System.out.printf("%,d lines, %,d wrong%n", count, wrong);
    System.exit(wrong == 0 ? 0 : 1);
  }
}
