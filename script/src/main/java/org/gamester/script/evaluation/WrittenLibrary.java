package org.gamester.script.evaluation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.gamester.rulesets.Position;
import org.gamester.script.classes.Arguments;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.forms.Rulesets;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.output.ValueWriter;
import org.gamester.script.syntax.ClassDeclaration;
import org.gamester.script.syntax.ClassDeclaration.Item;
import org.gamester.script.syntax.ClassDeclaration.Modifier;
import org.gamester.script.syntax.ClassDeclaration.Nested;
import org.gamester.script.syntax.ClassDeclaration.TypeName;
import org.gamester.script.syntax.Source;
import org.gamester.script.syntax.SourceFile;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * The classes of some files, which were read together and refer to each other.
 *
 * <p>A class that is wrong is there, too; the error is raised when it is first used. When a file
 * changes, all are read again, into another library; objects of the old classes keep them.
 */
public final class WrittenLibrary {

  /** The most classes that are read together. */
  private static final int MOST_CLASSES = 10_000;

  private final ClassLibrary library;
  private final WorksheetVariables.Generation variables = new WorksheetVariables().begin();
  private final Map<LanguageClass, List<TypeName>> imports = new LinkedHashMap<>();
  private final List<WrittenClass> classes = new ArrayList<>();
  private final List<Duplicate> duplicates = new ArrayList<>();
  private @Nullable Rulesets rulesets;
  private @Nullable PositionMaker positionMaker;
  private Consumer<String> printer = text -> {};

  /** Makes positions of the walk from games whose classes are written. */
  public interface PositionMaker {

    /** The position of a game, whose moves are its options. */
    Position position(GameInstance game);

    /** The same position of a faster game, where the ruleset has one; else null. */
    @Nullable Position fastPosition(GameInstance game);
  }

  /** A file that could be read, and its place among the packages. */
  public record PlacedFile(
      String packageName, String name, SourceFile file, @Nullable ScriptException fault) {

    /** A file that could not be read: its class is there, and every use of it says why. */
    public static PlacedFile faulty(
        String packageName, String name, Source source, ScriptException fault) {
      ClassDeclaration declaration =
          new ClassDeclaration(
              Set.of(Modifier.SINGLETON),
              name,
              null,
              List.of(new TypeName("Ruleset", new SourcePlace(source, 0, 0))),
              List.of(),
              false,
              List.of(),
              new SourcePlace(source, 0, 0));
      return new PlacedFile(
          packageName, name, new SourceFile(source, List.of(), declaration, null), fault);
    }
  }

  /** A class of a name that another class has already. */
  public record Duplicate(WrittenClass first, ClassDeclaration second) {}

  /** A class that waits until its parents are known. */
  private record Waiting(
      String qualifiedName,
      ClassDeclaration declaration,
      @Nullable Waiting enclosing,
      PlacedFile file) {}

  /**
   * @param library takes the classes
   */
  public WrittenLibrary(ClassLibrary library) {
    this.library = library;
  }

  /**
   * Says what the code of the classes works with, before any of it runs.
   *
   * @param newPrinter takes what is printed by methods that a walk over positions calls
   */
  public void attach(
      Rulesets newRulesets, PositionMaker newPositionMaker, Consumer<String> newPrinter) {
    rulesets = newRulesets;
    positionMaker = newPositionMaker;
    printer = newPrinter;
  }

  public ClassLibrary library() {
    return library;
  }

  Rulesets rulesets() {
    return Objects.requireNonNull(rulesets);
  }

  PositionMaker positionMaker() {
    return Objects.requireNonNull(positionMaker);
  }

  /** The classes of the files, those in classes not among them. */
  public Collection<WrittenClass> classes() {
    return classes.stream().filter(type -> type.enclosing() == null).toList();
  }

  /** The classes whose names were taken, which are left out, in the order of their files. */
  public List<Duplicate> duplicates() {
    return List.copyOf(duplicates);
  }

