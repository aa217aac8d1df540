package org.gamester.script.claims;

import java.util.List;
import org.gamester.lab.claims.Condition;
import org.gamester.lab.claims.Formula;
import org.gamester.lab.claims.UnevaluableException;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.evaluation.Evaluation;
import org.gamester.script.evaluation.Formulas;
import org.gamester.script.objects.Refusals;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.Expression.FunctionLiteral;
import org.gamester.script.syntax.Position;
import org.gamester.values.GameTooLargeException;

/**
 * A formula or condition of a claims file, as a function of the variables of its claim. It is
 * compiled once for each thread.
 *
 * @param domains what the values of the variables stand for
 */
record TextFormula(FunctionLiteral function, List<TextDomain> domains, Vocabulary vocabulary)
    implements Formula, Condition {

  @Override
  public Object at(int[] values) {
    return answering(formulas -> Sides.of(value(formulas, values), formulas));
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

  private static String places(List<Position> positions) {
    return ClaimFileException.display("", "", positions).stripLeading();
  }
}
