package org.gamester.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.gamester.cli.output.ExitStatus;
import org.gamester.values.Limits;
import org.gamester.values.Player;
import org.gamester.values.Problem;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.Sink;

/**
 * A command line, and everything that it answers.
 *
 * <p>It is written in lines, of which the first two characters say what they are:
 *
 * <pre>
 * $ eval -e '{1|'
 *   a line of standard output
 * ! a line of standard error
 * = 1
 * </pre>
 *
 * <p>The exit status is left out if it is 0. A line {@code \} after the last line of a stream says
 * that no line feed follows it.
 *
 * <p>A number of states searched is written {@code #}.
 *
 * @param words the words of the command line, without the program's name
 * @param status the exit status
 * @param out standard output
 * @param err standard error
 */
record RecordedAnswer(List<String> words, int status, String out, String err) {
  private static final String COMMAND = "$ ";
  private static final String OUT = "  ";
  private static final String ERR = "! ";
  private static final String STATUS = "= ";
  private static final String UNENDED = "\\";

  private static final Pattern STATES =
      Pattern.compile("(?<=\"states\":)\\d+|[\\d,]+ states?(?= searched)");

  private static final String CHECKOUT = DocumentedExample.inCheckout("");

  /** What the page of a server asks, and no command line can. */
  private static final Set<String> SERVED = Set.of("turn", "sheet");

  private static final Limits SERVER = new Limits(Duration.ofSeconds(10), 2L << 30);

  /**
   * What a command line answers now. A word that begins with {@code docs/} is a path in the
   * checkout.
   */
  static RecordedAnswer to(List<String> words) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    List<String> resolved =
        words.stream()
            .map(word -> word.startsWith("docs/") ? DocumentedExample.inCheckout(word) : word)
            .toList();
    int status =
        SERVED.contains(words.getFirst())
            ? served(question(resolved), new Lines(out, err))
            : Gamester.run(
                new PrintWriter(out), new PrintWriter(err), resolved.toArray(String[]::new));
    return new RecordedAnswer(words, status, comparable(out), comparable(err));
  }

  private static int served(Question question, Lines lines) {
    return new ServedCommands().answer(question, SERVER, lines)
        ? ExitStatus.OK
        : ExitStatus.SOME_FAILED;
  }

  /** What the words of the command line ask. */
  private static Question question(List<String> words) {
    List<String> texts = new ArrayList<>(words.subList(1, words.size()));
    if (words.getFirst().equals("sheet")) {
      return new Question.Sheet(texts, Optional.empty());
    }
    boolean misere = texts.remove("--misere");
    boolean hint = texts.remove("--hint");
    Optional<Player> first = after(texts, "--first").map(Player::valueOf);
    Optional<Question.Level> level = after(texts, "--level").map(Question.Level::valueOf);
    List<String> moves = texts.subList(1, texts.size());
    return new Question.Turn(
        texts.getFirst(), moves, first, level, OptionalLong.empty(), misere, hint);
  }

  /** Takes an option and the word after it out of a list; the word as the name of a constant. */
  private static Optional<String> after(List<String> texts, String option) {
    int place = texts.indexOf(option);
    if (place < 0) {
      return Optional.empty();
    }
    String word = texts.remove(place + 1);
    texts.remove(place);
    return Optional.of(word.toUpperCase(Locale.ROOT));
  }

  /** How many states a search visits depends on the time that its rival, evaluation, is given. */
  private static String comparable(StringWriter text) {
    String all = text.toString().replace(System.lineSeparator(), "\n").replace(CHECKOUT + "/", "");
    return STATES.matcher(all).replaceAll("#");
  }

  /** Lines for a page as streams; how far a command has come depends on the time. */
  record Lines(StringWriter out, StringWriter err) implements Sink {
    @Override
    public void line(String json) {
      out.append(json).append('\n');
    }

    @Override
    public void progress(String words) {}

    @Override
    public void problem(Problem problem) {
      err.append(problem.message()).append('\n');
    }
  }

  /** Reads the answers in a file; other lines than those of answers are passed over. */
  static List<RecordedAnswer> read(List<String> lines) {
    List<RecordedAnswer> answers = new ArrayList<>();
    int end = 0;
    for (int start = 0; start < lines.size(); start = end) {
      end = start + 1;
      while (end < lines.size() && !lines.get(end).startsWith(COMMAND)) {
        end++;
      }
      if (lines.get(start).startsWith(COMMAND)) {
        answers.add(of(lines.subList(start, end)));
      }
    }
    return answers;
  }

  private static RecordedAnswer of(List<String> lines) {
    StringBuilder out = new StringBuilder();
    StringBuilder err = new StringBuilder();
    StringBuilder last = out;
    int status = ExitStatus.OK;
    for (String line : lines) {
      if (line.startsWith(OUT) || line.startsWith(ERR)) {
        last = line.startsWith(OUT) ? out : err;
        last.append(line.substring(OUT.length())).append('\n');
      } else if (line.equals(UNENDED)) {
        last.setLength(last.length() - 1);
      } else if (line.startsWith(STATUS)) {
        status = Integer.parseInt(line.substring(STATUS.length()));
      }
    }
    List<String> words = DocumentedExample.split(lines.getFirst().substring(COMMAND.length()));
    return new RecordedAnswer(words, status, out.toString(), err.toString());
  }

  /** The command line and its answer, as it is written. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(command());
    lines.addAll(marked(OUT, out));
    lines.addAll(marked(ERR, err));
    if (status != ExitStatus.OK) {
      lines.add(STATUS + status);
    }
    return lines;
  }

  /** The command line after a prompt. */
  String command() {
    return COMMAND + words.stream().map(RecordedAnswer::quoted).collect(Collectors.joining(" "));
  }

  private static List<String> marked(String mark, String text) {
    if (text.isEmpty()) {
      return List.of();
    }
    boolean isEnded = text.endsWith("\n");
    List<String> lines = new ArrayList<>();
    for (String line : (isEnded ? text.substring(0, text.length() - 1) : text).split("\n", -1)) {
      lines.add(mark + line);
    }
    if (!isEnded) {
      lines.add(UNENDED);
    }
    return lines;
  }

  /** A word as a shell would take it; one with a line feed cannot be written on a line. */
  private static String quoted(String word) {
    if (word.matches("[-+.,:/=\\w]+")) {
      return word;
    }
    if (word.contains("\n")) {
      throw new IllegalArgumentException("a line feed in the word '" + word + "'");
    }
    return "'" + word.replace("'", "'\"'\"'") + "'";
  }
}
