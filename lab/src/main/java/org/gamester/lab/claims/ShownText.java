package org.gamester.lab.claims;

import java.util.Collection;
import java.util.Locale;
import java.util.stream.Collectors;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameWriter;

/** Writes the sides of a claim in reports: exactly, but shortened if very long. */
final class ShownText {

  private static final int CHARACTERS = 160;

  private ShownText() {}

  static String of(Object side) {
    return switch (side) {
      case ShortGame game -> GameWriter.exact().writeBriefly(game, CHARACTERS);
      case Relation relation -> relation.name().toLowerCase(Locale.ROOT);
      case Collection<?> parts ->
          parts.stream().map(ShownText::of).collect(Collectors.joining("; ", "[", "]"));
      default -> {
        String text = side.toString();
        yield text.length() <= CHARACTERS
            ? text
            : text.substring(0, CHARACTERS) + "... (" + text.length() + " characters)";
      }
    };
  }
}
