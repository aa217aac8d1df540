package org.gamester.cli.help;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gamester.cli.output.MarkdownTable;
import org.gamester.cli.output.WholeFile;
import org.gamester.script.description.Description;
import org.gamester.script.description.LanguageReference;
import org.gamester.script.description.Topic;

/**
 * The pages of documentation that list all names of the language: one for each package, one for
 * operators, keywords and constants, one for the terms of the theory, and an index. Every example
 * is evaluated while its page is written.
 */
final class LanguagePages {
  private static final String FOLDER = "language/";
  private static final String INDEX = "language.md";
  private static final int LONGEST_ANSWER = 70;
  private static final String WRITTEN = "`./gamester help --pages docs`";

  private final LanguageReference reference = new LanguageReference();

  /** All pages with their text, by their places below the folder of the documentation. */
  Map<String, String> all() {
    Map<String, StringBuilder> pages = new TreeMap<>();
    for (Topic topic : reference.topics()) {
      if (topic.kind() == Topic.Kind.CLASS) {
        String name = packageOf(topic.name());
        pages
            .computeIfAbsent(FOLDER + name + ".md", place -> packageHead(name))
            .append(section(topic));
      }
    }
    for (String name : List.of("grid", "strip", "graph", "heap")) {
      StringBuilder page = pages.get(FOLDER + "game." + name + ".md");
      if (page != null) {
        page.append(rulesets("game." + name));
      }
    }
    pages.put(FOLDER + "names.md", names());
    pages.put(FOLDER + "theory.md", theory());
    Map<String, String> texts = new TreeMap<>();
    pages.forEach((place, text) -> texts.put(place, text.toString()));
    texts.put(INDEX, index(new ArrayList<>(texts.keySet())));
    return texts;
  }

  /**
   * Writes all pages.
   *
   * @param folder the folder of the documentation; made if it is not there
   * @return how many there are
   * @throws IOException if one cannot be written
   */
  int write(Path folder) throws IOException {
    Map<String, String> pages = all();
    Files.createDirectories(folder.resolve(FOLDER));
    for (Map.Entry<String, String> page : pages.entrySet()) {
      WholeFile.writeText(folder.resolve(page.getKey()), page.getValue());
    }
    return pages.size();
  }

  /** The package of a class; that of a nested class is its outer class's. */
  private static String packageOf(String className) {
    StringBuilder name = new StringBuilder();
    for (String part : className.split("\\.", -1)) {
      if (Character.isUpperCase(part.charAt(0))) {
        break;
      }
      name.append(name.isEmpty() ? "" : ".").append(part);
    }
    return name.toString();
  }

  private static StringBuilder packageHead(String name) {
    String visible =
        switch (name) {
          case "cgsuite.lang", "cgsuite.util", "game" ->
              "Its classes are known by their names alone, without the package.";
          default -> "Its classes are written with the name of the package.";
        };
    return new StringBuilder(
        """
        # The package %s

        %s This page is written by %s.
        """
            .formatted(name, visible, WRITTEN));
  }

  private String section(Topic type) {
    StringBuilder text = new StringBuilder("\n## ").append(simple(type)).append("\n\n");
    text.append(MarkdownTable.prose(type.description().text())).append('\n');
    List<String> ancestors = reference.ancestors(type.name()).orElse(List.of());
    if (ancestors.size() > 1) {
      text.append("It has the members of ").append(String.join(", ", ancestors)).append(", too.\n");
    }
    if (!type.description().reference().isEmpty()) {
      text.append("Reference: ").append(type.description().reference()).append(".\n");
    }
    List<Topic> members =
        reference.topics().stream()
            .filter(
                topic ->
                    (topic.kind() == Topic.Kind.MEMBER || topic.kind() == Topic.Kind.STATIC_MEMBER)
                        && topic.name().equals(type.name() + "." + topic.shortName()))
            .toList();
    if (!members.isEmpty()) {
      text.append('\n').append(table("member", members));
    }
    return text.toString();
  }

