package org.gamester.cli.positions;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.analysis.MoveAnalysis;
import org.gamester.analysis.MoveOutcomes;
import org.gamester.analysis.Outcomes;
import org.gamester.cli.command.Answer;
import org.gamester.cli.command.EvaluationCommand;
import org.gamester.cli.command.MisereOption;
import org.gamester.cli.command.OutputOptions;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.RefusedException;
import org.gamester.cli.output.MovesText;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Fields;
import org.gamester.values.Player;
import org.gamester.web.answers.Question;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the moves of a position with the values that they lead to. */
@Command(
    name = "moves",
    description = {
      "List every legal move of a position with the value and outcome it leads to. Winning moves"
          + " are marked W, the best of them B, undominated moves that lose U.",
      "",
      "A move wins if its player wins the resulting position with the opponent to move. A move is"
          + " undominated if no other move of the player leads to a better value. A best move wins"
          + " and is undominated; where no move wins, none is best. In an impartial position only"
          + " W is shown, since all its values are nimbers, none better than another.",
      "",
      "Positions that are not played under normal play have no value; for them, and with --misere,"
          + " the outcome of each move is listed. Moves that lead to a draw are marked D."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester moves geography-triple 'A(3,2,1)-A(3,1,2)-A(1,1,1)'",
      "  gamester moves --compare 'splittles{1,3 | 2,4}(9)'"
    })
public final class MovesCommand extends EvaluationCommand {
  private static final String SCHEMA = "gamester.moves/1";
  private static final int LONGEST_VALUE = 200;

  @Parameters(
      arity = "1..2",
      paramLabel = "POSITION",
      description = "A position or a sum with positions, or RULESET POSITION.")
  private List<String> words = List.of();

  @Option(names = "--compare", description = "Compare the values of the moves with each other.")
  private boolean compare;

  @Option(names = "--list", description = "List the moves alone, without what they are worth.")
  private boolean list;

  @Mixin private final MisereOption misere;

  @Mixin private PositionArguments positions = new PositionArguments();

  public MovesCommand() {
    misere = new MisereOption();
  }

  public MovesCommand(Question.Moves asked, PositionArguments positions) {
    super(OutputOptions.Format.of(asked.format()));
    words = List.of(asked.p());
    list = asked.list();
    misere = new MisereOption(asked.misere());
    this.positions = positions;
  }

  @Override
  protected int evaluate() throws Exception {
    return answerOne(
        SCHEMA,
        "position",
        words,
        evaluator -> answer(positions.read(words, evaluator), evaluator));
  }

  private Answer answer(Position position, Evaluator evaluator) {
    List<Player> players = MovesText.players(position);
    Convention convention = misere.convention(position);
    if (list) {
      return listed(position, players, convention);
    }
    if (convention == Convention.NORMAL) {
      try {
        return text(
            position,
            players.stream().map(player -> MoveAnalysis.of(evaluator, position, player)).toList());
      } catch (LoopyPositionException e) {
        convention = Convention.LOOPY; // no declaration says it: it is found out
      }
    }
    return byConvention(position, players, convention, evaluator);
  }

  private Answer byConvention(
      Position position, List<Player> players, Convention convention, Evaluator evaluator) {
    if (compare) {
      throw ConventionException.noValue(position, convention);
    }
    Outcomes outcomes = new Outcomes(evaluator);
    List<MoveOutcomes> moves =
        players.stream()
            .map(player -> MoveOutcomes.of(outcomes, position, player, convention))
            .toList();
    return output().json()
        ? json(position, convention, moves.getFirst().moves(), moves.getLast().moves())
        : output().given(new OutcomeTable(position, convention, moves).text());
  }

  private Answer listed(Position position, List<Player> players, Convention convention) {
    if (compare) {
      throw new RefusedException("--compare needs values; drop --list");
    }
    MoveList moves = new MoveList(position, players);
    return output().json()
        ? json(position, convention, moves.of(players.getFirst()), moves.of(players.getLast()))
        : output().given(moves.text());
  }

  /** The moves; their convention is named if it is another than normal play. */
  @Fields({"position", "impartial", "convention?", "left", "right"})
  record MovesResult(
      Position position, Optional<Convention> convention, List<?> left, List<?> right) {

    public boolean impartial() {
      return position.isImpartial();
    }
  }

  private Answer json(Position position, Convention convention, List<?> left, List<?> right) {
    Optional<Convention> named =
        convention == Convention.NORMAL ? Optional.empty() : Optional.of(convention);
    return output().found(SCHEMA, new MovesResult(position, named, left, right));
  }

  private Answer text(Position position, List<MoveAnalysis> analyses) {
    if (output().json()) {
      return json(
          position, Convention.NORMAL, analyses.getFirst().moves(), analyses.getLast().moves());
    }
    StringWriter text = new StringWriter();
    PrintWriter lines = new PrintWriter(text);
    for (MoveAnalysis analysis : analyses) {
      printTable(position, analysis, lines);
      if (compare && analysis.moves().size() > 1) {
        printComparison(analysis, lines);
      }
    }
    return output().given(text.toString());
  }

  private void printTable(Position position, MoveAnalysis analysis, PrintWriter lines) {
    boolean impartial = position.isImpartial();
    if (analysis.moves().isEmpty()) {
      lines.println(MovesText.noMove(position, analysis.player()));
      return;
    }
    int all = count(analysis.moves());
    int winning = count(analysis.winning());
    lines.println(
        MovesText.player(position, analysis.player())
            + " to move: "
            + MovesText.summary(winning, 0, all));
    List<String> names =
        analysis.moves().stream().map(move -> MovesText.name(move.move(), move.count())).toList();
    List<String> targets =
        analysis.moves().stream().map(move -> MovesText.target(move.move())).toList();
    String row =
        "%3d %s  %-"
            + MovesText.longest(names)
            + "s  %-"
            + MovesText.longest(targets)
            + "s  %s  %s%n";
    for (int i = 0; i < names.size(); i++) {
      MoveAnalysis.AnalysedMove move = analysis.moves().get(i);
      String marks = (move.winning() ? "W" : " ") + (impartial ? " " : quality(move));
      lines.printf(
          row,
          i + 1,
          marks,
          names.get(i),
          targets.get(i),
          move.outcome(),
          output().lineWriter().writeBriefly(move.value(), LONGEST_VALUE));
    }
  }

  private static String quality(MoveAnalysis.AnalysedMove move) {
    return move.best() ? "B" : move.undominated() ? "U" : " ";
  }

  private static int count(List<MoveAnalysis.AnalysedMove> moves) {
    return moves.stream().mapToInt(MoveAnalysis.AnalysedMove::count).sum();
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
