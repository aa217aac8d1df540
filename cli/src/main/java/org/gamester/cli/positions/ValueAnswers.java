package org.gamester.cli.positions;

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
import org.gamester.cli.command.OutputOptions;
import org.gamester.cli.command.RefusedException;
import org.gamester.figures.ThermographText;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Position;
import org.gamester.script.GamePositions;
import org.gamester.script.Result;
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
import org.jspecify.annotations.Nullable;

/** The answers of {@link ValueCommand} for one expression: texts, or what JSON is made of. */
final class ValueAnswers {
  static final String SCHEMA = "gamester.value/1";

  /** How many positions are listed for the Grundy value of a loopy one. */
  private static final int MOST_POSITIONS = 1 << 16;

  /** Why a number that is not dyadic has no invariants. */
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

  private final OutputOptions output;
  private final String expression;

  ValueAnswers(OutputOptions output, String expression) {
    this.output = output;
    this.expression = expression;
  }

  /**
   * The invariants of an impartial game under misere play.
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
  Answer ofMisere(String className, Object object) {
    Optional<MisereGame> form = GamePositions.misereForm(object);
    if (form.isEmpty()) {
      throw new RefusedException(
          new Problem(
              expression
                  + " is not an impartial game; --misere shows the canonical forms of these, and"
                  + " 'gamester solve --misere' finds the outcomes of others"));
    }
    MisereResult result = MisereResult.of(expression, className, form.get());
    return output.json() ? output.found(SCHEMA, result) : output.given(result.lines());
  }

  /**
   * The answer for a position.
   *
   * @param type its class if its value is a short game
   * @param loopyType its class if play can return
   */
  Answer of(Position position, Evaluator evaluator, String type, String loopyType) {
    Optional<Answer> entailed = entailed(position, evaluator);
    if (entailed.isPresent()) {
      return entailed.get();
    }
    Optional<ShortGame> value = evaluator.shortValue(position);
    if (value.isPresent()) {
      return answer(value.get(), type, "");
    }
    Object any = new LoopyEvaluator(evaluator).shortOrLoopy(position);
    return any instanceof ShortGame
        ? answer(any, type, "")
        : new LoopyCard((LoopyValue) any, nimber(position), output)
            .answer(output, expression, loopyType);
  }

  /** The value where moves entail others: a nimber, or loony. */
  private Optional<Answer> entailed(Position position, Evaluator evaluator) {
    if (Convention.of(position) != Convention.ENTAILING) {
      return Optional.empty();
    }
    String value = entailedValue(new Scores(evaluator).nimber(position));
    return Optional.of(answer(value, "game.ImpartialPosition", value));
  }

  /** A nimber as it is written, or loony. */
  static String entailedValue(OptionalInt nimber) {
    return nimber.isPresent()
        ? ShortGame.nimber(nimber.getAsInt()).toString()
        : "loony (the player to move wins every sum with it)";
  }

  /** A game that keeps its form is shown by its value. */
  Answer of(Result.Value value) {
    Object object = value.object();
    Optional<LoopyValue> any =
        object instanceof ShortGame ? Optional.empty() : GamePositions.anyValue(object);
    if (any.isEmpty()) {
      return answer(object, value.className(), value.text());
    }
    Optional<ShortGame> game = any.get().shortGame();
    return game.isPresent()
        ? answer(game.get(), value.className(), "")
        : new LoopyCard(
                any.get(), GamePositions.ifPlayable(object).flatMap(ValueAnswers::nimber), output)
            .answer(output, expression, value.className());
  }

  /** The Grundy value of an impartial position that is loopy, if few positions are reached. */
  private static Optional<LoopyNimber> nimber(Position position) {
    return position.isImpartial()
        ? new LoopyNimbers(MOST_POSITIONS).ifFew(position)
        : Optional.empty();
  }

  private Answer answer(Object object, String className, String text) {
    Invariants invariants = object instanceof ShortGame game ? Invariants.of(game) : null;
    Thermograph thermograph = object instanceof Thermograph graph ? graph : null;
    String note = object instanceof SurrealNumber && invariants == null ? NOT_A_SHORT_GAME : "";
    if (output.json()) {
      Object value = invariants != null && text.isEmpty() ? object : text;
      return output.found(
          SCHEMA,
          new ValueResult(expression, className, value, invariants, null, thermograph, note));
    }
    if (invariants != null) {
      ValueCard lines = new ValueCard(invariants, output.lineWriter());
      return output.format() == OutputOptions.Format.LATEX
          ? output.given(lines.invariants())
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
