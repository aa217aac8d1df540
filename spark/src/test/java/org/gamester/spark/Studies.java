package org.gamester.spark;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gamester.cli.command.ArgumentSource;
import org.gamester.cli.command.PositionArguments;
import org.gamester.lab.Variable;
import org.gamester.studies.Entry;
import org.gamester.studies.Question;
import org.gamester.studies.StudySpec;
import org.gamester.studies.files.StudyFile;
import org.gamester.studies.questions.QuestionReader;
import org.gamester.studies.runs.Cluster;
import org.gamester.studies.runs.StudyRun;
import org.gamester.studies.runs.Workplace;
import org.gamester.values.Limits;

/** Studies for tests: made, run here or elsewhere, and read. */
final class Studies {
  private Studies() {}

  static StudySpec spec(
      String question, List<String> ranges, String show, Map<String, String> options) {
    List<String> columns = show.isEmpty() ? List.of() : List.of(show.split(",", -1));
    return QuestionReader.complete(new StudySpec(question, ranges, columns, options));
  }

  private static Question question(StudySpec spec, List<Path> rulesets, List<String> listed) {
    PositionArguments arguments = new PositionArguments();
    rulesets.forEach(arguments::add);
    return new QuestionReader(spec, new ArgumentSource(arguments), listed).read();
  }

  static Path make(Path file, StudySpec spec, List<Path> rulesets, List<String> listed) {
    List<String> variables =
        question(spec, rulesets, listed).variables().stream().map(Variable::name).toList();
    StudyFile.create(file, spec, variables, listed, "test");
    return file;
  }

  /** Runs a study, in threads if no master is named. */
  static StudyRun.Summary run(Path file, String master, List<Path> rulesets) {
    try (StudyFile study = StudyFile.write(file)) {
      Question question = question(study.spec(), rulesets, study.items());
      StudyRun.Settings settings =
          new StudyRun.Settings(2, Limits.NONE, null, (rows, givenUp, nanos) -> {});
      if (master.isEmpty()) {
        return StudyRun.run(study, question, settings, "test");
      }
      long count = question.isAdaptive() ? 0 : question.count().orElse(0);
      List<String> lines = QuestionReader.isOnClaims(study.spec()) ? study.items() : List.of();
      Cluster.Order order = new Cluster.Order(study.spec(), lines, count, rulesets, null, 0);
      try (Workplace cluster = new SparkCluster().open(master, Map.of(), order)) {
        return StudyRun.run(study, question, settings, "test", false, cluster);
      }
    }
  }

  static List<String> rows(Path file) {
    List<String> rows = new ArrayList<>();
    try (StudyFile study = StudyFile.read(file)) {
      study.rows(
          List.of(),
          row ->
              rows.add(
                  row.item().number()
                      + " "
                      + row.item().position()
                      + row.item().point()
                      + row.entries().stream().map(Entry::text).toList()));
    }
    return rows;
  }
}
