package org.gamester.cli.help;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.gamester.analysis.Evaluator;
import org.gamester.cli.catalogue.RulesetCard;
import org.gamester.cli.output.Paragraph;
import org.gamester.cli.output.VisibleText;
import org.gamester.cli.session.Help;
import org.gamester.cli.session.SessionHelp;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.script.Result;
import org.gamester.script.Worksheet;
import org.gamester.script.description.Description;
import org.gamester.script.description.LanguageReference;
import org.gamester.script.description.Topic;
import org.gamester.script.output.Style;
import org.gamester.values.Limits;
import org.jspecify.annotations.Nullable;

/** The help on a name of the language, a ruleset or a term of the theory, as text. */
public final class HelpText implements Help {
  private static final String INDENT = "  ";
  private static final int MOST_IN_FULL = 3;
  private static final int MOST_NEAR = 6;
  private static final int LONGEST_VALUE = 400;
  private static final Limits LIMITS = Limits.ofTime(Duration.ofSeconds(20));

  private final Catalogue catalogue;
  private @Nullable LanguageReference loaded;

  public HelpText(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** The reference, which is read when it is first asked for. */
  private LanguageReference reference() {
    LanguageReference reference = loaded;
    if (reference == null) {
      reference = new LanguageReference();
      loaded = reference;
    }
    return reference;
  }

  @Override
  public Collection<String> topics() {
    Set<String> topics = new TreeSet<>(reference().topicNames());
    catalogue.entries().forEach(entry -> topics.add(entry.name()));
    return topics;
  }

  /** A question mark before the name is that of the worksheet. */
  @Override
  public String about(String topic) {
    return find(topic).orElseGet(() -> unknown(topic));
  }

  /** The help on a name; empty if there is none. */
  public Optional<String> find(String asked) {
    if (SessionHelp.isAbout(asked)) {
      return Optional.of("In the worksheet, 'gamester repl':\n\n" + SessionHelp.text());
    }
    String name = asked.replaceFirst("^\\?+\\s*", "");
    List<String> texts = new ArrayList<>();
    Optional<CatalogueEntry> ruleset = catalogue.find(name);
    ruleset.ifPresent(
        entry -> texts.add(RulesetCard.text(catalogue, entry, new Evaluator()).stripTrailing()));
    List<Topic> found = reference().find(name);
    if (ruleset.isPresent()) {
      found = found.stream().filter(topic -> topic.kind() != Topic.Kind.RULESET).toList();
    }
    found.stream().limit(MOST_IN_FULL).map(this::text).forEach(texts::add);
    if (found.size() > MOST_IN_FULL) {
      texts.add(
          Paragraph.wrapped(
              "also: "
                  + String.join(
                      ", ",
                      found.stream().skip(MOST_IN_FULL).map(Topic::name).distinct().toList())));
    }
    return texts.isEmpty() ? Optional.empty() : Optional.of(String.join("\n\n", texts) + "\n");
  }

  /** That a name is not known, with the nearest names. */
  String unknown(String name) {
    Set<String> near = new LinkedHashSet<>(reference().nearest(name));
    catalogue.nearest(name).forEach(entry -> near.add(entry.name()));
    List<String> nearest = near.stream().limit(MOST_NEAR).toList();
    String shown = VisibleText.of(name);
    return "there is no help on '%s'%s"
        .formatted(
            shown,
            nearest.isEmpty()
                ? ""
                : "; the nearest "
                    + (nearest.size() == 1 ? "name is " : "names are ")
                    + String.join(", ", nearest));
  }

  private String text(Topic topic) {
    StringBuilder text = new StringBuilder(heading(topic)).append('\n');
    for (String usage : topic.usages()) {
      text.append(INDENT).append(usage).append('\n');
    }
    Description description = topic.description();
    append(text, "", description.text());
    if (topic.kind() == Topic.Kind.CLASS) {
      reference()
          .ancestors(topic.name())
          .filter(ancestors -> !ancestors.isEmpty())
          .ifPresent(ancestors -> append(text, "descends from ", String.join(", ", ancestors)));
      if (!topic.related().isEmpty()) {
        append(text, "members: ", String.join(", ", topic.related()));
      }
    }
    if (!description.example().isEmpty()) {
      text.append(INDENT).append("example: ").append(description.example()).append('\n');
      answer(description.example())
          .lines()
          .forEach(line -> text.append(INDENT).append(INDENT).append(line).append('\n'));
    }
    if (!description.reference().isEmpty()) {
      append(text, "reference: ", description.reference());
    }
    return text.toString().stripTrailing();
  }

  private static String heading(Topic topic) {
    String owner =
        topic.name().contains(".") && topic.kind() != Topic.Kind.OPERATOR
            ? topic.name().substring(0, topic.name().lastIndexOf('.'))
            : "";
    return switch (topic.kind()) {
      case CLASS, RULESET -> topic.name() + ": " + topic.kind().text();
      case MEMBER -> topic.shortName() + ": member of " + owner;
      case STATIC_MEMBER -> topic.shortName() + ": member of the class " + owner + " itself";
      case CONSTANT, KEYWORD, OPERATOR, THEORY -> topic.name() + ": " + topic.kind().text();
    };
  }

  private static void append(StringBuilder text, String label, String sentence) {
    text.append(Paragraph.wrapped(INDENT + label + sentence)).append('\n');
  }

  /** What an example prints and answers, cut where it is long. */
  static String answer(String example) {
    Worksheet worksheet = new Worksheet(Style.EXACT, LIMITS);
    return switch (worksheet.evaluate(example)) {
      case Result.Value value -> {
        List<String> lines = new ArrayList<>(value.output());
        if (!Worksheet.isNothing(value.object()) || lines.isEmpty()) {
          lines.add(value.text());
        }
        String text = String.join("\n", lines);
        yield text.length() > LONGEST_VALUE ? text.substring(0, LONGEST_VALUE) + "…" : text;
      }
      case Result.Failure failure -> failure.sentence();
    };
  }
}