  /** An evaluation by itself, for a method that is called from outside of any. */
  public Evaluation evaluation() {
    return new Evaluation(variables, ValueWriter.EXACT, printer, library, rulesets());
  }

  /** The value of {@code object.name}, from outside of any evaluation. */
  public Object member(Object object, String name) {
    return evaluation().member(object, name);
  }

  /** What {@code object.name(arguments)} answers, from outside of any evaluation. */
  public Object call(Object object, String name, Object... arguments) {
    return evaluation()
        .callMember(object, new MemberLookup(name, library), Arguments.of(arguments));
  }

  /**
   * What a name means in a class, if that is known before there is an object of the class: a class,
   * a constant, or something of the object around.
   *
   * @param outer the object around
   */
  public Optional<Object> valueOfName(WrittenClass type, Instance outer, String name) {
    ClassScope scope = new ClassScope(type, false, false);
    if (scope.nestedClass(name) != null) {
      return Optional.empty();
    }
    LanguageClass found = type.findClass(name);
    if (found != null) {
      return Optional.of(
          found instanceof WrittenClass written && written.isSingleton()
              ? written.single(evaluation())
              : Constants.instanceOrClass(found));
    }
    return switch (scope.member(name)) {
      case ClassScope.ObjectVariable variable -> ofObject(outer, variable.level(), name);
      case ClassScope.ObjectMember member -> ofObject(outer, member.level(), name);
      case ClassScope.ClassVariable variable -> Optional.of(member(variable.owner(), name));
      case null -> Optional.ofNullable(Constants.find(name));
      default -> Optional.empty();
    };
  }

  private Optional<Object> ofObject(Instance outer, int level, String name) {
    Object object = outer;
    for (int i = 1; i < level && object instanceof Instance instance; i++) {
      object = instance.outer();
    }
    return level == 0 || object == null ? Optional.empty() : Optional.of(member(object, name));
  }

  Compiler compiler() {
    return new Compiler(new WorksheetVariables(), library, rulesets());
  }

  /** Defines the classes of files, and compiles them. What is wrong is remembered, not thrown. */
  public void load(List<PlacedFile> files) {
    List<Waiting> waiting = new ArrayList<>();
    for (PlacedFile file : files) {
      ClassDeclaration declaration = file.file().declaration();
      if (declaration != null) {
        String before = file.packageName().isEmpty() ? "" : file.packageName() + ".";
        addWaiting(before + file.name(), declaration, null, file, waiting);
      } else if (file.packageName().isEmpty()) {
        library.addNamed(file.name(), new WrittenScript(file.name(), file.file()));
      }
    }
    Map<Waiting, WrittenClass> defined = new IdentityHashMap<>();
    boolean progress = true;
    while (progress) {
      progress = false;
      for (Waiting next : waiting) {
        Computation.poll();
        if (!defined.containsKey(next)
            && (next.enclosing == null || defined.containsKey(next.enclosing))) {
          progress |= define(next, defined, false);
        }
      }
    }
    for (Waiting next : waiting) {
      if (!defined.containsKey(next) && !define(next, defined, true)) {
        noteDuplicate(next);
      }
    }
    for (WrittenClass type : classes) {
      check(type, ClassChecks::check);
    }
    for (WrittenClass type : classes) {
      check(type, sound -> sound.code().compile());
    }
  }

  private void noteDuplicate(Waiting second) {
    LanguageClass first = library.find(second.qualifiedName);
    if (second.enclosing == null && first instanceof WrittenClass written) {
      duplicates.add(new Duplicate(written, second.declaration));
    }
  }

  private static void check(WrittenClass type, Consumer<WrittenClass> check) {
    Computation.pollNow();
    try {
      type.requireSound();
      check.accept(type);
    } catch (ScriptException wrong) {
      type.setFault(wrong);
    }
  }

