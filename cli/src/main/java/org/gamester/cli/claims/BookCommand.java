package org.gamester.cli.claims;

import java.util.ArrayList;
import java.util.List;
import org.gamester.cli.claims.ReportOptions.Format;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.command.LongLimitOptions;
import org.gamester.cli.command.ProgressLine;
import org.gamester.cli.command.StopMessage;
import org.gamester.cli.output.AnswerFields;
import org.gamester.cli.output.ExitStatus;
import org.gamester.lab.claims.BookReport;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimResult;
import org.gamester.lab.claims.ClaimRun;
import org.gamester.lab.claims.ClaimSet;
import org.gamester.lab.claims.MarkdownReport;
import org.gamester.lab.claims.PaperSection;
import org.gamester.lab.claims.TextReport;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Fields;
import org.gamester.values.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The textbook: its sections, their statements, and the check of these. */
@Command(
    name = "book",
    description = {
      "The textbook \"Prove Your Move\" by Kyle Burke and Craig Tennenhouse: what its sections state,"
          + " in our own words, with the answers to its exercises, checked against the rules of the"
          + " games.",
      "",
      "Without arguments the sections are listed, with their rulesets and the number of statements."
          + " A section, such as 0.6, is shown with its statements; a chapter is the number before"
          + " the point. 'check' checks all, a chapter or a section: for more than one section, what"
          + " does not hold as printed is shown, and how many do; for one section everything.",
      "",
      "A statement that holds has been checked in a range of cases, not proved. Statements of"
          + " general mathematics that no finite check fits are listed with the reason, and count"
          + " apart."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester book                  the sections",
      "  gamester book 0.6              what section 0.6 states",
      "  gamester book check 0.6        whether that is true",
      "  gamester book check 3          chapter 3",
      "  gamester book check            all chapters",
      "  gamester book check --json     one object for each statement, as of 'claims'",
      "  gamester claims 'book-0:0.7 Exercise 4'",
      "",
      "Exit status: 0 everything was checked, whatever the verdicts; 1 stopped",
      "before the end; 2 usage error."
    })
public final class BookCommand extends LimitedCommand {
  private static final String SCHEMA = "gamester.book/1";
  private static final String CHECK = "check";
  private static final String KEY = "book-";

  @Parameters(
      arity = "0..2",
      paramLabel = "[check] [SECTION]",
      description = "A section or a chapter; after 'check' that which is checked.")
  private List<String> words = List.of();

  @Mixin private final ReportOptions report = new ReportOptions();

  public BookCommand() {
    super(new LongLimitOptions());
  }

  @Override
  protected int evaluate() throws Exception {
    Format asked = report.format();
    boolean isCheck = !words.isEmpty() && words.getFirst().equals(CHECK);
    List<String> rest = isCheck ? words.subList(1, words.size()) : words;
    if (rest.size() > 1) {
      throw unusable("expected one section, as in 'gamester book check 0.6', found " + rest);
    }
    String selected = rest.isEmpty() ? "" : rest.getFirst();
    try {
      List<ClaimSet> chapters = compute(BookCommand::chapters);
      List<PaperSection> sections = sections(chapters, selected);
      if (isCheck) {
        return check(chapters, sections, asked);
      }
      show(sections, asked, !selected.isEmpty());
      return ExitStatus.OK;
    } catch (ComputationStopped e) {
      return refuse(null, new Problem(stopped(e, "no statement was checked")));
    }
  }

  /** The chapters of the book, read. */
  private static List<ClaimSet> chapters() {
    List<ClaimSet> chapters =
        ClaimSet.installed().stream().filter(set -> set.paper().key().startsWith(KEY)).toList();
    chapters.forEach(ClaimSet::claims);
    return chapters;
  }

  /** The sections of a chapter or with a number; all, if neither is given. */
  private List<PaperSection> sections(List<ClaimSet> chapters, String selected) {
    List<PaperSection> all = new ArrayList<>();
    List<PaperSection> found = new ArrayList<>();
    for (ClaimSet chapter : chapters) {
      boolean isWhole = selected.isEmpty() || chapter.paper().key().equals(KEY + selected);
      for (PaperSection section : chapter.sections()) {
        all.add(section);
        if (isWhole || section.number().equals(selected)) {
          found.add(section);
        }
      }
    }
    if (found.isEmpty()) {
      throw unusable(
          "there is no section '%s'; there are %s"
              .formatted(
                  selected, String.join(", ", all.stream().map(PaperSection::number).toList())));
    }
    return found;
  }

