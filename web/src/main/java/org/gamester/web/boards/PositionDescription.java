package org.gamester.web.boards;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Appearance.Mark;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.board.BoardPosition;
import org.gamester.rulesets.board.GridGeometry;
import org.jspecify.annotations.Nullable;

/** A position or a sum as pages see it: its summands, and of boards the letters of their cells. */
public record PositionDescription(Position position) {
  private static final String COINS = "ht";

  /** The text that can be read back. */
  static String text(Position position) {
    return position.rules().text(position);
  }

  /** The fields of {@code /api/position}. */
  public Map<String, Object> json() {
    List<Object> parts = new ArrayList<>();
    DrawnSize.parts(position).forEach(part -> parts.add(part(part)));
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("position", text(position));
    json.put("parts", parts);
    return json;
  }

  private static Map<String, @Nullable Object> part(Position part) {
    Rules rules = part.rules();
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    json.put("position", text(part));
    json.put("ruleset", rules.ruleset().id());
    json.put("text", part.text());
    json.put("rules", rules.text());
    json.put("board", rules.ruleset().description().boardKind().word());
    boolean isDrawn = DrawnSize.allows(part);
    json.put("drawn", isDrawn);
    json.put("picture", isDrawn ? part.picture() : null);
    if (part instanceof BoardPosition board && board.geometry() instanceof GridGeometry grid) {
      json.put("rows", grid.rows());
      json.put("columns", grid.columns());
      json.put("alphabet", board.rules().alphabet().letters());
    } else if (isDrawn && part.appearance() instanceof Appearance.Cells cells && isOfCoins(cells)) {
      json.put("rows", cells.rows());
      json.put("columns", cells.columns());
      json.put("alphabet", COINS);
    }
    if (isDrawn && part.appearance() instanceof Appearance.Network network) {
      json.put("graph", new GraphDescription(network, rules.graphParts()).json());
    }
    return json;
  }

  /** Whether there are coins and nothing else, so that the text has a letter for each. */
  private static boolean isOfCoins(Appearance.Cells cells) {
    return cells.cells().stream().allMatch(cell -> COINS.contains(cell.state()))
        && cells.cells().stream()
            .allMatch(cell -> cell.mark() == Mark.HEAD || cell.mark() == Mark.TAIL);
  }
}
