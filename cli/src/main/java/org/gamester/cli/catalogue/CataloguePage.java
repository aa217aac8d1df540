package org.gamester.cli.catalogue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.Outcomes;
import org.gamester.cli.drawing.PictureRow;
import org.gamester.cli.output.MarkdownTable;
import org.gamester.cli.output.MovesText;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.board.PositionNotation;
import org.gamester.values.Player;
import org.gamester.values.notation.GameWriter;

/** The page of documentation of one ruleset. */
final class CataloguePage {
  private static final int WIDTH = 100;
  private static final int MOST_MOVES = 2;
  private static final int LONGEST_VALUE = 120;
  private static final int LONGEST_IN_A_LINE = 60;
  private static final int LONGEST_IN_A_TABLE = 60;

  private final Catalogue catalogue;
  private final Ruleset ruleset;
  private final Description description;
  private final Evaluator evaluator;
  private final Position example;
  private final StringBuilder page = new StringBuilder();

  CataloguePage(Catalogue catalogue, Ruleset ruleset, Evaluator evaluator) {
    this.catalogue = catalogue;
    this.ruleset = ruleset;
    this.description = ruleset.description();
    this.evaluator = evaluator;
    this.example = CatalogueEntry.of(ruleset).examplePosition(catalogue);
  }

  /** The whole page. */
  String text() {
    page.append("# ").append(description.title()).append("\n\n");
    paragraph(description.rule());
    paragraph(
        "The name of this ruleset is `%s`. It is %s, and it is played on %s under %s.%s"
            .formatted(
                ruleset.id(),
                description.partizanship().text(),
                description.boardKind().phrase(),
                Convention.of(example).text(),
                aliases()));
    parameters();
    notation();
    moves();
    namedGames();
    smallPositions();
    if (!description.reference().isEmpty()) {
      heading("Reference");
      paragraph(description.reference() + ".");
    }
    page.append("[All rulesets](../catalogue.md)\n");
    return page.toString();
  }

  private void heading(String title) {
    page.append("## ").append(title).append("\n\n");
  }

