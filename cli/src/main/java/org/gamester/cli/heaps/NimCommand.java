package org.gamester.cli.heaps;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import java.util.stream.Stream;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LoopyNimbers;
import org.gamester.cli.command.LimitOptions;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.ProgressLine;
import org.gamester.cli.command.StopMessage;
import org.gamester.cli.command.UnusableException;
import org.gamester.cli.output.ExitStatus;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Partizanship;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Problem;
import org.gamester.web.answers.Question;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the Grundy values of an impartial game. */
@Command(
    name = "nim",
    description = {
      "List the Grundy values of the heaps of an impartial game, or of its positions (m,n) as a"
          + " table: m down, n across. With --lost, list the positions that the player to move"
          + " loses, with the theorem that gives them, if the ruleset has one; with --plot, mark"
          + " them in a picture."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester nim kayles 0..100",
      "  gamester nim 'subtraction{1,3,4}' 0..30",
      "  gamester nim wythoff 0..10 0..10",
      "  gamester nim wythoff 0..30 0..30 --plot",
      "  gamester nim fibonacci-nim 0..100 --lost"
    })
public final class NimCommand extends LimitedCommand {
  static final String SCHEMA = "gamester.nimbers/1";
  private static final long MOST_POSITIONS = 1 << 24;
  private static final int MOST_LOOPY = 1 << 20;

  @Mixin private PositionArguments positions = new PositionArguments();

  @Option(names = "--json", description = "Answer in JSON, one object on one line.")
  private boolean json;

  @Option(names = "--lost", description = "List the positions that the player to move loses.")
  private boolean lost;

  @Option(
      names = "--plot",
      description = "Mark the positions that the player to move loses, one character each.")
  private boolean plot;

