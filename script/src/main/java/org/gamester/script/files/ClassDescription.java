package org.gamester.script.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Parameter;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.evaluation.WrittenClass;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.SourcePlace;

/**
 * What a written ruleset says of itself. Its comment, between {@code /**} and the class, gives the
 * rule; lines in it that begin with {@code Example:} and {@code Reference:} give a position without
 * the name, and a source. The id in the catalogue is {@code no-can-do} for {@code NoCanDo}.
 */
final class ClassDescription {

  private static final String EXAMPLE = "Example:";
  private static final String REFERENCE = "Reference:";

  private ClassDescription() {}

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
    String id = id(type.name());
    Description description =
        Description.of(
                id,
                rule.isEmpty() ? "The ruleset of the file " + type.name() + ".cgs." : rule,
                id + "(" + (example.isEmpty() ? example(board) : example) + ")")
            .className(Character.isLowerCase(type.name().charAt(0)) ? "" : type.name())
            .parameters(parameters(type))
            .on(board)
            .reference(reference);
    WrittenClass position = type.nested("Position");
    return position == null || position.isSubclassOf(StandardClasses.IMPARTIAL_GAME)
        ? description.impartial()
        : description;
  }

  /** The parameters of a class as those of a ruleset. */
  private static Parameter[] parameters(WrittenClass type) {
    List<Parameter> parameters = new ArrayList<>();
    for (Expression.Parameter parameter : type.parameters()) {
      Expression value = parameter.defaultValue();
      String meaning = parameter.typeName() == null ? "a value" : "of type " + parameter.typeName();
      parameters.add(
          new Parameter(
              parameter.name(), value == null ? "" : WrittenArguments.source(value), meaning));
    }
    return parameters.toArray(Parameter[]::new);
  }

  /** What the rulesets of a class are played on. */
  static BoardKind board(WrittenClass type) {
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
  private static List<String> comment(SourcePlace className) {
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