  private void paragraph(String text) {
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (!line.isEmpty() && line.length() + word.length() >= WIDTH) {
        page.append(line).append('\n');
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    page.append(line).append("\n\n");
  }

  private void picture(List<String> lines) {
    page.append("```text\n").append(String.join("\n", lines)).append("\n```\n\n");
  }

  private String aliases() {
    return description.aliases().isEmpty()
        ? ""
        : (description.aliases().size() == 1 ? " Another name is " : " Other names are ")
            + description.aliases().stream()
                .map(alias -> "`" + alias + "`")
                .collect(Collectors.joining(", "))
            + ".";
  }

  private void parameters() {
    if (description.parameters().isEmpty()) {
      return;
    }
    heading("Parameters");
    page.append(MarkdownTable.head(List.of("parameter", "default", "meaning")));
    for (Parameter parameter : description.parameters()) {
      String byDefault = parameter.defaultText();
      page.append(
          MarkdownTable.row(
              MarkdownTable.code(parameter.name()),
              byDefault.isEmpty() ? "none" : MarkdownTable.code(byDefault),
              parameter.meaning().replace("|", "\\|")));
    }
    page.append('\n');
  }

  private void notation() {
    heading("Notation");
    PositionNotation notation = PositionNotation.of(CatalogueEntry.of(ruleset), example);
    notation.sentences().forEach(this::paragraph);
    if (!notation.signs().isEmpty()) {
      page.append(MarkdownTable.head(List.of("letter", "meaning")));
      notation
          .signs()
          .forEach(
              sign ->
                  page.append(
                      MarkdownTable.row(MarkdownTable.code(sign.letter()), sign.meaning())));
      page.append('\n');
    }
    paragraph("An example of a position is `" + description.example() + "`:");
    picture(example.picture().lines().toList());
    String value = value(example, LONGEST_VALUE);
    if (!hasValue(example)) {
      paragraph("Its outcome is " + value + ".");
    } else if (value.length() <= LONGEST_IN_A_LINE) {
      paragraph("Its value is `" + value + "`.");
    } else {
      paragraph("Its value is");
      picture(List.of(value));
    }
  }

  /** The value of a position, or its outcome, if it is not played by normal play. */
  private String value(Position position, int longest) {
    return hasValue(position)
        ? GameWriter.exact().writeBriefly(evaluator.value(position), longest)
        : new Outcomes(evaluator).of(position).toString();
  }

  private static boolean hasValue(Position position) {
    return Convention.of(position) == Convention.NORMAL;
  }

  private void moves() {
    heading("Moves");
    List<Player> players = MovesText.players(example);
    PictureRow row = new PictureRow(WIDTH);
    row.add("before", example.picture());
    List<String> counts = new ArrayList<>();
    boolean areAllDrawn = true;
    for (Player player : players) {
      List<Move> moves = example.moves(player);
      String who = example.isImpartial() ? "" : MovesText.player(example, player) + ": ";
      moves.stream()
          .limit(MOST_MOVES)
          .forEach(move -> row.add(who + move.name(), move.to().picture()));
      areAllDrawn &= moves.size() <= MOST_MOVES;
      counts.add(MovesText.player(example, player) + " has " + count(moves.size()));
    }
    paragraph(
        "In the example, "
            + String.join(", and ", counts).replace("The player", "each player")
            + (areAllDrawn
                ? "."
                : players.size() == 1
                    ? "; the first ones are drawn here."
                    : "; the first ones of each are drawn here."));
    picture(row.lines());
  }

  private static String count(int moves) {
    return switch (moves) {
      case 0 -> "no move";
      case 1 -> "one move";
      default -> moves + " moves";
    };
  }

  private void namedGames() {
    if (description.named().isEmpty()) {
      return;
    }
    heading("Named games");
    page.append(MarkdownTable.head(List.of("name", "game", "is", "example", "value")));
    for (CatalogueEntry entry : CatalogueEntry.named(ruleset)) {
      Position position = entry.examplePosition(catalogue);
      page.append(
          MarkdownTable.row(
              names(entry),
              entry.title(),
              MarkdownTable.code(entry.definition()),
              MarkdownTable.code(entry.example()),
              MarkdownTable.code(value(position, LONGEST_IN_A_TABLE))));
    }
    page.append('\n');
  }

  /** The name of a game, followed by its other names. */
  private static String names(CatalogueEntry entry) {
    List<String> names = new ArrayList<>(List.of(entry.name()));
    names.addAll(entry.aliases());
    return names.stream().map(MarkdownTable::code).collect(Collectors.joining(", "));
  }

  /** The rules whose small positions are listed: those of the example, and of each named game. */
  private Map<String, Rules> games() {
    Map<String, Rules> games = new LinkedHashMap<>();
    Rules ofExample = example.rules();
    List<CatalogueEntry> named = CatalogueEntry.named(ruleset);
    if (named.stream().noneMatch(entry -> entry.definition().equals(ofExample.text()))) {
      games.put(ofExample.text(), ofExample);
    }
    List<String> seen = new ArrayList<>();
    for (CatalogueEntry entry : named) {
      if (entry.name().equals(ofExample.text())) {
        seen.add(entry.parameters());
      }
    }
    for (CatalogueEntry entry : named) {
      if (!seen.contains(entry.parameters())) {
        seen.add(entry.parameters());
        games.put(entry.name(), catalogue.rules(entry.name()));
      }
    }
    return games;
  }

  private void smallPositions() {
    List<String> positions = description.smallPositions();
    if (positions.isEmpty()) {
      return;
    }
    heading("Values of small positions");
    List<List<String>> table = new ArrayList<>();
    List<String> head = new ArrayList<>(List.of(""));
    positions.forEach(position -> head.add(MarkdownTable.code(position)));
    table.add(head);
    games()
        .forEach(
            (name, rules) -> {
              List<String> row = new ArrayList<>(List.of(MarkdownTable.code(name)));
              positions.forEach(
                  position ->
                      row.add(MarkdownTable.code(value(rules.read(position), LONGEST_IN_A_TABLE))));
              table.add(row);
            });
    List<List<String>> shown = isWide(table) ? transposed(table) : table;
    page.append(MarkdownTable.head(shown.getFirst()));
    shown.subList(1, shown.size()).forEach(row -> page.append(MarkdownTable.row(row)));
    page.append('\n');
  }

  private static boolean isWide(List<List<String>> table) {
    return table.stream().anyMatch(row -> MarkdownTable.row(row).length() > WIDTH);
  }

  private static List<List<String>> transposed(List<List<String>> table) {
    List<List<String>> columns = new ArrayList<>();
    for (int i = 0; i < table.getFirst().size(); i++) {
      int column = i;
      columns.add(table.stream().map(row -> row.get(column)).toList());
    }
    return columns;
  }
}
