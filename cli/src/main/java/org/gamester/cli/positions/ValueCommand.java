package org.gamester.cli.positions;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LoopyEvaluator;
import org.gamester.analysis.LoopyNimber;
import org.gamester.analysis.LoopyNimbers;
import org.gamester.analysis.Scores;
import org.gamester.cli.command.Answer;
import org.gamester.cli.command.EvaluationCommand;
import org.gamester.cli.command.MisereOption;
import org.gamester.cli.command.OutputOptions;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.RefusedException;
import org.gamester.figures.ThermographText;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.script.GamePositions;
import org.gamester.script.Result;
import org.gamester.script.Worksheet;
import org.gamester.script.syntax.Source;
import org.gamester.values.Computation;
import org.gamester.values.Fields;
import org.gamester.values.Outcome;
import org.gamester.values.Problem;
import org.gamester.values.ShortGame;
import org.gamester.values.invariants.Invariants;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.misere.MisereGame;
import org.gamester.values.misere.MisereGameWriter;
import org.gamester.values.surreals.SurrealNumber;
import org.gamester.values.thermography.Thermograph;
import org.gamester.web.answers.Question;
import org.jspecify.annotations.Nullable;
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
  static final String SCHEMA = "gamester.value/1";

  /** How many positions are listed for the Grundy value of a loopy one. */
  private static final int MOST_POSITIONS = 1 << 16;

  @Parameters(
      arity = "1..2",
      paramLabel = "EXPRESSION",
      description = "An expression, positions of rulesets among its values; or RULESET POSITION.")
  private List<String> words = List.of();

  @Mixin private final PositionArguments positions = new PositionArguments();
  @Mixin private MisereOption misere = new MisereOption();

  /** What is said of every other number, which is why nothing more is. */
  private static final String NOT_A_SHORT_GAME =
      "This number is not a short game; only numbers of the form m/2^k are. It has no"
          + " stops, temperature or thermograph.";

  /**
   * What is found.
   *
   * @param value a value, or a text
   */
  @Fields({"expr", "type", "value", "game?", "loopy?", "thermograph?", "note?"})
  record ValueResult(
      String expr,
      String type,
      Object value,
      @Nullable Invariants game,
      LoopyCard.@Nullable Facts loopy,
      @Nullable Thermograph thermograph,
      String note) {}

  public ValueCommand() {}

  public ValueCommand(Question.Value asked) {
    super(OutputOptions.Format.of(asked.format()));
    words = List.of(asked.p());
    misere = new MisereOption(asked.misere());
  }

  @Override
  protected int evaluate() throws Exception {
    refuseMistypedOptions(words);
    if (words.size() > 2) {
      throw unusable("expected one expression, or a ruleset and a position; found " + words.size());
    }
    return answerOne(
        SCHEMA, "expr", words, evaluator -> answer(String.join(" ", words), evaluator));
  }

  /**
   * What is found of an impartial game under misere play.
   *
   * @param misereForm its canonical form
   */
  private record MisereResult(
      String expr,
      String type,
      String misereForm,
      String genus,
      int misereNimber,
      Outcome outcome) {

    static MisereResult of(String expression, String className, MisereGame form) {
      return new MisereResult(
          expression,
          className,
          MisereGameWriter.exact().write(form),
          form.genus().toString(),
          form.misereNimber(),
          form.isPPosition() ? Outcome.P : Outcome.N);
    }

    String lines() {
      List<String> lines = new ArrayList<>();
      ValueCard.line(lines, "misere form", misereForm);
      ValueCard.line(lines, "genus", genus);
      ValueCard.line(lines, "outcome", outcome + ": " + outcome.inWords());
      return String.join("\n", lines) + "\n";
    }
  }

  /** The answer under misere play. */
  private Answer misereAnswer(String expression, String className, Object object) {
    Optional<MisereGame> form = GamePositions.misereForm(object);
    if (form.isEmpty()) {
      throw new RefusedException(
          new Problem(
              expression
                  + " is not an impartial game; --misere shows the canonical forms of these, and"
                  + " 'gamester solve --misere' finds the outcomes of others"));
    }
    MisereResult result = MisereResult.of(expression, className, form.get());
    return output().json() ? output().found(SCHEMA, result) : output().given(result.lines());
  }

  private Answer answer(String expression, Evaluator evaluator) {
    if (misere.isGiven() && words.size() == 2) {
      return misereAnswer(expression, "game.ImpartialPosition", positions.read(words, evaluator));
    }
    if (words.size() == 2) {
      Position position = positions.read(words, evaluator);
      return answer(expression, position, evaluator, "game.CanonicalShortGame", "game.SidedValue");
    }
    if (expression.isBlank()) {
      throw new RefusedException(
          Problem.startingWithPlace("line 1, column 1: read nothing, expected an expression"));
    }
    Optional<Position> plain = misere.isGiven() ? Optional.empty() : plain(expression);
    if (plain.isPresent()) {
      Position position = plain.get();
      String type = position.isImpartial() ? "game.ImpartialPosition" : "game.Position";
      return answer(expression, position, evaluator, type, type);
    }
    Worksheet worksheet = positions.worksheet(output().worksheetStyle(), evaluator);
    return switch (worksheet.evaluate(Source.nameless(expression))) {
      case Result.Value value when misere.isGiven() ->
          misereAnswer(expression, value.className(), value.object());
      case Result.Value value -> {
        Answer answer = answer(expression, value);
        String printed =
            value.output().stream().map(line -> line + System.lineSeparator()).collect(joining());
        yield answer instanceof Answer.Given(String text)
            ? new Answer.Given(printed + text)
            : answer;
      }
      case Result.Failure failure -> {
        // A stop that the worksheet reports in its own words.
        Computation.pollNow();
        throw new RefusedException(positions.problem(expression, failure));
      }
    };
  }

  /**
   * The answer for a position.
   *
   * @param type its class if its value is a short game
   * @param loopyType its class if play can return
   */
  private Answer answer(
      String expression, Position position, Evaluator evaluator, String type, String loopyType) {
    Optional<Answer> entailed = entailed(expression, position, evaluator);
    if (entailed.isPresent()) {
      return entailed.get();
    }
    Optional<ShortGame> value = evaluator.shortValue(position);
    if (value.isPresent()) {
      return answer(expression, value.get(), type, "");
    }
    Object any = new LoopyEvaluator(evaluator).shortOrLoopy(position);
    return any instanceof ShortGame
        ? answer(expression, any, type, "")
        : new LoopyCard((LoopyValue) any, nimber(position), output().stopperWriter())
            .answer(output(), expression, loopyType);
  }

  /** The value where moves entail others: a nimber, or loony. */
  private Optional<Answer> entailed(String expression, Position position, Evaluator evaluator) {
    if (Convention.of(position) != Convention.ENTAILING) {
      return Optional.empty();
    }
    String value = entailedValue(new Scores(evaluator).nimber(position));
    return Optional.of(answer(expression, value, "game.ImpartialPosition", value));
  }

  /** A nimber as it is written, or loony. */
  static String entailedValue(OptionalInt nimber) {
    return nimber.isPresent()
        ? ShortGame.nimber(nimber.getAsInt()).toString()
        : "loony (the player to move wins every sum with it)";
  }

  /** A position that is evaluated without a worksheet; a wrong one is left to that. */
  private Optional<Position> plain(String expression) {
    try {
      return positions.plain(expression);
    } catch (TextException e) {
      return Optional.empty();
    }
  }

  /** A game that keeps its form is shown by its value. */
  private Answer answer(String expression, Result.Value value) {
    Object object = value.object();
    Optional<LoopyValue> any =
        object instanceof ShortGame ? Optional.empty() : GamePositions.anyValue(object);
    if (any.isEmpty()) {
      return answer(expression, object, value.className(), value.text());
    }
    Optional<ShortGame> game = any.get().shortGame();
    return game.isPresent()
        ? answer(expression, game.get(), value.className(), "")
        : new LoopyCard(
                any.get(),
                GamePositions.ifPlayable(object).flatMap(ValueCommand::nimber),
                output().stopperWriter())
            .answer(output(), expression, value.className());
  }

  /** The Grundy value of an impartial position that is loopy, if few positions are reached. */
  private static Optional<LoopyNimber> nimber(Position position) {
    return position.isImpartial()
        ? new LoopyNimbers(MOST_POSITIONS).ifFew(position)
        : Optional.empty();
  }

  private Answer answer(String expression, Object object, String className, String text) {
    Invariants invariants = object instanceof ShortGame game ? Invariants.of(game) : null;
    Thermograph thermograph = object instanceof Thermograph graph ? graph : null;
    String note = object instanceof SurrealNumber && invariants == null ? NOT_A_SHORT_GAME : "";
    if (output().json()) {
      Object value = invariants != null && text.isEmpty() ? object : text;
      return output()
          .found(
              SCHEMA,
              new ValueResult(expression, className, value, invariants, null, thermograph, note));
    }
    if (invariants != null) {
      ValueCard lines = new ValueCard(invariants, output().lineWriter());
      return output().format() == OutputOptions.Format.LATEX
          ? output().given(lines.invariants())
          : new Answer.Given(lines.invariants() + lines.thermograph());
    }
    String drawing =
        thermograph == null ? "" : ThermographText.draw(thermograph) + System.lineSeparator();
    return new Answer.Given(
        text
            + System.lineSeparator()
            + drawing
            + (note.isEmpty() ? "" : note + System.lineSeparator()));
  }
}
