package org.gamester.script.games;

import java.util.Map;
import org.gamester.rulesets.Position;
import org.gamester.script.boards.Grid;
import org.gamester.script.boards.Strip;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.forms.PositionGame;
import org.gamester.script.forms.PositionNotation;
import org.gamester.script.objects.Printable.Printer;

/**
 * A ruleset of the catalogue that is played on a grid or a strip. Its positions are those of the
 * catalogue, with other characters for the cells.
 */
public final class BoardRules extends NamedRules implements PositionNotation {

  private final String rules;
  private final String characters;
  private final String catalogueCharacters;

  /**
   * @param name as for {@link NamedRules}
   * @param rules the ruleset of the catalogue with its parameters
   * @param characters those of CGScript; the first is an empty cell
   * @param catalogueCharacters those of the catalogue in the same order
   */
  BoardRules(
      LanguageClass type,
      String name,
      Map<String, Object> parameters,
      String rules,
      String characters,
      String catalogueCharacters) {
    super(type, name, parameters);
    this.rules = rules;
    this.characters = characters;
    this.catalogueCharacters = catalogueCharacters;
  }

  private boolean onGrid() {
    return languageClass().isSubclassOf(RulesetClasses.GRID_RULESET);
  }

  @Override
  String distinction() {
    return rules;
  }

  @Override
  boolean isOptional(String parameter) {
    return true;
  }

  /**
   * The position of a text.
   *
   * @throws org.gamester.script.objects.ScriptException if it has other characters, or rows of
   *     different lengths
   */
  public PositionGame read(String text, Context context) {
    return onGrid()
        ? position(Grid.parse(text, characters), context)
        : position(Strip.parse(text, characters), context);
  }

  /** The position on a grid. */
  public PositionGame position(Grid grid, Context context) {
    return position(grid.drawn(characters), context);
  }

  /** The position on a strip. */
  public PositionGame position(Strip strip, Context context) {
    return position(strip.drawn(characters), context);
  }

  private PositionGame position(String text, Context context) {
    String translated = translated(text, characters, catalogueCharacters);
    return ((PositionGame) context.position(rules + "(" + translated + ")")).in(this);
  }

  private static String translated(String text, String from, String to) {
    StringBuilder translated = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      int character = from.indexOf(text.charAt(i));
      translated.append(character < 0 ? text.charAt(i) : to.charAt(character));
    }
    return translated.toString();
  }

  /** The text of a position in the characters of CGScript. */
  public String text(Position position) {
    return translated(position.text(), catalogueCharacters, characters);
  }

  /** The grid or strip of a position. */
  public Object board(PositionGame position) {
    String text = text(position.position());
    return onGrid() ? Grid.parse(text, characters) : Strip.parse(text, characters);
  }

  @Override
  public void print(Position position, Printer printer) {
    printPosition(printer, () -> printer.raw("\"").raw(text(position)).raw("\""));
  }
}
