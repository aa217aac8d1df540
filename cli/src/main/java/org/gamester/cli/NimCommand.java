package org.gamester.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongUnaryOperator;
import java.util.stream.Stream;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LoopyNimbers;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Partizanship;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.values.Computation;
import org.gamester.values.Limits;
import org.gamester.web.answers.JsonText;
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
final class NimCommand extends LimitedCommand {
  private static final String SCHEMA = "gamester.nimbers/1";
  private static final int IN_A_LINE = 20;
  private static final long MOST_POSITIONS = 1 << 24;
  private static final int MOST_LOOPY = 1 << 20;

  @Mixin private PositionArguments positions;
  @Mixin private LimitOptions limits;

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

  /** The values of a line of heaps that are found, for a stop. */
  private final Queue<Long> foundInLine = new ConcurrentLinkedQueue<>();

  /** The rows of a table that are complete, for a stop. */
  private final Queue<List<Long>> foundRows = new ConcurrentLinkedQueue<>();

  /** How many heaps of a line, or rows of a table, are done. */
  private final AtomicInteger done = new AtomicInteger();

  private volatile @Nullable Rules read;

  @Override
  Limits limits() {
    return limits.limits();
  }

  @Override
  int evaluate() throws Exception {
    refuseMistypedOptions(List.of(rulesText));
    Map<String, @Nullable Object> subject = new LinkedHashMap<>();
    subject.put("schema", SCHEMA);
    subject.put("rules", rulesText);
    try (ProgressLine progress = new ProgressLine(err());
        HeapProgress _ = new HeapProgress(progress, this::done)) {
      Evaluator evaluator = evaluator(progress);
      return answerKnowing(
          json ? subject : null,
          () -> {
            progress.clear();
            return afterStop(() -> known(evaluator));
          },
          () -> {
            Rules rules = positions.codeOrRules(rulesText);
            requireRanges(rules);
            String text = text(rules, evaluator);
            progress.clear();
            return new Answer.Given(text);
          });
    }
  }

  /** How far the work has come; empty at first. */
  private String done() {
    int count = done.get();
    if (spans().size() > 1) {
      return count == 0 ? "" : HowFar.counted(count, "row");
    }
    if (read instanceof HeapGame game && game.isImpartial()) {
      count = Math.max(count, game.nimbers().count());
    }
    return count == 0 ? "" : HowFar.counted(count, "heap");
  }

  /** What is known after a stop: prints it, or gives it as fields for the object with the error. */
  private HowFar.Known known(Evaluator evaluator) {
    List<List<Long>> rows =
        spans().size() == 1 && !foundInLine.isEmpty()
            ? List.of(List.copyOf(foundInLine))
            : List.copyOf(foundRows);
    Rules rules = read;
    if (rows.isEmpty() || rules == null) {
      return new HowFar.Known(progressText(evaluator.evaluated()), "", Map.of());
    }
    if (!json) {
      out().print(text(rules, rows));
    }
    String progress =
        spans().size() == 1 ? HowFar.heaps(rows.getFirst().size()) : HowFar.rows(rows.size());
    return new HowFar.Known(
        progress,
        "",
        json ? Map.of("nimbers", spans().size() == 1 ? rows.getFirst() : rows) : Map.of());
  }

