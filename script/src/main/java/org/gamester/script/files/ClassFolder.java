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

/**
 * Folders of files, and what was made of them when they were read last. Texts that belong to no
 * file can stand beside the files, as if they were files too.
 */
public final class ClassFolder {

  private final List<Path> folders;
  private final List<RulesetText> texts;
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
   * @param ofTexts the ruleset of each text; where it has none, one that says so
   */
  public record Loaded(ClassLibrary classes, Rulesets rulesets, List<Ruleset> ofTexts) {
    public Loaded {
      ofTexts = List.copyOf(ofTexts);
    }
  }

  /**
   * @param texts what stands beside the files
   * @param compiles whether moves are compiled where they can be
   */
  public ClassFolder(
      List<Path> folders,
      List<String> texts,
      Catalogue catalogue,
      Evaluator evaluator,
      boolean compiles) {
    this.folders = List.copyOf(folders);
    this.texts = texts.stream().map(RulesetText::of).toList();
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
  private static Declaration declaration(ClassDeclaration declared, Map<Source, String> files) {
    SourcePlace name = declared.position();
    String file = files.get(name.source());
    return new Declaration(
        "%s, line %d, column %d".formatted(file, name.line(), name.column() + 1),
        "rename the class and its file");
  }

  /** The classes of a name that two files claim, each with the words about it. */
  private static Map<WrittenClass, String> claimedTwice(
      WrittenLibrary written, Map<Source, String> files) {
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
    Map<Source, String> places = new IdentityHashMap<>();
    Map<Ruleset, Supplier<Declaration>> declarations = new IdentityHashMap<>();
    for (Stamp stamp : found) {
      if (ClassFiles.isCard(stamp)) {
        Ruleset ruleset = CardFile.read(stamp);
        rulesets.add(ruleset);
        declarations.put(ruleset, () -> CardFile.declaration(stamp));
      } else {
        PlacedFile file = ClassFiles.parse(stamp);
        files.add(file);
        places.put(file.file().source(), stamp.path().toString());
      }
    }
    Map<Source, Ruleset> ofSources = new IdentityHashMap<>();
    for (RulesetText text : texts) {
      Source source = text.source();
      if (text.isCard()) {
        Ruleset ruleset = CardFile.read(text.name(), source.text());
        rulesets.add(ruleset);
        ofSources.put(source, ruleset);
        declarations.put(ruleset, () -> CardFile.declaration(source.name(), source.text()));
      } else {
        files.add(ClassFiles.parse("", text.name(), source));
        places.put(source, source.name());
      }
    }
    ClassLibrary library = StandardLibrary.forWorksheet();
    WrittenLibrary written = new WrittenLibrary(library);
    RulesetMaker maker = new RulesetMaker(compiles);
    written.attach(new Rulesets(catalogue, evaluator), maker, text -> {});
    written.load(files);
    Map<WrittenClass, String> claimed = claimedTwice(written, places);
    for (WrittenClass type : written.classes()) {
      Source source = type.declaration().position().source();
      String clash = claimed.get(type);
      Ruleset ruleset =
          clash == null
              ? new WrittenRuleset(type, maker)
              : new FaultyRuleset(ClassDescription.id(type.name()), clash);
      if (type.isRuleset()) {
        rulesets.add(ruleset);
        declarations.put(ruleset, () -> declaration(type.declaration(), places));
      } else if (ruleset.fault().isEmpty()) {
        ruleset = new FaultyRuleset(ClassDescription.id(type.name()), noRuleset(type.name()));
      }
      ofSources.put(source, ruleset);
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
    return new Loaded(
        library, known, texts.stream().map(text -> ofText(text, ofSources, claimed)).toList());
  }

  private static String noRuleset(String name) {
    return "the class %s is no ruleset: it must begin as in".formatted(name)
        + " 'singleton class %s extends game.grid.GridRuleset'".formatted(name);
  }

  /** The ruleset of a text; a class whose name is taken has none. */
  private static Ruleset ofText(
      RulesetText text, Map<Source, Ruleset> ofSources, Map<WrittenClass, String> claimed) {
    Ruleset found = ofSources.get(text.source());
    if (found != null) {
      return found;
    }
    String clash =
        claimed.entrySet().stream()
            .filter(entry -> entry.getKey().name().equals(text.name()))
            .map(Map.Entry::getValue)
            .findAny()
            .orElse("the class %s has the name of another class; rename it".formatted(text.name()));
    return new FaultyRuleset(ClassDescription.id(text.name()), clash);
  }
}
