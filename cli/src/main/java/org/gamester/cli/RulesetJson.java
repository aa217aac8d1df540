package org.gamester.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.rulesets.Convention;
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
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    object.put("schema", SCHEMA);
    object.put("id", ruleset.id());
    object.put("title", ruleset.title(ruleset.id()));
    object.put("board", ruleset.boardKind().word());
    object.put("players", ruleset.partizanship().text());
    object.put("convention", play.convention());
    object.put("rule", ruleset.rule());
    object.put("parameters", ruleset.parameters().stream().map(RulesetJson::object).toList());
    object.put("separator", String.valueOf(ruleset.parameterSeparator()));
    object.put("aliases", ruleset.aliases());
    object.put("named", new TreeMap<>(ruleset.named()));
    object.put("rules", ofNamed(ruleset, ruleset::ruleOf));
    object.put("examples", ofNamed(ruleset, ruleset::exampleOf));
    object.put("aliasesOfNamed", new TreeMap<>(ruleset.aliasesOfNamed()));
    object.put("example", ruleset.example());
    object.put("reference", ruleset.reference());
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

  private static Map<String, String> ofNamed(Ruleset ruleset, UnaryOperator<String> text) {
    Map<String, String> texts = new TreeMap<>();
    ruleset.named().keySet().forEach(name -> texts.put(name, text.apply(name)));
    return texts;
  }

  private static Map<String, Object> object(Parameter parameter) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("name", parameter.name());
    object.put("default", parameter.defaultText());
    object.put("meaning", parameter.meaning());
    return object;
  }
}
