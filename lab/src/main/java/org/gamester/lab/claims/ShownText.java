package org.gamester.lab.claims;

import java.util.Collection;
import java.util.stream.Collectors;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameWriter;

/** How the sides of a claim are written in reports: exact, but never longer than a reader reads. */
final class ShownText {

  private static final int CHARACTERS = 160;

  private ShownText() {}

  static String of(Object side) {
    return switch (side) {
      case ShortGame game -> GameWriter.exact().writeBriefly(game, CHARACTERS);
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
