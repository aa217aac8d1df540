package org.gamester.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.board.BoardPosition;
import org.gamester.rulesets.board.GridGeometry;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Says what a position is, for a page that shows it. Nothing is evaluated. */
@Command(name = "position")
final class PositionCommand extends EvaluationCommand {
  private static final String SCHEMA = "gamester.position/1";

  @Parameters(arity = "1..2", description = "A position or a sum with positions.")
  private List<String> words = List.of();

  @Mixin private PositionArguments positions;

  @Override
  int evaluate() throws Exception {
    return answerOne(
        SCHEMA,
        "position",
        words,
        evaluator ->
            new Answer.Given(
                Json.write(object(positions.read(words, evaluator))) + System.lineSeparator()));
  }

  private static Map<String, @Nullable Object> object(Position position) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    object.put("schema", SCHEMA);
    object.put("position", MovesText.complete(position));
    object.put("impartial", position.isImpartial());
    object.put("convention", Convention.of(position).text());
    List<Map<String, @Nullable Object>> parts = new ArrayList<>();
    if (position instanceof DisjunctiveSum sum) {
      sum.parts().forEach(part -> parts.add(part(part)));
    } else {
      parts.add(part(position));
    }
    object.put("parts", parts);
    return object;
  }

  private static Map<String, @Nullable Object> part(Position position) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    String complete = MovesText.complete(position);
    Position base = complete.startsWith("-") ? position.negative() : position;
    Ruleset ruleset = base.rules().ruleset();
    object.put("position", complete);
    object.put("ruleset", ruleset.id());
    object.put("title", ruleset.title(ruleset.id()));
    object.put("rules", base.rules().text());
    object.put("text", base.text());
    object.put("negative", base != position);
    object.put("impartial", position.isImpartial());
    object.put("board", ruleset.boardKind().word());
    object.put("picture", position.picture());
    if (base instanceof BoardPosition board) {
      object.put("alphabet", board.game().alphabet().letters());
      if (board.geometry() instanceof GridGeometry grid) {
        object.put("rows", grid.rows());
        object.put("columns", grid.columns());
        object.put("cells", cells(board, grid));
      }
    }
    return object;
  }

  /** The rows of a board from the top, a letter for each cell. */
  private static List<String> cells(BoardPosition board, GridGeometry grid) {
    String letters = board.game().alphabet().letters();
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < grid.rows(); row++) {
      StringBuilder text = new StringBuilder();
      for (int column = 0; column < grid.columns(); column++) {
        text.append(letters.charAt(board.state(row * grid.columns() + column)));
      }
      rows.add(text.toString());
    }
    return rows;
  }
}
