package org.gamester.rulesets;

import java.util.List;
import java.util.Map;

/**
 * A game, or a family of games with parameters, as the {@link Catalogue} lists it: how it is
 * called, what its rule is, and which rules its parameters choose.
 *
 * <p>A ruleset is found through {@link java.util.ServiceLoader} and has no state. The easiest way
 * to make one is to extend {@link Game} or a game on a board.
 */
public interface Ruleset {

  /** The name by which it is written, in lower case with hyphens. */
  String id();

  /** The rule in one or two sentences. */
  String rule();

  /** A position with its rules, as in {@code subtraction{1,2,4}(9)}. */
  String example();

  /**
   * Whether this spelling of its name, with a bracket at once after it, begins a position in the
   * worksheet language, where it may be the name of something else.
   */
  default boolean beginsPosition(String spelling) {
    return true;
  }

  /** Other names. */
  default List<String> aliases() {
    return List.of();
  }

  /** The parameters, in the order in which they are written without names. */
  default List<Parameter> parameters() {
    return List.of();
  }

  /** What stands between parameters in braces: a comma, or a bar where commas are needed inside. */
  default char parameterSeparator() {
    return ',';
  }

  /** Games that are this one with certain parameters: name to parameters, without braces. */
  default Map<String, String> named() {
    return Map.of();
  }

  /** Other names of the {@link #named} games: each with the name of the game. */
  default Map<String, String> aliasesOfNamed() {
    return Map.of();
  }

  /**
   * The title of this ruleset, or of one of its {@link #named} games, as in {@code Toads and
   * Frogs}.
   *
   * @param name the id, or the name of the game
   */
  default String title(String name) {
    return CatalogueTitle.of(name);
  }

  /** What it is played on. */
  default BoardKind boardKind() {
    return BoardKind.OTHER;
  }

  /** Whether both players have the same moves. */
  default Partizanship partizanship() {
    return Partizanship.PARTIZAN;
  }

  /** Where the game comes from: author and year, or book and chapter; may be empty. */
  default String reference() {
    return "";
  }

  /**
   * A theorem that says which positions the player to move loses, as a sentence; empty if none is
   * known. Tests compare it with the moves.
   */
  default String lostPositions() {
    return "";
  }

  /**
   * What is wrong with the file that declares it, where, so that it has no positions; empty for a
   * ruleset that can be played.
   */
  default String fault() {
    return "";
  }

  /**
   * Does nothing for a ruleset that can be played.
   *
   * @throws RulesetException if the file that declares it is wrong: says what and where
   */
  default void requireSound() {
    if (!fault().isEmpty()) {
      throw new RulesetException(fault());
    }
  }

  /** The rule of one of the {@link #named} games in words; that of all, unless it has its own. */
  default String ruleOf(String name) {
    return rule();
  }

  /**
   * A position of one of the {@link #named} games, with its rules: that of {@link #example}, unless
   * the ruleset says otherwise.
   */
  default String exampleOf(String name) {
    String text = example();
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      switch (text.charAt(i)) {
        case '{' -> depth++;
        case '}' -> depth--;
        case '(' -> {
          if (depth == 0) {
            return name + text.substring(i);
          }
        }
        default -> {}
      }
    }
    return text;
  }

  /**
   * A few small positions, without their rules, whose values the catalogue lists: for example the
   * first heaps. They must be positions of the rules of {@link #example} and of all named games.
   */
  default List<String> smallPositions() {
    return List.of();
  }

  /**
   * The rules that parameters choose.
   *
   * @throws TextException if the parameters do not fit
   */
  Rules rules(Parameters parameters);
}
