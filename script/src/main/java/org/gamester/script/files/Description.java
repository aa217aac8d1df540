package org.gamester.script.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gamester.rulesets.BoardKind;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.evaluation.WrittenClass;
import org.gamester.script.syntax.Position;

/**
 * What a written ruleset says of itself in the catalogue. Its comment, between {@code /**} and the
 * class, gives the rule; lines in it that begin with {@code Example:} and {@code Reference:} give a
 * position without the name, and a source.
 *
 * @param id the name in the catalogue: {@code no-can-do} for {@code NoCanDo}
 * @param example a position without the name of the ruleset
 */
record Description(
    String id, String className, String rule, String example, String reference, BoardKind board) {

  private static final String EXAMPLE = "Example:";
  private static final String REFERENCE = "Reference:";

  static Description of(WrittenClass type) {
    BoardKind board = board(type);
    String example = "";
    String reference = "";
    List<String> lines = new ArrayList<>();
    for (String line : comment(type.declaration().position())) {
      if (line.startsWith(EXAMPLE)) {
        example = line.substring(EXAMPLE.length()).strip();
      } else if (line.startsWith(REFERENCE)) {
        reference = line.substring(REFERENCE.length()).strip();
      } else if (!line.isEmpty()) {
        lines.add(line);
      }
    }
    String rule = String.join(" ", lines);
    return new Description(
        id(type.name()),
        type.name(),
        rule.isEmpty() ? "The ruleset of the file " + type.name() + ".cgs." : rule,
        example.isEmpty() ? example(board) : example,
        reference,
        board);
  }

  private static BoardKind board(WrittenClass type) {
    if (type.isSubclassOf(RulesetClasses.GRID_RULESET)) {
      return BoardKind.GRID;
    }
    if (type.isSubclassOf(RulesetClasses.STRIP_RULESET)) {
      return BoardKind.STRIP;
    }
    if (type.isSubclassOf(RulesetClasses.GRAPH_RULESET)) {
      return BoardKind.GRAPH;
    }
    if (type.isSubclassOf(RulesetClasses.HEAP_RULESET)) {
      return BoardKind.HEAP;
    }
    return type.isSubclassOf(RulesetClasses.COORDINATE_RULESET)
        ? BoardKind.COORDINATES
        : BoardKind.OTHER;
  }

  private static String example(BoardKind board) {
    return switch (board) {
      case GRID -> "2x3";
      case STRIP -> "1x4";
      case GRAPH -> ".--";
      case COORDINATES -> "2,3";
      default -> "5";
    };
  }

  /** Words in lower case with hyphens between them: {@code ToadsAndFrogs} has three. */
  static String id(String className) {
    StringBuilder id = new StringBuilder();
    for (int i = 0; i < className.length(); i++) {
      char c = className.charAt(i);
      boolean begins =
          i > 0
              && Character.isUpperCase(c)
              && (Character.isLowerCase(className.charAt(i - 1))
                  || (i + 1 < className.length()
                      && Character.isLowerCase(className.charAt(i + 1))));
      id.append(begins ? "-" : "").append(c);
    }
    return id.toString().toLowerCase(Locale.ROOT);
  }

  /** The lines of the comment before a class; none if there is no comment. */
  private static List<String> comment(Position className) {
    String before = className.source().text().substring(0, className.start());
    int start = before.lastIndexOf("/**");
    int end = start < 0 ? -1 : before.indexOf("*/", start + 2);
    if (end < 0) {
      return List.of();
    }
    return before
        .substring(Math.min(start + 3, end), end)
        .lines()
        .map(line -> line.strip().replaceFirst("^\\*+ ?", "").strip())
        .toList();
  }
}
