package org.gamester.cli.claims;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.gamester.cli.command.ProgressLine;
import org.gamester.cli.output.AnswerFields;
import org.gamester.lab.claims.ClaimResult;
import org.gamester.lab.claims.MarkdownReport;
import org.gamester.lab.claims.TextReport;

/**
 * Writes the results of claims as they become known, so that a process that is killed has written
 * them: claim by claim, and in Markdown, where a page begins with a summary, paper by paper.
 */
final class ClaimOutput {
  private final ReportOptions.Format format;
  private final PrintWriter out;
  private final ProgressLine progress;
  private final TextReport text = new TextReport();
  private final List<ClaimResult> page = new ArrayList<>();

  ClaimOutput(ReportOptions.Format format, PrintWriter out, ProgressLine progress) {
    this.format = format;
    this.out = out;
    this.progress = progress;
  }

  void add(ClaimResult result) {
    switch (format) {
      case TEXT -> write(text.next(result));
      case JSON -> write(AnswerFields.PLAIN.line(ClaimAnswer.SCHEMA, new ClaimAnswer(result)));
      case MARKDOWN -> {
        if (!page.isEmpty() && !page.getLast().claim().paper().equals(result.claim().paper())) {
          writePage();
        }
        page.add(result);
      }
    }
  }

  /** Writes what is left when the last result has been added. */
  void end() {
    switch (format) {
      case TEXT -> write(text.end());
      case JSON -> {}
      case MARKDOWN -> writePage();
    }
  }

  private void writePage() {
    if (!page.isEmpty()) {
      write(MarkdownReport.page(page.getFirst().claim().paper(), page));
      page.clear();
    }
  }

  private void write(String lines) {
    progress.clear();
    out.print(lines);
    out.flush();
  }

  /** Says why the check of a claim was not completed, and where. */
  static void complain(ClaimResult result, PrintWriter err) {
    err.println(result.claim().number() + ": " + result.reason());
    if (!result.places().isEmpty()) {
      err.println(result.places().indent(2).stripTrailing());
    }
  }
}
