package org.gamester.cli.explanations;

import java.util.ArrayList;
import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.explanation.Argument;
import org.gamester.analysis.explanation.Explainer;
import org.gamester.analysis.explanation.Explanation;
import org.gamester.analysis.explanation.WinningMoves;
import org.gamester.cli.command.Answer;
import org.gamester.cli.command.EvaluationCommand;
import org.gamester.cli.command.OutputOptions;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.output.MovesText;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.gamester.web.answers.Question;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says who wins a position, and why. */
@Command(
    name = "explain",
    description = {
      "Explain who wins a position or a sum: the outcome, an argument for it, and the winning"
          + " moves.",
      "",
      "The arguments are tried in this order, and the first that settles the question is used: nobody"
          + " or one player can move; summands that cancel; a mirror strategy; the nim sum;"
          + " numbers; the length of play; switches in order of temperature; atomic weights; signs"
          + " of ups and stars; means and temperatures; the values of the parts; the trimmed game"
          + " tree.",
      "",
      "Of Dots and Boxes, Strings and Coins and Nimstring the score or the value is given, with the"
          + " chains and loops of the position."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester explain 'nim(3+5+7)'",
      "  gamester explain --all '{3|1} + {2|-2} - {1|0} + 1/2'",
      "  gamester explain cram 4x4",
      "  gamester explain --misere 'nim(1+2+3)'"
    })
public final class ExplainCommand extends EvaluationCommand {
  private static final String SCHEMA = "gamester.explain/1";
  private static final int MOST_MOVES = 12;

  @Parameters(
      arity = "1..2",
      paramLabel = "POSITION",
      description = "A position or a sum of positions and values, or RULESET POSITION.")
  private List<String> words = List.of();

  @Option(names = "--all", description = "Show every argument that applies, not only the first.")
  private boolean all;

  @Option(names = "--tree", description = "Print the trimmed game tree, where it is the argument.")
  private boolean tree;

  @Option(
      names = "--misere",
      description = "The player who cannot move wins; explained for heaps of Nim.")
  private boolean misere;

  @Mixin private PositionArguments positions = new PositionArguments();

  public ExplainCommand() {}

  public ExplainCommand(Question.Explain asked, PositionArguments positions) {
    super(OutputOptions.Format.PLAIN);
    words = List.of(asked.p());
    all = asked.all();
    misere = asked.misere();
    this.positions = positions;
  }

  @Override
  protected int evaluate() throws Exception {
    return answerOne(SCHEMA, "position", words, this::answer);
  }

  private Answer answer(Evaluator evaluator) {
    Position position = positions.read(words, evaluator);
    Explanation explanation =
        misere ? Explainer.misere(position, evaluator) : Explainer.of(position, evaluator, all);
    return output().json() ? json(explanation) : output().given(text(explanation));
  }

  /** What the command says of a position. */
  public static String text(Position position, Evaluator evaluator) {
    ExplainCommand command = new ExplainCommand();
    command.words = List.of(MovesText.complete(position));
    return command.text(Explainer.of(position, evaluator, false));
  }

  private static String outcome(Explanation explanation) {
    Outcome outcome = explanation.outcome();
    String sentence =
        switch (outcome) {
          case N -> "The next player wins";
          case P -> "The previous player wins";
          default -> outcome.inWords();
        };
    return Character.toUpperCase(sentence.charAt(0))
        + sentence.substring(1)
        + " ("
        + outcome
        + ")"
        + (explanation.convention() == Convention.MISERE ? " in " + Convention.MISERE.text() : "")
        + ".";
  }

  private String text(Explanation explanation) {
    StringBuilder text = new StringBuilder();
    text.append(outcome(explanation)).append(System.lineSeparator());
    ArgumentText writer =
        new ArgumentText(
            new PartValues(output().lineWriter(), String.join(" ", words)),
            explanation.derivations());
    List<Argument> arguments = explanation.arguments();
    List<String> first = lines(writer, arguments.getFirst());
    first.addAll(moves(explanation));
    append(first, text);
    for (Argument other : arguments.subList(1, arguments.size())) {
      text.append("Another argument, by ").append(other.means()).append(':');
      text.append(System.lineSeparator());
      append(lines(writer, other), text);
    }
    return text.toString();
  }

  private static void append(List<String> lines, StringBuilder text) {
    lines.forEach(line -> text.append("  ").append(line).append(System.lineSeparator()));
  }

  private List<String> lines(ArgumentText writer, Argument argument) {
    List<String> lines = new ArrayList<>(writer.lines(argument));
    if (tree && argument instanceof Argument.Search search && !TreeText.isSmall(search)) {
      lines.removeLast();
      lines.addAll(TreeText.lines(search));
    }
    return lines;
  }

  private static List<String> moves(Explanation explanation) {
    List<String> lines = new ArrayList<>();
    for (WinningMoves winning : explanation.winning()) {
      if (winning.moves().isEmpty()) {
        continue;
      }
      List<String> shown =
          winning.moves().stream()
              .limit(MOST_MOVES)
              .map(move -> MovesText.name(move.name(), move.count()))
              .toList();
      int more = winning.moves().size() - shown.size();
      String whose =
          explanation.position().isImpartial() ? "" : " for " + winning.player().displayName();
      String head =
          winning.isComplete()
              ? winning.count() == 1 ? "Winning move" : "Winning moves"
              : "A winning move";
      lines.add(
          head
              + whose
              + ": "
              + String.join("; ", shown)
              + (more > 0 ? " and " + more + " more" : "")
              + "."
              + after(explanation.arguments().getFirst(), winning.count()));
    }
    return lines;
  }

  private static String after(Argument argument, int count) {
    return argument instanceof Argument.NimSum sum && sum.parts().size() > 1
        ? (count == 1 ? " It leaves" : " Each leaves")
            + " nim sum 0; every answer then makes it different from 0 again."
        : "";
  }

  private Answer json(Explanation explanation) {
    String asked = String.join(" ", words);
    ArgumentText writer =
        new ArgumentText(new PartValues(output().lineWriter(), asked), explanation.derivations());
    ArgumentFacts facts = new ArgumentFacts(new PartValues(output().gameWriter(), asked));
    List<ShownArgument> arguments =
        explanation.arguments().stream()
            .map(
                argument ->
                    new ShownArgument(
                        argument.means(),
                        argument.outcome(),
                        facts.parts(argument),
                        lines(writer, argument).stream().map(output()::line).toList()))
            .toList();
    return output()
        .found(
            SCHEMA,
            new ExplainResult(
                explanation.position(),
                explanation.convention(),
                explanation.outcome(),
                arguments,
                explanation.winning()));
  }

  private record ExplainResult(
      Position position,
      Convention convention,
      Outcome outcome,
      List<ShownArgument> arguments,
      List<WinningMoves> winning) {}

  private record ShownArgument(
      String means, Outcome outcome, List<ArgumentFacts.Fact> parts, List<String> lines) {}
}
