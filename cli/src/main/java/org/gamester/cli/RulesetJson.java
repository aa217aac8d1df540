package org.gamester.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.RulesetException;
import org.gamester.rulesets.TextException;
import org.jspecify.annotations.Nullable;

/** A ruleset as a JSON object. */
final class RulesetJson {
  static final String SCHEMA = "gamester.ruleset/1";

  private RulesetJson() {}

  static Map<String, @Nullable Object> of(Ruleset ruleset, Catalogue catalogue) {
    Play play = Play.of(ruleset, catalogue);
    Description description = ruleset.description();
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    object.put("schema", SCHEMA);
    object.put("id", ruleset.id());
    object.put("title", description.title());
    object.put("board", description.boardKind().word());
    object.put("players", description.partizanship().text());
    object.put("convention", play.convention());
    object.put("rule", description.rule());
    object.put("parameters", description.parameters().stream().map(RulesetJson::object).toList());
    object.put("separator", String.valueOf(description.parameterSeparator()));
    object.put("aliases", description.aliases());
    object.put("named", ofNamed(ruleset, CatalogueEntry::parameters));
    object.put("rules", ofNamed(ruleset, CatalogueEntry::rule));
    object.put("examples", ofNamed(ruleset, CatalogueEntry::example));
    object.put("aliasesOfNamed", aliasesOfNamed(ruleset));
    object.put("example", description.example());
    object.put("reference", description.reference());
    object.put("fault", play.fault());
    return object;
  }

  /**
   * How a ruleset is played, or why it cannot be.
   *
   * @param convention null if there is a fault
   * @param fault empty if there is none
   */
  private record Play(@Nullable String convention, String fault) {

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

  private static Map<String, String> ofNamed(
      Ruleset ruleset, Function<CatalogueEntry, String> text) {
    Map<String, String> texts = new LinkedHashMap<>();
    CatalogueEntry.named(ruleset).forEach(game -> texts.put(game.name(), text.apply(game)));
    return texts;
  }

  private static Map<String, String> aliasesOfNamed(Ruleset ruleset) {
    Map<String, String> names = new TreeMap<>();
    for (CatalogueEntry game : CatalogueEntry.named(ruleset)) {
      game.aliases().forEach(alias -> names.put(alias, game.name()));
    }
    return names;
  }

  private static Map<String, Object> object(Parameter parameter) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("name", parameter.name());
    object.put("default", parameter.defaultText());
    object.put("meaning", parameter.meaning());
    return object;
  }
}
