package org.gamester.cli.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.rulesets.Partizanship;

/** Names of the catalogue, a line each, grouped by the boards on which the games are played. */
record RulesetOverview(Catalogue catalogue, List<CatalogueEntry> entries) {

  /** The lines, each with a line end. */
  String text() {
    int width = entries.stream().mapToInt(entry -> label(entry).length()).max().orElse(0);
    List<String> lines = new ArrayList<>();
    for (BoardKind board : BoardKind.values()) {
      List<CatalogueEntry> onBoard =
          entries.stream()
              .filter(entry -> entry.ruleset().description().boardKind() == board)
              .toList();
      if (!onBoard.isEmpty()) {
        lines.add((lines.isEmpty() ? "" : "\n") + board.word() + ": played on " + board.phrase());
        onBoard.forEach(entry -> lines.add(line(entry, width)));
      }
    }
    return String.join("\n", lines) + "\n";
  }

  private String line(CatalogueEntry entry, int width) {
    Optional<String> fault = entry.ruleset().fault().lines().findFirst();
    if (fault.isPresent()) {
      return ("  %-" + width + "s  FAULT: %s").formatted(label(entry), fault.get());
    }
    Partizanship players = entry.partizanship(catalogue);
    String kind = players == Partizanship.EITHER ? "either" : players.text();
    String shown = entry.isNamedGame() ? "= " + entry.definition() : entry.example();
    return ("  %-" + width + "s  %-9s  %s").formatted(label(entry), kind, shown);
  }

  /** Named games stand below their rulesets, a little to the right. */
  private static String label(CatalogueEntry entry) {
    return (entry.isNamedGame() ? "  " : "") + entry.name();
  }
}
