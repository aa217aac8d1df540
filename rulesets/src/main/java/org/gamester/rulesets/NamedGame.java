package org.gamester.rulesets;

import java.util.List;

/**
 * A game of a family that has a name of its own, as Kayles is {@code octal{0.77}}. Whatever is
 * empty here is as the name and the {@link Description} of the family have it.
 *
 * @param name by which it is written, in lower case with hyphens
 * @param parameters those that the name implies, without braces
 * @param rule the rule in words
 * @param title the name as a heading
 * @param example a position with its rules
 * @param aliases other names, in alphabetical order
 */
public record NamedGame(
    String name,
    String parameters,
    String rule,
    String title,
    String example,
    List<String> aliases) {

  public NamedGame {
    aliases = List.copyOf(aliases);
  }

  /** A game by this name. */
  public static NamedGame of(String name, String parameters, String rule) {
    return new NamedGame(name, parameters, rule, "", "", List.of());
  }

  @Override
  public String title() {
    return title.isEmpty() ? CatalogueTitle.of(name) : title;
  }

  /** With this title, where that made of the name will not do. */
  public NamedGame title(String heading) {
    return new NamedGame(name, parameters, rule, heading, example, aliases);
  }

  /** With its own example, where that of the family is no position of it. */
  public NamedGame example(String position) {
    return new NamedGame(name, parameters, rule, title, position, aliases);
  }

  /** With other names. */
  public NamedGame aliases(String... names) {
    return new NamedGame(name, parameters, rule, title, example, List.of(names));
  }
}
