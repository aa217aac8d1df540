package org.gamester.cli.studies;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.gamester.rulesets.Catalogue;
import org.gamester.studies.Entry;
import org.gamester.studies.StudyException;
import org.gamester.studies.files.RowCondition;
import org.gamester.studies.files.StudyFile;
import org.gamester.studies.files.StudyFile.StoredRow;
import org.gamester.values.Computation;
import org.gamester.values.Problem;
import org.gamester.web.answers.RefusedRequest;
import org.gamester.web.answers.Studies;
import org.jspecify.annotations.Nullable;

/**
 * The studies in a folder, for the pages: the files whose names end in {@code .study}. They are
 * opened for each answer, to be read.
 */
public record StudyShelf(Path folder, Catalogue catalogue) implements Studies {
  private static final String ENDING = ".study";
  private static final int UNPROCESSABLE = 422;

  @Override
  public List<Map<String, Object>> list() {
    return files().stream().map(StudyShelf::described).toList();
  }

  private List<Path> files() {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().endsWith(ENDING))
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    } catch (IOException | UncheckedIOException e) {
      throw new StudyException("cannot read the folder of the studies", e);
    }
  }

  private static String name(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, name.length() - ENDING.length());
  }

  private static Map<String, Object> described(Path file) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("schema", "gamester.studyfile/1");
    object.put("name", name(file));
    try (StudyFile study = StudyFile.read(file)) {
      describe(study, object);
    } catch (StudyException e) {
      object.put("error", Problem.of(e).line());
    }
    return object;
  }

  private static void describe(StudyFile study, Map<String, Object> object) {
    object.put("question", study.spec().question());
    object.put("ranges", study.spec().ranges());
    object.put("variables", study.variables());
    object.put("columns", study.spec().show());
    object.put("rows", study.rowCount());
    object.put("givenUp", study.givenUpCount());
    object.put("complete", study.isComplete());
    object.put("heldBy", study.heldBy().orElse(""));
  }

  @Override
  public Optional<Map<String, Object>> rows(Part part) {
    return files().stream()
        .filter(file -> name(file).equals(part.name()))
        .findFirst()
        .map(file -> rows(file, part));
  }

  private Map<String, Object> rows(Path file, Part part) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("schema", "gamester.studyrows/1");
    object.put("name", part.name());
    try (StudyFile study = StudyFile.read(file)) {
      describe(study, object);
      RowCondition condition =
          part.where().isBlank() ? null : RowCondition.of(part.where(), study, catalogue);
      List<Object> shown = new ArrayList<>();
      long[] met = new long[1];
      study.rows(
          part.sort().isBlank() ? List.of() : Arrays.asList(part.sort().split(",", -1)),
          row -> {
            Computation.poll();
            if (condition == null || condition.holdsFor(row)) {
              met[0]++;
              if (met[0] > part.from() && shown.size() < part.most()) {
                shown.add(json(study, row));
              }
            }
            return shown.size() < part.most() || met[0] <= part.from() + part.most();
          });
      object.put("from", part.from());
      object.put("items", shown);
      object.put("hasMore", met[0] > part.from() + shown.size());
    } catch (StudyException | IllegalArgumentException e) {
      throw new RefusedRequest(UNPROCESSABLE, String.valueOf(e.getMessage()));
    }
    return object;
  }

  private static Map<String, Object> json(StudyFile study, StoredRow row) {
    Map<String, Object> variables = new LinkedHashMap<>();
    for (int i = 0; i < study.variables().size(); i++) {
      variables.put(study.variables().get(i), row.item().point().get(i));
    }
    Map<String, @Nullable Object> columns = new LinkedHashMap<>();
    for (int i = 0; i < row.entries().size(); i++) {
      Object entry = row.entries().get(i);
      columns.put(study.spec().show().get(i), entry == null ? null : Entry.text(entry));
    }
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("item", row.item().number());
    object.put("position", row.item().position());
    object.put("variables", variables);
    object.put("columns", columns);
    return object;
  }
}
