package org.gamester.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Ruleset;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the rulesets: each with its rule in a sentence, its parameters and an example. */
@Command(
    name = "rulesets",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "List the rulesets: the rule in a sentence, parameters, other names, an example.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester rulesets",
      "  gamester rulesets hackenbush",
      "  gamester rulesets --json"
    })
final class RulesetsCommand implements Runnable {
  private static final int WIDTH = 78;

  @Spec private CommandSpec spec;
  @Mixin private PositionArguments arguments;

  @Option(names = "--json", description = "One JSON object a ruleset.")
  private boolean json;

  @Parameters(
      arity = "0..*",
      paramLabel = "NAME",
      description = "Only rulesets with this in their names or their rule.")
  private List<String> names = List.of();

  @Override
  public void run() {
    var out = spec.commandLine().getOut();
    List<Ruleset> found =
        arguments.catalogue().rulesets().stream().filter(this::isAskedFor).toList();
    if (found.isEmpty()) {
      throw new picocli.CommandLine.ParameterException(
          spec.commandLine(),
          "no ruleset has '" + String.join(" ", names) + "' in its names or rule");
    }
    for (Ruleset ruleset : found) {
      out.println(json ? Json.write(object(ruleset)) : card(ruleset));
    }
    out.flush();
  }

  private boolean isAskedFor(Ruleset ruleset) {
    String everything =
        (ruleset.id() + " " + ruleset.aliases() + " " + ruleset.named().keySet() + ruleset.rule())
            .toLowerCase(Locale.ROOT);
    return names.stream().allMatch(name -> everything.contains(name.toLowerCase(Locale.ROOT)));
  }

  private static Map<String, Object> object(Ruleset ruleset) {
    Map<String, Object> object = new LinkedHashMap<>();
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
    for (String word : text.split(" ")) {
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