  /** Refuses too few ranges for the positions of the rules, with what to write. */
  private void requireRanges(Rules rules) {
    if (rules.ruleset().partizanship() == Partizanship.PARTIZAN) {
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
        .orElseGet(rules.ruleset()::example);
  }

  private List<HeapSpan> spans() {
    return Stream.of(Optional.ofNullable(first), Optional.ofNullable(second))
        .flatMap(Optional::stream)
        .toList();
  }

  private String text(Rules rules, Evaluator evaluator) {
    long count = 1;
    for (HeapSpan span : spans()) {
      count *= span.count();
    }
    Computation.requireRoom(count, Long.BYTES, "Grundy values");
    if (count > MOST_POSITIONS) {
      throw unusable("%,d positions are more than can be listed".formatted(count));
    }
    if (rules.convention() == Convention.LOOPY && spans().size() == 1) {
      return loopy(rules);
    }
    read = rules;
    return text(rules, spans().size() == 1 ? line(rules, evaluator) : square(rules, evaluator));
  }

  private String text(Rules rules, List<List<Long>> rows) {
    if (json) {
      return JsonText.write(object(rules, rows)) + System.lineSeparator();
    }
    if (lost || plot) {
      LostPositions positions = new LostPositions(spans(), rows);
      return (plot ? positions.plot() : "")
          + (lost ? positions.list() + theorem(rules.ruleset().lostPositions()) : "");
    }
    return spans().size() == 1 ? wrapped(rows.getFirst()) : grid(rows);
  }

  /** The values of a game in which play may repeat: numbers, or infinite. */
  private String loopy(Rules rules) {
    HeapSpan span = spans().getFirst();
    LoopyNimbers nimbers = new LoopyNimbers(MOST_LOOPY);
    List<String> values = new ArrayList<>();
    for (long place = span.from(); place <= span.to(); place++) {
      values.add(nimbers.of(rules.read(String.valueOf(place))).toString());
      done.incrementAndGet();
    }
    if (json) {
      Map<String, @Nullable Object> object = new LinkedHashMap<>();
      object.put("schema", SCHEMA);
      object.put("rules", rules.text());
      object.put("from", List.of(span.from()));
      object.put("nimbers", values);
      return JsonText.write(object) + System.lineSeparator();
    }
    return Paragraph.wrapped(span.from() + ": " + String.join(" ", values)) + "\n";
  }

  private static String theorem(String lostPositions) {
    return lostPositions.isEmpty() ? "" : Paragraph.wrapped("Theorem: " + lostPositions) + "\n";
  }

  private List<List<Long>> line(Rules rules, Evaluator evaluator) {
    HeapSpan span = spans().getFirst();
    LongUnaryOperator nimber =
        rules instanceof HeapGame game && game.isImpartial()
            ? game.nimbers()::of
            : heap -> nimber(rules, evaluator, String.valueOf(heap));
    for (long heap = span.from(); heap <= span.to(); heap++) {
      foundInLine.add(nimber.applyAsLong(heap));
      done.incrementAndGet();
    }
    return List.of(List.copyOf(foundInLine));
  }

  private List<List<Long>> square(Rules rules, Evaluator evaluator) {
    List<List<Long>> rows = new ArrayList<>();
    for (long m = spans().get(0).from(); m <= spans().get(0).to(); m++) {
      List<Long> row = new ArrayList<>();
      for (long n = spans().get(1).from(); n <= spans().get(1).to(); n++) {
        row.add(nimber(rules, evaluator, "(" + m + "," + n + ")"));
      }
      rows.add(row);
      foundRows.add(row);
      done.incrementAndGet();
    }
    return rows;
  }

  private long nimber(Rules rules, Evaluator evaluator, String text) {
    Position position = rules.read(text);
    if (!position.isImpartial()) {
      throw unusable(
          rules.text() + "(" + text + ") is not impartial, so that it has no Grundy value");
    }
    return evaluator.nimber(position);
  }

  private Map<String, @Nullable Object> object(Rules rules, List<List<Long>> rows) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    object.put("schema", SCHEMA);
    object.put("rules", rules.text());
    object.put("from", spans().stream().map(HeapSpan::from).toList());
    object.put("nimbers", spans().size() == 1 ? rows.getFirst() : rows);
    if (lost || plot) {
      object.put("lost", new LostPositions(spans(), rows).positions());
      object.put("theorem", rules.ruleset().lostPositions());
    }
    return object;
  }

  private String wrapped(List<Long> values) {
    HeapSpan span = spans().getFirst();
    int label = String.valueOf(span.to()).length();
    int width = width(List.of(values));
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < values.size(); i++) {
      if (i % IN_A_LINE == 0) {
        text.append(i == 0 ? "" : "\n").append(right(String.valueOf(span.from() + i), label));
        text.append(':');
      }
      text.append(' ').append(right(values.get(i).toString(), width));
    }
    return text.append('\n').toString();
  }

  private String grid(List<List<Long>> rows) {
    int label = String.valueOf(spans().get(0).to()).length();
    int width = Math.max(width(rows), String.valueOf(spans().get(1).to()).length());
    StringBuilder text = new StringBuilder(" ".repeat(label + 1));
    for (long n = spans().get(1).from(); n <= spans().get(1).to(); n++) {
      text.append(' ').append(right(String.valueOf(n), width));
    }
    for (int i = 0; i < rows.size(); i++) {
      text.append('\n').append(right(String.valueOf(spans().get(0).from() + i), label)).append(':');
      rows.get(i).forEach(value -> text.append(' ').append(right(value.toString(), width)));
    }
    return text.append('\n').toString();
  }

  private static int width(List<List<Long>> rows) {
    return rows.stream()
        .flatMap(List::stream)
        .mapToInt(value -> value.toString().length())
        .max()
        .orElse(1);
  }

  private static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }
}