  private static void addWaiting(
      String name,
      ClassDeclaration declaration,
      @Nullable Waiting enclosing,
      PlacedFile file,
      List<Waiting> waiting) {
    if (waiting.size() == MOST_CLASSES) {
      throw new ScriptException("Too many classes: at most " + MOST_CLASSES + " are read.");
    }
    Waiting self = new Waiting(name, declaration, enclosing, file);
    waiting.add(self);
    for (Item item : declaration.items()) { // the parser bounds how deep this goes
      if (item instanceof Nested nested) {
        ClassDeclaration inner = nested.declaration();
        addWaiting(name + "." + inner.name(), inner, self, file, waiting);
      }
    }
  }

  /**
   * Defines a class if its parents are known.
   *
   * @param atLast whether it is defined without those that are not
   */
  private boolean define(Waiting waiting, Map<Waiting, WrittenClass> defined, boolean atLast) {
    WrittenClass outer = waiting.enclosing == null ? null : defined.get(waiting.enclosing);
    List<LanguageClass> parents = new ArrayList<>();
    ScriptException fault = waiting.enclosing == null ? waiting.file.fault() : null;
    ClassDeclaration declaration = waiting.declaration;
    for (TypeName parent : declaration.parents()) {
      LanguageClass found =
          outer == null ? findClass(waiting.file, parent.name()) : outer.findClass(parent.name());
      if (found == null && !atLast) {
        return false;
      }
      if (found == null) {
        fault =
            new ScriptException(
                "Unknown class in extends clause: `" + parent.name() + "`", parent.position());
      } else {
        parents.add(found);
      }
    }
    if (parents.isEmpty()) {
      parents.add(declaration.isEnumeration() ? StandardClasses.ENUM : StandardClasses.OBJECT);
    }
    LanguageClass known = library.find(waiting.qualifiedName);
    if (known != null && known.qualifiedName().equals(waiting.qualifiedName)) {
      return false; // the first class of a name stays
    }
    WrittenClass type = new WrittenClass(waiting.qualifiedName, declaration, outer, parents, this);
    library.add(type, outer != null, table -> ClassMembers.declare(type, table));
    imports.put(type, waiting.file.file().imports());
    if (outer != null) {
      outer.addNested(type);
    } else if (!declaration.name().equals(waiting.file.name())) {
      fault =
          new ScriptException(
              "Class name does not match filename: `%s` (was expecting `%s`)"
                  .formatted(declaration.name(), waiting.file.name()),
              declaration.position());
    }
    classes.add(type);
    defined.put(waiting, type);
    if (fault != null) {
      type.setFault(fault);
    }
    return true;
  }

  private @Nullable LanguageClass findClass(PlacedFile file, String name) {
    LanguageClass found = findClass(file.packageName(), name);
    return found != null ? found : imported(file.file().imports(), name);
  }

  /** The class of a name that a file in a package uses; null if there is none. */
  @Nullable LanguageClass findClass(String packageName, String name) {
    if (!packageName.isEmpty()) {
      LanguageClass neighbour = library.find(packageName + "." + name);
      if (neighbour != null) {
        return neighbour;
      }
    }
    LanguageClass found = library.find(name);
    return found != null ? found : helper(name);
  }

  /** The class of a name that a file imports; null if it imports none. */
  @Nullable LanguageClass imported(WrittenClass type, String name) {
    return imported(imports.getOrDefault(type.outermost(), List.of()), name);
  }

  private @Nullable LanguageClass imported(List<TypeName> names, String name) {
    for (TypeName imported : names) {
      String text = imported.name();
      String candidate =
          text.endsWith(".*")
              ? text.substring(0, text.length() - 1) + name
              : text.endsWith("." + name) ? text : "";
      LanguageClass found = candidate.isEmpty() ? null : library.find(candidate);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** The classes that positions on our boards extend are known without their packages. */
  private @Nullable LanguageClass helper(String name) {
    return switch (name) {
      case "GridGame" -> library.find("game.grid.GridGame");
      case "StripGame" -> library.find("game.strip.StripGame");
      case "GraphGame" -> library.find("game.graph.GraphGame");
      default -> null;
    };
  }
}
