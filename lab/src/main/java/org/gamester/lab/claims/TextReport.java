package org.gamester.lab.claims;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringTokenizer;

/**
 * The results of a run as plain text for a terminal, one after another: the claims of a paper below
 * its title and conventions.
 */
public final class TextReport {

  private static final int WIDTH = 100;
  private static final String INDENT = "    ";

  private final List<ClaimResult> written = new ArrayList<>();

  /** The whole report, ending with the number of claims for each verdict. */
  public static String of(List<ClaimResult> results) {
    TextReport report = new TextReport();
    StringBuilder text = new StringBuilder();
    results.forEach(result -> text.append(report.next(result)));
    return text.append(report.end()).toString();
  }

  /** The next claim; the first one of a paper after the title of the paper. */
  public String next(ClaimResult result) {
    StringBuilder text = new StringBuilder();
    Paper paper = result.claim().paper();
    if (written.isEmpty() || !written.getLast().claim().paper().equals(paper)) {
      text.append(paper.title()).append('\n');
      paper.conventions().forEach(convention -> wrap(text, convention));
      text.append('\n');
    }
    append(text, result);
    written.add(result);
    return text.toString();
  }

  /** The number of claims for each verdict. */
  public String end() {
    return summary(written) + '\n';
  }

  /** A line such as {@code 12 claims, 3,456 cases: 9 hold, 2 fail, 1 misprint}. */
  public static String summary(List<ClaimResult> results) {
    Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
    results.forEach(result -> counts.merge(result.verdict(), 1, Integer::sum));
    long cases = results.stream().mapToLong(ClaimResult::cases).sum();
    StringBuilder text =
        new StringBuilder(Findings.count(results.size(), "claim"))
            .append(", ")
            .append(Findings.count(cases, "case"))
            .append(':');
    counts.forEach((verdict, count) -> text.append(' ').append(verdict.counted(count)).append(','));
    text.setLength(text.length() - 1);
    return text.toString();
  }

  private static void append(StringBuilder text, ClaimResult result) {
    Claim claim = result.claim();
    text.append(claim.number())
        .append(": ")
        .append(result.verdict().word().toUpperCase(Locale.ROOT))
        .append('\n');
    wrap(text, claim.statement());
    Findings.of(result).forEach(finding -> wrap(text, finding));
    claim.notes().forEach(note -> wrap(text, note));
    text.append('\n');
  }

  /** Appends an indented paragraph, broken between words. */
  private static void wrap(StringBuilder text, String paragraph) {
    paragraph.lines().forEach(line -> wrapLine(text, line));
  }

  private static void wrapLine(StringBuilder text, String line) {
    StringTokenizer words = new StringTokenizer(line, " ");
    int column = 0;
    while (words.hasMoreTokens()) {
      String word = words.nextToken();
      if (column > 0 && column + 1 + word.length() > WIDTH - INDENT.length()) {
        text.append('\n');
        column = 0;
      }
      text.append(column == 0 ? INDENT : " ").append(word);
      column += (column == 0 ? 0 : 1) + word.length();
    }
    text.append('\n');
  }
}
