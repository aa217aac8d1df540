package org.gamester.cli.explanations;

import java.util.ArrayList;
import java.util.List;
import org.gamester.analysis.explanation.Argument;
import org.gamester.analysis.explanation.TrimmedTree;
import org.gamester.cli.output.MovesText;
import org.gamester.values.Player;

/** Trimmed trees as lines of text. */
final class TreeText {
  private static final int SMALL = 12;

  private TreeText() {}

  /** What a search says in short; small trees are written out. */
  static List<String> summary(Argument.Search search) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "Only search settles this: the trimmed tree has "
            + size(search.leftFirst())
            + " positions if Left starts and "
            + size(search.rightFirst())
            + " if Right starts.");
    if (isSmall(search)) {
      lines.addAll(lines(search));
    } else if (search.leftFirst().isComplete() && search.rightFirst().isComplete()) {
      lines.add("'--tree' prints it: one good move for the winner, every move for the loser.");
    }
    return lines;
  }

  private static String size(TrimmedTree tree) {
    return (tree.isComplete() ? "" : "more than ") + tree.size();
  }

  /** Whether both trees together are small enough to be printed unasked. */
  static boolean isSmall(Argument.Search search) {
    return search.leftFirst().isComplete()
        && search.rightFirst().isComplete()
        && search.leftFirst().size() + search.rightFirst().size() <= SMALL;
  }

  /** Both trees. */
  static List<String> lines(Argument.Search search) {
    List<String> lines = new ArrayList<>();
    for (TrimmedTree tree : List.of(search.leftFirst(), search.rightFirst())) {
      lines.add(tree.starter().displayName() + " first, " + tree.winner().displayName() + " wins:");
      for (int i = 0; i < tree.nodes().size(); i++) {
        lines.add("  " + node(i, tree.nodes().get(i)));
      }
    }
    return lines;
  }

  private static String node(int number, TrimmedTree.Node node) {
    StringBuilder text = new StringBuilder();
    text.append(number + 1).append(". ").append(MovesText.complete(node.position()));
    text.append(", ").append(node.toMove() == Player.LEFT ? "Left: " : "Right: ");
    if (node.branches().isEmpty()) {
      return text.append("no move").toString();
    }
    for (int i = 0; i < node.branches().size(); i++) {
      TrimmedTree.Branch branch = node.branches().get(i);
      text.append(i == 0 ? "" : "; ").append(branch.name());
      text.append(" to ").append(branch.node() + 1);
    }
    return text.toString();
  }
}
