package org.gamester.rulesets;

import java.util.Comparator;
import java.util.List;

/**
 * A name in the catalogue: a ruleset by its id, or a named game, which is a ruleset with certain
 * parameters, as Kayles is {@code octal{0.77}}.
 *
 * @param ruleset the ruleset
 * @param game the named game; for the ruleset itself, one by its id and without parameters
 */
public record CatalogueEntry(Ruleset ruleset, NamedGame game) {

  /** The name of a ruleset itself. */
  public static CatalogueEntry of(Ruleset ruleset) {
    return new CatalogueEntry(ruleset, ruleset.description().itself());
  }

  /** The named games of a ruleset, in the order of their names. */
  public static List<CatalogueEntry> named(Ruleset ruleset) {
    return ruleset.description().named().stream()
        .sorted(Comparator.comparing(NamedGame::name))
        .map(game -> new CatalogueEntry(ruleset, game))
        .toList();
  }

  /** Whether this is one of the named games of its ruleset. */
  public boolean isNamedGame() {
    return !name().equals(ruleset.id());
  }

  /** The id of the ruleset, or the name of the game. */
  public String name() {
    return game.name();
  }

  /** The parameters that the name implies, without braces; empty for the ruleset itself. */
  public String parameters() {
    return game.parameters();
  }

  /** Other names of it. */
  public List<String> aliases() {
    return game.aliases();
  }

  /** The name as a heading, as in {@code Dawson's Kayles}. */
  public String title() {
    return game.title();
  }

  /** The rule of the game in words. */
  public String rule() {
    return game.rule();
  }

  /** The ruleset with the parameters, as in <code>octal{0.77}</code>; for a ruleset its id. */
  public String definition() {
    return isNamedGame() ? ruleset.id() + "{" + parameters() + "}" : name();
  }

  /** A position with its rules: for a named game that of the family, unless it has its own. */
  public String example() {
    return game.example().isEmpty() ? exampleOfFamily() : game.example();
  }

  /** The example of the family, by the name of this game in place of the rules. */
  private String exampleOfFamily() {
    String text = ruleset.description().example();
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      switch (text.charAt(i)) {
        case '{' -> depth++;
        case '}' -> depth--;
        case '(' -> {
          if (depth == 0) {
            return name() + text.substring(i);
          }
        }
        default -> {}
      }
    }
    return text;
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
    Partizanship of = ruleset.description().partizanship();
    if (of != Partizanship.EITHER || !isNamedGame()) {
      return of;
    }
    return examplePosition(catalogue).isImpartial()
        ? Partizanship.IMPARTIAL
        : Partizanship.PARTIZAN;
  }
}
