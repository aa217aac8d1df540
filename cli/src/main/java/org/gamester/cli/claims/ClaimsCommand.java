package org.gamester.cli.claims;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gamester.cli.claims.ReportOptions.Format;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.command.LongLimitOptions;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.ProgressLine;
import org.gamester.cli.command.StopMessage;
import org.gamester.cli.output.AnswerFields;
import org.gamester.cli.output.ExitStatus;
import org.gamester.cli.output.FileReason;
import org.gamester.lab.Ranges;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimResult;
import org.gamester.lab.claims.ClaimRun;
import org.gamester.lab.claims.ClaimSet;
import org.gamester.lab.claims.Paper;
import org.gamester.script.claims.ClaimFile;
import org.gamester.script.claims.ClaimFileException;
import org.gamester.script.syntax.Source;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Problem;
import org.gamester.web.answers.Question;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks the statements of papers. */
@Command(
    name = "claims",
    description = {
      "Check the statements of papers against the rules of the games, smallest cases first: which"
          + " hold in the range checked, which fail and where first, which are misprinted.",
      "",
      "A statement that holds here has been checked in a range, not proved.",
      "",
      "The statements may be your own: a file that ends in .claims (see docs/claims.md)."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester claims                 the papers, and how many claims each has",
      "  gamester claims geography",
      "  gamester claims 'geography:Theorem 2' --range x=0..20",
      "  gamester claims geography --list",
      "  gamester claims all --json",
      "  gamester claims my-theorems.claims",
      "  gamester claims my-theorems.claims --rulesets my-games",
      "",
      "Exit status: 0 everything was checked, whatever the verdicts; 1 stopped",
      "before the end; 2 usage error."
    })
public final class ClaimsCommand extends LimitedCommand {
  @Parameters(
      arity = "0..1",
      paramLabel = "SELECTION",
      description =
          "all, a paper or a file of claims, or one of these and the beginning of a number, as in"
              + " PAPER:Theorem 2; if it is missing, the papers are listed.")
  private String selection = "";

  @Option(
      names = "--range",
      paramLabel = "VARIABLE=FROM..TO",
      description = "Check this range instead (may be repeated).")
  private List<String> ranges = List.of();

  @Option(
      names = "--without",
      paramLabel = "HYPOTHESIS",
      description = "Drop a hypothesis (may be repeated).")
  private Set<String> without = Set.of();

  @Option(
      names = "--counterexamples",
      paramLabel = "N",
      defaultValue = "5",
      description = "How many counterexamples to list (default: ${DEFAULT-VALUE}).")
  private int counterexamples = 5;

  @Option(names = "--list", description = "The statements alone; none is checked.")
  private boolean isListed;

  /** The papers among which the claims were selected. */
  private List<ClaimSet> sets = List.of();

  @Mixin private final ReportOptions report;
  @Mixin private PositionArguments positions = new PositionArguments();

  private ClaimShelf shelf = ClaimShelf.NONE;
  private Optional<String> text = Optional.empty();

  public ClaimsCommand() {
    this(new ReportOptions());
  }

  private ClaimsCommand(ReportOptions report) {
    super(new LongLimitOptions());
    this.report = report;
  }

  /**
   * @param shelf the claims besides those of the papers
   */
  public ClaimsCommand(Question.Claims asked, PositionArguments positions, ClaimShelf shelf) {
    this(ReportOptions.asJson());
    this.positions = positions;
    this.shelf = shelf;
    text = asked.text();
    selection = asked.of().orElse("");
    ranges = asked.range();
    isListed = asked.list();
    without = new LinkedHashSet<>(asked.without());
    counterexamples =
        (int) Math.min(asked.counterexamples().orElse(counterexamples), Integer.MAX_VALUE);
  }

