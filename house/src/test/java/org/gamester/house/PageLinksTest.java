package org.gamester.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every link from README.md and the pages of docs to a file, and to a heading in it, leads there.
 */
class PageLinksTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Pattern LINK = Pattern.compile("]\\(([^)\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("#{1,6} +(.*?) *#*");

  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>(List.of(ROOT.resolve("README.md")));
    try (Stream<Path> files = Files.walk(ROOT.resolve("docs"))) {
      files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
    }
    return pages;
  }

  /** The lines of a page outside of its examples. */
  private static List<String> prose(Path page) throws IOException {
    List<String> prose = new ArrayList<>();
    boolean isExample = false;
    for (String line : Files.readAllLines(page)) {
      if (line.strip().startsWith("```")) {
        isExample = !isExample;
      } else if (!isExample) {
        prose.add(line);
      }
    }
    return prose;
  }

  /** The fragments by which headings are reached, as the usual viewers of Markdown make them. */
  static List<String> fragments(List<String> prose) {
    List<String> fragments = new ArrayList<>();
    Map<String, Integer> counts = new HashMap<>();
    prose.stream()
        .map(HEADING::matcher)
        .filter(heading -> heading.matches())
        .map(heading -> heading.group(1).replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1"))
        .map(text -> text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}_ -]", ""))
        .map(text -> text.replace(' ', '-'))
        .forEach(
            text -> {
              int before = counts.merge(text, 1, Integer::sum) - 1;
              fragments.add(before == 0 ? text : text + "-" + before);
            });
    return fragments;
  }

  private static List<String> links(Path page) throws IOException {
    return prose(page).stream()
        .flatMap(line -> LINK.matcher(line.replaceAll("`[^`]*`", "")).results())
        .map((MatchResult link) -> link.group(1))
        .filter(link -> !link.matches("[a-z]+:.*"))
        .toList();
  }

  @Test
  void everyLinkLeadsToAFileAndToAHeadingInIt() throws IOException {
    int toHeadings = 0;
    for (Path page : pages()) {
      for (String link : links(page)) {
        String[] parts = link.split("#", 2);
        Path target = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
        assertThat(target).as("%s: %s", page, link).exists();
        if (parts.length == 2) {
          assertThat(fragments(prose(target))).as("%s: %s", page, link).contains(parts[1]);
          toHeadings++;
        }
      }
    }
    assertThat(toHeadings).isPositive();
  }

  @Test
  void fragmentsAreThoseOfTheHeadings() {
    assertThat(
            fragments(
                List.of("# The `worksheet`, at last", "text", "## A_b - c", "### A_b - c", "#no")))
        .containsExactly("the-worksheet-at-last", "a_b---c", "a_b---c-1");
  }
}
