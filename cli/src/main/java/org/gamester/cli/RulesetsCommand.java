package org.gamester.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Ruleset;
import org.gamester.values.Limits;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the rulesets, each with its rule in one sentence, its parameters and an example. */
@Command(
    name = "rulesets",
    description = "List the rulesets, each with its rule, parameters, other names and an example.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester rulesets",
      "  gamester rulesets hackenbush",
      "  gamester rulesets --json"
    })
final class RulesetsCommand extends LimitedCommand {
  private static final String SCHEMA = "gamester.ruleset/1";
  private static final int WIDTH = 78;

  @Mixin private PositionArguments arguments;
  @Mixin private LimitOptions limits;

  @Option(names = "--json", description = "One JSON object on a line for each ruleset.")
  private boolean json;

  @Parameters(
      arity = "0..*",
      paramLabel = "NAME",
      description = "Only rulesets whose names or rule contain this word.")
  private List<String> names = List.of();

  @Override
  Limits limits() {
    return limits.limits();
  }

  @Override
  int evaluate() throws Exception {
    refuseMistypedOptions(names);
    Map<String, @Nullable Object> subject = new LinkedHashMap<>();
    subject.put("schema", SCHEMA);
    return answer(json ? subject : null, () -> "", () -> new Answer.Given(list()));
  }

  private String list() {
    List<Ruleset> found =
        arguments.catalogue().rulesets().stream().filter(this::isAskedFor).toList();
    if (found.isEmpty()) {
      throw unusable("no ruleset has '" + String.join(" ", names) + "' in its names or its rule");
    }
    StringBuilder text = new StringBuilder();
    for (Ruleset ruleset : found) {
      text.append(json ? Json.write(object(ruleset)) : card(ruleset))
          .append(System.lineSeparator());
    }
    return text.toString();
  }

  private boolean isAskedFor(Ruleset ruleset) {
    String everything =
        (ruleset.id() + " " + ruleset.aliases() + " " + ruleset.named().keySet() + ruleset.rule())
            .toLowerCase(Locale.ROOT);
    return names.stream().allMatch(name -> everything.contains(name.toLowerCase(Locale.ROOT)));
  }

  private static Map<String, Object> object(Ruleset ruleset) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("schema", SCHEMA);
    object.put("id", ruleset.id());
    object.put("rule", ruleset.rule());
    object.put("parameters", ruleset.parameters().stream().map(RulesetsCommand::object).toList());
    object.put("aliases", ruleset.aliases());
    object.put("named", new TreeMap<>(ruleset.named()));
    object.put("example", ruleset.example());
    return object;
  }

  private static Map<String, Object> object(Parameter parameter) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("name", parameter.name());
    object.put("default", parameter.defaultText());
    object.put("meaning", parameter.meaning());
    return object;
  }

  private static String card(Ruleset ruleset) {
    StringBuilder card = new StringBuilder(ruleset.id()).append('\n');
    append(card, "", ruleset.rule());
    ruleset.parameters().forEach(parameter -> append(card, label(parameter), parameter.meaning()));
    if (!ruleset.aliases().isEmpty()) {
      append(card, "also: ", String.join(", ", ruleset.aliases()));
    }
    new TreeMap<>(ruleset.named())
        .forEach((name, parameters) -> append(card, name + " = ", "{" + parameters + "}"));
    append(card, "example: ", ruleset.example());
    return card.toString();
  }

  private static String label(Parameter parameter) {
    String byDefault = parameter.defaultText().isEmpty() ? "" : "=" + parameter.defaultText();
    return parameter.name() + byDefault + ": ";
  }

  private static void append(StringBuilder card, String label, String text) {
    StringBuilder line = new StringBuilder("  ").append(label);
    for (String word : text.split(" ", -1)) {
      if (line.length() + word.length() > WIDTH && !line.toString().isBlank()) {
        card.append(line.toString().stripTrailing()).append('\n');
        line.setLength(0);
        line.append("    ");
      }
      line.append(word).append(' ');
    }
    card.append(line.toString().stripTrailing()).append('\n');
  }
}
