package org.gamester.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Consumer;
import org.gamester.cli.output.ExitStatus;
import org.jspecify.annotations.Nullable;

/**
 * Sends SIGINT and SIGTERM to commands at seeded moments, and looks at how they end.
 *
 * <p>As a program: {@code SignalTrial MOMENTS SEED LONGEST_MILLIS PROGRAM...}, where PROGRAM is the
 * words that start Gamester. It prints a line for each moment and a summary; its status is 1 if
 * something is wrong, or if a command took more than a second to end.
 */
final class SignalTrial {
  private static final String EVAL_INPUT =
      "1+1\n{2|1}\n".repeat(20_000) + "while true do end\n" + "2+2\n".repeat(10);

  private static final String SCRIPT_INPUT =
      "n := 0;\nwhile true do\n  n := n + 1;\n  if n % 1000 == 0 then System.Print(n) end\nend\n";
  private static final String CLAIMS_INPUT =
      "paper \"Sums\", A. Author, 2026\n"
          + "claim \"1\" for x in 0..5, y in 0..5:\n  x + y == y + x\n"
          + "claim \"2\" for x in 0..30000, y in 0..30000:\n  x + y == y + x\n";

  /**
   * The commands, but for the worksheet, which needs a terminal; those with {@code --json} answer
   * with JSON on every line. A word that begins with {@code @} is a file of the trial's folder.
   */
  private static final List<List<String>> COMMANDS =
      List.of(
          List.of("value", "--json", "--timeout", "1h", "chessfights(150,151)"),
          List.of("value", "--timeout", "1h", "(7^100000)/(2^330000) + (1/2^332000)"),
          List.of("value", "--json", "{2|1}"),
          List.of("moves", "--json", "--timeout", "1h", "chessfights(150,151)"),
          List.of("moves", "--timeout", "1h", "nim(100000)"),
          List.of("play", "--json", "--you", "none", "--timeout", "1h", "domineering(9x9)"),
          List.of("solve", "--json", "--timeout", "1h", "domineering(8x8)"),
          List.of("solve", "--timeout", "1h", "nogo(5x5)"),
          List.of("explain", "--json", "--timeout", "1h", "domineering(7x7)"),
          List.of("explain", "amazons(x...|....|....|...o)"),
          List.of("simplify", "--json", "{0,*,{0,*|0}|*,{0,*|0}}"),
          List.of("prove", "--json", "--timeout", "1h", "clobber(6x6)"),
          List.of("prove", "--timeout", "1h", "domineering(5x5)", "=", "0"),
          List.of("check-certificate", "@strategy.json"),
          List.of("check-certificate", "--json", "@period.json"),
          List.of("draw", "table", "--timeout", "1h", "domineering({m}x{n})", "m=1..6", "n=1..6"),
          List.of("draw", "position", "-o", "@board.png", "--force", "clobber(8x8)"),
          List.of("web", "--port", "0", "--no-open"),
          List.of("bench", "domineering-5x6"),
          List.of("nim", "--json", "--timeout", "1h", "kayles", "0..3000000"),
          List.of("nim", "--timeout", "1h", "wythoff", "0..900", "0..900"),
          List.of("octal", "--json", "--timeout", "1h", "0.007", "--to", "2^20"),
          List.of("octal", "--timeout", "1h", "0.354", "--to", "30000000"),
          List.of("table", "nim(x)", "x=1..9000000", "--json"),
          List.of("table", "young(x,y)", "x=1..900", "y=1..900", "--grid"),
          List.of("series", "splittles{1,3 | 2,4}(n)", "n=0..400", "--format", "csv"),
          List.of("series", "subtraction{1,3 | 2,3}(n)", "n=0..26", "--show", "rcf", "--patterns"),
          List.of("claims", "all", "--json"),
          List.of("claims", "geography"),
          List.of("claims", "--json"),
          List.of("rulesets", "--json"),
          List.of("eval", "--json", "--timeout", "1h"),
          List.of("completion"),
          List.of("script", "--timeout", "1h", "@loop.cgs"),
          List.of("script", "--json", "--timeout", "1h", "@loop.cgs"),
          List.of("claims", "--timeout", "1h", "@sums.claims"),
          List.of("claims", "--json", "--timeout", "1h", "@sums.claims"),
          List.of("help", "atomic-weight"),
          List.of("--help"));

  /** What writes the certificates that are checked. */
  private static final List<List<String>> CERTIFICATES =
      List.of(
          List.of("prove", "domineering(4x5)", "--certificate", "@strategy.json"),
          List.of("octal", "0.16", "--to", "700000", "--certificate", "@period.json"));

  /**
   * What Java says, mostly with status 1, if a signal comes in the few milliseconds of its start
   * when it already takes signals and cannot yet end; see docs/decisions.md.
   */
  private static final String TOO_EARLY_FOR_JAVA =
      "Error occurred during initialization of VM\njava.lang.InternalError: Bad level";

