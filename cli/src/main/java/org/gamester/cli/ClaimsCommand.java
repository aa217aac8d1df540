package org.gamester.cli;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.lab.Ranges;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimResult;
import org.gamester.lab.claims.ClaimRun;
import org.gamester.lab.claims.ClaimSet;
import org.gamester.lab.claims.JsonReport;
import org.gamester.lab.claims.MarkdownReport;
import org.gamester.lab.claims.Paper;
import org.gamester.lab.claims.TextReport;
import org.gamester.values.Limits;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tries the statements of papers. */
@Command(
    name = "claims",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Try the statements of papers against the rules of the games, smallest cases first: which"
          + " hold in the range tried, which fail and where first, which are misprinted.",
      "",
      "A statement that holds here has been tried in a range, not proved."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester claims                 the papers, and how many claims each has",
      "  gamester claims geography",
      "  gamester claims 'geography:Theorem 2' --range x=0..20",
      "  gamester claims all --json",
      "",
      "Exit status: 0 all was tried (whatever the verdicts), 1 stopped before the end,",
      "2 unusable arguments."
    })
final class ClaimsCommand implements java.util.concurrent.Callable<Integer> {
  /** How a report is written. */
  enum Format {
    TEXT,
    JSON,
    MARKDOWN
  }

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "SELECTION",
      description = "all, a paper, or a paper and the beginning of a number: PAPER:Theorem 2.")
  private String selection = "";

  @Option(
      names = "--range",
      paramLabel = "VARIABLE=FROM..TO",
      description = "Try this range instead (may be repeated).")
  private List<String> ranges = List.of();

  @Option(
      names = "--without",
      paramLabel = "HYPOTHESIS",
      description = "Drop a hypothesis (may be repeated).")
  private Set<String> without = Set.of();

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      converter = TimeSpan.class,
      description = "Stop the whole run after this time.")
  private java.time.@org.jspecify.annotations.Nullable Duration timeout;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      defaultValue = "8G",
      converter = MemorySize.class,
      description = "Stop the run beyond this heap (${DEFAULT-VALUE}).")
  private Long memory = 8L << 30;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "2",
      description = "Claims tried at a time (${DEFAULT-VALUE}).")
  private int threads = 2;

  @Option(
      names = "--counterexamples",
      paramLabel = "N",
      defaultValue = "5",
      description = "How many counterexamples to list (${DEFAULT-VALUE}).")
  private int counterexamples = 5;

  @Option(names = "--json", description = "The same as --format json.")
  private boolean json;

  @Option(
      names = "--format",
      paramLabel = "text|json|markdown",
      defaultValue = "text",
      description = "How the report is written.")
  private Format format = Format.TEXT;

  @Override
  public Integer call() {
    var out = spec.commandLine().getOut();
    List<ClaimSet> sets = ClaimSet.installed();
    if (selection.isEmpty()) {
      for (ClaimSet set : sets) {
        out.printf(
            "%-12s %4d claims  %s%n", set.paper().key(), set.claims().size(), set.paper().title());
      }
      out.flush();
      return ExitStatus.OK;
    }
    List<Claim> claims;
    List<ClaimResult> results;
    try (ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        Interruption interruption = new Interruption()) {
      claims = ClaimSet.select(sets, selection);
      results = run(progress).run(claims);
      progress.clear();
      out.print(report(results));
      out.flush();
      if (interruption.requested()) {
        spec.commandLine().getErr().println("stopped; the report says how far each claim came");
        spec.commandLine().getErr().flush();
      }
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
    }
    boolean whole = results.stream().allMatch(result -> result.interruption().isEmpty());
    return whole ? ExitStatus.OK : ExitStatus.SOME_FAILED;
  }

  private ClaimRun run(ProgressLine progress) {
    return ClaimRun.DEFAULT
        .withRanges(Ranges.parse(ranges))
        .without(without)
        .within(new Limits(timeout, memory))
        .onThreads(threads)
        .listing(counterexamples)
        .reportingTo(
            (finished, total, claim, cases) ->
                progress.show(
                    "%d of %d claims; %s: %,d cases".formatted(finished, total, claim, cases)));
  }

  private String report(List<ClaimResult> results) {
    return switch (json ? Format.JSON : format) {
      case TEXT -> TextReport.of(results);
      case JSON -> JsonReport.of(results) + "\n";
      case MARKDOWN -> {
        Map<Paper, List<ClaimResult>> byPaper = new java.util.LinkedHashMap<>();
        for (ClaimResult result : results) {
          byPaper
              .computeIfAbsent(result.claim().paper(), paper -> new java.util.ArrayList<>())
              .add(result);
        }
        StringBuilder pages = new StringBuilder();
        byPaper.forEach((paper, of) -> pages.append(MarkdownReport.page(paper, of)));
        yield pages.toString();
      }
    };
  }
}
