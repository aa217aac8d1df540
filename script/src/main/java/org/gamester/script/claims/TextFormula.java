package org.gamester.script.claims;

import java.time.Duration;
import java.util.List;
import org.gamester.lab.claims.Condition;
import org.gamester.lab.claims.Formula;
import org.gamester.lab.claims.GameSide;
import org.gamester.lab.claims.UnevaluableException;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.evaluation.Evaluation;
import org.gamester.script.evaluation.Formulas;
import org.gamester.script.forms.GameValues;
import org.gamester.script.objects.Refusals;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.Expression.FunctionLiteral;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Limits;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameWriter;

/**
 * A formula or condition of a claims file, as a function of the variables of its claim. It is
 * compiled once for each thread.
 *
 * @param domains what the values of the variables stand for
 */
record TextFormula(FunctionLiteral function, List<TextDomain> domains, Vocabulary vocabulary)
    implements Formula, Condition {
  private static final Limits TIME_FOR_A_VALUE = Limits.ofTime(Duration.ofSeconds(3));
  private static final int CHARACTERS = 160;

  @Override
  public Object at(int[] values) {
    return answering(
        formulas -> {
          Object value = value(formulas, values);
          return GameValues.takesLong(value)
              ? new OpenGame(value, formulas.text(value))
              : Sides.of(value, formulas);
        });
  }

  /** A position, or a sum of positions, as a side of a claim. */
  private final class OpenGame implements GameSide {
    private final Object game;
    private final String text;

    OpenGame(Object game, String text) {
      this.game = game;
      this.text = text;
    }

    @Override
    public ShortGame value() {
      return (ShortGame) answering(formulas -> GameValues.of(game));
    }

    @Override
    public boolean isAtMost(Object other) {
      return (Boolean) answering(formulas -> GameValues.isLessOrEqual(game, object(other)));
    }

    @Override
    public boolean isAtLeast(Object other) {
      return (Boolean) answering(formulas -> GameValues.isLessOrEqual(object(other), game));
    }

    private static Object object(Object other) {
      return other instanceof OpenGame open ? open.game : other;
    }

    /** The value, or the position itself where its value takes long. */
    @Override
    public String toString() {
      try {
        return Computation.within(
            TIME_FOR_A_VALUE, () -> GameWriter.exact().writeBriefly(value(), CHARACTERS));
      } catch (ComputationStopped e) {
        Computation.pollNow();
        return text;
      } catch (RuntimeException e) {
        throw e;
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** The text that an object prints as, for names of cases. */
  String textAt(int[] values) {
    return (String) answering(formulas -> formulas.text(value(formulas, values)));
  }

  @Override
  public boolean holdsAt(int[] values) {
    return (Boolean)
        answering(
            formulas -> {
              Object value = value(formulas, values);
              if (!(value instanceof Boolean)) {
                throw Classes.expected(StandardClasses.BOOLEAN, value).at(function.position());
              }
              return value;
            });
  }

  private Object value(Formulas formulas, int[] values) {
    Object[] arguments = new Object[values.length];
    for (int i = 0; i < values.length; i++) {
      arguments[i] = domains.get(i).object(values[i]);
    }
    return formulas.value(function, arguments);
  }

  /** What the language answers. */
  private interface Answer {
    Object from(Formulas formulas);
  }

  private Object answering(Answer answer) {
    try {
      return answer.from(vocabulary.formulas());
    } catch (ScriptException e) {
      throw new UnevaluableException(
          e.getMessage() + (e.detail().isEmpty() ? "" : " " + e.detail()), places(e.positions()));
    } catch (ArithmeticException e) {
      throw new UnevaluableException(Refusals.words(e), places(List.of(function.position())));
    } catch (GameTooLargeException e) {
      throw new UnevaluableException(Refusals.words(e), places(List.of(function.position())));
    } catch (StackOverflowError e) {
      throw new UnevaluableException(Evaluation.TOO_DEEP, places(List.of(function.position())));
    }
  }

  private static String places(List<SourcePlace> positions) {
    return ClaimFileException.display("", "", positions).stripLeading();
  }
}
