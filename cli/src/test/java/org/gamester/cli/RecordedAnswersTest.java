package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * What all commands answer to some three thousand command lines, letter for letter: exit status,
 * standard output and standard error are those of a record.
 *
 * <p>The record is the files {@code recorded/*.txt} beside the resources of this class, one for
 * each subject. They are the list of command lines, too: to ask more, write a line that begins with
 * a prompt, such as {@code $ value nim(3)}, and record anew. With the system property {@code
 * gamester.record} set to {@code true} the test writes all answers into these files, in place of
 * comparing them; the differences are then seen in the version control. A change of the record
 * belongs to the change of the program that explains it.
 *
 * <p>Nothing is asked of which the answer depends on time, memory, the number of processors, paths
 * or the width of a terminal: not {@code solve} for one of several winning moves where a search is
 * needed, because it races against an evaluation; nor for the version. The command lines are run in
 * another order than they were recorded, so that an answer that depends on what was asked before
 * shows.
 */
class RecordedAnswersTest {
  private static final Path RECORD =
      Path.of(DocumentedExample.inCheckout("cli/src/test/resources/org/gamester/cli/recorded"));
  private static final Path DIFFERENCES =
      Path.of(DocumentedExample.inCheckout("cli/target/recorded-answers-differences.txt"));
  private static final boolean RECORDS_ANEW = Boolean.getBoolean("gamester.record");
  private static final long SEED = 21;
  private static final int MOST_SHOWN = 10;

  /** The locale of this process; a process of the program has no country. */
  private static final Locale LOCALE = Locale.getDefault();

  @BeforeAll
  static void setTheLocaleOfTheProgram() {
    Locale.setDefault(Locale.ROOT);
  }

  @AfterAll
  static void setTheLocaleBack() {
    Locale.setDefault(LOCALE);
  }

  @Test
  void answersAreThoseOfTheRecord() throws IOException {
    List<RecordedAnswer> record = new ArrayList<>();
    for (Path file : files()) {
      List<RecordedAnswer> recorded = RecordedAnswer.read(Files.readAllLines(file));
      if (RECORDS_ANEW) {
        write(file, recorded);
      }
      record.addAll(recorded);
    }
    assertThat(record).hasSizeGreaterThan(2_500);
    if (!RECORDS_ANEW) {
      compare(record);
    }
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(RECORD)) {
      return files.sorted().toList();
    }
  }

  private static void write(Path file, List<RecordedAnswer> recorded) throws IOException {
    List<String> lines = new ArrayList<>();
    for (RecordedAnswer answer : recorded) {
      lines.addAll(RecordedAnswer.to(answer.words()).lines());
    }
    Files.write(file, lines);
  }

  private static void compare(List<RecordedAnswer> record) throws IOException {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < record.size(); i++) {
      order.add(i);
    }
    Collections.shuffle(order, new Random(SEED));
    Map<Integer, RecordedAnswer> others = new TreeMap<>();
    for (int i : order) {
      RecordedAnswer found = RecordedAnswer.to(record.get(i).words());
      if (!found.equals(record.get(i))) {
        others.put(i, found);
      }
    }
    List<String> report = new ArrayList<>();
    List<String> beginnings = new ArrayList<>();
    others.forEach(
        (i, found) -> {
          report.addAll(record.get(i).lines());
          report.add("now:");
          report.addAll(found.lines());
          beginnings.add(firstDifference(record.get(i), found));
        });
    Files.write(DIFFERENCES, report);
    assertThat(beginnings.stream().limit(MOST_SHOWN))
        .as(
            "%d of %d answers are not those of the record, see %s",
            others.size(), record.size(), DIFFERENCES)
        .isEmpty();
  }

  /** The command line, and the first line in which the answers differ. */
  private static String firstDifference(RecordedAnswer expected, RecordedAnswer found) {
    List<String> before = expected.lines();
    List<String> after = found.lines();
    int i = 0;
    while (i < before.size() && i < after.size() && before.get(i).equals(after.get(i))) {
      i++;
    }
    return "%n%s%nexpected %s%nfound    %s%n"
        .formatted(expected.command(), line(before, i), line(after, i));
  }

  private static String line(List<String> lines, int i) {
    return i < lines.size() ? lines.get(i) : "the end";
  }

  @Test
  void whatIsWrittenIsReadBack() {
    List<RecordedAnswer> answers =
        List.of(
            new RecordedAnswer(List.of("value", "it's", "", "#", "a b"), 0, "1\n\n  2\n", ""),
            new RecordedAnswer(List.of("eval", "-e", "\"x\""), 1, "no end", "! $ = \\\n"),
            new RecordedAnswer(List.of("moves", "--", "\\"), 2, "\n", "x\n\n"));
    List<String> lines = answers.stream().flatMap(answer -> answer.lines().stream()).toList();
    assertThat(RecordedAnswer.read(lines)).isEqualTo(answers);
  }
}