  @Override
  protected int evaluate() throws Exception {
    Format asked = report.format();
    if (selection.isEmpty()) {
      return papers(asked);
    }
    List<ClaimResult> results;
    try (ProgressLine progress = new ProgressLine(err())) {
      List<Claim> claims = compute(this::selected);
      if (isListed) {
        new StatementOutput(asked, out(), this::print).write(sets, claims);
        return ExitStatus.OK;
      }
      ClaimOutput output = new ClaimOutput(asked, out(), progress);
      results = run(progress, limitsLeft()).delivering(output::add).run(claims);
      output.end();
    } catch (ComputationStopped e) {
      return refuse(subject(), new Problem(stopped(e, "no claim was checked")));
    } catch (IllegalArgumentException e) {
      return refuse(e);
    }
    results.stream()
        .filter(ClaimResult::isFaulty)
        .forEach(result -> ClaimOutput.complain(result, err()));
    return RunEnd.of(this, results);
  }

  /** What is wrong with the text of a question has its place there; all else cannot be asked so. */
  private int refuse(IllegalArgumentException e) {
    if (text.isPresent() && e instanceof ClaimFileException wrong) {
      return refuse(subject(), wrong.problem());
    }
    throw unusable(String.valueOf(e.getMessage()));
  }

  /** The papers, and the claims besides; or those of a text, which is read to its end. */
  private List<ClaimSet> known() {
    if (text.isEmpty()) {
      return shelf.sets(positions.catalogue());
    }
    Source source = new Source("the claims", Source.withoutMark(text.get()));
    return List.of(ClaimFile.read(source, ClaimShelf.OWN, positions.catalogue()));
  }

  /** The claims that are asked for: of a text, of the papers, or of a file. */
  private List<Claim> selected() throws IOException {
    if (text.isPresent()) {
      sets = known();
      return ClaimSet.select(sets, selection);
    }
    int end = selection.indexOf(ClaimShelf.ENDING + ":");
    String name =
        end >= 0
            ? selection.substring(0, end + ClaimShelf.ENDING.length())
            : selection.endsWith(ClaimShelf.ENDING) ? selection : "";
    if (name.isEmpty() || isServed()) { // a request names no files
      sets = known();
      return ClaimSet.select(sets, selection);
    }
    ClaimSet file =
        ClaimShelf.read(
            FileReason.named(name, IllegalArgumentException::new), positions.catalogue());
    String rest = selection.substring(name.length());
    sets = List.of(file);
    return ClaimSet.select(sets, file.paper().key() + rest);
  }

  private @Nullable Map<String, @Nullable Object> subject() {
    if (report.format() != Format.JSON) {
      return null;
    }
    return subject(ClaimAnswer.SCHEMA, "selection", selection);
  }

  private record PaperResult(String paper, String name, String title, int claims) {
    static PaperResult of(ClaimSet set) {
      Paper paper = set.paper();
      return new PaperResult(paper.key(), paper.name(), paper.title(), set.size());
    }
  }

  private int papers(Format format) throws Exception {
    List<PaperResult> found;
    try {
      found = compute(() -> known().stream().map(PaperResult::of).toList());
    } catch (ComputationStopped e) {
      return refuse(subject(), new Problem(stopped(e, "")));
    } catch (IllegalArgumentException e) {
      return refuse(e);
    }
    for (PaperResult each : found) {
      int count = each.claims();
      switch (format) {
        case TEXT ->
            out()
                .printf(
                    "%-12s %4d %-6s  %s%n",
                    each.paper(), count, count == 1 ? "claim" : "claims", each.title());
        case MARKDOWN ->
            out()
                .printf(
                    "- `%s`: %s, %s%n",
                    each.paper(), StopMessage.counted(count, "claim"), each.title());
        case JSON -> print(AnswerFields.PLAIN.fields("gamester.paper/1", each));
      }
    }
    return ExitStatus.OK;
  }

  private ClaimRun run(ProgressLine progress, Limits left) {
    return ClaimRun.DEFAULT
        .withRanges(Ranges.parse(ranges))
        .without(without)
        .within(left)
        .onThreads(isServed() ? 1 : report.threads())
        .listing(counterexamples)
        .reportingTo(
            (finished, total, claim, cases) ->
                progress.show(
                    "%d of %s; %s: %s"
                        .formatted(
                            finished,
                            StopMessage.counted(total, "claim"),
                            claim,
                            StopMessage.counted(cases, "case"))));
  }
}
