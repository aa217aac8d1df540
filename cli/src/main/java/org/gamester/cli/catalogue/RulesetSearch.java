package org.gamester.cli.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;

/**
 * Finds the names of the catalogue that a person may mean: the name itself in any spelling;
 * otherwise names, titles and aliases that contain all words; otherwise rules that do; otherwise
 * the names that differ least.
 *
 * @param catalogue where to look
 * @param board only rulesets on this board; empty for all
 */
record RulesetSearch(Catalogue catalogue, Optional<BoardKind> board) {

  /**
   * What was found.
   *
   * @param entries in the order of the catalogue, or the nearest first
   * @param isOnlyNear whether no name and no rule fits, and these are the nearest names
   */
  record Found(List<CatalogueEntry> entries, boolean isOnlyNear) {}

  /**
   * The entries that the words describe; all, without words.
   *
   * @return without entries if there is nothing like it
   */
  Found find(List<String> words) {
    if (words.isEmpty()) {
      return new Found(entries(), false);
    }
    String whole = String.join(" ", words);
    List<CatalogueEntry> found = catalogue.find(whole).filter(this::isOnBoard).stream().toList();
    if (found.isEmpty()) {
      found = containing(words, RulesetSearch::names);
    }
    if (found.isEmpty()) {
      found = containing(words, RulesetSearch::rule);
    }
    return found.isEmpty()
        ? new Found(catalogue.nearest(whole).stream().filter(this::isOnBoard).toList(), true)
        : new Found(found, false);
  }

  private List<CatalogueEntry> entries() {
    return catalogue.entries().stream().filter(this::isOnBoard).toList();
  }

  private boolean isOnBoard(CatalogueEntry entry) {
    return board.isEmpty() || entry.ruleset().description().boardKind() == board.get();
  }

  private interface Texts {
    List<String> of(CatalogueEntry entry);
  }

  private List<CatalogueEntry> containing(List<String> words, Texts texts) {
    List<String> wanted =
        words.stream().map(RulesetSearch::letters).filter(word -> !word.isEmpty()).toList();
    if (wanted.isEmpty()) {
      return List.of();
    }
    return entries().stream()
        .filter(
            entry ->
                texts.of(entry).stream()
                    .map(RulesetSearch::letters)
                    .anyMatch(text -> wanted.stream().allMatch(text::contains)))
        .toList();
  }

  private static List<String> names(CatalogueEntry entry) {
    List<String> names = new ArrayList<>(List.of(entry.name(), entry.title()));
    names.addAll(entry.aliases());
    return names;
  }

  private static List<String> rule(CatalogueEntry entry) {
    return entry.isNamedGame() ? List.of() : List.of(entry.ruleset().description().rule());
  }

  private static String letters(String text) {
    return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
  }

  /**
   * The board that a word names.
   *
   * @return empty if it names none
   */
  static Optional<BoardKind> boardNamed(String word) {
    return Stream.of(BoardKind.values())
        .filter(kind -> kind.word().equalsIgnoreCase(word))
        .findFirst();
  }
}