  /** The name of a class without its package, but with its outer class. */
  private static String simple(Topic type) {
    return type.name().substring(packageOf(type.name()).length() + 1);
  }

  private static String table(String what, List<Topic> topics) {
    StringBuilder rows =
        new StringBuilder(MarkdownTable.head(List.of(what, "meaning", "example", "answer")));
    for (Topic topic : topics) {
      Description description = topic.description();
      boolean hasExample = !description.example().isEmpty();
      String reference =
          description.reference().isEmpty() ? "" : " (" + description.reference() + ")";
      rows.append(
          MarkdownTable.row(
              topic.usages().isEmpty()
                  ? MarkdownTable.code(topic.name())
                  : String.join("<br>", topic.usages().stream().map(MarkdownTable::code).toList()),
              MarkdownTable.prose(description.text()) + reference,
              hasExample ? MarkdownTable.code(description.example()) : "",
              hasExample ? MarkdownTable.code(answer(description.example())) : ""));
    }
    return rows.toString();
  }

  /** The first line of what an example answers. */
  private static String answer(String example) {
    List<String> lines = HelpText.answer(example).lines().toList();
    String first = lines.isEmpty() ? "" : lines.getFirst();
    boolean isWhole = lines.size() == 1 && first.length() <= LONGEST_ANSWER;
    return isWhole ? first : first.substring(0, Math.min(first.length(), LONGEST_ANSWER)) + " …";
  }

  private String rulesets(String packageName) {
    List<Topic> named =
        reference.topics().stream()
            .filter(
                topic ->
                    topic.kind() == Topic.Kind.RULESET
                        && packageOf(topic.name()).equals(packageName))
            .toList();
    StringBuilder text =
        new StringBuilder(
            """

            ## Rulesets

            These are objects: they are called with a board, and have the members of their classes.

            """);
    text.append(MarkdownTable.head(List.of("ruleset", "rule")));
    for (Topic topic : named) {
      text.append(
          MarkdownTable.row(
              MarkdownTable.code(topic.name()), MarkdownTable.prose(topic.description().text())));
    }
    return text.toString();
  }

  private List<Topic> of(Topic.Kind kind) {
    return reference.topics().stream().filter(topic -> topic.kind() == kind).toList();
  }

  private StringBuilder names() {
    StringBuilder text =
        new StringBuilder(
            """
            # Constants, operators and keywords

            Constants are known everywhere; a variable of the same name stands in front of one. Keywords cannot
            be names. This page is written by %s.
            """
                .formatted(WRITTEN));
    text.append("\n## Constants\n\n").append(table("constant", of(Topic.Kind.CONSTANT)));
    text.append("\n## Operators\n\n").append(table("operator", of(Topic.Kind.OPERATOR)));
    return text.append("\n## Keywords\n\n").append(table("keyword", of(Topic.Kind.KEYWORD)));
  }

  private StringBuilder theory() {
    return new StringBuilder(
            """
            # Terms of the theory

            `?TERM` on the worksheet and `./gamester help TERM` show the same. This page is written by %s.

            """
                .formatted(WRITTEN))
        .append(table("term", of(Topic.Kind.THEORY)));
  }

  private static String index(List<String> places) {
    StringBuilder text =
        new StringBuilder(
            """
            # The language: all names

            The worksheet language is introduced in [the guide](language/guide.md). The pages below list every
            name that it has, with its meaning and an example; they are written by %s. On the worksheet
            `?NAME` shows the same, and so does `./gamester help NAME`.

            """
                .formatted(WRITTEN));
    for (String place : places) {
      String name = place.substring(FOLDER.length(), place.length() - ".md".length());
      String title =
          switch (name) {
            case "names" -> "constants, operators and keywords";
            case "theory" -> "terms of the theory";
            default -> "the package `" + name + "`";
          };
      text.append("- [").append(title).append("](").append(place).append(")\n");
    }
    return text.toString();
  }
}
