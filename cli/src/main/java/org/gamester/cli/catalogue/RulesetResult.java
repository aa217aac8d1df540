package org.gamester.cli.catalogue;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.RulesetException;
import org.gamester.rulesets.TextException;
import org.gamester.values.Fields;
import org.jspecify.annotations.Nullable;

/** A ruleset of the catalogue: its names, its rule and its example. */
@Fields({
  "id: ruleset.id",
  "title: description.title",
  "board: description.boardKind.word",
  "players: description.partizanship.text",
  "convention: play.convention",
  "rule: description.rule",
  "parameters: description.parameters",
  "separator",
  "aliases: description.aliases",
  "named",
  "rules",
  "examples",
  "aliasesOfNamed",
  "example: description.example",
  "reference: description.reference",
  "fault: play.fault"
})
record RulesetResult(Ruleset ruleset, Play play) {
  static final String SCHEMA = "gamester.ruleset/1";

  static RulesetResult of(Ruleset ruleset, Catalogue catalogue) {
    return new RulesetResult(ruleset, Play.of(ruleset, catalogue));
  }

  public Description description() {
    return ruleset.description();
  }

  /** What stands between parameters. */
  public String separator() {
    return String.valueOf(description().parameterSeparator());
  }

  /** The named games, with their parameters. */
  public Map<String, String> named() {
    return ofNamed(CatalogueEntry::parameters);
  }

  /** The rules of the named games. */
  public Map<String, String> rules() {
    return ofNamed(CatalogueEntry::rule);
  }

  /** Positions of the named games. */
  public Map<String, String> examples() {
    return ofNamed(CatalogueEntry::example);
  }

  /**
   * How a ruleset is played, or why it cannot be.
   *
   * @param convention null if there is a fault
   * @param fault empty if there is none
   */
  record Play(@Nullable String convention, String fault) {

    static Play of(Ruleset ruleset, Catalogue catalogue) {
      if (!ruleset.fault().isEmpty()) {
        return new Play(null, ruleset.fault());
      }
      try {
        Position example = CatalogueEntry.of(ruleset).examplePosition(catalogue);
        return new Play(Convention.of(example).text(), "");
      } catch (TextException | RulesetException e) {
        return new Play(null, String.valueOf(e.getMessage()));
      }
    }
  }

  private Map<String, String> ofNamed(Function<CatalogueEntry, String> text) {
    Map<String, String> texts = new LinkedHashMap<>();
    CatalogueEntry.named(ruleset).forEach(game -> texts.put(game.name(), text.apply(game)));
    return texts;
  }

  /** Other names of the named games. */
  public Map<String, String> aliasesOfNamed() {
    Map<String, String> names = new TreeMap<>();
    for (CatalogueEntry game : CatalogueEntry.named(ruleset)) {
      game.aliases().forEach(alias -> names.put(alias, game.name()));
    }
    return names;
  }
}
