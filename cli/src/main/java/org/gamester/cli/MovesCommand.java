package org.gamester.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.MoveAnalysis;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the moves of a position with the values that they lead to. */
@Command(
    name = "moves",
    description = {
      "List every legal move of a position with the value and outcome it leads to. Winning moves"
          + " are marked W, best moves B.",
      "",
      "A move wins if its player wins the resulting position with the opponent to move. A move is"
          + " best if no other move of the player leads to a better value."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester moves geography-triple 'A(3,2,1)-A(3,1,2)-A(1,1,1)'",
      "  gamester moves --compare 'splittles{1,3 | 2,4}(9)'"
    })
final class MovesCommand extends EvaluationCommand {
  private static final String SCHEMA = "gamester.moves/1";
  private static final int LONGEST_VALUE = 200;

  @Parameters(
      arity = "1..2",
      paramLabel = "POSITION",
      description = "A position or a sum with positions, or RULESET POSITION.")
  private List<String> words = List.of();

  @Option(names = "--compare", description = "Compare the values of the moves with each other.")
  private boolean compare;

  @Mixin private PositionArguments positions;

  @Override
  int evaluate() throws Exception {
    refuseMistypedOptions(words);
    if (words.size() > 2) {
      throw unusable("expected one position, or a ruleset and a position; found " + words.size());
    }
    Map<String, @Nullable Object> subject = new LinkedHashMap<>();
    subject.put("schema", SCHEMA);
    subject.put("position", String.join(" ", words));
    try (ProgressLine progress = new ProgressLine(err())) {
      Evaluator evaluator = evaluator(progress);
      return answer(
          output().json() ? subject : null,
          () -> progressText(evaluator.evaluated()),
          () -> {
            Position position = positions.read(words);
            List<MoveAnalysis> analyses = new ArrayList<>();
            for (Player player : Player.values()) {
              analyses.add(MoveAnalysis.of(evaluator, position, player));
            }
            progress.clear();
            return new Answer.Given(text(position, analyses));
          });
    }
  }

  private String text(Position position, List<MoveAnalysis> analyses) {
    if (output().json()) {
      Map<String, @Nullable Object> object = new LinkedHashMap<>();
      object.put("schema", SCHEMA);
      object.put("position", position.text());
      analyses.forEach(analysis -> object.put(key(analysis.player()), json(analysis)));
      return Json.write(object) + System.lineSeparator();
    }
    StringWriter text = new StringWriter();
    PrintWriter lines = new PrintWriter(text);
    for (MoveAnalysis analysis : analyses) {
      printTable(analysis, lines);
      if (compare && analysis.moves().size() > 1) {
        printComparison(analysis, lines);
      }
    }
    return text.toString();
  }

  private static String key(Player player) {
    return player == Player.LEFT ? "left" : "right";
  }

  private List<Map<String, Object>> json(MoveAnalysis analysis) {
    List<Map<String, Object>> moves = new ArrayList<>();
    for (MoveAnalysis.AnalysedMove move : analysis.moves()) {
      Map<String, Object> object = new LinkedHashMap<>();
      object.put("move", move.move().name());
      object.put("to", move.move().to().text());
      object.put("value", output().gameWriter().write(move.value()));
      object.put("outcome", move.outcome().name());
      object.put("winning", move.winning());
      object.put("best", move.best());
      moves.add(object);
    }
    return moves;
  }

  private void printTable(MoveAnalysis analysis, PrintWriter lines) {
    String player = analysis.player() == Player.LEFT ? "Left" : "Right";
    if (analysis.moves().isEmpty()) {
      lines.println(player + " has no move.");
      return;
    }
    int winning = analysis.winning().size();
    lines.println(
        player
            + " to move: "
            + (winning == 0
                ? "every move loses"
                : winning + " of " + analysis.moves().size() + " moves win"));
    int width =
        analysis.moves().stream().mapToInt(move -> move.move().name().length()).max().orElse(0);
    int number = 1;
    for (MoveAnalysis.AnalysedMove move : analysis.moves()) {
      String marks = (move.winning() ? "W" : " ") + (move.best() ? "B" : " ");
      lines.printf(
          "%3d %s  %-" + width + "s  %s  %s%n",
          number++,
          marks,
          move.move().name(),
          move.outcome(),
          output().gameWriter().writeBriefly(move.value(), LONGEST_VALUE));
    }
  }

  private void printComparison(MoveAnalysis analysis, PrintWriter lines) {
    int count = analysis.moves().size();
    lines.println("    row against column:");
    StringBuilder head = new StringBuilder("    ");
    for (int j = 1; j <= count; j++) {
      head.append("%4d".formatted(j));
    }
    lines.println(head);
    for (int i = 0; i < count; i++) {
      StringBuilder row = new StringBuilder("%4d".formatted(i + 1));
      for (int j = 0; j < count; j++) {
        Computation.poll();
        row.append("%4s".formatted(analysis.compare(i, j).symbol()));
      }
      lines.println(row);
    }
  }
}
