package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import org.gamester.rulesets.NameClash.Declaration;
import org.jspecify.annotations.Nullable;

/**
 * The available rulesets, looked up by their names.
 *
 * <p>Names are looked up without regard to case, blanks, hyphens and underscores, and without a
 * final "nim" or "game" where that stays unique. A name that two rulesets claim is there, and
 * whatever uses it is told which two claim it.
 */
public final class Catalogue {

  private static final Catalogue STANDARD = load(Catalogue.class.getClassLoader());

  private final @Nullable BuiltInRulesets builtIn;
  private volatile @Nullable CatalogueNames names;
  private final boolean insideVariant;

  private Catalogue(List<Ruleset> all, Function<Ruleset, @Nullable Declaration> files) {
    this(null, new CatalogueNames(all, files), false);
  }

  /**
   * Some rulesets.
   *
   * @param builtIn looks up the names if there are no other rulesets; else null
   * @param names of all rulesets; null if they are not yet loaded
   */
  private Catalogue(
      @Nullable BuiltInRulesets builtIn, @Nullable CatalogueNames names, boolean insideVariant) {
    this.builtIn = builtIn;
    this.names = names;
    this.insideVariant = insideVariant;
  }

  /** This catalogue for what is inside a {@link Variant}, in which there can be no other. */
  Catalogue forVariants() {
    return insideVariant ? this : new Catalogue(builtIn, names, true);
  }

  /** The names of all rulesets, which are loaded for it. */
  private CatalogueNames names() {
    CatalogueNames known = names;
    if (known == null) {
      known = new CatalogueNames(Objects.requireNonNull(builtIn).all(), ruleset -> null);
      names = known;
    }
    return known;
  }

  /** The rulesets that come with Gamester and those on the module path or class path. */
  public static Catalogue standard() {
    return STANDARD;
  }

  /** Certain rulesets only. */
  public static Catalogue of(Iterable<Ruleset> rulesets) {
    List<Ruleset> all = new ArrayList<>();
    rulesets.forEach(all::add);
    return new Catalogue(all, ruleset -> null);
  }

  /**
   * The rulesets that come with Gamester and those that a class loader finds, as for a jar that is
   * loaded at run time; those of its parents are among them.
   */
  public static Catalogue load(ClassLoader loader) {
    BuiltInRulesets builtIn = new BuiltInRulesets();
    List<Ruleset> others = new ArrayList<>();
    for (Ruleset ruleset : ServiceLoader.load(Ruleset.class, loader)) {
      if (!builtIn.has(ruleset)) { // a jar may contain Gamester's own with a list of them
        others.add(ruleset);
      }
    }
    if (others.isEmpty()) {
      return new Catalogue(builtIn, null, false);
    }
    List<Ruleset> all = new ArrayList<>(builtIn.all());
    all.addAll(others);
    return new Catalogue(all, ruleset -> null);
  }

  /** This catalogue with more rulesets. */
  public Catalogue with(List<? extends Ruleset> more) {
    return with(more, ruleset -> null);
  }

  /**
   * This catalogue with more rulesets.
   *
   * @param files where a ruleset is declared; null for one that is in no file
   */
  public Catalogue with(
      List<? extends Ruleset> more, Function<Ruleset, @Nullable Declaration> files) {
    List<Ruleset> all = new ArrayList<>(names().found());
    all.addAll(more);
    return new Catalogue(all, files);
  }

  /**
   * What a name stands for, in any of its spellings.
   *
   * @param name without parameters
   */
  public Optional<CatalogueEntry> find(String name) {
    return builtIn == null ? names().find(name) : builtIn.find(name);
  }

  /** The rulesets, in the order of their ids. */
  public List<Ruleset> rulesets() {
    return names().undisputed();
  }

