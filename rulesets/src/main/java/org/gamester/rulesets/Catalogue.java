package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;

/**
 * The available rulesets, looked up by their names.
 *
 * <p>Names are looked up without regard to case, blanks, hyphens and underscores, and without a
 * final "nim" or "game" where that stays unique.
 */
public final class Catalogue {

  /** Names of values that a bracket may follow. */
  private static final Set<String> VALUE_NAMES = Set.of("tiny", "miny", "v", "pow", "up", "down");

  private static final int LONGEST_NAME = 80;

  private static final Catalogue STANDARD = load(Catalogue.class.getClassLoader());

  private final List<Ruleset> rulesets;
  private final Map<String, CatalogueEntry> byName;
  private final Map<String, CatalogueEntry> byShortName;
  private final boolean insideVariant;

  private Catalogue(Iterable<Ruleset> found) {
    List<Ruleset> sorted = new ArrayList<>();
    for (Ruleset ruleset : found) {
      if (RulesetGuard.isForeign(ruleset.getClass())) {
        RulesetGuard.requireDescription(ruleset);
      }
      sorted.add(ruleset);
    }
    sorted.sort(Comparator.comparing(Ruleset::id));
    rulesets = List.copyOf(sorted);
    byName = new HashMap<>();
    byShortName = new HashMap<>();
    insideVariant = false;
    rulesets.forEach(this::index);
    indexShortNames();
  }

  private Catalogue(Catalogue whole) {
    rulesets = whole.rulesets;
    byName = whole.byName;
    byShortName = whole.byShortName;
    insideVariant = true;
  }

  /** This catalogue for what is inside a {@link Variant}, in which there can be no other. */
  Catalogue forVariants() {
    return insideVariant ? this : new Catalogue(this);
  }

  /** The rulesets that come with Gamester and those on the module path or class path. */
  public static Catalogue standard() {
    return STANDARD;
  }

  /**
   * Certain rulesets only.
   *
   * @throws IllegalArgumentException if two of them claim one name
   */
  public static Catalogue of(Iterable<Ruleset> rulesets) {
    return new Catalogue(rulesets);
  }

  /**
   * The rulesets that a class loader finds, as for a jar that is loaded at run time; those of its
   * parents are among them.
   *
   * @throws IllegalArgumentException if two rulesets claim one name
   */
  public static Catalogue load(ClassLoader loader) {
    return new Catalogue(ServiceLoader.load(Ruleset.class, loader));
  }

  private void index(Ruleset ruleset) {
    put(ruleset, ruleset.id(), "", ruleset.id());
    ruleset.aliases().forEach(alias -> put(ruleset, ruleset.id(), "", alias));
    ruleset.named().forEach((name, parameters) -> put(ruleset, name, parameters, name));
  }

  private void put(Ruleset ruleset, String name, String parameters, String key) {
    CatalogueEntry entry = byName.put(key(key), new CatalogueEntry(ruleset, name, parameters));
    if (entry != null) {
      throw new IllegalArgumentException(
          "two rulesets have the name " + key + ": " + entry.name() + " and " + name);
    }
  }

  private void indexShortNames() {
    Set<String> ambiguous = new TreeSet<>();
    byName.forEach(
        (name, entry) -> {
          String shortName = withoutEnding(name);
          if (!shortName.equals(name) && byShortName.put(shortName, entry) != null) {
            ambiguous.add(shortName);
          }
        });
    byShortName.keySet().removeAll(ambiguous);
  }

  private static String key(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[\\s_-]", "");
  }

  private static String withoutEnding(String key) {
    for (String ending : List.of("nim", "game")) {
      if (key.endsWith(ending) && key.length() > ending.length()) {
        return key.substring(0, key.length() - ending.length());
      }
    }
    return key;
  }

  /**
   * What a name stands for, in any of its spellings.
   *
   * @param name without parameters
   */
  public Optional<CatalogueEntry> find(String name) {
    String key = key(name);
    CatalogueEntry entry = byName.get(key);
    if (entry == null) {
      entry = byShortName.get(key);
    }
    if (entry == null) {
      entry = byName.get(withoutEnding(key));
    }
    return Optional.ofNullable(entry);
  }

  /** The rulesets, in the order of their ids. */
  public List<Ruleset> rulesets() {
    return rulesets;
  }

  /** All names: each ruleset, followed by its named games in the order of their names. */
  public List<CatalogueEntry> entries() {
    List<CatalogueEntry> entries = new ArrayList<>();
    for (Ruleset ruleset : rulesets) {
      entries.add(CatalogueEntry.of(ruleset));
      entries.addAll(CatalogueEntry.named(ruleset));
    }
    return entries;
  }

