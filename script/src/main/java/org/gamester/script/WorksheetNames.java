package org.gamester.script;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.evaluation.GlobalNames;
import org.gamester.script.evaluation.WorksheetVariables;
import org.gamester.script.games.RulesetNames;

/**
 * The names that can be typed into a worksheet, for an editor that completes them. Nothing is
 * evaluated: what a variable holds is known, and the class of a literal is seen from its text.
 */
public final class WorksheetNames {

  /** Names joined by points at the end of a text. */
  private static final Pattern PATH = Pattern.compile("[A-Za-z]\\w*(?:\\.[A-Za-z]\\w*)*$");

  private static final Pattern NUMBER = Pattern.compile("(?:^|[^\\w.])\\d+$");

  private final WorksheetVariables variables;
  private final ClassLibrary library;
  private final Catalogue catalogue;

  WorksheetNames(WorksheetVariables variables, ClassLibrary library, Catalogue catalogue) {
    this.variables = variables;
    this.library = library;
    this.catalogue = catalogue;
  }

  /** Variables, constants, classes, packages and keywords, in alphabetical order. */
  public Set<String> global() {
    Set<String> names = new TreeSet<>(variables.names());
    names.addAll(GlobalNames.constants());
    names.addAll(GlobalNames.keywords());
    for (LanguageClass type : library.all()) {
      names.add(
          library.visible(type.name()) == type ? type.name() : firstPart(type.qualifiedName()));
    }
    return names;
  }

  private static String firstPart(String path) {
    return path.substring(0, path.indexOf('.'));
  }

  /** The names of the rulesets of the catalogue. */
  public List<String> rulesets() {
    return catalogue.entries().stream().map(CatalogueEntry::name).toList();
  }

  /**
   * What can be named after a point.
   *
   * @param before the text before the point; only its end is looked at
   * @return the members of the object, or the names in the package; the members of all classes if
   *     the object is not known before it is evaluated
   */
  public Set<String> after(String before) {
    String text = before.stripTrailing();
    Matcher path = PATH.matcher(text);
    if (path.find() && !text.substring(0, path.start()).endsWith(".")) {
      Optional<Set<String>> known = ofPath(path.group());
      if (known.isPresent()) {
        return known.get();
      }
    }
    return literalClass(text).map(this::members).orElseGet(this::allMembers);
  }

  private Optional<Set<String>> ofPath(String path) {
    Optional<Object> value = variables.value(path);
    if (value.isPresent()) {
      return Optional.of(
          value.get() instanceof LanguageClass type
              ? statics(type)
              : members(Classes.of(value.get())));
    }
    LanguageClass type = library.find(path);
    if (type != null) {
      return Optional.of(statics(type));
    }
    if (library.isPackage(path)) {
      return Optional.of(inPackage(path));
    }
    return GlobalNames.constant(path).map(constant -> members(Classes.of(constant)));
  }

  private Set<String> statics(LanguageClass type) {
    Set<String> names = new TreeSet<>(library.members(type).staticNames());
    names.addAll(library.memberNames(StandardClasses.CLASS));
    return names;
  }

  private Set<String> inPackage(String path) {
    Collection<String> all = new ArrayList<>(RulesetNames.all());
    library.all().forEach(type -> all.add(type.qualifiedName()));
    Set<String> names = new TreeSet<>();
    for (String name : all) {
      if (name.startsWith(path + ".")) {
        String rest = name.substring(path.length() + 1);
        int point = rest.indexOf('.');
        names.add(point < 0 ? rest : rest.substring(0, point));
      }
    }
    return names;
  }

  /** The members of objects of a class, and those that a game has through its value. */
  private Set<String> members(LanguageClass type) {
    Set<String> names = new TreeSet<>(library.memberNames(type));
    if (type.isSubclassOf(StandardClasses.GAME)) {
      names.addAll(library.memberNames(StandardClasses.CANONICAL_SHORT_GAME));
    }
    return names;
  }

  private Set<String> allMembers() {
    Set<String> names = new TreeSet<>();
    library.all().forEach(type -> names.addAll(library.members(type).memberNames()));
    return names;
  }

  /** The class of the literal at the end of a text, if one can be seen there. */
  private Optional<LanguageClass> literalClass(String text) {
    if (text.isEmpty()) {
      return Optional.empty();
    }
    return switch (text.charAt(text.length() - 1)) {
      case '"' -> Optional.of(StandardClasses.STRING);
      case '^', 'v' -> Optional.of(StandardClasses.UPTIMAL);
      case '*' -> Optional.of(StandardClasses.NIMBER);
      case '\'' -> Optional.of(StandardClasses.GAME);
      case ']' -> bracketed(text).map(inside -> StandardClasses.LIST);
      case '}' -> bracketed(text).map(WorksheetNames::inBraces);
      case ')' ->
          bracketed(text)
              .filter(inside -> isPosition(text, inside))
              .map(inside -> StandardClasses.POSITION);
      default ->
          NUMBER.matcher(text).find() ? Optional.of(StandardClasses.INTEGER) : Optional.empty();
    };
  }

  private static LanguageClass inBraces(String inside) {
    return inside.contains("|")
        ? StandardClasses.CANONICAL_SHORT_GAME
        : inside.contains("=>") ? StandardClasses.MAP : StandardClasses.SET;
  }

  /** Whether the bracket at the end of a text is that of a position. */
  private boolean isPosition(String text, String inside) {
    int open = text.length() - inside.length() - 2;
    int start = open;
    while (start > 0 && isInRulesetName(text.charAt(start - 1))) {
      start--;
    }
    return catalogue.has(text.substring(start, open).toLowerCase(Locale.ROOT));
  }

  private static boolean isInRulesetName(char c) {
    return Character.isLetterOrDigit(c) || c == '-';
  }

  /** What is between the bracket at the end of a text and the one that opens it. */
  private static Optional<String> bracketed(String text) {
    int depth = 0;
    for (int i = text.length() - 1; i >= 0; i--) {
      char c = text.charAt(i);
      if (c == ')' || c == ']' || c == '}') {
        depth++;
      } else if (c == '(' || c == '[' || c == '{') {
        depth--;
      }
      if (depth == 0) {
        boolean isOperand = i == 0 || !Character.isLetterOrDigit(text.charAt(i - 1));
        return isOperand || c == '('
            ? Optional.of(text.substring(i + 1, text.length() - 1))
            : Optional.empty();
      }
    }
    return Optional.empty();
  }
}