  /** All names: each ruleset, followed by its named games in the order of their names. */
  public List<CatalogueEntry> entries() {
    List<CatalogueEntry> entries = new ArrayList<>();
    for (Ruleset ruleset : rulesets()) {
      entries.add(CatalogueEntry.of(ruleset));
      CatalogueEntry.named(ruleset).stream().filter(names()::isUndisputed).forEach(entries::add);
    }
    return entries;
  }

  /**
   * What the names stand for that are most like a misspelt one: names and other names as a whole,
   * or words in them and in the titles; at most a third of the letters differ.
   *
   * @return the nearest first; empty if no name is near
   */
  public List<CatalogueEntry> nearest(String name) {
    return new NearestNames(name, entries()).entries();
  }

  /** Whether {@code name} names a ruleset. */
  public boolean has(String name) {
    return find(name).isPresent() || !variantBefore(name).isEmpty();
  }

  /**
   * A position as it is written, of the ruleset or game that a name without parameters names.
   *
   * @return empty if it names none
   */
  public Optional<String> example(String name) {
    String variant = variantBefore(name);
    return find(name.substring(variant.length()))
        .map(entry -> variant.isEmpty() ? entry.example() : variant + " " + entry.example());
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

  boolean isVariant(String name) {
    return find(name).filter(entry -> entry.ruleset() instanceof Variant).isPresent();
  }

  /**
   * The rules that a text such as {@code nim} or {@code splittles{1,3 | 2,4}} names.
   *
   * @throws TextException if no ruleset has the name, or its parameters are wrong
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

  /**
   * The terms of a sum as they are written, in order.
   *
   * @throws TextException if it is not a sum of positions and values; nothing is repaired
   */
  public List<IntegerCombination.Term> readTerms(String text) {
    return SumReader.readTerms(this, new TextReader(text));
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
    return PositionPlace.end(this, text, offset);
  }

  /**
   * Reads a position with its rules, as in {@code nim(3)}, from the cursor to its closing bracket.
   *
   * @throws TextException if no ruleset has the name, or the position is wrong
   */
  public Position readPosition(TextReader text) {
    Rules rules = readRules(text);
    text.skipBlanks();
    if (text.peek() != '(') {
      throw text.expected("( and a position of " + rules.text());
    }
    int close = text.closingBracket();
    int open = text.offset() + 1;
    Position position;
    try {
      position = SumReader.read(rules, text.part(open, close));
    } catch (TextException e) {
      String advice = CallInPosition.advice(rules, text.between(open, close));
      throw text.errorAt(e.offset(), e.complaint() + advice);
    }
    text.moveTo(close + 1);
    return position;
  }

  /** The complaint that a name at a place is unknown, with the nearest name. */
  private TextException unknown(String name, TextReader text, int place) {
    String near = nearest(name).stream().findFirst().map(CatalogueEntry::name).orElse("");
    String meant = near.isEmpty() ? "" : "; did you mean " + near + "?";
    String complaint = "there is no ruleset named '" + name + "'" + meant + faults();
    return text.errorAt(place, complaint, near);
  }

  /** The places of the faults of all files that have one, each on a line of its own. */
  private String faults() {
    StringBuilder text = new StringBuilder();
    for (Ruleset ruleset : rulesets()) {
      ruleset.fault().lines().findFirst().ifPresent(line -> text.append('\n').append(line));
    }
    return text.toString();
  }

  /** Reads a name and, if a brace follows, parameters. */
  public Rules readRules(TextReader text) {
    text.skipBlanks();
    int start = text.offset();
    String name = PositionPlace.readName(text);
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
    CatalogueEntry entry = find(name).orElseThrow(() -> unknown(name, text, start));
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
    boolean isRuleset = find(PositionPlace.readName(inside)).isPresent();
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
    ruleset.requireSound();
    Parameters given = Parameters.read(ruleset, entry.name(), parameters);
    return RulesetGuard.isForeign(ruleset.getClass())
        ? RulesetGuard.rules(ruleset, given)
        : ruleset.rules(given);
  }
}
