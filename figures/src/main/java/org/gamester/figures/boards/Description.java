package org.gamester.figures.boards;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Appearance.Mark;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;

/** What there is to be seen of a position, in words. */
final class Description {
  private static final int MOST_PARTS = 8;

  private Description() {}

  static String of(Position position) {
    if (position instanceof DisjunctiveSum sum) {
      if (sum.parts().isEmpty()) {
        return "The empty sum.";
      }
      String parts =
          sum.parts().stream()
              .limit(MOST_PARTS)
              .map(part -> of(part.appearance()))
              .collect(Collectors.joining(" Plus: "));
      int more = sum.parts().size() - MOST_PARTS;
      return more > 0 ? parts + " And " + more + " more parts." : parts;
    }
    return of(position.appearance());
  }

  private static String of(Appearance appearance) {
    return switch (appearance) {
      case Appearance.Cells cells ->
          "A board of %s and %s%s."
              .formatted(
                  counted(cells.rows(), "row"),
                  counted(cells.columns(), "column"),
                  marks(cells.cells().stream().map(Appearance.Cell::mark).toList()));
      case Appearance.Network network ->
          "%s of %s and %s%s."
              .formatted(
                  network.layout() == Appearance.Layout.ORDER ? "An order" : "A graph",
                  counted(network.vertices().size(), "vertex"),
                  counted(network.edges().size(), "edge"),
                  marks(network.vertices().stream().map(Appearance.Vertex::mark).toList()));
      case Appearance.Heap heap -> "A heap of " + counted(heap.size(), "token") + ".";
      case Appearance.Negative negative -> "The negative of: " + of(negative.base());
      case Appearance.Large large -> large.text();
      case Appearance.Words words -> String.join(" ", words.lines());
    };
  }

  static String counted(long count, String noun) {
    String plural = noun.equals("vertex") ? "vertices" : noun + "s";
    return count + " " + (count == 1 ? noun : plural);
  }

  private static String marks(List<Mark> marks) {
    Map<Mark, Integer> counts = new EnumMap<>(Mark.class);
    marks.forEach(mark -> counts.merge(mark, 1, Integer::sum));
    String listed =
        Arrays.stream(Mark.values())
            .filter(counts::containsKey)
            .filter(mark -> mark != Mark.EMPTY)
            .map(mark -> words(mark) + ": " + counts.get(mark))
            .collect(Collectors.joining(", "));
    return listed.isEmpty() ? "" : "; " + listed;
  }

  private static String words(Mark mark) {
    return switch (mark) {
      case EMPTY -> "empty";
      case BLOCKED -> "blocked";
      case LEFT -> "Left's";
      case RIGHT -> "Right's";
      case BOTH -> "both players'";
      case LESSER_LEFT -> "Left's lesser pieces";
      case LESSER_RIGHT -> "Right's lesser pieces";
      case TOKEN -> "token";
      case FOR_LEFT -> "only Left may go there";
      case FOR_RIGHT -> "only Right may go there";
      case FOR_BOTH -> "both may go there";
      case HEAD -> "heads";
      case TAIL -> "tails";
      case POISON -> "poisoned";
    };
  }
}
