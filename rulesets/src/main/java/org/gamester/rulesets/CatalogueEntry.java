package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A name in the catalogue: a ruleset by its id, or a named game, which is a ruleset with certain
 * parameters, as Kayles is {@code octal{0.77}}.
 *
 * @param ruleset the ruleset
 * @param name its id, or the name of the game
 * @param parameters those that the name implies, without braces; empty for the ruleset itself
 */
public record CatalogueEntry(Ruleset ruleset, String name, String parameters) {

  /** The name of a ruleset itself. */
  public static CatalogueEntry of(Ruleset ruleset) {
    return new CatalogueEntry(ruleset, ruleset.id(), "");
  }

  /** The named games of a ruleset, in the order of their names. */
  public static List<CatalogueEntry> named(Ruleset ruleset) {
    List<CatalogueEntry> entries = new ArrayList<>();
    new TreeMap<>(ruleset.named())
        .forEach((name, given) -> entries.add(new CatalogueEntry(ruleset, name, given)));
    return entries;
  }

  /** Whether this is one of the named games of its ruleset. */
  public boolean isNamedGame() {
    return !name.equals(ruleset.id());
  }

  /** Other names of it, in alphabetical order for a named game. */
  public List<String> aliases() {
    return isNamedGame()
        ? ruleset.aliasesOfNamed().entrySet().stream()
            .filter(alias -> alias.getValue().equals(name))
            .map(Map.Entry::getKey)
            .sorted()
            .toList()
        : ruleset.aliases();
  }

  /** The name as a heading, as in {@code Dawson's Kayles}. */
  public String title() {
    return ruleset.title(name);
  }

  /** The rule of the game in words. */
  public String rule() {
    return isNamedGame() ? ruleset.ruleOf(name) : ruleset.rule();
  }

  /** The ruleset with the parameters, as in <code>octal{0.77}</code>; for a ruleset its id. */
  public String definition() {
    return isNamedGame() ? ruleset.id() + "{" + parameters + "}" : name;
  }

  /** A position with its rules. */
  public String example() {
    return isNamedGame() ? ruleset.exampleOf(name) : ruleset.example();
  }

  /**
   * The position that {@link #example} describes.
   *
   * @throws RulesetException if a foreign ruleset gives a wrong example
   */
  public Position examplePosition(Catalogue catalogue) {
    return RulesetGuard.isForeign(ruleset.getClass())
        ? RulesetGuard.example(ruleset, example(), catalogue)
        : catalogue.readSum(example());
  }

  /**
   * Whether both players have the same moves: for a named game, which has its parameters, that is
   * always known.
   *
   * @throws RulesetException if a foreign ruleset gives a wrong example
   */
  public Partizanship partizanship(Catalogue catalogue) {
    Partizanship of = ruleset.partizanship();
    if (of != Partizanship.EITHER || !isNamedGame()) {
      return of;
    }
    return examplePosition(catalogue).isImpartial()
        ? Partizanship.IMPARTIAL
        : Partizanship.PARTIZAN;
  }
}
