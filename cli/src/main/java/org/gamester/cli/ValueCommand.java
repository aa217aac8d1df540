package org.gamester.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.analysis.Progress;
import org.gamester.figures.ThermographText;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.script.Result;
import org.gamester.script.Worksheet;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.NotationException;
import org.gamester.values.thermography.Thermograph;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Says what one expression, or one position, is worth. */
@Command(
    name = "value",
    description = {
      "Say what an expression or a position is worth: its canonical form, who wins, stops, mean,"
          + " temperature, birthday, atomic weight, reduced canonical form and thermograph.",
      "",
      "The argument is an expression of the worksheet language, or a sum of positions of any"
          + " rulesets and of values; with two arguments, a ruleset and a position of it.",
      "",
      "A stop says who moved last. Temperatures: of an integer -1, of m/2^k in lowest terms"
          + " -1/2^k."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester value '{2|1} + ^ - 3*2'",
      "  gamester value --json '{3||2|1}.Thermograph'",
      "  gamester value geography-triple 'A(3,12,4)+A(7,12,1)-A(9,15,6)'",
      "  gamester value 'young(9,7,7,2) - hackenbush(xo) + {2|-1}'"
    })
final class ValueCommand extends EvaluationCommand {
  private static final String SCHEMA = "gamester.value/1";

  @Parameters(
      arity = "1..2",
      paramLabel = "EXPRESSION",
      description = "An expression, a sum with positions, or RULESET POSITION.")
  private List<String> words = List.of();

  @Mixin private PositionArguments positions;

  @Override
  int evaluate() throws Exception {
    refuseMistypedOptions(words);
    if (words.size() > 2) {
      throw unusable("one expression, or a ruleset and a position; found " + words.size());
    }
    boolean isPosition = words.size() == 2 || positions.namesRuleset(words.getFirst());
    return isPosition ? ofPosition() : ofExpression();
  }

  private int ofExpression() throws Exception {
    String expression = words.getFirst();
    if (expression.isBlank()) {
      return refuse(expression, "line 1, column 1: read nothing, expected an expression");
    }
    try (Interruption _ = new Interruption()) {
      Worksheet worksheet =
          new Worksheet(output().worksheetStyle(), limits(), positions.catalogue());
      return ofResult(expression, worksheet.evaluate(expression));
    }
  }

  private int ofResult(String expression, Result result) throws Exception {
    return switch (result) {
      case Result.Value value -> {
        value.output().forEach(line -> out().println(line));
        try {
          answerWithinLimits(expression, value.object(), value.className(), value.text());
          yield ExitStatus.OK;
        } catch (ComputationStopped e) {
          yield refuse(expression, String.valueOf(e.getMessage()));
        }
      }
      case Result.Failure failure -> {
        String mistyped = positions.mistypedRuleset(expression);
        String hint = mistyped.isEmpty() ? "" : System.lineSeparator() + mistyped;
        yield refuse(expression, JsonErrors.of(failure), failure.display() + hint);
      }
    };
  }

  private int ofPosition() throws Exception {
    String expression = String.join(" ", words);
    try (ProgressLine progress = new ProgressLine(err());
        Interruption _ = new Interruption()) {
      Evaluator evaluator =
          new Evaluator(Evaluator.DEFAULT_MEMORY, true, state -> progress.show(text(state)));
      try {
        ShortGame value =
            Computation.within(
                limits(),
                () -> {
                  Position position = positions.read(words);
                  return evaluator.value(position);
                });
        progress.clear();
        answerWithinLimits(expression, value, "game.CanonicalShortGame", "");
        return ExitStatus.OK;
      } catch (ComputationStopped e) {
        progress.clear();
        return refuse(expression, Interruption.clause(e) + "; " + text(evaluator.progress()));
      } catch (TextException e) {
        return refuse(expression, JsonErrors.of(e), String.valueOf(e.getMessage()));
      } catch (NotationException | LoopyPositionException | GameTooLargeException e) {
        return refuse(expression, String.valueOf(e.getMessage()));
      }
    }
  }

  private static String text(Progress state) {
    return "%,d positions worked out, %,d remembered"
        .formatted(state.evaluated(), state.remembered());
  }

  private int refuse(String expression, String message) {
    return refuse(expression, Map.of("message", message), message);
  }

  private int refuse(String expression, Map<String, Object> error, String message) {
    if (output().json()) {
      Map<String, @Nullable Object> object = new LinkedHashMap<>();
      object.put("schema", SCHEMA);
      object.put("expr", expression);
      object.put("error", error);
      out().println(Json.write(object));
    } else {
      err().println(message);
    }
    return ExitStatus.SOME_FAILED;
  }

  private void answerWithinLimits(String expression, Object object, String className, String text)
      throws Exception {
    Computation.within(
        limits(),
        () -> {
          answer(expression, object, className, text);
          return true;
        });
  }

  private void answer(String expression, Object object, String className, String text) {
    ValueCard card =
        object instanceof ShortGame game ? new ValueCard(game, output().gameWriter()) : null;
    if (output().json()) {
      Map<String, @Nullable Object> answer = new LinkedHashMap<>();
      answer.put("schema", SCHEMA);
      answer.put("expr", expression);
      answer.put("type", className);
      answer.put(
          "value",
          card == null || !text.isEmpty() ? text : output().gameWriter().write((ShortGame) object));
      if (card != null) {
        answer.put("game", card.json());
      } else if (object instanceof Thermograph thermograph) {
        answer.put("thermograph", ValueCard.thermographJson(thermograph));
      }
      out().println(Json.write(answer));
    } else if (card != null) {
      out().print(card.text());
    } else {
      out().println(text);
      if (object instanceof Thermograph thermograph) {
        out().println(ThermographText.draw(thermograph));
      }
    }
  }
}
