package org.gamester.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.analysis.MoveAnalysis;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Player;
import org.gamester.values.notation.NotationException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the moves in a position with what they lead to. */
@Command(
    name = "moves",
    description = {
      "List every legal move of a position with the value and outcome it leads to. Winning moves"
          + " are marked W, best ones B: no other move of the player leads to a better value.",
      "",
      "A move wins if the player who made it wins what is left, the opponent to move."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester moves geography-triple 'A(3,2,1)-A(3,1,2)-A(1,1,1)'",
      "  gamester moves --compare 'splittles{1,3 | 2,4}(9)'"
    })
final class MovesCommand extends EvaluationCommand {
  private static final int LONGEST_VALUE = 200;

  @Parameters(
      arity = "1..2",
      paramLabel = "POSITION",
      description = "A sum with positions, or RULESET POSITION.")
  private List<String> words = List.of();

  @Option(names = "--compare", description = "Compare the values of the moves with each other.")
  private boolean compare;

  @Mixin private PositionArguments positions;

  @Override
  int evaluate() throws Exception {
    refuseMistypedOptions(words);
    if (words.size() > 2) {
      throw unusable("one position, or a ruleset and a position; found " + words.size());
    }
    try (ProgressLine progress = new ProgressLine(err());
        Interruption _ = new Interruption()) {
      Evaluator evaluator =
          new Evaluator(
              Evaluator.DEFAULT_MEMORY,
              true,
              state -> progress.show("%,d positions worked out".formatted(state.evaluated())));
      try {
        List<MoveAnalysis> analyses = new ArrayList<>();
        Position position =
            Computation.within(
                limits(),
                () -> {
                  Position read = positions.read(words);
                  for (Player player : Player.values()) {
                    analyses.add(MoveAnalysis.of(evaluator, read, player));
                  }
                  return read;
                });
        progress.clear();
        Computation.within(
            limits(),
            () -> {
              print(position, analyses);
              return true;
            });
        return ExitStatus.OK;
      } catch (ComputationStopped e) {
        progress.clear();
        err()
            .printf(
                "%s; %,d positions worked out%n", Interruption.clause(e), evaluator.evaluated());
        return ExitStatus.SOME_FAILED;
      } catch (TextException
          | NotationException
          | LoopyPositionException
          | GameTooLargeException e) {
        err().println(e.getMessage());
        return ExitStatus.SOME_FAILED;
      }
    }
  }

  private void print(Position position, List<MoveAnalysis> analyses) {
    if (output().json()) {
      Map<String, @Nullable Object> object = new LinkedHashMap<>();
      object.put("schema", "gamester.moves/1");
      object.put("position", position.text());
      analyses.forEach(analysis -> object.put(key(analysis.player()), json(analysis)));
      out().println(Json.write(object));
      return;
    }
    for (MoveAnalysis analysis : analyses) {
      printTable(analysis);
      if (compare && analysis.moves().size() > 1) {
        printComparison(analysis);
      }
    }
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

  private void printTable(MoveAnalysis analysis) {
    String player = analysis.player() == Player.LEFT ? "Left" : "Right";
    if (analysis.moves().isEmpty()) {
      out().println(player + " has no move.");
      return;
    }
    int winning = analysis.winning().size();
    out()
        .println(
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
      out()
          .printf(
              "%3d %s  %-" + width + "s  %s  %s%n",
              number++,
              marks,
              move.move().name(),
              move.outcome(),
              output().gameWriter().writeBriefly(move.value(), LONGEST_VALUE));
    }
  }

  private void printComparison(MoveAnalysis analysis) {
    int count = analysis.moves().size();
    out().println("    row against column:");
    StringBuilder head = new StringBuilder("    ");
    for (int j = 1; j <= count; j++) {
      head.append("%4d".formatted(j));
    }
    out().println(head);
    for (int i = 0; i < count; i++) {
      StringBuilder row = new StringBuilder("%4d".formatted(i + 1));
      for (int j = 0; j < count; j++) {
        Computation.poll();
        row.append("%4s".formatted(analysis.compare(i, j).symbol()));
      }
      out().println(row);
    }
  }
}
