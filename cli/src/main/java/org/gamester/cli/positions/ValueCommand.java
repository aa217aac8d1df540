package org.gamester.cli.positions;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Optional;
import org.gamester.analysis.Evaluator;
import org.gamester.cli.command.Answer;
import org.gamester.cli.command.EvaluationCommand;
import org.gamester.cli.command.InputAdvice;
import org.gamester.cli.command.MisereOption;
import org.gamester.cli.command.OutputOptions;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.RefusedException;
import org.gamester.cli.command.Worksheets;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.script.Result;
import org.gamester.script.Worksheet;
import org.gamester.script.syntax.Source;
import org.gamester.values.Computation;
import org.gamester.values.Limits;
import org.gamester.values.Problem;
import org.gamester.web.answers.Question;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Evaluates one expression or one position. */
@Command(
    name = "value",
    description = {
      "Evaluate an expression or a position: canonical form, outcome, stops, mean,"
          + " temperature, birthday, atomic weight, reduced canonical form and thermograph.",
      "",
      "The argument is an expression of the worksheet language, or a sum of positions of any"
          + " rulesets and of values. Two arguments are a ruleset and a position of it.",
      "",
      "With --misere, the answer for an impartial game is its canonical form under misere play, its"
          + " genus and its outcome.",
      "",
      "Each stop is shown with the player who moved last. The temperature of an integer is -1, that"
          + " of m/2^k in lowest terms is -1/2^k."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester value '{2|1} + ^ - 3*2'",
      "  gamester value --json '{3||2|1}.Thermograph'",
      "  gamester value --misere 'kayles(7)'",
      "  gamester value geography-triple 'A(3,12,4)+A(7,12,1)-A(9,15,6)'",
      "  gamester value 'young(9,7,7,2) - hackenbush(xo) + {2|-1}'"
    })
public final class ValueCommand extends EvaluationCommand {

  @Parameters(
      arity = "1..2",
      paramLabel = "EXPRESSION",
      description = "An expression, positions of rulesets among its values; or RULESET POSITION.")
  private List<String> words = List.of();

  @Mixin private PositionArguments positions = new PositionArguments();
  @Mixin private MisereOption misere = new MisereOption();

  public ValueCommand() {}

  public ValueCommand(Question.Value asked, PositionArguments positions) {
    super(OutputOptions.Format.of(asked.format()));
    words = List.of(asked.p());
    misere = new MisereOption(asked.misere());
    this.positions = positions;
  }

  @Override
  protected int evaluate() throws Exception {
    refuseMistypedOptions(words);
    if (words.size() > 2) {
      throw unusable("expected one expression, or a ruleset and a position; found " + words.size());
    }
    return answerOne(
        ValueAnswers.SCHEMA,
        "expr",
        words,
        evaluator -> answer(String.join(" ", words), evaluator));
  }

  private Answer answer(String expression, Evaluator evaluator) {
    ValueAnswers answers = new ValueAnswers(output(), expression);
    if (misere.isGiven() && words.size() == 2) {
      return answers.ofMisere("game.ImpartialPosition", positions.read(words, evaluator));
    }
    if (words.size() == 2) {
      Position position = positions.read(words, evaluator);
      return answers.of(position, evaluator, "game.CanonicalShortGame", "game.SidedValue");
    }
    if (expression.isBlank()) {
      throw new RefusedException(
          Problem.startingWithPlace("line 1, column 1: read nothing, expected an expression"));
    }
    Optional<Position> plain = misere.isGiven() ? Optional.empty() : plain(expression);
    if (plain.isPresent()) {
      Position position = plain.get();
      String type = position.isImpartial() ? "game.ImpartialPosition" : "game.Position";
      return answers.of(position, evaluator, type, type);
    }
    Worksheet worksheet =
        Worksheets.of(positions, Worksheets.style(output()), Limits.NONE, evaluator);
    return switch (worksheet.evaluate(Source.nameless(expression))) {
      case Result.Value value when misere.isGiven() ->
          answers.ofMisere(value.className(), value.object());
      case Result.Value value -> {
        Answer answer = answers.of(value);
        String printed =
            value.output().stream().map(line -> line + System.lineSeparator()).collect(joining());
        yield answer instanceof Answer.Given(String text)
            ? new Answer.Given(printed + text)
            : answer;
      }
      case Result.Failure failure -> {
        // A stop that the worksheet reports in its own words.
        Computation.pollNow();
        throw new RefusedException(
            new InputAdvice(positions.catalogue()).problem(expression, failure));
      }
    };
  }

  /** A position that is evaluated without a worksheet; a wrong one is left to that. */
  private Optional<Position> plain(String expression) {
    try {
      return positions.plain(expression);
    } catch (TextException e) {
      return Optional.empty();
    }
  }
}
