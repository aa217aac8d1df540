package org.gamester.cli.drawing;

import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What of a game tree is drawn. */
final class DrawTreeOptions {
  @Option(
      names = "--form",
      paramLabel = "literal|canonical|trimmed",
      description =
          "Which tree: literal (the default), the moves of the position; canonical, the canonical"
              + " form of its value; trimmed, one good move of the winner and every move of the"
              + " loser.")
  private TreeDrawing.@Nullable Form form;

  @Option(
      names = "--first",
      paramLabel = "left|right",
      description = "Who begins in a trimmed tree (default: left).")
  private @Nullable Player first;

  @Option(
      names = "--labels",
      paramLabel = "value|outcome|picture|text|none",
      description = "What is written in the nodes of a tree (default: value).")
  private TreeDrawing.@Nullable Labels labels;

  @Option(
      names = "--levels",
      paramLabel = "N",
      description = "How many moves deep a tree is drawn (default: to its end).")
  private @Nullable Integer levels;

  @Option(names = "--shared", description = "Draw equal nodes of a tree once.")
  private boolean shared;

  boolean areGiven() {
    return form != null || first != null || labels != null || levels != null || shared;
  }

  TreeDrawing.Form form() {
    return form == null ? TreeDrawing.Form.LITERAL : form;
  }

  Player first() {
    return first == null ? Player.LEFT : first;
  }

  TreeDrawing.Labels labels() {
    return labels == null ? TreeDrawing.Labels.VALUE : labels;
  }

  int levels() {
    return levels == null ? Integer.MAX_VALUE : levels;
  }

  boolean isShared() {
    return shared;
  }
}