  @Parameters(
      index = "0",
      paramLabel = "RULESET",
      description = "An impartial ruleset, or a code such as 0.77.")
  private String rulesText = "";

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "RANGE",
      converter = HeapSpan.Reader.class,
      description = "Sizes of heaps, such as 0..100, or the range of m.")
  private @Nullable HeapSpan first;

  @Parameters(
      index = "2",
      arity = "0..1",
      paramLabel = "RANGE",
      converter = HeapSpan.Reader.class,
      description = "The range of n, for positions (m,n).")
  private @Nullable HeapSpan second;

  private volatile @Nullable Rules read;

  public NimCommand() {
    super(new LimitOptions());
  }

  /**
   * @throws picocli.CommandLine.TypeConversionException if a range is wrong
   */
  public NimCommand(Question.Nim asked, PositionArguments positions) {
    this();
    HeapSpan.Reader spans = new HeapSpan.Reader();
    json = true;
    rulesText = asked.rules();
    first = spans.convert(asked.first());
    second = asked.second().map(spans::convert).orElse(null);
    this.positions = positions;
  }

  @Override
  protected int evaluate() throws Exception {
    refuseMistypedOptions(List.of(rulesText));
    sayHowACodeIsRead();
    NimOutput.What what = NimOutput.What.of(lost, plot);
    try (ProgressLine progress = new ProgressLine(err());
        NimOutput found = new NimOutput(what, json, spans(), out(), progress)) {
      Evaluator evaluator = evaluator(progress);
      try (HeapProgress _ = new HeapProgress(progress, () -> done(found))) {
        return compute(
            () -> {
              Rules rules = positions.codeOrRules(rulesText);
              requireRanges(rules);
              list(rules, evaluator, found);
              found.end(null);
              return ExitStatus.OK;
            });
      } catch (ComputationStopped e) {
        return afterStop(() -> refuse(found, stopped(evaluator, found, e)));
      } catch (UnusableException e) {
        found.end(new Problem(e.reason()));
        throw e;
      } catch (RuntimeException e) {
        return refuse(found, Problem.of(e));
      }
    }
  }

  /** A code without a point could be read in two ways. */
  private void sayHowACodeIsRead() {
    if (rulesText.matches("\\d+")) {
      try {
        err().println(rulesText + " is read as the code " + PositionArguments.withPoint(rulesText));
      } catch (TextException e) {
        return; // the game is read next, and refused with this reason
      }
    }
  }

  private Problem stopped(Evaluator evaluator, NimOutput found, ComputationStopped stop) {
    int count = found.count();
    String progress =
        count == 0
            ? progressText(evaluator.evaluated())
            : spans().size() == 1 ? StopMessage.heaps(count) : StopMessage.rows(count);
    return new Problem(stopped(stop, progress));
  }

  /** Ends the output, with the reason in it or after it. */
  private int refuse(NimOutput found, Problem problem) {
    boolean isSaid = found.end(problem);
    Map<String, @Nullable Object> subject = subject(SCHEMA, "rules", rulesText);
    return isSaid ? ExitStatus.SOME_FAILED : refuse(json ? subject : null, problem);
  }

  /** How far the work has come; empty at first. */
  private String done(NimOutput found) {
    int count = found.count();
    if (spans().size() > 1) {
      return count == 0 ? "" : StopMessage.counted(count, "row");
    }
    if (read instanceof HeapGame game && game.isImpartial()) {
      count = Math.max(count, game.nimbers().count());
    }
    return count == 0 ? "" : StopMessage.counted(count, "heap");
  }

  /** Refuses too few ranges for the positions of the rules, with what to write. */
  private void requireRanges(Rules rules) {
    if (rules.ruleset().description().partizanship() == Partizanship.PARTIZAN) {
      throw unusable(
          rules.text() + " is a partizan game; its positions have values, but no Grundy values");
    }
    String call = "'gamester nim " + PositionArguments.quoted(rulesText);
    if (positions.reads(rules, "1")) {
      if (spans().isEmpty()) {
        throw unusable("expected a range of heaps, as in " + call + " 0..20'");
      }
    } else if (positions.reads(rules, "(1,1)")) {
      if (spans().size() < 2) {
        throw unusable(
            "the positions of %s are pairs of numbers; expected two ranges, as in %s 0..10 0..10'"
                .formatted(rules.text(), call));
      }
    } else {
      String instead =
          positions.reads(rules, "1x1")
              ? "table %s m=1..4 n=1..4 --show nimber --grid"
                  .formatted(PositionArguments.quoted(rulesText))
              : "value \"%s\"".formatted(example(rules));
      throw unusable(
          "nim lists heaps, or pairs of numbers; the positions of %s are neither: write 'gamester %s'"
              .formatted(rules.text(), instead));
    }
  }

  private String example(Rules rules) {
    return positions
        .catalogue()
        .find(rulesText)
        .map(CatalogueEntry::example)
        .orElseGet(rules.ruleset().description()::example);
  }

  private List<HeapSpan> spans() {
    return Stream.of(Optional.ofNullable(first), Optional.ofNullable(second))
        .flatMap(Optional::stream)
        .toList();
  }

  /** Finds the values, and adds them to the output. */
  private void list(Rules rules, Evaluator evaluator, NimOutput found) {
    long count = 1;
    for (HeapSpan span : spans()) {
      count *= span.count();
    }
    Computation.requireRoom(count, Long.BYTES, "Grundy values");
    if (count > MOST_POSITIONS) {
      throw unusable(
          "cannot list %,d positions; the limit is %,d".formatted(count, MOST_POSITIONS));
    }
    found.begin(rules);
    read = rules;
    if (spans().size() > 1) {
      table(rules, evaluator, found);
    } else if (rules.convention() == Convention.LOOPY) {
      loopy(rules, found);
    } else {
      line(rules, evaluator, found);
    }
  }

  /** The values of a game in which play may repeat: numbers, or infinite. */
  private void loopy(Rules rules, NimOutput found) {
    HeapSpan span = spans().getFirst();
    LoopyNimbers nimbers = new LoopyNimbers(MOST_LOOPY);
    for (long place = span.from(); place <= span.to(); place++) {
      found.add(nimbers.of(rules.read(String.valueOf(place))).toString());
    }
  }

  private void line(Rules rules, Evaluator evaluator, NimOutput found) {
    HeapSpan span = spans().getFirst();
    LongUnaryOperator nimber =
        rules instanceof HeapGame game && game.isImpartial()
            ? game.nimbers()::of
            : heap -> nimber(rules, evaluator, String.valueOf(heap));
    for (long heap = span.from(); heap <= span.to(); heap++) {
      found.add(nimber.applyAsLong(heap));
    }
  }

  private void table(Rules rules, Evaluator evaluator, NimOutput found) {
    for (long m = spans().get(0).from(); m <= spans().get(0).to(); m++) {
      List<Long> row = new ArrayList<>();
      for (long n = spans().get(1).from(); n <= spans().get(1).to(); n++) {
        row.add(nimber(rules, evaluator, "(" + m + "," + n + ")"));
      }
      found.addRow(row);
    }
  }

  private long nimber(Rules rules, Evaluator evaluator, String text) {
    Position position = rules.read(text);
    if (!position.isImpartial()) {
      throw unusable(
          rules.text() + "(" + text + ") is not impartial, so that it has no Grundy value");
    }
    return evaluator.nimber(position);
  }
}
