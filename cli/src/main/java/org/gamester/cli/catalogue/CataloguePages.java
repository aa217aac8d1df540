package org.gamester.cli.catalogue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gamester.analysis.Evaluator;
import org.gamester.cli.output.MarkdownTable;
import org.gamester.cli.output.WholeFile;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.rulesets.Ruleset;

/** The pages of documentation that describe a catalogue: one for each ruleset, and an index. */
record CataloguePages(Catalogue catalogue) {
  private static final String INDEX = "catalogue.md";

  /** The page of a ruleset, below the folder of the documentation. */
  static String page(Ruleset ruleset) {
    return "catalogue/" + ruleset.id() + ".md";
  }

  /** All pages with their text, by their places below the folder of the documentation. */
  Map<String, String> all() {
    Map<String, String> pages = new TreeMap<>();
    Evaluator evaluator = new Evaluator();
    for (Ruleset ruleset : catalogue.rulesets()) {
      pages.put(page(ruleset), new CataloguePage(catalogue, ruleset, evaluator).text());
    }
    pages.put(INDEX, index());
    return pages;
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
    Files.createDirectories(folder.resolve("catalogue"));
    for (Map.Entry<String, String> page : pages.entrySet()) {
      WholeFile.writeText(folder.resolve(page.getKey()), page.getValue());
    }
    return pages.size();
  }

  private String index() {
    StringBuilder text =
        new StringBuilder(
            """
            # The catalogue of rulesets

            Each ruleset has a page with its rule, its notation, the moves of an example, its named games and
            the values of small positions. These pages are written by `./gamester rulesets --pages docs`.

            A game is impartial if both players always have the same moves, and partizan otherwise. Under
            normal play, a player to move who has no move loses.
            """);
    for (BoardKind board : BoardKind.values()) {
      String rows = rows(board);
      if (!rows.isEmpty()) {
        text.append("\n## Played on ").append(board.phrase()).append("\n\n");
        text.append(MarkdownTable.head(List.of("name", "game", "moves", "example"))).append(rows);
      }
    }
    return text.toString();
  }

  private String rows(BoardKind board) {
    StringBuilder rows = new StringBuilder();
    for (CatalogueEntry entry : catalogue.entries()) {
      Ruleset ruleset = entry.ruleset();
      if (ruleset.description().boardKind() == board) {
        String name =
            entry.isNamedGame()
                ? MarkdownTable.code(entry.name())
                : "[" + MarkdownTable.code(entry.name()) + "](" + page(ruleset) + ")";
        rows.append(
            MarkdownTable.row(
                name,
                entry.title(),
                entry.partizanship(catalogue).text(),
                MarkdownTable.code(entry.example())));
      }
    }
    return rows.toString();
  }
}