  private SignalTrial() {}

  /**
   * What came of one moment.
   *
   * @param command the command
   * @param signal the signal
   * @param delayMillis when it was sent, after the start
   * @param status the status of the process
   * @param endMillis how long the process lived after the signal
   * @param complaint what is wrong; empty if nothing is
   */
  record Moment(
      List<String> command,
      String signal,
      long delayMillis,
      int status,
      long endMillis,
      String complaint) {

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%4d ms %-4s -> status %3d after %4d ms  %s%s",
          delayMillis,
          signal,
          status,
          endMillis,
          String.join(" ", command),
          complaint.isEmpty() ? "" : "  WRONG: " + complaint);
    }
  }

  /** All commands in turn, at random moments. */
  static List<Moment> run(
      List<String> program,
      List<String> signals,
      int moments,
      long seed,
      int longest,
      Path folder,
      Consumer<Moment> listener)
      throws IOException, InterruptedException {
    Path input = Files.writeString(folder.resolve("lines.txt"), EVAL_INPUT);
    Files.writeString(folder.resolve("loop.cgs"), SCRIPT_INPUT);
    Files.writeString(folder.resolve("sums.claims"), CLAIMS_INPUT);
    for (List<String> writer : CERTIFICATES) {
      ProgramProcess writing =
          ProgramProcess.start(program, inFolder(writer, folder), input, folder);
      if (writing.await() != ExitStatus.OK) {
        throw new IOException(writer + " failed: " + Files.readString(writing.err()));
      }
    }
    Random random = new Random(seed);
    List<Moment> all = new ArrayList<>();
    for (int i = 0; i < moments; i++) {
      List<String> command = inFolder(COMMANDS.get(i % COMMANDS.size()), folder);
      String signal = signals.get(random.nextInt(signals.size()));
      int delay = random.nextInt(longest);
      Moment moment = moment(program, command, signal, delay, input, folder);
      listener.accept(moment);
      all.add(moment);
    }
    return all;
  }

  private static List<String> inFolder(List<String> words, Path folder) {
    return words.stream()
        .map(word -> word.startsWith("@") ? folder.resolve(word.substring(1)).toString() : word)
        .toList();
  }

  private static Moment moment(
      List<String> program,
      List<String> command,
      String signal,
      int delay,
      @Nullable Path input,
      Path folder)
      throws IOException, InterruptedException {
    ProgramProcess started = ProgramProcess.start(program, command, input, folder);
    Thread.sleep(delay);
    boolean wasAlive = started.process().isAlive();
    long sent = System.nanoTime();
    started.send(signal);
    int status = started.await();
    long end = (System.nanoTime() - sent) / 1_000_000;
    String out = Files.readString(started.out());
    String err = Files.readString(started.err());
    Files.delete(started.out());
    Files.delete(started.err());
    String complaint = complaint(command, signal, wasAlive, status, out, err);
    return new Moment(command, signal, delay, status, wasAlive ? end : 0, complaint);
  }

  private static String complaint(
      List<String> command, String signal, boolean wasAlive, int status, String out, String err) {
    if (wasAlive && status != 0 && out.isEmpty() && err.contains(TOO_EARLY_FOR_JAVA)) {
      return "";
    }
    int expected = 128 + (signal.equals("INT") ? 2 : 15);
    if (wasAlive ? status != expected && status != ExitStatus.OK : status != ExitStatus.OK) {
      return "the status is " + status + ": " + err;
    }
    if (command.contains("--json") && !ProgramProcess.isJsonLines(out)) {
      return "the output is not JSON: " + out.substring(Math.max(0, out.length() - 200));
    }
    return err.contains("internal error") || err.contains("Exception") || err.contains("\tat ")
        ? "standard error has: " + err
        : "";
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    List<String> program = List.of(args).subList(3, args.length);
    Path folder = Files.createTempDirectory("signals");
    List<Moment> moments =
        run(
            program,
            List.of("INT", "TERM"),
            Integer.parseInt(args[0]),
            Long.parseLong(args[1]),
            Integer.parseInt(args[2]),
            folder,
            System.out::println);
    long wrong = moments.stream().filter(moment -> !moment.complaint().isEmpty()).count();
    long late = moments.stream().filter(moment -> moment.endMillis() > 1000).count();
    long stopped = moments.stream().filter(moment -> moment.status() > 128).count();
    long early =
        moments.stream()
            .filter(moment -> moment.status() == 1 && moment.complaint().isEmpty())
            .count();
    long longest = moments.stream().mapToLong(Moment::endMillis).max().orElse(0);
    System.out.printf(
        "%d moments: %d ended by the signal, %d before Java had started, %d wrong,"
            + " %d after more than 1 s; longest %d ms%n",
        moments.size(), stopped, early, wrong, late, longest);
    System.exit(wrong + late == 0 ? 0 : 1);
  }
}
