package org.gamester.script.evaluation;

import java.util.Optional;
import org.gamester.script.boards.Graph;
import org.gamester.script.boards.GraphWriter;
import org.gamester.script.boards.Grid;
import org.gamester.script.boards.Strip;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ScriptException;

/** The boards of positions of written rulesets as texts, in the letters of the ruleset. */
public final class BoardTexts {

  private BoardTexts() {}

  /** The text of a board, if it is one and the ruleset has letters for it. */
  public static Optional<String> of(GameInstance game, Object board) {
    Instance ruleset = game.ruleset();
    if (ruleset == null) {
      return Optional.empty();
    }
    return switch (board) {
      case Grid grid when ruleset.type().isSubclassOf(RulesetClasses.GRID_RULESET) ->
          Optional.of(grid.drawn(characters(ruleset)));
      case Strip strip when ruleset.type().isSubclassOf(RulesetClasses.STRIP_RULESET) ->
          Optional.of(strip.drawn(characters(ruleset)));
      case Graph graph when ruleset.type().isSubclassOf(RulesetClasses.GRAPH_RULESET) ->
          Optional.of(
              GraphWriter.of(graph, labels(ruleset, "VertexLabels"), labels(ruleset, "EdgeLabels"))
                  .write());
      default -> Optional.empty();
    };
  }

  /** The letters of the cells, in the order of the values that they stand for. */
  public static String characters(Instance ruleset) {
    Object characters = ruleset.type().home().member(ruleset, "CharMap");
    if (characters instanceof String text) {
      return text;
    }
    throw new ScriptException(
        "The `CharMap` of class `" + ruleset.type().qualifiedName() + "` must be a String.");
  }

  /** The labels of a graph by their texts. */
  public static ObjectMap labels(Instance ruleset, String member) {
    if (ruleset.type().home().member(ruleset, member) instanceof ObjectMap map) {
      return map;
    }
    throw new ScriptException(
        "The `" + member + "` of class `" + ruleset.type().qualifiedName() + "` must be a Map.");
  }
}
