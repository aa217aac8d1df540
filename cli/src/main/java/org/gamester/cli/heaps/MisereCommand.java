package org.gamester.cli.heaps;

import java.util.List;
import java.util.Map;
import org.gamester.cli.command.Answer;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.command.LongLimitOptions;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.ProgressLine;
import org.gamester.cli.command.RefusedException;
import org.gamester.cli.command.StopMessage;
import org.gamester.cli.output.AnswerFields;
import org.gamester.cli.output.ExitStatus;
import org.gamester.lab.quotients.HeapQuotient;
import org.gamester.lab.quotients.PositionQuotient;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Problem;
import org.gamester.values.misere.quotients.QuotientTooLargeException;
import org.gamester.web.answers.Question;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds the misere quotient of an impartial game. */
@Command(
    name = "misere",
    description = {
      "Find the misere quotient of an impartial game on heaps, or of a position and all that it"
          + " leads to: the commutative monoid of the sums, where two sums are the same if no third"
          + " tells them apart in misere play, and its elements that are P-positions.",
      "",
      "The quotient is given by generators and by rules, which applied as often as one fits lead"
          + " every product to the element's own. Heaps are added one at a time, until a period of"
          + " their elements is proved; each quotient has been verified by play. If the quotient"
          + " grows beyond a limit, that of the heaps so far is shown."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester misere 0.123",
      "  gamester misere kayles --json",
      "  gamester misere 0.31011 --to 20",
      "  gamester misere 'nim(2) + kayles(5)'"
    })
public final class MisereCommand extends LimitedCommand {
  private static final String SCHEMA = "gamester.misere/1";
  @Mixin private PositionArguments positions = new PositionArguments();

  @Option(names = "--json", description = "Answer in JSON, one object on one line.")
  private boolean json;

  @Option(
      names = "--to",
      paramLabel = "N",
      defaultValue = "200",
      converter = HeapNumber.OfListedHeap.class,
      description = "The largest heap (default: ${DEFAULT-VALUE}).")
  private Integer to = 200;

  @Option(
      names = "--elements",
      paramLabel = "N",
      defaultValue = "1000",
      description =
          "The most elements of a quotient that is looked for (default: ${DEFAULT-VALUE}).")
  private int elements = 1_000;

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description = "A code such as 0.77, a ruleset of heaps, or a position.")
  private String game = "";

  /** With the options of a command line. */
  public MisereCommand() {
    super(new LongLimitOptions());
  }

  /**
   * @throws picocli.CommandLine.TypeConversionException if the largest heap is too large
   */
  public MisereCommand(Question.Misere asked, PositionArguments positions) {
    this();
    json = true;
    game = asked.game();
    to =
        asked.to().isEmpty()
            ? to
            : new HeapNumber.OfListedHeap().convert(String.valueOf(asked.to().getAsLong()));
    elements = (int) Math.min(asked.elements().orElse(elements), Integer.MAX_VALUE);
    this.positions = positions;
  }

  @Override
  protected int evaluate() throws Exception {
    refuseMistypedOptions(List.of(game));
    if (elements < 1 || elements > 10_000) {
      throw unusable("--elements must lie in 1..10000");
    }
    try (ProgressLine progress = new ProgressLine(err())) {
      Rules rules = compute(this::rules);
      return rules == null ? ofPosition(progress) : ofHeaps(rules, progress);
    } catch (TextException e) {
      return refuse(subject(), Problem.of(e));
    }
  }

  private @Nullable Map<String, @Nullable Object> subject() {
    return json ? subject(SCHEMA, "rules", game) : null;
  }

  /** The rules of heaps that are named; null if a position is. */
  private @Nullable Rules rules() {
    return game.endsWith(")") ? null : positions.codeOrRules(game);
  }

  private int ofHeaps(Rules rules, ProgressLine progress) throws Exception {
    if (!(rules instanceof HeapGame heapGame) || !heapGame.isImpartial()) {
      throw unusable(
          "expected a code such as 0.77, an impartial game on heaps, or a position, found " + game);
    }
    HeapQuotient search = new HeapQuotient(heapGame, elements);
    int last = to;
    try (HeapProgress _ = new HeapProgress(progress, search::count)) {
      HeapQuotient.Found found = compute(() -> search.upTo(last));
      progress.clear();
      out().print(compute(() -> text(found)));
      if (found.isTooLarge()) {
        err()
            .println(
                "the quotient of the heaps up to %d has more than %d elements, or is too hard to find; --elements allows more"
                    .formatted(found.heaps(), elements));
      }
      return found.isTooLarge() ? ExitStatus.SOME_FAILED : ExitStatus.OK;
    } catch (ComputationStopped e) {
      progress.clear();
      HeapQuotient.Found found = search.found();
      out().print(afterStop(() -> text(found), () -> ""));
      err().println(stopped(e, StopMessage.heaps(found.heaps())));
      return ExitStatus.SOME_FAILED;
    }
  }

  private String text(HeapQuotient.Found found) {
    QuotientReport report = new QuotientReport(found.quotient());
    return json
        ? AnswerFields.PLAIN.line(SCHEMA, report.heaps(found), report.monoid())
        : report.lines(found);
  }

  private int ofPosition(ProgressLine progress) throws Exception {
    PositionQuotient search = new PositionQuotient(elements);
    return answer(
        subject(),
        () -> StopMessage.positions(search.count()),
        () -> {
          Position position = positions.read(game, evaluator(progress));
          try {
            int element = search.add(position);
            return new Answer.Given(text(position, search, element));
          } catch (QuotientTooLargeException e) {
            throw new RefusedException(new Problem(e.getMessage() + "; --elements allows more"));
          } catch (IllegalArgumentException e) {
            throw new RefusedException(new Problem(String.valueOf(e.getMessage())));
          }
        });
  }

  private String text(Position position, PositionQuotient search, int element) {
    QuotientReport report = new QuotientReport(search.quotient());
    String name = report.text(element);
    if (json) {
      return AnswerFields.PLAIN.line(
          SCHEMA,
          Map.of("position", position),
          new QuotientReport.OfPosition(name, search.count()),
          report.monoid());
    }
    return "%s%n%selement       %s%n"
        .formatted(position.rules().text(position), report.monoidLines(), name);
  }
}