  /**
   * What the names stand for that are most like a misspelt one; at most a third of its letters
   * differ.
   *
   * @return the nearest first; empty if no name is near
   */
  public List<CatalogueEntry> nearest(String name) {
    String key = key(name);
    int most = Math.min(Math.max(2, key.length() / 3), key.length() - 1);
    Map<CatalogueEntry, Integer> distances = new HashMap<>();
    byName.forEach(
        (candidate, entry) -> {
          int distance = EditDistance.between(key, candidate);
          if (distance <= most) {
            distances.merge(entry, distance, Math::min);
          }
        });
    return distances.keySet().stream()
        .sorted(
            Comparator.<CatalogueEntry, Integer>comparing(distances::get)
                .thenComparing(CatalogueEntry::name))
        .toList();
  }

  /** Whether {@code name} names a ruleset. */
  public boolean has(String name) {
    return find(name).isPresent() || !variantBefore(name).isEmpty();
  }

  /** The variant in a name such as {@code impartial clobber}; empty if there is none. */
  private String variantBefore(String name) {
    int blank = name.indexOf(' ');
    return blank > 0
            && find(name).isEmpty()
            && isVariant(name.substring(0, blank))
            && find(name.substring(blank)).isPresent()
        ? name.substring(0, blank)
        : "";
  }

  private boolean isVariant(String name) {
    return find(name).filter(entry -> entry.ruleset() instanceof Variant).isPresent();
  }

  /**
   * The rules that a text such as {@code nim} or {@code splittles{1,3 | 2,4}} names.
   *
   * @throws TextException if there is no such ruleset, or its parameters are wrong
   */
  public Rules rules(String text) {
    TextReader reader = new TextReader(text);
    Rules rules = readRules(reader);
    if (!reader.atEnd()) {
      throw reader.expected("the end of the name of a ruleset");
    }
    return rules;
  }

  /**
   * Reads one position, or a sum, of one ruleset.
   *
   * @param rules as for {@link #rules}
   * @throws TextException if either text is wrong
   */
  public Position read(String rules, String position) {
    return rules(rules).read(position);
  }

  /**
   * Reads a signed sum of positions of any rulesets and of typed values, such as {@code col(x.o) +
   * nim(3) - domineering(..|..) + ^*}.
   *
   * @throws TextException if it is not such a sum
   */
  public Position readSum(String text) {
    return SumReader.read(this, new TextReader(text));
  }

  /** Whether the name of something and a bracket are at the cursor: a position, not a value. */
  boolean isAtPosition(TextReader text) {
    int start = text.offset();
    String name = readName(text);
    if (has(name)) {
      text.skipBlanks();
    }
    char after = text.peek();
    text.moveTo(start);
    return !name.isEmpty()
        && (after == '(' || after == '{')
        && (has(name) || !VALUE_NAMES.contains(name.toLowerCase(Locale.ROOT)));
  }

