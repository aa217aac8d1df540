package org.gamester.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A command shown on a page of the documentation with the answer that is shown below it.
 *
 * @param place page and line, for the report
 * @param words the command's words, without the program's name
 * @param answer the lines shown; a line {@code ...} stands for any lines up to the end
 */
public record DocumentedExample(String place, List<String> words, List<String> answer) {
  private static final String PROMPT = "$ ./gamester ";
  private static final String FENCE = "```";
  private static final Path ROOT = root();

  /** The folder of the checkout, in which the pages and the files that they name are. */
  private static Path root() {
    Path here = Path.of("").toAbsolutePath();
    return Files.exists(here.resolve("README.md")) ? here : here.resolve("..").normalize();
  }

  /** The path of a file or folder of the checkout. */
  static String inCheckout(String name) {
    return ROOT.resolve(name).toString();
  }

  /** README.md, or a page below it, as lines. */
  public static List<String> page(String name) {
    try {
      return Files.readAllLines(ROOT.resolve(name));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** README.md, the pages in docs and those on the language. */
  static List<String> pages() {
    return Stream.of(
            Stream.of("README.md"), pagesIn("docs").stream(), pagesIn("docs/language").stream())
        .flatMap(names -> names)
        .toList();
  }

  /** The pages in a folder of the checkout, not those below it. */
  public static List<String> pagesIn(String folder) {
    try (Stream<Path> files = Files.list(ROOT.resolve(folder))) {
      return files
          .map(file -> folder + "/" + file.getFileName())
          .filter(name -> name.endsWith(".md"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** The files that a page shows: blocks marked with the name of a text file. */
  static Map<String, List<String>> files(String page) {
    Map<String, List<String>> files = new TreeMap<>();
    for (String line : page(page)) {
      if (line.startsWith(FENCE) && isFile(line)) {
        String name = line.substring(FENCE.length());
        files.put(name, block(page, name));
      }
    }
    return files;
  }

  /** Whether a word is the name of a file that a page shows. */
  static boolean isFile(String word) {
    return Stream.of(".txt", ".cgs", ".claims", ".rules", ".study").anyMatch(word::endsWith);
  }

  /** The lines of the first fenced block of a page that is marked with a language or a name. */
  static List<String> block(String page, String mark) {
    List<String> lines = page(page);
    int start = lines.indexOf(FENCE + mark);
    if (start < 0) {
      throw new IllegalArgumentException(page + " has no block " + FENCE + mark);
    }
    List<String> rest = lines.subList(start + 1, lines.size());
    return rest.subList(0, rest.indexOf(FENCE));
  }

  /** All examples of a page whose command is {@code gamester}. */
  static List<DocumentedExample> of(String page) {
    List<DocumentedExample> examples = new ArrayList<>();
    List<String> lines = page(page);
    boolean inBlock = false;
    int i = 0;
    while (i < lines.size()) {
      String line = lines.get(i);
      if (line.startsWith(FENCE)) {
        inBlock = !inBlock;
      }
      i++;
      if (inBlock && line.startsWith(PROMPT)) {
        int end = i;
        while (!lines.get(end).equals(FENCE) && !lines.get(end).startsWith("$ ")) {
          end++;
        }
        examples.add(
            new DocumentedExample(
                page + ":" + i, split(line.substring(PROMPT.length())), answer(lines, i, end)));
      }
    }
    return examples;
  }

  private static List<String> answer(List<String> lines, int from, int to) {
    int end = to;
    while (end > from && lines.get(end - 1).isEmpty()) {
      end--;
    }
    return List.copyOf(lines.subList(from, end));
  }

  /** Words as a shell splits them: blanks, single and double quotes, a comment at the end. */
  static List<String> split(String line) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean started = false;
    char quote = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (quote != 0) {
        if (c == quote) {
          quote = 0;
        } else {
          word.append(c);
        }
      } else if (c == '\'' || c == '"') {
        quote = c;
        started = true;
      } else if (c == '#' && !started) {
        break;
      } else if (c != ' ') {
        word.append(c);
        started = true;
      } else if (started) {
        words.add(word.toString());
        word.setLength(0);
        started = false;
      }
    }
    if (started) {
      words.add(word.toString());
    }
    return words;
  }

  /** What is printed, made comparable: cut where the page cuts it. */
  List<String> comparable(String printed) {
    List<String> lines = printed.stripTrailing().lines().map(String::stripTrailing).toList();
    if (isCut() && lines.size() > answer.size() - 1) {
      return lines.subList(0, answer.size() - 1);
    }
    return lines;
  }

  /** The answer shown, without the sign that it is cut. */
  List<String> shown() {
    return isCut() ? answer.subList(0, answer.size() - 1) : answer;
  }

  private boolean isCut() {
    return !answer.isEmpty() && answer.getLast().equals("...");
  }

  @Override
  public String toString() {
    return place + " gamester " + String.join(" ", words);
  }
}