  private int check(List<ClaimSet> chapters, List<PaperSection> sections, Format asked)
      throws Exception {
    List<Claim> claims = sections.stream().flatMap(each -> each.claims().stream()).toList();
    List<ClaimResult> results;
    try (ProgressLine progress = new ProgressLine(err())) {
      ClaimRun run =
          ClaimRun.DEFAULT
              .within(limitsLeft())
              .onThreads(report.threads())
              .reportingTo(
                  (finished, total, claim, cases) ->
                      progress.show(
                          "%d of %s; %s"
                              .formatted(finished, StopMessage.counted(total, "claim"), claim)));
      if (asked == Format.JSON) {
        ClaimOutput lines = new ClaimOutput(Format.JSON, out(), progress);
        run = run.delivering(lines::add);
      }
      results = run.run(claims);
    } catch (IllegalArgumentException e) {
      throw unusable(String.valueOf(e.getMessage()));
    }
    List<ClaimResult> found = results;
    out().print(afterStop(() -> report(chapters, sections, found, asked)));
    results.stream()
        .filter(ClaimResult::isFaulty)
        .forEach(result -> ClaimOutput.complain(result, err()));
    return RunEnd.of(this, results);
  }

  /** What is printed at the end; with JSON nothing, since each result has been printed. */
  private static String report(
      List<ClaimSet> chapters,
      List<PaperSection> sections,
      List<ClaimResult> results,
      Format asked) {
    BookReport book = new BookReport(chapters, results);
    return switch (asked) {
      case TEXT -> sections.size() == 1 ? TextReport.of(results) : book.text();
      case MARKDOWN -> book.page();
      case JSON -> "";
    };
  }

  @Fields({"section", "title", "page?", "rulesets", "statements", "unchecked", "claims?"})
  private record SectionResult(
      String section,
      String title,
      String page,
      List<String> rulesets,
      long statements,
      long unchecked,
      List<Statement> claims) {}

  @Fields({"number", "statement", "unchecked?"})
  private record Statement(String number, String statement, String unchecked) {
    Statement(Claim claim) {
      this(claim.number(), claim.statement(), claim.unchecked());
    }
  }

  private void show(List<PaperSection> sections, Format asked, boolean isFull) {
    long checked = 0;
    long listed = 0;
    for (PaperSection section : sections) {
      long here = section.claims().stream().filter(Claim::isCheckable).count();
      long others = section.claims().size() - here;
      checked += here;
      listed += others;
      switch (asked) {
        case TEXT -> print(section, here, others, isFull);
        case MARKDOWN -> printMarkdown(section, here, others, isFull);
        case JSON ->
            print(
                AnswerFields.PLAIN.fields(
                    SCHEMA,
                    new SectionResult(
                        section.number(),
                        section.title(),
                        section.page(),
                        section.rulesets(),
                        here,
                        others,
                        isFull
                            ? section.claims().stream().map(Statement::new).toList()
                            : List.of())));
      }
    }
    if (asked == Format.TEXT) {
      out().printf("%,d statements that are checked, %,d that are only listed%n", checked, listed);
    }
  }

  private void print(PaperSection section, long here, long others, boolean isFull) {
    String line =
        "%-4s %-34s %-6s %4d%-5s   %s"
            .formatted(
                section.number(),
                section.title(),
                section.page().isEmpty() ? "" : "p. " + section.page(),
                here,
                others == 0 ? "" : " + " + others,
                String.join(", ", section.rulesets()));
    out().println(line.stripTrailing());
    if (isFull) {
      for (Claim claim : section.claims()) {
        out().println("  " + claim.number() + ": " + claim.statement());
        claim.notes().forEach(note -> out().println("      " + note));
        if (!claim.isCheckable()) {
          out().println("      Not checked: " + claim.unchecked());
        }
      }
      out().println();
    }
  }

  private void printMarkdown(PaperSection section, long here, long others, boolean isFull) {
    out()
        .printf(
            "- **%s**: %d checked, %d listed%n",
            MarkdownReport.escape(section.toString()), here, others);
    if (isFull) {
      for (Claim claim : section.claims()) {
        out()
            .println(
                "  - "
                    + MarkdownReport.escape(claim.number() + ": " + claim.statement())
                    + (claim.isCheckable() ? "" : " (not checked)"));
      }
    }
  }
}
