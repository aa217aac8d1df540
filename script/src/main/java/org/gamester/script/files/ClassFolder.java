package org.gamester.script.files;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.FaultyRuleset;
import org.gamester.rulesets.NameClash;
import org.gamester.rulesets.NameClash.Declaration;
import org.gamester.rulesets.Ruleset;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.evaluation.WrittenClass;
import org.gamester.script.evaluation.WrittenLibrary;
import org.gamester.script.evaluation.WrittenLibrary.Duplicate;
import org.gamester.script.evaluation.WrittenLibrary.PlacedFile;
import org.gamester.script.files.ClassFiles.Stamp;
import org.gamester.script.forms.Rulesets;
import org.gamester.script.members.StandardLibrary;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.ClassDeclaration;
import org.gamester.script.syntax.Source;
import org.gamester.script.syntax.SourcePlace;
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
   * @param classes the standard classes, and those of the files
   * @param rulesets the rulesets of the catalogue, and those of the files
   */
  public record Loaded(ClassLibrary classes, Rulesets rulesets) {}

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

  /** Where a class is declared. */
  private static Declaration declaration(ClassDeclaration declared, Map<Source, Path> files) {
    SourcePlace name = declared.position();
    Path file = files.get(name.source());
    return new Declaration(
        "%s, line %d, column %d".formatted(file, name.line(), name.column() + 1),
        "rename the class and its file");
  }

  /** The classes of a name that two files claim, each with the words about it. */
  private static Map<WrittenClass, String> claimedTwice(
      WrittenLibrary written, Map<Source, Path> files) {
    Map<WrittenClass, String> claimed = new IdentityHashMap<>();
    for (Duplicate duplicate : written.duplicates()) {
      WrittenClass first = duplicate.first();
      boolean isRuleset = first.isSubclassOf(StandardClasses.RULESET);
      String words =
          NameClash.words(
              isRuleset ? "rulesets" : "classes",
              isRuleset ? ClassDescription.id(first.name()) : first.qualifiedName(),
              declaration(first.declaration(), files),
              declaration(duplicate.second(), files));
      claimed.putIfAbsent(first, words);
    }
    claimed.forEach((type, words) -> type.setFault(new ScriptException(words)));
    return claimed;
  }

  private Loaded load(List<Stamp> found) {
    List<PlacedFile> files = new ArrayList<>();
    List<Ruleset> rulesets = new ArrayList<>();
    Map<Source, Path> paths = new IdentityHashMap<>();
    Map<Ruleset, Supplier<Declaration>> declarations = new IdentityHashMap<>();
    for (Stamp stamp : found) {
      if (ClassFiles.isCard(stamp)) {
        Ruleset ruleset = CardFile.read(stamp);
        rulesets.add(ruleset);
        declarations.put(ruleset, () -> CardFile.declaration(stamp));
      } else {
        PlacedFile file = ClassFiles.parse(stamp);
        files.add(file);
        paths.put(file.file().source(), stamp.path());
      }
    }
    ClassLibrary library = StandardLibrary.forWorksheet();
    WrittenLibrary written = new WrittenLibrary(library);
    RulesetMaker maker = new RulesetMaker(compiles);
    written.attach(new Rulesets(catalogue, evaluator), maker, text -> {});
    written.load(files);
    Map<WrittenClass, String> claimed = claimedTwice(written, paths);
    for (WrittenClass type : written.classes()) {
      if (type.isRuleset()) {
        String clash = claimed.get(type);
        Ruleset ruleset =
            clash == null
                ? new WrittenRuleset(type, maker)
                : new FaultyRuleset(ClassDescription.id(type.name()), clash);
        rulesets.add(ruleset);
        declarations.put(ruleset, () -> declaration(type.declaration(), paths));
      }
    }
    Catalogue all =
        catalogue.with(
            rulesets,
            ruleset -> {
              Supplier<Declaration> declaration = declarations.get(ruleset);
              return declaration == null ? null : declaration.get();
            });
    Rulesets known = new Rulesets(all, evaluator);
    written.attach(known, maker, text -> {});
    return new Loaded(library, known);
  }
}