  /**
   * Where a position with its rules ends that begins at an offset of a text, as in {@code nim(3)}:
   * after the bracket that matches the one after the name, or after the braces of parameters. A
   * bracket that is not closed reaches to the end of the text.
   *
   * @return -1 if no position begins there: no name of a ruleset, no bracket at once after it, a
   *     string in the bracket, or a definition after it
   */
  public int endOfPosition(String text, int offset) {
    int end = endOfName(text, offset);
    if (end < 0 || !has(text.substring(offset, end))) {
      return -1;
    }
    if (text.charAt(end) == '{') {
      end = afterBracket(text, end);
      if (end == text.length() || text.charAt(end) != '(') {
        return end == text.length() ? end : -1;
      }
    }
    boolean ofRuleset = isVariant(text.substring(offset, end));
    end = afterBracket(text, end);
    if (ofRuleset && end < text.length() && text.charAt(end) == '(') {
      end = afterBracket(text, end);
    }
    int next = end;
    while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
      next++;
    }
    return text.startsWith(":=", next) ? -1 : end;
  }

  /** Where words end that an opening bracket, but no string in it, follows at once; else -1. */
  private static int endOfName(String text, int offset) {
    if (offset == text.length() || !Character.isLetter(text.charAt(offset))) {
      return -1; // as in -nim(3), where the minus is not part of the name
    }
    int end = offset;
    while (end < text.length() && end - offset < LONGEST_NAME) {
      char c = text.charAt(end);
      boolean inName = Character.isLetterOrDigit(c) || c == '-' || c == '_';
      boolean between =
          c == ' ' && end + 1 < text.length() && Character.isLetter(text.charAt(end + 1));
      if (!inName && !between) {
        boolean opens = (c == '(' || c == '{') && !text.startsWith("\"", end + 1);
        return opens && end > offset ? end : -1;
      }
      end++;
    }
    return -1;
  }

  /** The place after the bracket that closes the one at {@code open}; the end if none does. */
  private static int afterBracket(String text, int open) {
    int depth = 0;
    for (int i = open; i < text.length(); i++) {
      switch (text.charAt(i)) {
        case '(', '[', '{' -> depth++;
        case ')', ']', '}' -> {
          if (--depth == 0) {
            return i + 1;
          }
        }
        default -> {}
      }
    }
    return text.length();
  }

  /**
   * Reads a position with its rules, as in {@code nim(3)}, from the cursor to its closing bracket.
   *
   * @throws TextException if there is no such ruleset, or the position is wrong
   */
  public Position readPosition(TextReader text) {
    Rules rules = readRules(text);
    text.skipBlanks();
    if (text.peek() != '(') {
      throw text.expected("( and a position of " + rules.text());
    }
    int close = text.closingBracket();
    Position position = SumReader.read(rules, text.part(text.offset() + 1, close));
    text.moveTo(close + 1);
    return position;
  }

  /** Reads a name and, if a brace follows, parameters. */
  public Rules readRules(TextReader text) {
    text.skipBlanks();
    int start = text.offset();
    String name = readName(text);
    if (name.isEmpty()) {
      throw text.expected("the name of a ruleset");
    }
    String variant = variantBefore(name);
    if (!variant.isEmpty()) {
      text.moveTo(start + variant.length());
      Rules base = forVariants().readRules(text);
      return new Variant.OfRuleset((Variant) rules(variant), base);
    }
    text.skipBlanks();
    CatalogueEntry entry = find(name).orElseThrow(() -> text.errorAt(start, unknown(name)));
    if (text.peek() != '{') {
      return ofRuleset(rules(entry, new TextReader(entry.parameters())), text, start);
    }
    int close = text.closingBracket();
    if (!entry.parameters().isEmpty()) {
      throw text.error(
          "the name %s includes the parameters; for others use %s{...}"
              .formatted(entry.name(), entry.ruleset().id()));
    }
    TextReader inside = text.part(text.offset() + 1, close);
    text.moveTo(close + 1);
    return ofRuleset(rules(entry, inside), text, start);
  }

  /** A variant, and the ruleset in brackets after it, as in {@code impartial(clobber)}. */
  private Rules ofRuleset(Rules rules, TextReader text, int start) {
    if (!(rules instanceof Variant variant)) {
      return rules;
    }
    if (insideVariant) {
      throw text.errorAt(start, "a variant of a variant cannot be read");
    }
    Variant here = variant.in(this);
    if (text.peek() != '(') {
      return here;
    }
    int close = text.closingBracket();
    TextReader inside = text.part(text.offset() + 1, close);
    boolean isRuleset = find(readName(inside)).isPresent();
    inside.skipBlanks();
    if (inside.peek() == '{') {
      inside.moveTo(inside.closingBracket() + 1);
    }
    if (!isRuleset || !inside.atEnd()) {
      return here;
    }
    Rules base = forVariants().readRules(text.part(text.offset() + 1, close));
    text.moveTo(close + 1);
    return new Variant.OfRuleset(here, base);
  }

  private static Rules rules(CatalogueEntry entry, TextReader parameters) {
    Ruleset ruleset = entry.ruleset();
    Parameters given = Parameters.read(ruleset, entry.name(), parameters);
    return RulesetGuard.isForeign(ruleset.getClass())
        ? RulesetGuard.rules(ruleset, given)
        : ruleset.rules(given);
  }

  /** Reads words of letters, digits, hyphens and underscores with single blanks between them. */
  static String readName(TextReader text) {
    int from = text.offset();
    String word = text.name();
    while (!word.isEmpty()) {
      int end = text.offset();
      word = text.name();
      if (word.isEmpty()) {
        text.moveTo(end);
      }
    }
    return text.between(from, text.offset());
  }

  private String unknown(String name) {
    String near = nearest(name).stream().findFirst().map(CatalogueEntry::name).orElse("");
    return "there is no ruleset named '"
        + name
        + "'"
        + (near.isEmpty() ? "" : "; did you mean " + near + "?");
  }
}
