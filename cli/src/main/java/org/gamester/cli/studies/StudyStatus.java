package org.gamester.cli.studies;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.gamester.cli.command.StopMessage;
import org.gamester.studies.Entry;
import org.gamester.studies.Question;
import org.gamester.studies.StudySpec;
import org.gamester.studies.files.StudyFile;
import org.gamester.values.Fields;
import org.jspecify.annotations.Nullable;

/**
 * How far a study has come.
 *
 * @param items how many things it asks about; null if that is not known
 * @param countedBy how that is known
 * @param heldBy the process that works at it; empty if none does
 * @param best the best row of a search so far
 * @param reasons why items were given up
 */
@Fields({
  "file",
  "question",
  "ranges",
  "columns",
  "options",
  "items",
  "countedBy",
  "rows",
  "givenUp",
  "complete",
  "heldBy?",
  "best?",
  "reasons",
  "runs"
})
record StudyStatus(
    String file,
    String question,
    List<String> ranges,
    List<String> columns,
    Map<String, String> options,
    @Nullable Long items,
    String countedBy,
    long rows,
    long givenUp,
    boolean complete,
    String heldBy,
    Optional<Best> best,
    List<StudyFile.Surrender> reasons,
    List<StudyFile.Run> runs) {
  private static final int LAST_RUNS = 5;
  private static final int MOST_REASONS = 5;

  /** The best row of a search. */
  record Best(String position, String column, String entry) {}

  static StudyStatus of(StudyFile study, Question question) {
    StudySpec spec = study.spec();
    OptionalLong count = question.count();
    return new StudyStatus(
        study.path().toString(),
        spec.question(),
        spec.ranges(),
        spec.show(),
        spec.options(),
        count.isPresent() ? (Long) count.getAsLong() : null,
        question.countedBy(),
        study.rowCount(),
        study.givenUpCount(),
        study.isComplete(),
        study.heldBy().orElse(""),
        best(study),
        study.surrenders(),
        study.runs());
  }

  private static Optional<Best> best(StudyFile study) {
    StudySpec spec = study.spec();
    Optional<String> most = spec.option("maximize");
    Optional<String> column = most.or(() -> spec.option("minimize"));
    if (column.isEmpty()) {
      int goal = spec.show().indexOf(spec.option("counterexample").orElse("value"));
      return study
          .found()
          .map(
              row ->
                  new Best(
                      row.item().position(),
                      spec.show().get(goal),
                      Entry.text(row.entries().get(goal))));
    }
    Best[] best = new Best[1];
    int index = spec.show().indexOf(column.get());
    study.rows(
        List.of((most.isPresent() ? "-" : "") + column.get()),
        row -> {
          Object entry = row.entries().get(index);
          if (Entry.number(entry).isEmpty()) {
            return true;
          }
          best[0] = new Best(row.item().position(), column.get(), Entry.text(entry));
          return false;
        });
    return Optional.ofNullable(best[0]);
  }

  /** How far it has come in one line: {@code 42 of 100 items done, 2 given up}. */
  String progress() {
    long done = rows + givenUp;
    String all = items == null ? "" : " of %,d".formatted(items);
    return "%,d%s done%s"
        .formatted(done, all, givenUp == 0 ? "" : ", %,d of them given up".formatted(givenUp));
  }

  /** {@code item 17 of 270 is one that is sought, so that the search ends there}. */
  String foundAt() {
    return "item %,d%s is one that is sought, so that the search ends there"
        .formatted(rows + givenUp, items == null ? "" : " of %,d".formatted(items));
  }

  String lines() {
    StringBuilder text = new StringBuilder();
    line(text, "question", question + (ranges.isEmpty() ? "" : " " + String.join(" ", ranges)));
    line(text, "columns", String.join(", ", columns));
    options.forEach((name, value) -> line(text, "--" + name, value));
    line(
        text,
        "items",
        (items == null ? "not known before the end" : "%,d".formatted(items))
            + (countedBy.isEmpty() ? "" : " (" + countedBy + ")"));
    boolean isSought = options.containsKey("find") || options.containsKey("counterexample");
    boolean isFound = complete && isSought && best.isPresent();
    line(text, "done", isFound ? foundAt() : progress() + (complete ? "; complete" : ""));
    if (complete && isSought && best.isEmpty()) {
      line(text, "found", "none");
    }
    best.ifPresent(
        b ->
            line(
                text,
                isSought ? "found" : "best",
                "%s: %s %s".formatted(b.position(), b.column(), b.entry())));
    if (!heldBy.isEmpty()) {
      line(text, "at work", heldBy);
    }
    for (StudyFile.Surrender reason : reasons.subList(0, Math.min(MOST_REASONS, reasons.size()))) {
      line(
          text,
          "given up",
          "%s, the first %s: %s%s"
              .formatted(
                  StopMessage.counted(reason.count(), "item"),
                  reason.first(),
                  reason.reason(),
                  reason.stoppedBy().isEmpty() ? "" : "; run --retry tries again"));
    }
    for (StudyFile.Run run : runs.subList(Math.max(0, runs.size() - LAST_RUNS), runs.size())) {
      line(
          text,
          "run " + run.run(),
          "%s to %s, %s, %s: %s"
              .formatted(
                  run.began().substring(0, 19),
                  run.ended().substring(0, 19),
                  StopMessage.counted(run.threads(), "thread"),
                  StopMessage.counted(run.rows(), "row"),
                  run.ending().isEmpty() ? "at work or broken off" : run.ending()));
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String name, String content) {
    text.append("%-9s %s%n".formatted(name, content));
  }
}
