package org.gamester.script.files;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Ruleset;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.evaluation.WrittenClass;
import org.gamester.script.evaluation.WrittenLibrary;
import org.gamester.script.evaluation.WrittenLibrary.PlacedFile;
import org.gamester.script.files.ClassFiles.Stamp;
import org.gamester.script.forms.Rulesets;
import org.gamester.script.members.StandardLibrary;
import org.gamester.values.Limits;
import org.gamester.values.Watchdog;
import org.jspecify.annotations.Nullable;

/** Folders of files, and what was made of them when they were read last. */
public final class ClassFolder {

  private final List<Path> folders;
  private final Catalogue catalogue;
  private final Evaluator evaluator;
  private final boolean compiles;
  private @Nullable Loaded loaded;
  private List<Stamp> stamps = List.of();

  /**
   * What is in the files.
   *
   * @param library the standard classes, and those of the files
   * @param rulesets the rulesets of the catalogue, and those of the files
   */
  public record Loaded(ClassLibrary library, Rulesets rulesets) {}

  /**
   * @param compiles whether moves are compiled where they can be
   */
  public ClassFolder(
      List<Path> folders, Catalogue catalogue, Evaluator evaluator, boolean compiles) {
    this.folders = List.copyOf(folders);
    this.catalogue = catalogue;
    this.evaluator = evaluator;
    this.compiles = compiles;
  }

  /**
   * What is in the files now.
   *
   * @throws java.io.UncheckedIOException if a folder cannot be read
   * @throws IllegalArgumentException if two rulesets have one name
   */
  public synchronized Loaded current() {
    List<Stamp> found =
        ClassFiles.find(folders, List.of(ClassFiles.CLASS_ENDING, ClassFiles.CARD_ENDING));
    Loaded known = loaded;
    if (known == null || !found.equals(stamps)) {
      known = withLargeStack(found);
      loaded = known;
      stamps = found;
    }
    return known;
  }

  /** Deeply nested texts need a large stack. */
  private Loaded withLargeStack(List<Stamp> found) {
    try {
      return Watchdog.call(Limits.NONE, () -> load(found));
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private void requireNewName(String name, Stamp stamp, Map<String, String> filesOfNames) {
    String file = String.valueOf(stamp.path().getFileName());
    String other = filesOfNames.put(name, file);
    if (other != null) {
      throw new IllegalArgumentException(
          "the files %s and %s both declare the ruleset %s".formatted(other, file, name));
    }
    if (catalogue.has(name)) {
      throw new IllegalArgumentException(
          "the file %s declares %s, which is the name of another ruleset".formatted(file, name));
    }
  }

  private Loaded load(List<Stamp> found) {
    List<PlacedFile> files = new ArrayList<>();
    List<Ruleset> rulesets = new ArrayList<>();
    Map<String, String> filesOfNames = new HashMap<>();
    for (Stamp stamp : found) {
      if (ClassFiles.isCard(stamp)) {
        Ruleset ruleset = CardFile.read(stamp);
        requireNewName(ruleset.id(), stamp, filesOfNames);
        rulesets.add(ruleset);
      } else {
        files.add(ClassFiles.parse(stamp));
      }
    }
    ClassLibrary library = StandardLibrary.forWorksheet();
    WrittenLibrary written = new WrittenLibrary(library);
    RulesetMaker maker = new RulesetMaker(compiles);
    written.attach(new Rulesets(catalogue, evaluator), maker, text -> {});
    written.load(files);
    for (WrittenClass type : written.classes()) {
      boolean isMade = type.isSingleton() || type.declaration().parameters() != null;
      if (isMade && type.isSubclassOf(StandardClasses.RULESET)) {
        rulesets.add(new WrittenRuleset(type, maker));
      }
    }
    Rulesets all = new Rulesets(catalogue.with(rulesets), evaluator);
    written.attach(all, maker, text -> {});
    return new Loaded(library, all);
  }
}
